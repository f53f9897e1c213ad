/** Choices of UR whose own values do not say enough: a spare tile is known by its pair, not by its place beside the grid. */

import type { Choice } from "../api/types";
import type { Sentence } from "./board";

export function sentence(view: unknown, { verb, values }: Pick<Choice, "verb" | "values">): Sentence | null {
  const spot = values["spot"];
  if (verb !== "exchange" || !spot || !("text" in spot)) return null;
  const { spares } = view as { spares: Record<string, string> };
  const kind = spares[spot.text];
  return kind ? { key: "board-take-spare", values: { kind: { word: `kind-${kind}` } } } : null;
}
