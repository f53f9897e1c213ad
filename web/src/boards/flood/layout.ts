/** Sizes on the map, in units of its plane of 1000 × 1000, and where the boxes and the dice lie on it. */

import type { BoxName } from "./view";

export interface Sizes {
  /** Names of regions, and smaller letters. */
  letters: number;
  small: number;
  worker: number;
  good: number;
  army: number;
  city: number;
}

/** Narrower than this, in pixels, everything on the map is drawn larger. */
const NARROW = 560;
/** From here on, what is beside the map has a column of its own. */
export const WIDE = 700;

export function sizesFor(pixels: number): Sizes {
  return pixels < NARROW
    ? { letters: 32, small: 26, worker: 43, good: 37, army: 46, city: 68 }
    : { letters: 27, small: 21, worker: 38, good: 34, army: 44, city: 66 };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const BOX_AT: Readonly<Record<BoxName, Box>> = {
  irrigation: { x: 668, y: 4, width: 160, height: 136 },
  weaving: { x: 836, y: 4, width: 160, height: 136 },
  scribes: { x: 668, y: 148, width: 160, height: 136 },
  tool_makers: { x: 836, y: 148, width: 160, height: 136 },
};

export const TRAY: Box = { x: 10, y: 818, width: 196, height: 172 };

export function rectangle({ x, y, width, height }: Box): string {
  const r = 10;
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
