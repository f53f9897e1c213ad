/** Where things lie on a board. What others may fly to or from carries its name in `data-spot`. */

import type { Point } from "./point";

/** Says where a spot lies, in pixels of the board; null if it is not drawn. */
export type WhereIs = (spot: string) => Point | null;

/** The middle of a spot, in pixels of a board that is so many pixels wide before anybody looks closer. */
export function spotIn(root: HTMLElement | undefined, pixels: number, spot: string): Point | null {
  const found = root?.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  const frame = root?.getBoundingClientRect();
  if (!found || !frame) return null;
  const scale = frame.width / pixels || 1;
  return {
    x: (found.left + found.width / 2 - frame.left) / scale,
    y: (found.top + found.height / 2 - frame.top) / scale,
  };
}
