/** Sizes on the map in units of its plane, and how pieces share the room of a region. */

import type { Point } from "../common/point";

export interface Sizes {
  /** Names of regions. */
  letters: number;
  /** The largest size of a piece. */
  piece: number;
  /** What a region yields. */
  good: number;
  ship: number;
}

/** The room for what lies in a region. */
export interface Room {
  width: number;
  height: number;
}

/** Narrower than this, in pixels, the map is turned. */
export const NARROW = 560;
/** From here on, what is beside the map has a column of its own. */
export const WIDE = 700;

export function sizesFor(turned: boolean, pixels: number): Sizes {
  if (turned) return { letters: 20, piece: 40, good: 24, ship: 32 };
  return pixels < 900 ? { letters: 17.5, piece: 38, good: 22, ship: 28 } : { letters: 16, piece: 36, good: 20, ship: 26 };
}

/** Where pieces of one size lie so that they fill a room as large as they can, row by row around its middle. */
export function arrange(n: number, width: number, height: number, most: number): { size: number; spots: readonly Point[] } {
  if (!n) return { size: most, spots: [] };
  let best = { size: 0, rows: 1 };
  for (let rows = 1; rows <= n; rows += 1) {
    const size = Math.min(most, width / Math.ceil(n / rows), height / rows);
    if (size > best.size) best = { size, rows };
  }
  const inRow = Math.ceil(n / best.rows);
  const spots = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / inRow);
    const here = Math.min(inRow, n - row * inRow);
    return { x: ((i % inRow) - (here - 1) / 2) * best.size, y: (row - (best.rows - 1) / 2) * best.size };
  });
  return { size: best.size, spots };
}

/** A region's name in one line, or in two where it is long and there is room below: cut at the space nearest to its middle. */
export function lines(name: string, room: Room, { letters }: Sizes): readonly string[] {
  const most = Math.floor(room.width / (letters * 0.5));
  if (room.width > room.height || name.length <= most || !name.includes(" ")) return [name];
  const cuts = [...name.matchAll(/ /g)].map((found) => found.index);
  const cut = cuts.reduce((best, i) => (Math.abs(i - name.length / 2) < Math.abs(best - name.length / 2) ? i : best));
  return [name.slice(0, cut), name.slice(cut + 1)];
}

export function disc({ x, y }: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}
