/** The rules of games, paragraph by paragraph, fetched once per language. */

import { getJson } from "../api/client";
import type { Paragraph } from "../api/types";

const fetched = new Map<string, Promise<Paragraph[]>>();

export function rulesOf(game: string, language: string): Promise<Paragraph[]> {
  const path = `/api/rules/${encodeURIComponent(game)}/${language}`;
  let rules = fetched.get(path);
  if (!rules) {
    rules = getJson<Paragraph[]>(path);
    rules.catch(() => fetched.delete(path));
    fetched.set(path, rules);
  }
  return rules;
}

/** The paragraph that states a rule. */
export async function ruleText(game: string, language: string, rule: string): Promise<string> {
  return (await rulesOf(game, language)).find((paragraph) => paragraph.ids.includes(rule))?.text ?? "";
}
