/**
 * What a board is given and what it gives back. A board draws a view and says which thing was picked; it knows no rules.
 *
 * Things on the board have names like `tile:c3` (kind, colon, name), the same that the server uses for what a choice
 * touches. A board should draw every thing of the kinds it declares in the registry (`registry.ts`) as something that
 * can be clicked, tapped and focused, whether or not it is active: picking a thing that is not active makes the page
 * say why not. Hover, focus and touch show what a thing is, what it does, and the rule. Each such element carries the thing's name in `data-thing`, and the class `active` while it is.
 */

import type { Component } from "svelte";
import type { EventItem, SeatInfo, Values } from "../api/types";

export type { EventItem, SeatInfo, Value } from "../api/types";

/** Words in the reader's language; `t("face-war")`. A key that has no message comes back as it is. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

export interface BoardProps {
  /** The game's view as the server sends it (`view()` of the game, in JSON). */
  view: unknown;
  seats: readonly SeatInfo[];
  /** Through whose eyes we look: a seat, or -1 for a spectator. */
  viewer: number;
  /** Who must decide; -1 when the game is over. */
  actor: number;
  /** Things that can be chosen now: they glow. */
  active: ReadonlySet<string>;
  /** Things already chosen in this answer. */
  chosen: readonly string[];
  /** Things touched by the last moves: traced for a moment. */
  traced: readonly string[];
  onpick: (thing: string) => void;
  /** The address of a rule, for a tooltip to lead to. */
  ruleAt: (rule: string) => string;
  t: Translate;
  /** What has just happened, for animation; replaced at each change. */
  events: readonly EventItem[];
  /** All that has happened up to the moment shown, in order. */
  history: readonly EventItem[];
  /** What an event says, in words. */
  tell: (event: EventItem) => string;
}

/** A message and what it is told. */
export interface Sentence {
  key: string;
  values: Values;
}

/** One thing a seat has, for the list of players: an icon-sized label and a value. */
export interface Holding {
  label: string;
  value: string | number;
}

/** What a game brings to the page. */
export interface GameBoard {
  component: Component<BoardProps>;
  /** What a seat has, to be shown beside its name. */
  holdings?: (view: unknown, seat: number, t: Translate) => Holding[];
}

/** The kind of a thing: `tile` of `tile:c3`. */
export function kindOf(thing: string): string {
  return thing.slice(0, thing.indexOf(":"));
}
