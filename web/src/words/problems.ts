/** What the server refuses, in words; its own English detail where we have none. */

import type { Problem } from "../api/client";
import { words } from "./words.svelte";

export function problemText(problem: Problem): string {
  const key = `problem-${problem.kind}`;
  return words.has(key) ? words.t(key, problem.numbers) : problem.message;
}
