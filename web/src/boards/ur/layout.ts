/** Where everything lies, in units of the drawing: a tile is 98 wide; a phone of 360 px shows it at about 53 px. */

export const ROWS = 6;
export const COLUMNS = "abcdef";

export const TILE = 98;
export const STEP = 103;
/** The reed mat around the grid. */
export const MAT = 21;
/** The corner of the first tile. */
export const ORIGIN = 26;
export const SIDE = 2 * ORIGIN + (ROWS - 1) * STEP + TILE;

/** One face of a tile that shows both, in a hand or beside the grid. */
export const HALF = 70;
export const CARD_HEIGHT = 132;

/** Narrower than this, what lies beside the grid goes below it. */
const WIDE_FROM = 620;
const PANEL = 304;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  /** The size of letters beside the grid. */
  letters: number;
  ziggurats: Box;
  spares: readonly Point[];
  /** The mat on which the spares lie. */
  mat: Box | null;
  cards: readonly Box[];
}

/** The layout for a board that is so many pixels wide, seen from a seat (-1: from none). */
export function layoutFor(pixels: number, seats: number, spares: number, viewer: number): Layout {
  return pixels >= WIDE_FROM ? beside(seats, spares) : below(seats, spares, Math.max(0, viewer));
}

function beside(seats: number, spares: number): Layout {
  const x = SIDE + 18;
  const strip = 72;
  const top = strip + 12 + (spares ? HALF + 26 : 0);
  const gap = Math.min(24, (SIDE - top - seats * CARD_HEIGHT) / Math.max(1, seats - 1));
  return {
    wide: true,
    width: x + PANEL,
    height: SIDE,
    letters: 18,
    ziggurats: { x, y: 0, width: PANEL, height: strip },
    spares: row(spares).map((i) => ({ x: x + PANEL / 2 + (2 * i - spares) * (HALF + 4) + 4, y: strip + 18 })),
    mat: spares ? { x, y: strip + 10, width: PANEL, height: HALF + 16 } : null,
    cards: row(seats).map((i) => ({ x, y: top + i * (CARD_HEIGHT + gap), width: PANEL, height: CARD_HEIGHT })),
  };
}

/** Where there is little room, one's own hand comes first: it is what one must see. */
function below(seats: number, spares: number, first: number): Layout {
  const y = SIDE + 14;
  const strip = spares ? HALF + 8 : 56;
  const taken = spares * (2 * HALF + 8) + 4;
  const width = (SIDE - 12) / 2;
  const lines = Math.ceil(seats / 2);
  return {
    wide: false,
    width: SIDE,
    height: y + strip + lines * (CARD_HEIGHT + 12),
    letters: 24,
    ziggurats: { x: 0, y, width: spares ? SIDE - taken - 12 : SIDE, height: strip },
    spares: row(spares).map((i) => ({ x: SIDE - taken + 6 + i * (2 * HALF + 8), y: y + 4 })),
    mat: spares ? { x: SIDE - taken, y: y - 4, width: taken, height: strip + 8 } : null,
    cards: row(seats).map((seat) => (seat - first + seats) % seats).map((i) => ({
      x: (i % 2) * (width + 12),
      y: y + strip + 12 + Math.floor(i / 2) * (CARD_HEIGHT + 12),
      width,
      height: CARD_HEIGHT,
    })),
  };
}

function row(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/** The corner of a place of the grid, by its name. */
export function cornerOf(name: string): Point {
  const column = COLUMNS.indexOf(name.charAt(0));
  return { x: ORIGIN + column * STEP, y: ORIGIN + (Number(name.slice(1)) - 1) * STEP };
}

/** The middle of a place of the grid. */
export function middleOf(name: string): Point {
  const { x, y } = cornerOf(name);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** The place so many columns and rows away; null beyond the edge. */
export function beyond(name: string, columns: number, rows: number): string | null {
  const column = COLUMNS.charAt(COLUMNS.indexOf(name.charAt(0)) + columns);
  const line = Number(name.slice(1)) + rows;
  return column && line >= 1 && line <= ROWS ? `${column}${line}` : null;
}
