/**
 * The land as drawn shapes. `map.json` has vertices and, for each region, the ring of vertices around it; two regions
 * that share an edge are neighbours. Every edge gets the same small bends for all who share it, so that borders,
 * coasts and rivers fit together however they are used.
 */

import { chance } from "../common/chance";
import type { Point } from "../common/point";
import map from "./map.json";

export interface Land {
  name: string;
  /** The outline, as a path. */
  path: string;
  /** The middle of what is drawn in it. */
  at: Point;
  /** Whether there is room for one row of pieces only. */
  flat: boolean;
}

/** The side of the drawing plane. */
export const PLANE = 1000;
/** How far apart the bends of an edge are, and how far they and the whole edge swerve at most. */
const BEND = 24;
const SWERVE = 7;
const BOW = 11;

const vertices: Readonly<Record<string, readonly number[]>> = map.vertices;

function vertex(name: string): Point {
  const [x = 0, y = 0] = vertices[name] ?? [];
  return { x, y };
}

/** The points of an edge with its bends; the same points in either direction. */
function edge(from: string, to: string): Point[] {
  if (from > to) return edge(to, from).reverse();
  const a = vertex(from);
  const b = vertex(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const bends = Math.max(2, Math.round(length / BEND));
  const swerve = Math.min(SWERVE, length * 0.06);
  const bow = chance(from + to) * Math.min(BOW, length * 0.09);
  return Array.from({ length: bends + 1 }, (_, i) => {
    const t = i / bends;
    const inside = i > 0 && i < bends;
    const aside = (inside ? chance(`${from}${to}${i}`) * swerve : 0) + Math.sin(Math.PI * t) * bow;
    return {
      x: a.x + (b.x - a.x) * t - ((b.y - a.y) / length) * aside,
      y: a.y + (b.y - a.y) * t + ((b.x - a.x) / length) * aside,
    };
  });
}

/** A smooth line through points (Catmull-Rom); the neighbours before and behind bend its ends. */
function curve(points: readonly Point[], before?: Point, behind?: Point): string {
  const all = [before ?? points[0], ...points, behind ?? points.at(-1)].filter((p) => p !== undefined);
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

/** With how many vertices each vertex is joined: where three lands meet there is a corner, elsewhere a bend. */
function joined(rings: readonly (readonly string[])[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const ring of rings) {
    ring.forEach((name, i) => {
      const next = ring[(i + 1) % ring.length] ?? name;
      for (const [one, other] of [[name, next], [next, name]] as const) {
        found.set(one, (found.get(one) ?? new Set()).add(other));
      }
    });
  }
  return found;
}

const RINGS = Object.values(map.regions).map((region) => region.ring);
const JOINED = joined(RINGS);

function isCorner(name: string): boolean {
  return (JOINED.get(name)?.size ?? 0) > 2;
}

/** The outline of a ring of vertices: smooth from corner to corner. */
function outline(ring: readonly string[]): string {
  const first = Math.max(0, ring.findIndex(isCorner));
  const turned = [...ring.slice(first), ...ring.slice(0, first)];
  const whole = turned.map((name, i) => edge(name, turned[(i + 1) % turned.length] ?? name));
  if (!ring.some(isCorner)) {
    const points = line(whole);
    return `${start(points[0] ?? vertex(""))}${curve(points, points.at(-2), points[1])}z`;
  }
  const runs: Point[][][] = [];
  whole.forEach((points, i) => {
    if (isCorner(turned[i] ?? "")) runs.push([points]);
    else runs.at(-1)?.push(points);
  });
  return `${start(vertex(turned[0] ?? ""))}${runs.map((run) => curve(line(run))).join("")}z`;
}

/** Edges, one after the other, as one line. */
function line(edges: readonly (readonly Point[])[]): Point[] {
  return edges.flatMap((points, i) => (i ? points.slice(1) : points));
}

function along(names: readonly string[]): string {
  const points = line(names.slice(1).map((name, i) => edge(names[i] ?? name, name)));
  return `${start(points[0] ?? vertex(""))}${curve(points)}`;
}

export const LANDS: readonly Land[] = Object.entries(map.regions).map(([name, region]) => ({
  name,
  path: outline(region.ring),
  at: { x: region.at[0] ?? 0, y: region.at[1] ?? 0 },
  flat: "flat" in region,
}));

export const RIVERS: readonly string[] = map.rivers.map((river) => along(river.by));

/** Coasts, closed along the edge of the drawing by the points given. */
function sea(coast: readonly string[], outside: readonly Point[]): string {
  return `${along(coast)}${outside.map(({ x, y }) => `L${x} ${y}`).join("")}z`;
}

export const SEAS: readonly string[] = [
  sea(map.upper_sea, [{ x: -60, y: 520 }, { x: -60, y: 120 }]),
  sea(map.gulf, [{ x: PLANE + 60, y: PLANE + 60 }, { x: PLANE + 60, y: 664 }]),
];

/** The one-way arrows: from the near end to the point. */
export const ARROWS: readonly { from: string; to: string; tail: Point; head: Point }[] = map.arrows.map(
  ({ from, to, tail, head }) => ({
    from,
    to,
    tail: { x: tail[0] ?? 0, y: tail[1] ?? 0 },
    head: { x: head[0] ?? 0, y: head[1] ?? 0 },
  }),
);

/** The middle of a region. */
export function middleOf(name: string): Point | null {
  return LANDS.find((land) => land.name === name)?.at ?? null;
}
