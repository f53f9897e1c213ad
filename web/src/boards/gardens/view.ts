/** What the server says about a position of the Hanging Gardens (`view()` of the game); `reading.ts` reads it from JSON. */

import type { Battles, Fight } from "./fight";

export const RESOURCES = ["stone", "wood", "clay", "food", "tablet", "knucklebone"] as const;
export type Resource = (typeof RESOURCES)[number];
/** What is paid or gained; what is not named is none. */
export type Goods = Readonly<Partial<Record<Resource, number>>>;

export const ACTIONS = ["explore", "build", "research", "harvest", "war", "growth"] as const;
export type Action = (typeof ACTIONS)[number];

export const LAND_UNITS = ["spearman", "archer", "horseman", "chariot"] as const;
export type LandUnit = (typeof LAND_UNITS)[number];
export const FIGURES = [...LAND_UNITS, "ship", "ram"] as const;
export type Figure = (typeof FIGURES)[number];

export const ITEMS = ["wall", "storey", "ram", "ship", "settlement", "garden"] as const;
export type Item = (typeof ITEMS)[number];

export const COLOURS = ["white", "silver", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export const SIGNS = ["ki", "a", "gish", "ud", "dub", "lugal", "star", "common", "any"] as const;
export type Sign = (typeof SIGNS)[number];

export const EMPIRES = ["sumer", "akkad", "babylon", "elam", "assyria", "hatti", "mari", "ebla"] as const;
export type Empire = (typeof EMPIRES)[number];
export const TERRAINS = ["plain", "mountain", "desert", "start"] as const;
export type Terrain = (typeof TERRAINS)[number];
export const TOKENS = ["none", "face_down", "waits", "points", "runs"] as const;
export type Token = (typeof TOKENS)[number];

/** A technology card: its signs, and the numbers that its action uses. */
export interface Card {
  level: number;
  signs: readonly Sign[];
  values: Readonly<Record<string, number>>;
}

export interface Die {
  colour: Colour;
  sign: Sign | null;
  /** Whether it serves in this turn: a new die waits for the next one. */
  ready: boolean;
  spent: boolean;
}

export interface Player {
  seat: number;
  letter: string | null;
  empire: Empire | null;
  home: string | null;
  points: number;
  rank: number;
  stock: Readonly<Record<Resource, number>>;
  storeys: number;
  dice: readonly Die[];
  unitLimit: number;
  units: number;
  /** Figures, Walls, Settlements, amphorae and Event dice that are not on the board. */
  inStock: Readonly<Record<string, number>>;
  /** Quest cards; null where they are hidden. */
  quests: readonly string[] | null;
  questCount: number;
  returned: string | null;
  cards: Readonly<Partial<Record<Action, Card>>>;
  next: Readonly<Partial<Record<Action, Card>>>;
}

export interface Army {
  seat: number;
  units: Readonly<Partial<Record<LandUnit, number>>>;
  rams: number;
}

export interface Region {
  name: string;
  terrain: Terrain;
  resource: Resource | null;
  /** The number of a start region; 0 for others. */
  start: number;
  home: number;
  blocked: boolean;
  tribe: readonly LandUnit[];
  armies: readonly Army[];
  settlement: number;
  wall: number;
  controller: number;
  token: Token;
  event: string | null;
  option: number | null;
  eventOwner: number;
  eventDie: number;
  eventPoints: number;
}

export interface Slot {
  slot: string;
  level: number;
  ship: boolean;
  token: number | null;
  pay: Goods;
  gain: Goods;
  points: number;
  amphora: number;
}

export interface Floor {
  /** Whether its tile is face up or built. */
  known: boolean;
  pay: Goods;
  needs: Readonly<Record<string, number>>;
  points: number;
  gardener: number;
}

/** A reward: how many, or for a discovery of which action. */
export type Rewards = Readonly<Record<string, number | string>>;

export interface EventOption {
  kind: string;
  price: Goods;
  steps: number;
  points: number;
  rewards: Rewards;
  final: Rewards;
}

export interface Quest {
  kind: string;
  number: number;
  figure: string | null;
  tokenLevel: number;
  levels: Readonly<Record<string, number>>;
  terrains: Readonly<Record<string, number>>;
  own: Goods;
  points: number;
}

export interface Seal {
  seat: number;
  space: number;
}

export interface Turn {
  seat: number;
  pawnUsed: boolean;
  used: readonly string[];
  spent: readonly number[];
  rerolls: number;
  freeReroll: boolean;
  action: Action | null;
  /** The signs of the card being paid, and how many of them are covered. */
  signs: readonly Sign[];
  slotsPaid: number;
  moving: { figure: string; from: string } | null;
}

export interface Tracks {
  population: readonly Seal[];
  event: readonly Seal[];
  spaces: number;
  unitLimit: readonly number[];
  storeys: readonly number[];
  points: readonly number[];
}

/** What is printed: prices, levels, rerolls in a turn, faces of dice, advantages. */
export interface Printed {
  items: Readonly<Partial<Record<Item, { level: number; pay: Goods }>>>;
  unitPay: Goods;
  unitLevel: Readonly<Record<string, number>>;
  rerolls: number;
  faces: Readonly<Partial<Record<Colour, readonly Sign[]>>>;
  advantage: Readonly<Record<string, readonly string[]>>;
  simple: Readonly<Record<string, number>>;
}

export interface GardensView {
  round: number;
  phase: string;
  step: string;
  actor: number;
  leader: number;
  order: readonly number[];
  turn: Turn;
  tracks: Tracks;
  players: readonly Player[];
  regions: readonly Region[];
  ships: readonly { seat: number; section: string }[];
  trade: readonly Slot[];
  floors: number;
  tiles: readonly Floor[];
  quests: Readonly<Record<string, Quest>>;
  events: Readonly<Record<string, readonly EventOption[]>>;
  resolving: { region: string; seat: number; event: string; option: number | null; left: number } | null;
  battles: Battles | null;
  fight: Fight | null;
  scores: readonly Readonly<Record<string, number>>[] | null;
  questsDone: readonly (readonly string[])[];
  deck: number;
  options: Readonly<Record<string, unknown>>;
  /** The Empires in play. */
  empires: readonly Empire[];
  printed: Printed;
}
