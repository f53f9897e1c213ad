/** What the server says about a position of Cradle of Civilization (`view()` of the game), read from JSON into types. */

import { counts, each, integer, list, numbers, orNull, record, text, truth } from "../common/read";
import type { Hex } from "./hexes";

export const TERRAINS = ["temple", "plains", "forest", "quarry", "volcano"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const GOODS = ["wood", "stone"] as const;
export type Good = (typeof GOODS)[number];

export const KINDS = ["huts", "holy_places", "growth", "fertile_growth", "card", "pass"] as const;
export type Kind = (typeof KINDS)[number];

export const CARDS = [
  "endurance", "priest", "fertility", "sacred_stone", "land", "mana_theft", "teleportation", "expulsion",
] as const;
export type Card = (typeof CARDS)[number];

/** What a tribe can have in its hands. */
export type Load = Good | "offering" | null;

/** The tribes of a seat on a tile, and how many of them carry what. */
export interface Tribes {
  all: number;
  wood: number;
  stone: number;
  offerings: number;
}

export interface Tile extends Hex {
  name: string;
  terrain: Terrain;
  /** Lying free. */
  wood: number;
  stone: number;
  tribes: readonly Tribes[];
  /** Huts of each seat; the last are nobody's. */
  huts: readonly number[];
  /** The owner of the holy place; -1 for none. */
  holyPlace: number;
}

/** A cell without a tile beside the land, named by a tile and a direction. */
export interface Cell extends Hex {
  tile: string;
  direction: string;
}

export type Place = "reserve" | "lying" | "carried" | "delivered";

export interface Offering {
  place: Place;
  tile: string | null;
  /** Null if the viewer may not know it. */
  value: number | null;
  shown: boolean;
}

export interface Player {
  seat: number;
  /** Offerings delivered. */
  points: number;
  mana: number;
  manaMax: number;
  /** What holy places would pay now. */
  income: number;
  /** In reserve. */
  tribes: number;
  huts: number;
  holyPlaces: number;
  offerings: readonly Offering[];
  /** The values still in reserve; null if the viewer may not know them. */
  reserve: readonly number[] | null;
  handSize: number;
  /** Null if the viewer may not know it. */
  hand: Readonly<Partial<Record<Card, number>>> | null;
  drawn: string | null;
}

export interface CradleView {
  step: string;
  actor: number;
  round: number;
  roundCap: number;
  tiles: readonly Tile[];
  cells: readonly Cell[];
  pile: number;
  pileHas: Readonly<Record<string, number>>;
  /** The tiles that Land shows, by terrain. */
  lookedAt: Readonly<Record<string, number>> | null;
  players: readonly Player[];
  supply: Readonly<Record<Good, number>>;
  stonesBuilt: number;
  deck: number;
  discard: Readonly<Record<string, number>>;
  points: number;
  discoveries: number;
  kind: Kind | null;
  /** The tile that the question is about. */
  focus: string | null;
  /** The question that Teleportation or Expulsion goes back to. */
  /** The phase of the turn: move, act or mana. */
  phase: string | null;
  manaTop: number;
  /** The number that the text of each card speaks of. */
  numbers: Readonly<Record<string, number>>;
  /** Cards that do less by what was agreed before the game. */
  narrowed: readonly Card[];
  reconstructed: readonly string[];
}

/** The view of Cradle of Civilization, or an error that says where it is not what was expected. */
export function readView(view: unknown): CradleView {
  const v = record(view, "view");
  const turn = record(v["turn"], "turn");
  const options = record(v["options"], "options");
  return {
    step: text(v["step"], "step"),
    actor: integer(v["actor"], "actor"),
    round: integer(v["round"], "round"),
    roundCap: integer(options["round_cap"], "options.round_cap"),
    tiles: list(v["tiles"], "tiles", tile),
    cells: list(v["cells"], "cells", (value, where) => {
      const c = record(value, where);
      return { ...hex(c, where), tile: text(c["tile"], `${where}.tile`), direction: text(c["direction"], `${where}.direction`) };
    }),
    pile: integer(v["pile"], "pile"),
    pileHas: counts(v["pile_has"], "pile_has"),
    lookedAt: v["looked_at"] === null ? null : counts(v["looked_at"], "looked_at"),
    players: list(v["players"], "players", player).map((found, seat) => ({ ...found, seat })),
    supply: numbers(v["supply"], "supply", GOODS),
    stonesBuilt: integer(v["stones_built"], "stones_built"),
    deck: integer(v["deck"], "deck"),
    discard: counts(v["discard"], "discard"),
    points: integer(turn["points"], "turn.points"),
    discoveries: integer(turn["discoveries"], "turn.discoveries"),
    kind: KINDS.find((kind) => kind === turn["action"]) ?? null,
    focus: orNull(turn["focus"], "turn.focus", text),
    phase: orNull(v["phase"], "phase", text),
    manaTop: integer(v["mana_top"], "mana_top"),
    numbers: counts(v["cards"], "cards"),
    narrowed: [
      ...(options["fertility_scope"] ? (["fertility"] as const) : []),
      ...(options["expulsion_range"] ? (["expulsion"] as const) : []),
    ],
    reconstructed: list(v["reconstructed"], "reconstructed", text),
  };
}

function tile(value: unknown, where: string): Tile {
  const v = record(value, where);
  const terrain = text(v["terrain"], `${where}.terrain`);
  const known = TERRAINS.find((found) => found === terrain);
  if (!known) throw new TypeError(`${where}: there is no terrain ${terrain}`);
  return {
    ...hex(v, where),
    ...numbers(v, where, GOODS),
    name: text(v["name"], `${where}.name`),
    terrain: known,
    tribes: list(v["tribes"], `${where}.tribes`, (found, at) => numbers(found, at, ["all", "wood", "stone", "offerings"])),
    huts: list(v["huts"], `${where}.huts`, integer),
    holyPlace: integer(v["holy_place"], `${where}.holy_place`),
  };
}

function hex(v: Readonly<Record<string, unknown>>, where: string): Hex {
  return numbers(v, where, ["q", "r"]);
}

function player(value: unknown, where: string): Omit<Player, "seat"> {
  const v = record(value, where);
  const number = (key: string): number => integer(v[key], `${where}.${key}`);
  return {
    points: number("points"),
    mana: number("mana"),
    manaMax: number("mana_max"),
    income: number("income"),
    tribes: number("tribes"),
    huts: number("huts"),
    holyPlaces: number("holy_places"),
    offerings: list(v["offerings"], `${where}.offerings`, offering),
    reserve: orNull(v["reserve_values"], `${where}.reserve_values`, (found, at) => list(found, at, integer)),
    handSize: number("hand_size"),
    hand: orNull(v["hand"], `${where}.hand`, (found, at) => each(found, at, integer)),
    drawn: orNull(v["drawn"], `${where}.drawn`, text),
  };
}

const PLACES: readonly Place[] = ["reserve", "lying", "carried", "delivered"];

function offering(value: unknown, where: string): Offering {
  const v = record(value, where);
  const place = PLACES.find((found) => found === v["place"]);
  if (!place) throw new TypeError(`${where}: there is no such place`);
  return {
    place,
    tile: orNull(v["tile"], `${where}.tile`, text),
    value: orNull(v["value"], `${where}.value`, integer),
    shown: truth(v["shown"], `${where}.shown`),
  };
}

/** The tribes of a tile in groups that are alike: whose they are, what they carry, and how many. */
export interface Group {
  seat: number;
  load: Load;
  n: number;
}

export function groupsOn({ tribes }: Tile): Group[] {
  return tribes.flatMap(({ all, wood, stone, offerings }, seat) => {
    const groups: Group[] = [
      { seat, load: null, n: all - wood - stone - offerings },
      { seat, load: "wood", n: wood },
      { seat, load: "stone", n: stone },
      { seat, load: "offering", n: offerings },
    ];
    return groups.filter(({ n }) => n > 0);
  });
}

/** An offering on the map: whose, its number in order of coming into play, and what is known of it. */
export interface Marker {
  seat: number;
  number: number;
  value: number | null;
}

export function markersOn(view: CradleView, tile: string, place: Place): Marker[] {
  return view.players.flatMap(({ seat, offerings }) =>
    offerings.flatMap((o, number) => (o.place === place && o.tile === tile ? [{ seat, number, value: o.value }] : [])),
  );
}
