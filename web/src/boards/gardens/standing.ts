/** Which pieces stand in a region, and where in its room. */

import type { Point } from "../common/point";
import { arrange, type Room, type Sizes } from "./layout";
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

/** The pieces of a region under its name, which has so many rows. A Ziggurat that stands alone is larger. */
export function standing(region: Region, at: Point, room: Room, rows: number, sizes: Sizes): Placement[] {
  const pieces = piecesIn(region);
  const most = sizes.piece * (pieces.length === 1 && pieces[0]?.what === "ziggurat" ? 1.6 : region.home >= 0 && pieces.length < 4 ? 1.25 : 1);
  const head = sizes.letters * (rows + 0.15);
  const below = room.height - head;
  const foot = region.home >= 0 ? 0 : sizes.good * 0.75;
  const above = { ...arrange(pieces.length, room.width, below - foot, most), x: at.x, y: at.y + (head - foot) / 2 };
  const edge = sizes.good * 0.25;
  const beside = {
    ...arrange(pieces.length, room.width - sizes.good - edge, below - edge, most),
    x: at.x + sizes.good / 2,
    y: at.y + (head - edge) / 2,
  };
  // Above what the region yields; where many stand, rather beside it than small.
  const { size, spots, x, y } = beside.size > above.size && region.terrain !== "start" ? beside : above;
  return pieces.flatMap((piece, i) => {
    const spot = spots[i];
    return spot ? [{ piece, size, x: x + spot.x, y: y + spot.y }] : [];
  });
}
