/** A fight and the battles of a round, read from the view. */

import { integer, list, orNull, record, text, truth } from "../common/read";

export const ROWS = ["strength", "tactics", "mobility"] as const;
export type Row = (typeof ROWS)[number];

export const TRIBE = "tribe";

export interface Fighter {
  unit: number;
  figure: string;
  /** What is printed in the three rows; null in simple combat. */
  card: readonly number[] | null;
  /** How many places the rows have, and how many pieces lie there. */
  places: readonly number[];
  placed: readonly number[];
  fallen: boolean;
  lane: number;
  place: number;
}

/** Everything by side: the attacker's first, then the defender's. */
export interface Fight {
  region: string;
  part: string;
  /** Seats as numbers in text, or `tribe`. */
  parties: readonly string[];
  players: readonly number[];
  support: readonly number[];
  purse: readonly number[];
  bidsMade: readonly number[];
  ownBid: readonly number[] | null;
  /** What the reader has left to bid with. */
  ownLeft: number | null;
  bids: readonly (readonly number[])[] | null;
  rowWinner: readonly number[];
  /** By how much each row was won, once bids are shown. */
  leads: readonly number[] | null;
  /** The side and the row that the question is about; -1 if none. */
  askedSide: number;
  askedRow: number;
  bonus: number;
  arranger: number;
  lanes: number;
  laneAt: number;
  units: readonly (readonly Fighter[])[];
  duel: readonly number[] | null;
}

export interface Battles {
  stage: string;
  list: readonly string[];
  at: number;
  /** The region of a beaten Settlement whose fate is asked. */
  fate: string | null;
}

export function readFight(battles: unknown, fight: unknown): { battles: Battles | null; fight: Fight | null } {
  return {
    battles: battles === null || battles === undefined ? null : readBattles(battles),
    fight: fight === null || fight === undefined ? null : readOne(fight),
  };
}

function readBattles(value: unknown): Battles {
  const v = record(value, "battles");
  return { stage: text(v["stage"], "battles.stage"), list: list(v["list"], "battles.list", text), at: integer(v["at"], "battles.at"), fate: orNull(v["fate"], "battles.fate", text) };
}

function readOne(value: unknown): Fight {
  const v = record(value, "fight");
  const number = (key: string): number => integer(v[key], `fight.${key}`);
  const numbers = (key: string): number[] => list(v[key], `fight.${key}`, integer);
  const row = (found: unknown, where: string): number[] => list(found, where, integer);
  return {
    region: text(v["region"], "fight.region"),
    part: text(v["part"], "fight.part"),
    parties: list(v["parties"], "fight.parties", text),
    players: numbers("players"),
    support: numbers("support"),
    purse: numbers("purse"),
    bidsMade: numbers("bids_made"),
    ownBid: v["own_bid"] === null ? null : numbers("own_bid"),
    ownLeft: orNull(v["own_left"], "fight.own_left", integer),
    bids: v["bids"] === null ? null : list(v["bids"], "fight.bids", row),
    rowWinner: numbers("row_winner"),
    leads: v["leads"] === null ? null : numbers("leads"),
    askedSide: number("asked_side"),
    askedRow: number("asked_row"),
    bonus: number("bonus"),
    arranger: number("arranger"),
    lanes: number("lanes"),
    laneAt: number("lane_at"),
    units: list(v["units"], "fight.units", (side, where) => list(side, where, fighter)),
    duel: v["duel"] === null ? null : numbers("duel"),
  };
}

function fighter(value: unknown, where: string): Fighter {
  const v = record(value, where);
  const numbers = (key: string): number[] => list(v[key], `${where}.${key}`, integer);
  return {
    unit: integer(v["unit"], `${where}.unit`),
    figure: text(v["figure"], `${where}.figure`),
    card: v["card"] === null ? null : numbers("card"),
    places: numbers("places"),
    placed: numbers("placed"),
    fallen: truth(v["fallen"], `${where}.fallen`),
    lane: integer(v["lane"], `${where}.lane`),
    place: integer(v["place"], `${where}.place`),
  };
}
