/** What has just happened, as things that move on the board. Places are named as in `data-spot`. */

import type { EventItem } from "../board";
import { inTurns, type Placed } from "../common/pace";
import { keyOf, numberOf, seatOf } from "../common/values";
import { GOODS, type Good } from "./view";

export interface FlyingPieces extends Placed {
  what: "workers" | "armies";
  seat: number;
  n: number;
}

export interface FlyingGood extends Placed {
  what: "good";
  good: Good;
}

export interface Clash extends Placed {
  what: "clash";
}

export interface Points extends Placed {
  what: "points";
  points: number;
}

export interface Rise {
  what: "rise";
  turn: number;
  region: string;
}

export type PlacedEffect = FlyingPieces | FlyingGood | Clash | Points;
export type Effect = PlacedEffect | Rise;

/** The boxes among the places of workers; the others are lands. */
const BOX = /^(irrigation|weaving|scribes|tool_makers)(_used)?$/;

/** The movements that tell these events. */
export function effectsOf(events: readonly EventItem[]): Effect[] {
  return inTurns(events, effectOf);
}

/** The rolls of the turn's last fight, in order: those of one attacker for one region with nothing between them. */
export function lastFight(history: readonly EventItem[]): readonly EventItem[] {
  const turn = history.slice(history.findLastIndex(({ event }) => event === "turn_started") + 1);
  const end = turn.findLastIndex(isRoll) + 1;
  const last = turn[end - 1];
  if (!last) return [];
  const before = turn.slice(0, end).findLastIndex((other) => !isRoll(other) || fightOf(other) !== fightOf(last));
  return turn.slice(before + 1, end);
}

function isRoll({ event }: EventItem): boolean {
  return event === "rolled";
}

/** Who attacks where. */
function fightOf({ values }: EventItem): string {
  return `${seatOf(values["seat"])} ${keyOf(values["region"]) ?? ""}`;
}

function effectOf({ event, values }: EventItem): Effect[] {
  const seat = seatOf(values["seat"]);
  const home = `seat:${seat}`;
  const region = `region:${keyOf(values["region"]) ?? ""}`;
  const n = numberOf(values["n"]);
  switch (event) {
    case "produced":
      return n ? goods(keyOf(values["resource"]), keyOf(values["resource"]) === "grain" ? "place:irrigation" : "place:weaving", home) : [];
    case "workers_placed":
      return pieces("workers", seat, n, home, placeOf(keyOf(values["place"]), seat));
    case "scribe_used":
      return pieces("workers", seat, 1, placeOf(keyOf(values["source"]), seat), placeOf(keyOf(values["target"]), seat));
    case "workers_left":
      return pieces("workers", seat, n, region, home);
    case "exchanged":
      return [...goods(keyOf(values["given"]), home, region), ...goods(keyOf(values["received"]), region, home)];
    case "tool_made":
      return goods("tool", "place:tool_makers", home);
    case "armies_placed":
      return pieces("armies", seat, n, home, region);
    case "rolled":
    case "city_destroyed":
      return [{ what: "clash", turn: 0, motion: { how: "burst", to: region } }];
    case "city_built":
      return [{ what: "rise", turn: 0, region: keyOf(values["region"]) ?? "" }];
    case "city_extended":
    case "empire_scored":
    case "majority": {
      const points = numberOf(values["points"]);
      const to = event === "city_extended" ? region : home;
      return points ? [{ what: "points", turn: 0, points, motion: { how: "gain", to } }] : [];
    }
    default:
      return [];
  }
}

function pieces(what: "workers" | "armies", seat: number, n: number, from: string, to: string): Effect[] {
  return n > 0 ? [{ what, turn: 0, seat, n, motion: { how: "fly", from, to } }] : [];
}

function goods(key: string | null, from: string, to: string): Effect[] {
  const good = GOODS.find((g) => g === key);
  return good ? [{ what: "good", turn: 0, good, motion: { how: "fly", from, to } }] : [];
}

/** Where the workers of a place are drawn: in a box, in a land, or with their seat. */
function placeOf(key: string | null, seat: number): string {
  if (!key || key === "available" || key === "unavailable") return `seat:${seat}`;
  const box = BOX.exec(key);
  return box ? `place:${box[1]}` : `region:${key}`;
}
