/** How a board tells a story: one thing after the other, and of a long story only the end. */

import type { EventItem } from "../board";

/** How long one thing moves, and when the next one starts, in milliseconds. */
export const DURATION = 280;
export const PACE = 200;
const MOST_TURNS = 6;

/** How something moves, between spots of the board. */
export type Motion = { how: "fly"; from: string; to: string } | { how: "burst" | "gain"; to: string };

/** An effect that the layer of effects shows. */
export interface Placed {
  turn: number;
  motion: Motion;
}

/** The effects of events, numbered by when they start; events of the same kind in a row start together. */
export function inTurns<E extends { turn: number }>(
  events: readonly EventItem[],
  effectOf: (event: EventItem) => readonly E[],
): E[] {
  const effects: E[] = [];
  let turn = -1;
  let last = "";
  for (const event of events) {
    const found = effectOf(event);
    if (!found.length) continue;
    if (event.event !== last) turn += 1;
    last = event.event;
    effects.push(...found.map((effect) => ({ ...effect, turn })));
  }
  const skipped = Math.max(0, turn + 1 - MOST_TURNS);
  return effects.filter((e) => e.turn >= skipped).map((e) => ({ ...e, turn: e.turn - skipped }));
}
