/** The view of the Hanging Gardens, read from JSON into types. */

import { counts, each, integer, list, orNull, record, text, truth } from "../common/read";
import { readFight } from "./fight";
import {
  ACTIONS,
  COLOURS,
  EMPIRES,
  LAND_UNITS,
  RESOURCES,
  SIGNS,
  TERRAINS,
  TOKENS,
  type Action,
  type Army,
  type Card,
  type Die,
  type EventOption,
  type Floor,
  type GardensView,
  type Goods,
  type Player,
  type Printed,
  type Quest,
  type Region,
  type Rewards,
  type Seal,
  type Slot,
  type Tracks,
  type Turn,
} from "./view";

/** The view of the Hanging Gardens, or an error that says where it is not what was expected. */
export function readView(view: unknown): GardensView {
  const v = record(view, "view");
  const number = (key: string): number => integer(v[key], key);
  const gardens = record(v["gardens"], "gardens");
  const { scores, done } = readScores(v);
  return {
    round: number("round"),
    phase: text(v["phase"], "phase"),
    step: text(v["step"], "step"),
    actor: number("actor"),
    leader: number("leader"),
    order: list(v["order"], "order", integer),
    turn: turn(v["turn"]),
    tracks: tracks(v["tracks"]),
    players: list(v["players"], "players", player).map((found, seat) => ({ ...found, seat })),
    regions: list(v["regions"], "regions", region),
    ships: list(v["ships"], "ships", (value, where) => {
      const ship = record(value, where);
      return { seat: integer(ship["seat"], `${where}.seat`), section: text(ship["section"], `${where}.section`) };
    }),
    trade: list(v["trade"], "trade", slot),
    floors: integer(gardens["floors"], "gardens.floors"),
    tiles: list(gardens["tiles"], "gardens.tiles", floor),
    quests: each(v["quests"], "quests", quest),
    events: each(v["events"], "events", (value, where) => list(record(value, where)["options"], where, eventOption)),
    resolving: resolving(v["resolving"]),
    ...readFight(v["battles"], v["fight"]),
    scores,
    questsDone: done,
    deck: integer(record(v["deck"], "deck")["quests"], "deck.quests"),
    options: record(v["options"], "options"),
    empires: list(v["empires"], "empires", one(EMPIRES)),
    printed: printed(v["printed"]),
  };
}

function one<T extends string>(all: readonly T[]): (value: unknown, where: string) => T {
  return (value, where) => {
    const name = text(value, where);
    const found = all.find((known) => known === name);
    if (!found) throw new TypeError(`${where}: ${name} is not one of ${all.join(", ")}`);
    return found;
  };
}

function withoutNulls<T>(found: Readonly<Record<string, T | null>>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

/** What may be left out. */
function orNone(value: unknown, where: string): Record<string, number> {
  return value === undefined ? {} : counts(value, where);
}

function goods(value: unknown, where: string): Goods {
  return orNone(value, where);
}

function turn(value: unknown): Turn {
  const v = record(value, "turn");
  return {
    seat: integer(v["seat"], "turn.seat"),
    pawnUsed: truth(v["pawn_used"], "turn.pawn_used"),
    used: list(v["used"], "turn.used", text),
    spent: list(v["spent"], "turn.spent", integer),
    rerolls: integer(v["rerolls"], "turn.rerolls"),
    freeReroll: truth(v["free_reroll"], "turn.free_reroll"),
    action: orNull(v["action"], "turn.action", one(ACTIONS)),
    signs: list(v["signs"], "turn.signs", one(SIGNS)),
    slotsPaid: integer(v["slots_paid"], "turn.slots_paid"),
    moving: orNull(v["moving"], "turn.moving", (found, where) => {
      const moving = record(found, where);
      return { figure: text(moving["figure"], `${where}.figure`), from: text(moving["from"], `${where}.from`) };
    }),
  };
}

function tracks(value: unknown): Tracks {
  const v = record(value, "tracks");
  const seal = (found: unknown, where: string): Seal => {
    const { seat, space } = record(found, where);
    return { seat: integer(seat, `${where}.seat`), space: integer(space, `${where}.space`) };
  };
  return {
    population: list(v["population"], "tracks.population", seal),
    event: list(v["event"], "tracks.event", seal),
    spaces: integer(v["spaces"], "tracks.spaces"),
    unitLimit: list(v["unit_limit"], "tracks.unit_limit", integer),
    storeys: list(v["storeys"], "tracks.storeys", integer),
    points: list(v["points"], "tracks.points", integer),
  };
}

function player(value: unknown, where: string): Omit<Player, "seat"> {
  const v = record(value, where);
  const number = (key: string): number => integer(v[key], `${where}.${key}`);
  const cards = (key: string): Readonly<Partial<Record<Action, Card>>> =>
    withoutNulls(each(v[key], `${where}.${key}`, (found, at) => orNull(found, at, card)));
  return {
    letter: orNull(v["letter"], `${where}.letter`, text),
    empire: orNull(v["empire"], `${where}.empire`, one(EMPIRES)),
    home: orNull(v["home"], `${where}.home`, text),
    points: number("points"),
    rank: number("rank"),
    stock: { stone: 0, wood: 0, clay: 0, food: 0, tablet: 0, knucklebone: 0, ...counts(v["stock"], `${where}.stock`) },
    storeys: number("storeys"),
    dice: list(v["dice"], `${where}.dice`, die),
    unitLimit: number("unit_limit"),
    units: number("units"),
    inStock: counts(v["in_stock"], `${where}.in_stock`),
    quests: orNull(v["quests"], `${where}.quests`, (found, at) => list(found, at, text)),
    questCount: number("quest_count"),
    returned: orNull(v["returned"], `${where}.returned`, text),
    cards: cards("cards"),
    next: cards("next"),
  };
}

function card(value: unknown, where: string): Card {
  const { level, signs, ...values } = record(value, where);
  return { level: integer(level, `${where}.level`), signs: list(signs, `${where}.signs`, one(SIGNS)), values: counts(values, where) };
}

function die(value: unknown, where: string): Die {
  const v = record(value, where);
  return {
    colour: one(COLOURS)(v["colour"], `${where}.colour`),
    sign: orNull(v["sign"], `${where}.sign`, one(SIGNS)),
    ready: truth(v["ready"], `${where}.ready`),
    spent: truth(v["spent"], `${where}.spent`),
  };
}

function region(value: unknown, where: string): Region {
  const v = record(value, where);
  const number = (key: string): number => integer(v[key], `${where}.${key}`);
  return {
    name: text(v["name"], `${where}.name`),
    terrain: one(TERRAINS)(v["terrain"], `${where}.terrain`),
    resource: orNull(v["resource"], `${where}.resource`, one(RESOURCES)),
    start: number("start"),
    home: number("home"),
    blocked: truth(v["blocked"], `${where}.blocked`),
    tribe: list(v["tribe"], `${where}.tribe`, one(LAND_UNITS)),
    armies: list(v["armies"], `${where}.armies`, army),
    settlement: number("settlement"),
    wall: number("wall"),
    controller: number("controller"),
    token: one(TOKENS)(v["token"], `${where}.token`),
    event: orNull(v["event"], `${where}.event`, text),
    option: orNull(v["option"], `${where}.option`, integer),
    eventOwner: number("event_owner"),
    eventDie: number("event_die"),
    eventPoints: number("event_points"),
  };
}

function army(value: unknown, where: string): Army {
  const v = record(value, where);
  return {
    seat: integer(v["seat"], `${where}.seat`),
    units: counts(v["units"], `${where}.units`),
    rams: integer(v["rams"], `${where}.rams`),
  };
}

function slot(value: unknown, where: string): Slot {
  const v = record(value, where);
  return {
    slot: text(v["slot"], `${where}.slot`),
    level: integer(v["level"], `${where}.level`),
    ship: truth(v["ship"], `${where}.ship`),
    token: orNull(v["token"], `${where}.token`, integer),
    pay: goods(v["pay"], `${where}.pay`),
    gain: goods(v["gain"], `${where}.gain`),
    points: integer(v["points"], `${where}.points`),
    amphora: integer(v["amphora"], `${where}.amphora`),
  };
}

function floor(value: unknown, where: string): Floor {
  const v = record(value, where);
  return {
    known: v["tile"] !== null,
    pay: goods(v["pay"], `${where}.pay`),
    needs: orNone(v["needs"], `${where}.needs`),
    points: integer(v["points"], `${where}.points`),
    gardener: integer(v["gardener"], `${where}.gardener`),
  };
}

function rewards(value: unknown, where: string): Rewards {
  if (value === undefined || value === null) return {};
  return each(value, where, (found, at) => (typeof found === "string" ? found : integer(found, at)));
}

function eventOption(value: unknown, where: string): EventOption {
  const v = record(value, where);
  return {
    kind: text(v["kind"], `${where}.kind`),
    price: goods(v["price"], `${where}.price`),
    steps: integer(v["steps"], `${where}.steps`),
    points: integer(v["points"], `${where}.points`),
    rewards: rewards(v["rewards"], `${where}.rewards`),
    final: rewards(v["final"], `${where}.final`),
  };
}

function quest(value: unknown, where: string): Quest {
  const v = record(value, where);
  return {
    kind: text(v["kind"], `${where}.kind`),
    number: integer(v["number"], `${where}.number`),
    figure: orNull(v["figure"], `${where}.figure`, text),
    tokenLevel: orNull(v["level"], `${where}.level`, integer) ?? 0,
    levels: orNone(v["levels"], `${where}.levels`),
    terrains: orNone(v["terrains"], `${where}.terrains`),
    own: goods(v["own"], `${where}.own`),
    points: integer(v["points"], `${where}.points`),
  };
}

function resolving(value: unknown): GardensView["resolving"] {
  return orNull(value, "resolving", (found, where) => {
    const v = record(found, where);
    return {
      region: text(v["region"], `${where}.region`),
      seat: integer(v["seat"], `${where}.seat`),
      event: text(v["event"], `${where}.event`),
      option: orNull(v["option"], `${where}.option`, integer),
      left: integer(v["left"], `${where}.left`),
    };
  });
}

function readScores(v: Readonly<Record<string, unknown>>): Pick<GardensView, "scores"> & { done: readonly (readonly string[])[] } {
  const scores = orNull(v["scores"], "scores", (found, where) => list(found, where, counts));
  const done = orNull(v["quests_done"], "quests_done", (found, where) => list(found, where, (each, at) => list(each, at, text)));
  return { scores, done: done ?? [] };
}

function printed(value: unknown): Printed {
  const v = value === undefined ? {} : record(value, "printed");
  const unit = v["unit"] === undefined ? {} : record(v["unit"], "printed.unit");
  return {
    items: v["items"] === undefined ? {} : each(v["items"], "printed.items", (found, where) => {
      const item = record(found, where);
      return { level: integer(item["level"], `${where}.level`), pay: goods(item["pay"], `${where}.pay`) };
    }),
    unitPay: goods(unit["pay"], "printed.unit.pay"),
    unitLevel: orNone(unit["level"], "printed.unit.level"),
    rerolls: v["rerolls"] === undefined ? 0 : integer(v["rerolls"], "printed.rerolls"),
    faces: v["dice"] === undefined ? {} : each(v["dice"], "printed.dice", (found, where) => list(found, where, one(SIGNS))),
    advantage: v["advantage"] === undefined ? {} : each(v["advantage"], "printed.advantage", (found, where) => list(found, where, text)),
    simple: orNone(v["simple"], "printed.simple"),
  };
}
