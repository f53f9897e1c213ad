/** Hexagons with a flat top, in axial coordinates, and where they lie on the plane of the drawing. */

import type { Point } from "../common/point";

export interface Hex {
  q: number;
  r: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From the middle of a hexagon to a corner. */
export const SIZE = 60;
/** From the middle to the middle of the upper or lower side. */
export const HALF = (Math.sqrt(3) / 2) * SIZE;
/** Tiles are a little smaller than their cells. */
const TILE = SIZE - 1.6;

/** The steps to the six neighbours, by the name of the direction. */
const STEPS: Readonly<Record<string, Hex>> = {
  N: { q: 0, r: -1 },
  NE: { q: 1, r: -1 },
  SE: { q: 1, r: 0 },
  S: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  NW: { q: -1, r: 0 },
};
export const DIRECTIONS = Object.keys(STEPS);
const OPPOSITE: Readonly<Record<string, string>> = { N: "S", NE: "SW", SE: "NW", S: "N", SW: "NE", NW: "SE" };

export function middleOf({ q, r }: Hex): Point {
  return { x: 1.5 * SIZE * q, y: 2 * HALF * (r + q / 2) };
}

export function beside({ q, r }: Hex, direction: string): Hex {
  const step = STEPS[direction] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
}

/** The way back. */
export function opposite(direction: string): string {
  return OPPOSITE[direction] ?? direction;
}

/** A hexagon by itself, as a key. */
export function keyOf({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** The outline of a hexagon around a point. */
export function outline({ x, y }: Point, size = TILE): string {
  const half = (Math.sqrt(3) / 2) * size;
  const corners = [
    [x - size, y],
    [x - size / 2, y - half],
    [x + size / 2, y - half],
    [x + size, y],
    [x + size / 2, y + half],
    [x - size / 2, y + half],
  ];
  return `M${corners.map(([cx = 0, cy = 0]) => `${cx.toFixed(1)} ${cy.toFixed(1)}`).join("L")}z`;
}

/** The box around middles of hexagons, and so much around them. */
export function boxAround(hexes: readonly Hex[], margin: number): Box {
  const points = hexes.map(middleOf);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
