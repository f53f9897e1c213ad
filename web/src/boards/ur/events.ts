/** What has just happened, as things that move on the board. */

import type { EventItem, Value } from "../board";
import { inTurns } from "../common/pace";
import { nameOf, numberOf, seatOf } from "../common/values";
import { HALF, middleOf, type Layout, type Point } from "./layout";
import { kindOfTile, type Kind } from "./view";

interface Moving {
  /** Where in the order of things it comes, from 0; the same number moves together. */
  turn: number;
  from: Point;
  to: Point;
}

export interface FlyingTokens extends Moving {
  what: "tokens";
  seat: number;
  n: number;
}

export interface FlyingTile extends Moving {
  what: "tile";
  kind: Kind;
}

export interface Clash {
  what: "clash";
  turn: number;
  at: Point;
}

export interface Rise {
  what: "rise";
  turn: number;
  tile: string;
}

export type Effect = FlyingTokens | FlyingTile | Clash | Rise;

/** The movements that tell these events. */
export function effectsOf(events: readonly EventItem[], layout: Layout): Effect[] {
  return inTurns(events, (event) => effectOf(event, layout));
}

function effectOf({ event, values }: EventItem, layout: Layout): Effect[] {
  const seat = seatOf(values["seat"]);
  const tile = nameOf(values["tile"]);
  const n = numberOf(values["n"]);
  switch (event) {
    case "token_placed":
    case "reinforced":
      return tokens(seat, 1, supply(seat, layout), spot(tile, layout));
    case "settled":
    case "tokens_added":
      return tokens(seat, n, supply(seat, layout), spot(tile, layout));
    case "tokens_set":
      return tokens(seat, numberOf(values["after"]), supply(seat, layout), spot(tile, layout));
    case "tokens_removed":
      return tokens(seat, n, spot(tile, layout), supply(seat, layout));
    case "moved_in":
      return tokens(seat, n, spot(nameOf(values["source"]), layout), spot(nameOf(values["target"]), layout));
    case "attacked": {
      const from = spot(nameOf(values["source"]), layout);
      const to = spot(nameOf(values["target"]), layout);
      return from && to ? [{ what: "clash", turn: 0, at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } }] : [];
    }
    case "ziggurat_built":
      return tile ? [{ what: "rise", turn: 0, tile }] : [];
    case "exchanged": {
      const hand = handOf(seat, layout);
      const place = spot(nameOf(values["spot"]), layout);
      return [...moved(values["given"], hand, place), ...moved(values["taken"], place, hand)];
    }
    default:
      return [];
  }
}

function tokens(seat: number, n: number, from: Point | null, to: Point | null): Effect[] {
  return from && to && n > 0 ? [{ what: "tokens", turn: 0, seat, n, from, to }] : [];
}

function moved(kind: Value | undefined, from: Point | null, to: Point | null): Effect[] {
  if (!from || !to || !kind || !("word" in kind)) return [];
  return [{ what: "tile", turn: 0, kind: kindOfTile(kind.word.slice("kind-".length), "event"), from, to }];
}

/** The middle of a place of the grid or of a spare beside it. */
function spot(name: string | null, layout: Layout): Point | null {
  if (!name) return null;
  if (/^[a-f][1-6]$/.test(name)) return middleOf(name);
  const spare = layout.spares[Number(name) - 36];
  return spare ? { x: spare.x + HALF, y: spare.y + HALF / 2 } : null;
}

function supply(seat: number, layout: Layout): Point | null {
  const card = layout.cards[seat];
  return card ? { x: card.x + 46 + 2 * HALF, y: card.y + 66 } : null;
}

function handOf(seat: number, layout: Layout): Point | null {
  const card = layout.cards[seat];
  return card ? { x: card.x + 14 + HALF, y: card.y + 48 + HALF / 2 } : null;
}
