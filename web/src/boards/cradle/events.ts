/** What has just happened, as things that move on the board. Places are named as in `data-spot`. */

import type { EventItem, Value } from "../board";
import { inTurns, type Motion, type Placed } from "../common/pace";
import { keyOf, nameOf, numberOf, seatOf } from "../common/values";
import { GOODS, type Good, type Load } from "./view";

export interface FlyingTribes extends Placed {
  what: "tribes";
  seat: number;
  n: number;
  load: Load;
}

export interface FlyingPiece extends Placed {
  what: "hut" | "holy" | "card" | "offering";
  /** -1 for nobody's. */
  seat: number;
}

export interface FlyingGoods extends Placed {
  what: "goods";
  good: Good;
  n: number;
}

export interface Mana extends Placed {
  what: "mana";
  n: number;
}

export interface Bang extends Placed {
  what: "bang";
}

export interface Rise {
  what: "rise";
  turn: number;
  tile: string;
}

export type PlacedEffect = FlyingTribes | FlyingPiece | FlyingGoods | Mana | Bang;
export type Effect = PlacedEffect | Rise;

const TEMPLE = "tile:T";

/** The movements that tell these events. */
export function effectsOf(events: readonly EventItem[]): Effect[] {
  return inTurns(events, effectOf);
}

function effectOf({ event, values }: EventItem): Effect[] {
  const seat = seatOf(values["seat"]);
  const home = `seat:${seat}`;
  const tile = tileIn(values["tile"]);
  const n = numberOf(values["n"]);
  switch (event) {
    case "discovered":
      return [{ what: "rise", turn: 0, tile: nameOf(values["tile"]) ?? "" }];
    case "volcano_placed":
      return [{ what: "rise", turn: 0, tile: nameOf(values["tile"]) ?? "" }, bang(tile)];
    case "stepped":
      return tribes(seat, 1, loadOf(values["cargo"]), tileIn(values["source"]), tileIn(values["target"]));
    case "teleported":
      return tribes(seatOf(values["owner"]), 1, loadOf(values["cargo"]), tileIn(values["source"]), tileIn(values["target"]));
    case "born":
      return tribes(seat, n, null, home, tile);
    case "resources_placed": {
      const good = GOODS.find((found) => found === keyOf(values["good"]));
      return good ? [{ what: "goods", turn: 0, good, n, motion: fly(`pile:${good}`, tile) }] : [];
    }
    case "stolen":
    case "bounced":
      return [bang(tile)];
    case "stone_built":
      return mana(seat, numberOf(values["doubled"]) ? 2 : 1);
    case "mana_gained":
      return mana(seat, numberOf(values["places"]) + numberOf(values["priests"]) - numberOf(values["lost"]));
    case "mana_stolen":
      return mana(seat, numberOf(values["gained"]));
    case "delivered":
      return [{ what: "offering", turn: 0, seat, motion: fly(TEMPLE, home) }];
    case "hut_built":
      return [{ what: "hut", turn: 0, seat, motion: fly(home, tile) }];
    case "expelled":
      return [{ what: "hut", turn: 0, seat: seatOf(values["owner"]), motion: fly(tileIn(values["source"]), tileIn(values["target"])) }];
    case "holy_place_erected":
      return [{ what: "holy", turn: 0, seat, motion: fly(home, tile) }];
    case "card_drawn":
      return [{ what: "card", turn: 0, seat, motion: fly("pile:cards", home) }];
    case "card_played":
      return [{ what: "card", turn: 0, seat, motion: fly(home, "pile:cards") }];
    default:
      return [];
  }
}

function fly(from: string, to: string): Motion {
  return { how: "fly", from, to };
}

function tribes(seat: number, n: number, load: Load, from: string, to: string): Effect[] {
  return n > 0 ? [{ what: "tribes", turn: 0, seat, n, load, motion: fly(from, to) }] : [];
}

function mana(seat: number, n: number): Effect[] {
  return n > 0 ? [{ what: "mana", turn: 0, n, motion: { how: "gain", to: `seat:${seat}` } }] : [];
}

function bang(to: string): Effect {
  return { what: "bang", turn: 0, motion: { how: "burst", to } };
}

function tileIn(value: Value | undefined): string {
  return `tile:${nameOf(value) ?? ""}`;
}

/** What a tribe carries, from the word for it: `cargo-wood_thief`. */
function loadOf(value: Value | undefined): Load {
  const cargo = keyOf(value) ?? "";
  return cargo.startsWith("offering") ? "offering" : (GOODS.find((good) => cargo.startsWith(good)) ?? null);
}
