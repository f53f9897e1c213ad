/** Choices of After the Flood whose own values do not say enough: what is paid for armies, and which empire is started. */

import type { Choice } from "../api/types";
import type { Sentence } from "./board";
import { numberOf } from "./common/values";

export function sentence(view: unknown, { verb, values }: Pick<Choice, "verb" | "values">): Sentence | null {
  const { step, empires } = view as { step: string; empires: { empire: string }[] };
  if (verb === "add" && step === "buy") return { key: "board-buy-with", values };
  const started = verb === "start" && empires[numberOf(values["slot"])];
  return started ? { key: "board-start", values: { empire: { word: `empire-${started.empire}` } } } : null;
}
