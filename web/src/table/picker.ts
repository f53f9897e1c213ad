/**
 * Choosing an answer by picking things on the board, step by step; it knows nothing of any game.
 *
 * A choice names the things it touches, in order. What was picked so far is a beginning of that list; every pick narrows
 * the choices down until one is left. Choices that cannot be told apart by picking are offered as buttons. Who begins
 * with a later thing of the list is understood too, where no choice begins with it.
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

function holds(choice: Choice, chosen: readonly string[]): boolean {
  return chosen.every((thing) => choice.touches.includes(thing));
}

/** The choices that what was picked leaves: those that begin with it in this order, else those that touch all of it. */
function leftBy(choices: readonly Choice[], chosen: readonly string[]): readonly Choice[] {
  const inOrder = choices.filter((choice) => startsWith(choice, chosen));
  return inOrder.length ? inOrder : choices.filter((choice) => holds(choice, chosen));
}

/** What is still to be picked for a choice. */
function rest(choice: Choice, chosen: readonly string[]): readonly string[] {
  return startsWith(choice, chosen)
    ? choice.touches.slice(chosen.length)
    : choice.touches.filter((thing) => !chosen.includes(thing));
}

/** What can be picked, and what is offered in words, after some picks on a board that shows these kinds of things. */
export function offer(choices: readonly Choice[], chosen: readonly string[], kinds: readonly string[]): Offer {
  const left = leftBy(choices, chosen);
  const next = left.flatMap((choice) => rest(choice, chosen).slice(0, 1));
  const only = left.length === 1 && chosen.length > 0 ? left[0] : undefined;
  const ready = only && !rest(only, chosen).length ? only : null;
  const buttons = left.filter((choice) => {
    const [thing] = rest(choice, chosen);
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
  const begunLater = !choices.some((choice) => startsWith(choice, chosen));
  if (begunLater && leftBy(choices, more).length) return more;
  return leftBy(choices, [thing]).length ? [thing] : null;
}
