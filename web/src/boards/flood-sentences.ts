/** Choices of After the Flood whose own values do not say enough: which empire stands in a place of the turn's row. */

import type { Choice } from "../api/types";
import type { Sentence } from "./board";
import { numberOf } from "./common/values";

export function sentence(view: unknown, { verb, values }: Pick<Choice, "verb" | "values">): Sentence | null {
  if (verb !== "start") return null;
  const { empires } = view as { empires: { empire: string }[] };
  const started = empires[numberOf(values["slot"])];
  return started ? { key: "board-start", values: { empire: { word: `empire-${started.empire}` } } } : null;
}
