/** Which pieces stand in a region, and where in its room. */

import type { Point } from "../common/point";
import { arrange, type Sizes } from "./layout";
import type { Geography, Land } from "./terrain";
import { FIGURES, type Figure, type Region } from "./view";

export type Piece =
  | { what: "unit"; seat: number; figure: Figure; n: number }
  | { what: "settlement" | "wall" | "ziggurat"; seat: number }
  | { what: "token" }
  | { what: "blocker" };

export interface Placement extends Point {
  piece: Piece;
  size: number;
}

/** Buildings, then units by owner, then the Tribe, then the Event. */
export function piecesIn(region: Region): Piece[] {
  const pieces: Piece[] = [];
  if (region.home >= 0) pieces.push({ what: "ziggurat", seat: region.home });
  if (region.blocked) pieces.push({ what: "blocker" });
  if (region.settlement >= 0) pieces.push({ what: "settlement", seat: region.settlement });
  if (region.wall >= 0) pieces.push({ what: "wall", seat: region.wall });
  for (const { seat, units, rams } of region.armies) {
    const all: Readonly<Record<string, number | undefined>> = { ...units, ram: rams };
    for (const figure of FIGURES) pieces.push(...unit(seat, figure, all[figure]));
  }
  for (const figure of FIGURES) {
    const n = region.tribe.filter((found) => found === figure).length;
    pieces.push(...unit(-1, figure, n));
  }
  if (region.token !== "none") pieces.push({ what: "token" });
  return pieces;
}

function unit(seat: number, figure: Figure, n: number | undefined): Piece[] {
  return n ? [{ what: "unit", seat, figure, n }] : [];
}

/** The pieces of a region under its name. A Ziggurat that stands alone is larger. */
export function standing(region: Region, { at }: Land, { room }: Geography, sizes: Sizes): Placement[] {
  const pieces = piecesIn(region);
  const head = sizes.letters * 1.15;
  const most = sizes.piece * (pieces.length === 1 && pieces[0]?.what === "ziggurat" ? 1.6 : region.home >= 0 && pieces.length < 4 ? 1.25 : 1);
  const { size, spots } = arrange(pieces.length, room.width, room.height - head - sizes.good * 0.75, most);
  const middle = at.y + (head - sizes.good * 0.75) / 2;
  return pieces.flatMap((piece, i) => {
    const spot = spots[i];
    return spot ? [{ piece, size, x: at.x + spot.x, y: middle + spot.y }] : [];
  });
}
