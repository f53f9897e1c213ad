/**
 * Choosing an answer by picking things on the board, step by step; it knows nothing of any game.
 *
 * A choice names the things it touches, in order. What was picked so far is a beginning of that list; every pick narrows
 * the choices down until one is left. Choices that cannot be told apart by picking are offered as buttons.
 */

import type { Choice } from "../api/types";
import { kindOf } from "../boards/board";

export interface Offer {
  /** Things that can be picked next. */
  active: ReadonlySet<string>;
  /** Choices to be offered in words. */
  buttons: readonly Choice[];
  /** The one choice that is left, if all it touches is picked. */
  ready: Choice | null;
}

function startsWith(choice: Choice, chosen: readonly string[]): boolean {
  return chosen.every((thing, i) => choice.touches[i] === thing);
}

/** What can be picked, and what is offered in words, after some picks on a board that shows these kinds of things. */
export function offer(choices: readonly Choice[], chosen: readonly string[], kinds: readonly string[]): Offer {
  const left = choices.filter((choice) => startsWith(choice, chosen));
  const next = left.flatMap((choice) => choice.touches.slice(chosen.length, chosen.length + 1));
  const only = left.length === 1 && chosen.length > 0 ? left[0] : undefined;
  const ready = only && only.touches.length === chosen.length ? only : null;
  const buttons = left.filter((choice) => {
    const thing = choice.touches[chosen.length];
    return thing === undefined || !kinds.includes(kindOf(thing));
  });
  return { active: new Set(next), buttons: ready ? [] : buttons, ready };
}

/** What is chosen after picking a thing: one more, one less, or a fresh start; null if nothing can be done with it. */
export function pick(choices: readonly Choice[], chosen: readonly string[], thing: string): readonly string[] | null {
  const more = [...chosen, thing];
  if (choices.some((choice) => startsWith(choice, more))) return more;
  const before = chosen.indexOf(thing);
  if (before >= 0) return chosen.slice(0, before);
  return choices.some((choice) => startsWith(choice, [thing])) ? [thing] : null;
}
