/** What the values of an event say, whatever kind they are. */

import type { Value } from "../board";

export function seatOf(value: Value | undefined): number {
  return value && "seat" in value ? value.seat : -1;
}

export function nameOf(value: Value | undefined): string | null {
  return value && "text" in value ? value.text : null;
}

/** The key in a word: `uruk` of `region-uruk`. */
export function keyOf(value: Value | undefined): string | null {
  return value && "word" in value ? value.word.slice(value.word.indexOf("-") + 1) : null;
}

export function numberOf(value: Value | undefined): number {
  return value && "number" in value ? value.number : 0;
}
