/** What the server says about a position of UR (`view()` of the game), read from JSON into types. */

import { expected, integer, list, record, text } from "../common/read";

export const FACES = ["agriculture", "trade", "culture", "politics", "war"] as const;
export type Face = (typeof FACES)[number];

/** The letter of a face, as in the kinds of tile (`AT`) and in things (`face:W`). */
export const LETTER: Readonly<Record<Face, string>> = {
  agriculture: "A",
  trade: "T",
  culture: "C",
  politics: "P",
  war: "W",
};

/** The two faces of a tile, as `AT` names them. */
export interface Kind {
  code: string;
  faces: readonly [Face, Face];
}

export interface TileView {
  name: string;
  face: Face;
  hidden: Face;
  /** The seat that owns it; -1 for nobody. */
  owner: number;
  tokens: number;
  /** The seat that built a ziggurat here; -1 for none. */
  ziggurat: number;
}

export interface Spare {
  spot: string;
  kind: Kind;
}

export interface UrView {
  actor: number;
  firstPlayer: number;
  ziggurats: number;
  tiles: readonly TileView[];
  hands: readonly Kind[];
  points: readonly number[];
  supplies: readonly number[];
  spares: readonly Spare[];
  /** Actions already performed in this turn. */
  performed: readonly Face[];
  /** The place the question is about. */
  cursor: string | null;
  warFrom: string | null;
  warTo: string | null;
  /** The place chosen for the exchange, its face not yet chosen. */
  pending: string | null;
  /** Tokens lifted in Politics and not yet set down. */
  pool: number;
  /** How many of them lay on each tile that has not been asked about. */
  lifted: ReadonlyMap<string, number>;
}

/** The view of UR, or an error that says where it is not what was expected. */
export function readView(view: unknown): UrView {
  const v = record(view, "view");
  return {
    actor: integer(v["actor"], "actor"),
    firstPlayer: integer(v["first_player"], "first_player"),
    ziggurats: integer(v["ziggurats_left"], "ziggurats_left"),
    tiles: list(v["tiles"], "tiles", tile),
    hands: list(v["hands"], "hands", kindOfTile),
    points: list(v["points"], "points", integer),
    supplies: list(v["supplies"], "supplies", integer),
    spares: Object.entries(record(v["spares"], "spares")).map(([spot, kind]) => ({
      spot,
      kind: kindOfTile(kind, `spares.${spot}`),
    })),
    performed: list(v["performed"], "performed", face),
    cursor: place(v["cursor"], "cursor"),
    warFrom: place(v["war_from"], "war_from"),
    warTo: place(v["war_to"], "war_to"),
    pending: place(v["pending_spot"], "pending_spot"),
    pool: integer(v["pool"], "pool"),
    lifted: new Map(
      Object.entries(record(v["lifted"], "lifted")).map(([name, n]) => [name, integer(n, `lifted.${name}`)]),
    ),
  };
}

/** The kind that a code such as `AT` names. */
export function kindOfTile(value: unknown, where: string): Kind {
  const code = text(value, where);
  const [first, second, ...rest] = [...code].map((letter) => FACES.find((f) => LETTER[f] === letter));
  if (!first || !second || rest.length) throw expected("two letters of faces", value, where);
  return { code, faces: [first, second] };
}

function tile(value: unknown, where: string): TileView {
  const v = record(value, where);
  return {
    name: text(v["name"], `${where}.name`),
    face: face(v["face"], `${where}.face`),
    hidden: face(v["hidden"], `${where}.hidden`),
    owner: integer(v["owner"], `${where}.owner`),
    tokens: integer(v["tokens"], `${where}.tokens`),
    ziggurat: integer(v["ziggurat"], `${where}.ziggurat`),
  };
}

function face(value: unknown, where: string): Face {
  const found = FACES.find((f) => f === value);
  if (!found) throw expected(`one of ${FACES.join(", ")}`, value, where);
  return found;
}

function place(value: unknown, where: string): string | null {
  return value === null ? null : text(value, where);
}
