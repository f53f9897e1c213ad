/** What has just happened, as things that move on the board. Places are named as in `data-spot`. */

import type { EventItem } from "../board";
import { inTurns, type Placed } from "../common/pace";
import { keyOf, nameOf, numberOf, seatOf } from "../common/values";
import { FIGURES, RESOURCES, type Figure, type Resource } from "./view";

export interface FlyingFigure extends Placed {
  what: "figure";
  seat: number;
  figure: Figure;
}

export interface FlyingGood extends Placed {
  what: "good";
  good: Resource;
}

export interface FlyingSeal extends Placed {
  what: "seal";
  seat: number;
}

export interface FlyingBuilding extends Placed {
  what: "settlement" | "wall" | "amphora";
  seat: number;
}

export interface Clash extends Placed {
  what: "clash";
}

export interface Points extends Placed {
  what: "points";
  points: number;
}

export type Effect = FlyingFigure | FlyingGood | FlyingSeal | FlyingBuilding | Clash | Points;

/** The movements that tell these events. */
export function effectsOf(events: readonly EventItem[]): Effect[] {
  return inTurns(events, effectOf);
}

function effectOf({ event, values }: EventItem): Effect[] {
  const seat = seatOf(values["seat"]);
  const home = `seat:${seat}`;
  const spot = (kind: string, name: string): string => `${kind}:${keyOf(values[name]) ?? nameOf(values[name]) ?? ""}`;
  const region = spot("region", "region");
  const figure = FIGURES.find((found) => found === keyOf(values["figure"]));
  switch (event) {
    case "moved":
      return figure ? fly(figure, seat, spot("region", "source"), spot("region", "target")) : [];
    case "sailed":
      return fly("ship", seat, spot("section", "source"), spot("section", "target"));
    case "unit_placed":
      return figure ? fly(figure, seat, home, region) : [];
    case "ship_placed":
      return fly("ship", seat, home, spot("section", "section"));
    case "retreated": {
      const party = seatOf(values["party"]);
      return figure ? fly(figure, party, spot("region", "source"), spot("region", "target")) : [];
    }
    case "wall_placed":
    case "settlement_placed":
      return [{ what: event === "wall_placed" ? "wall" : "settlement", seat, turn: 0, motion: { how: "fly", from: home, to: region } }];
    case "amphora_placed":
      return [{ what: "amphora", seat, turn: 0, motion: { how: "fly", from: home, to: spot("slot", "slot") } }];
    case "gathered": {
      const good = RESOURCES.find((found) => found === keyOf(values["good"]));
      return good ? [{ what: "good", good, turn: 0, motion: { how: "fly", from: region, to: home } }] : [];
    }
    case "population_moved":
    case "event_track_moved":
      return [{ what: "seal", seat, turn: 0, motion: { how: "fly", from: home, to: event === "population_moved" ? "track:population" : "track:event" } }];
    case "fight_began":
    case "destroyed":
    case "wall_removed":
      return [{ what: "clash", turn: 0, motion: { how: "burst", to: region } }];
    case "ship_sunk":
      return [{ what: "clash", turn: 0, motion: { how: "burst", to: spot("section", "section") } }];
    case "floor_built":
      return points(numberOf(values["points"]), "gardens");
    case "scored":
      return points(numberOf(values["points"]), home);
    default:
      return [];
  }
}

function fly(figure: Figure, seat: number, from: string, to: string): Effect[] {
  return [{ what: "figure", figure, seat, turn: 0, motion: { how: "fly", from, to } }];
}

function points(n: number, to: string): Effect[] {
  return n ? [{ what: "points", points: n, turn: 0, motion: { how: "gain", to } }] : [];
}
