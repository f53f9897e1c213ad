/** What the server says about a position of After the Flood (`view()` of the game), read from JSON into types. */

import { counts, each, integer, list, numbers, orNull, record, text, truth } from "../common/read";

export const GOODS = ["grain", "wood", "metal", "textile", "tool", "oil", "gold", "lapis"] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Readonly<Record<Good, number>>;

export const KINDS = ["build", "place", "trade", "start", "expand", "pass"] as const;
export type Kind = (typeof KINDS)[number];

/** The four boxes of workers, and the halves of those that have two. */
export const BOXES = ["irrigation", "weaving", "scribes", "tool_makers"] as const;
export type BoxName = (typeof BOXES)[number];
export const USED: Readonly<Partial<Record<BoxName, string>>> = {
  scribes: "scribes_used",
  tool_makers: "tool_makers_used",
};

export interface Player {
  seat: number;
  points: number;
  /** What the armies on the board would bring now. */
  empirePoints: number;
  passed: boolean;
  hand: Goods;
  bid: Goods;
  bidValue: number;
  equipment: Goods;
  equipmentValue: number;
  /** 0 to 2 for A to C; -1 without an empire. */
  rating: number;
  /** Workers by the name of the place, reserves included. */
  workers: Readonly<Record<string, number>>;
  armies: number;
  armiesAway: number;
  bases: number;
  extensions: number;
  /** How many exchanges its workers or armies could make in each land. */
  traders: Readonly<Record<string, number>>;
  /** What is left to it if it trades now. */
  trade: Trade | null;
  /** What the boxes would bring if they were harvested now. */
  harvest: Readonly<{ grain: number; textile: number }>;
}

export interface Region {
  name: string;
  /** The seat whose armies are here; -1 for none. */
  armyOwner: number;
  armies: number;
  /** For a region of Sumer: the seat whose city stands here; -1 for none. */
  cityOwner: number;
  extended: boolean;
  /** Whether cities are built here, and no workers sent. */
  isSite: boolean;
  /** Workers of each seat. */
  workers: readonly number[];
}

export interface Empire {
  empire: string;
  armies: number;
  /** The seat that has started it; -1 for none. */
  owner: number;
}

export interface Turn {
  year: number;
  decline: boolean;
  empires: readonly Rise[];
}

/** An empire as the table of turns prints it. */
export interface Rise {
  empire: string;
  armies: number;
}

/** What is half-done. */
export interface Doing {
  kind: Kind | null;
  /** The place or region that the question is about. */
  about: string | null;
}

/** What is left to a seat that trades. */
export interface Trade {
  /** Exchanges left in each land. */
  left: Readonly<Record<string, number>>;
  /** Goods that were taken from a land. */
  taken: Readonly<Record<string, readonly Good[]>>;
  /** Whether there is one exchange more, and for which goods of a land there is no other. */
  extra: boolean;
  beyond: Readonly<Record<string, readonly Good[]>>;
}

/** What the tables of the board say. */
export interface Printed {
  value: Goods;
  recruits: Readonly<Partial<Record<Good, number>>>;
  luxuries: readonly Good[];
  offers: Readonly<Record<string, readonly Good[]>>;
  trade: readonly { receive: Good; give: readonly Good[] }[];
  /** What the first, second and third of the ranking take: all equal, two lead, two follow, all different. */
  grain: readonly (readonly number[])[];
  textile: readonly (readonly number[])[];
  wood: number;
  /** Points of an extension by the number of luxuries. */
  extension: readonly number[];
  majorities: Readonly<Record<string, number>>;
  turns: readonly Turn[];
}

export interface FloodView {
  step: string;
  actor: number;
  turn: number;
  order: readonly number[];
  stock: Goods;
  players: readonly Player[];
  regions: readonly Region[];
  /** Which line of the tables of production would count now. */
  rankings: Readonly<{ grain: number; textile: number }>;
  empires: readonly Empire[];
  doing: Doing;
  printed: Printed;
}

/** The view of After the Flood, or an error that says where it is not what was expected. */
export function readView(view: unknown): FloodView {
  const v = record(view, "view");
  return {
    step: text(v["step"], "step"),
    actor: integer(v["actor"], "actor"),
    turn: integer(v["turn"], "turn"),
    order: list(v["order"], "order", integer),
    stock: goods(v["stock"], "stock"),
    players: list(v["players"], "players", player).map((found, seat) => ({ ...found, seat })),
    regions: list(v["regions"], "regions", region),
    rankings: numbers(v["rankings"], "rankings", ["grain", "textile"]),
    empires: list(v["empires"], "empires", (value, where) => {
      const e = record(value, where);
      return {
        empire: text(e["empire"], `${where}.empire`),
        armies: integer(e["armies"], `${where}.armies`),
        owner: integer(e["owner"], `${where}.owner`),
      };
    }),
    doing: doing(v["action"]),
    printed: printed(v["printed"]),
  };
}

function player(value: unknown, where: string): Omit<Player, "seat"> {
  const v = record(value, where);
  const number = (key: string): number => integer(v[key], `${where}.${key}`);
  return {
    points: number("points"),
    empirePoints: number("empire_points"),
    passed: truth(v["passed"], `${where}.passed`),
    hand: goods(v["hand"], `${where}.hand`),
    bid: goods(v["bid"], `${where}.bid`),
    bidValue: number("bid_value"),
    equipment: goods(v["equipment"], `${where}.equipment`),
    equipmentValue: number("equipment_value"),
    rating: number("rating"),
    workers: counts(v["workers"], `${where}.workers`),
    armies: number("armies_available"),
    armiesAway: number("armies_unavailable"),
    bases: number("bases"),
    extensions: number("extensions"),
    traders: counts(v["traders"], `${where}.traders`),
    trade: orNull(v["trade"], `${where}.trade`, trade),
    harvest: numbers(v["harvest"], `${where}.harvest`, ["grain", "textile"]),
  };
}

function trade(value: unknown, where: string): Trade {
  const v = record(value, where);
  const lands = (key: string): Readonly<Record<string, Good[]>> =>
    each(v[key], `${where}.${key}`, (found, at) => list(found, at, good));
  return {
    left: counts(v["left"], `${where}.left`),
    taken: lands("taken"),
    extra: truth(v["extra"], `${where}.extra`),
    beyond: lands("beyond"),
  };
}

function region(value: unknown, where: string): Region {
  const v = record(value, where);
  const isSite = "city_owner" in v;
  return {
    name: text(v["name"], `${where}.name`),
    armyOwner: integer(v["army_owner"], `${where}.army_owner`),
    armies: integer(v["armies"], `${where}.armies`),
    cityOwner: isSite ? integer(v["city_owner"], `${where}.city_owner`) : -1,
    extended: isSite && truth(v["extended"], `${where}.extended`),
    isSite,
    workers: isSite ? [] : list(v["workers"], `${where}.workers`, integer),
  };
}

function doing(value: unknown): Doing {
  const v = record(value, "action");
  const about = ["place", "source", "region"].map((key) => v[key]).find((name) => name !== null);
  return {
    kind: KINDS.find((kind) => kind === v["kind"]) ?? null,
    about: about === undefined ? null : text(about, "action"),
  };
}

function printed(value: unknown): Printed {
  const v = record(value, "printed");
  const extension = record(v["extension"], "printed.extension");
  const row = (found: unknown, where: string): number[] => list(found, where, integer);
  return {
    value: goods(v["value"], "printed.value"),
    recruits: counts(v["recruits"], "printed.recruits"),
    luxuries: list(v["luxuries"], "printed.luxuries", good),
    offers: each(v["offers"], "printed.offers", (found, where) => list(found, where, good)),
    trade: Object.entries(record(v["trade"], "printed.trade")).map(([receive, give]) => ({
      receive: good(receive, "printed.trade"),
      give: list(give, `printed.trade.${receive}`, good),
    })),
    grain: list(v["grain"], "printed.grain", row),
    textile: list(v["textile"], "printed.textile", row),
    wood: integer(extension["wood"], "printed.extension.wood"),
    extension: list(extension["points"], "printed.extension.points", integer),
    majorities: counts(v["majorities"], "printed.majorities"),
    turns: list(v["turns"], "printed.turns", (found, where) => {
      const turn = record(found, where);
      const armies = list(turn["armies"], `${where}.armies`, integer);
      const named = list(turn["empires"], `${where}.empires`, text);
      return {
        year: integer(turn["year"], `${where}.year`),
        decline: truth(turn["decline"], `${where}.decline`),
        empires: named.map((empire, slot) => ({ empire, armies: armies[slot] ?? 0 })),
      };
    }),
  };
}

function goods(value: unknown, where: string): Goods {
  return numbers(value, where, GOODS);
}

function good(value: unknown, where: string): Good {
  const name = text(value, where);
  const found = GOODS.find((g) => g === name);
  if (!found) throw new TypeError(`${where}: there is no good ${name}`);
  return found;
}
