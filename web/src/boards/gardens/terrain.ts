/**
 * The land as drawn shapes. `map.json` has vertices, the ring of vertices around each region, and the two ends of each
 * river section. Every edge gets the same small bends for all who share it, so that land, rivers and canals fit together.
 *
 * Where the page is narrow the map is turned: west is up, so that regions are wide enough for their names.
 */

import { chance } from "../common/chance";
import type { Point } from "../common/point";
import type { Room } from "./layout";
import map from "./map.json";

export interface Land {
  name: string;
  /** The outline, as a path. */
  path: string;
  /** The middle of what is drawn in it. */
  at: Point;
}

export interface Section {
  name: string;
  river: string;
  /** Its line, what glows when it can be picked, what a finger then meets, and where a Ship lies. */
  path: string;
  ribbon: string;
  reach: string;
  at: Point;
  /** How much it runs from left to right: 1 if level, 0 if upright. */
  level: number;
}

export interface Geography {
  turned: boolean;
  width: number;
  height: number;
  room: Room;
  lands: readonly Land[];
  sections: readonly Section[];
  rivers: readonly { name: string; path: string }[];
  /** Seas: the upper sea in the west, the lower one in the east. */
  seas: readonly string[];
  /** From the plane of `map.json` to this one. */
  place: (x: number, y: number) => Point;
}

/** The plane of `map.json`. */
const WIDTH = 1000;
const HEIGHT = 608;
/** How much a turned region is stretched. */
const ACROSS = 1.1;
const DOWN = 1.06;
/** How far apart the bends of an edge are, and how far they and the whole edge swerve at most. */
const BEND = 17;
const SWERVE = 3.6;
const BOW = 5;
/** Half the width of what glows for a river section, and how far from its ends that stays; half the width for a finger. */
const GLOW = 9;
const ENDS = 6;
const REACH = 22;

const vertices: Readonly<Record<string, readonly number[]>> = map.vertices;

/** A smooth line through points (Catmull-Rom). */
function curve(points: readonly Point[]): string {
  const all = [points[0], ...points, points.at(-1)].filter((p) => p !== undefined);
  return points
    .slice(1)
    .map((_, i) => {
      const [p0, p1, p2, p3] = all.slice(i, i + 4);
      if (!p0 || !p1 || !p2 || !p3) return "";
      const numbers = [
        ...[p1.x + (p2.x - p0.x) / 6, p1.y + (p2.y - p0.y) / 6],
        ...[p2.x - (p3.x - p1.x) / 6, p2.y - (p3.y - p1.y) / 6],
        ...[p2.x, p2.y],
      ];
      return `C${numbers.map((n) => n.toFixed(1)).join(" ")}`;
    })
    .join("");
}

function start({ x, y }: Point): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Edges, one after the other, as one line. */
function line(edges: readonly (readonly Point[])[]): Point[] {
  return edges.flatMap((points, i) => (i ? points.slice(1) : points));
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
}

/** A band along a line, this far to either side, as a path. */
function ribbon(points: readonly Point[], far: number): string {
  const side = (by: number): Point[] =>
    points.map((p, i) => {
      const before = points[i - 1] ?? p;
      const behind = points[i + 1] ?? p;
      const length = Math.hypot(behind.x - before.x, behind.y - before.y) || 1;
      return { x: p.x - ((behind.y - before.y) / length) * by, y: p.y + ((behind.x - before.x) / length) * by };
    });
  return polygon([...side(far), ...side(-far).reverse()]);
}

/** The part of a line that is at least so far from both its ends. */
function inner(points: readonly Point[], margin: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const near = (p: Point, q: Point): boolean => Math.hypot(p.x - q.x, p.y - q.y) < margin;
  return points.filter((p) => !near(p, first) && !near(p, last));
}

class Drawing {
  constructor(private readonly turned: boolean) {}

  readonly place = (x: number, y: number): Point =>
    this.turned ? { x: (HEIGHT - y) * ACROSS, y: x * DOWN } : { x, y };

  #vertex(name: string): Point {
    const [x = 0, y = 0] = vertices[name] ?? [];
    return this.place(x, y);
  }

  /** The points of an edge with its bends; the same points in either direction. */
  #edge(from: string, to: string): Point[] {
    if (from > to) return this.#edge(to, from).reverse();
    const a = this.#vertex(from);
    const b = this.#vertex(to);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const bends = Math.max(2, Math.round(length / BEND));
    const bow = chance(from + to) * Math.min(BOW, length * 0.07);
    return Array.from({ length: bends + 1 }, (_, i) => {
      const t = i / bends;
      const inside = i > 0 && i < bends;
      const aside = (inside ? chance(`${from}${to}${i}`) * SWERVE : 0) + Math.sin(Math.PI * t) * bow;
      return {
        x: a.x + (b.x - a.x) * t - ((b.y - a.y) / length) * aside,
        y: a.y + (b.y - a.y) * t + ((b.x - a.x) / length) * aside,
      };
    });
  }

  #along(names: readonly string[]): string {
    const points = line(names.slice(1).map((name, i) => this.#edge(names[i] ?? name, name)));
    return `${start(points[0] ?? { x: 0, y: 0 })}${curve(points)}`;
  }

  land(name: string, ring: readonly string[], [x = 0, y = 0]: readonly number[]): Land {
    const edges = ring.map((from, i) => this.#edge(from, ring[(i + 1) % ring.length] ?? from));
    return { name, path: `${start(this.#vertex(ring[0] ?? ""))}${edges.map(curve).join("")}z`, at: this.place(x, y) };
  }

  section(name: string, [from = "", to = ""]: readonly string[], river: string): Section {
    const points = this.#edge(from, to);
    const middle = (points.length - 1) / 2;
    const [one, other] = [points[Math.floor(middle)], points[Math.ceil(middle)]];
    const [a, b] = [this.#vertex(from), this.#vertex(to)];
    return {
      name,
      river,
      path: `${start(points[0] ?? { x: 0, y: 0 })}${curve(points)}`,
      ribbon: ribbon(inner(points, ENDS), GLOW),
      reach: ribbon(points, REACH),
      at: { x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2 },
      level: Math.abs(b.x - a.x) / Math.hypot(b.x - a.x, b.y - a.y),
    };
  }

  river(name: string, by: readonly string[]): { name: string; path: string } {
    return { name, path: this.#along(by) };
  }

  /** A shape of the plane given by its corners, smoothed. */
  shape(corners: readonly (readonly [number, number])[]): string {
    const points = corners.map(([x, y]) => this.place(x, y));
    return `${start(points[0] ?? { x: 0, y: 0 })}${curve(points)}z`;
  }
}

const UPPER_SEA = [[-60, 290], [-14, 312], [6, 352], [-6, 396], [10, 436], [38, 470], [32, 520], [46, 566], [40, 680], [-120, 680], [-120, 290]] as const;
const LOWER_SEA = [[1080, 286], [1000, 300], [958, 328], [950, 372], [968, 408], [1000, 440], [996, 490], [1004, 540], [986, 590], [960, 640], [1100, 680], [1120, 286]] as const;

function draw(turned: boolean): Geography {
  const drawing = new Drawing(turned);
  return {
    turned,
    width: turned ? HEIGHT * ACROSS : WIDTH,
    height: turned ? WIDTH * DOWN : HEIGHT,
    room: turned ? { width: 134, height: 90 } : { width: 88, height: 122 },
    lands: Object.entries(map.regions).map(([name, region]) => drawing.land(name, region.ring, region.at)),
    sections: Object.entries(map.sections).map(([name, { ends, river }]) => drawing.section(name, ends, river)),
    rivers: map.rivers.map(({ name, by }) => drawing.river(name, by)),
    seas: [drawing.shape(UPPER_SEA), drawing.shape(LOWER_SEA)],
    place: drawing.place,
  };
}

const drawn = new Map<boolean, Geography>();

/** The map as it lies, or turned. */
export function geography(turned: boolean): Geography {
  const found = drawn.get(turned) ?? draw(turned);
  drawn.set(turned, found);
  return found;
}

/** The river on which a section lies, by the section's name. */
export function riverOf(section: string): string {
  return geography(false).sections.find(({ name }) => name === section)?.river ?? "canal";
}
