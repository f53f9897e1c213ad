/** Where the pieces of a tile stand, in units of the plane around its middle. */

import { groupsOn, markersOn, type CradleView, type Good, type Group, type Marker, type Tile } from "./view";

export interface Spot {
  x: number;
  y: number;
  size: number;
}

export type Building = Spot & { what: "hut" | "holy"; seat: number };
export type Stock = Spot & { good: Good; n: number };
export type Standing = Spot & { group: Group; /** The value of its offering, if known. */ value: number | null };
export type Lying = Spot & { marker: Marker };

export interface Contents {
  buildings: readonly Building[];
  stocks: readonly Stock[];
  tribes: readonly Standing[];
  offerings: readonly Lying[];
}

/** How large pieces are, and how much room a row may take. */
const BUILDING = 36;
const GOOD = 25;
const TRIBE = 30;
const ALONE = 20;
const ROOM = 94;
/** The seat of huts that are nobody's. */
const NOBODY = -1;
/** From here on, the tables have a column beside the land. */
export const WIDE = 700;

/** Where there is little, pieces are larger: at most so much, while they need no more than this height. */
const MOST = 1.4;
const HEIGHT = 80;

/** A row of things of one size around the middle, made smaller where they need more than the room. */
function row(n: number, size: number, y: number, gap = 2): Spot[] {
  const fitting = Math.min(size, (ROOM - Math.abs(y) * 0.45) / Math.max(1, n) - gap);
  return Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * (fitting + gap), y, size: fitting }));
}

export function contentsOf(view: CradleView, tile: Tile): Contents {
  const groups = groupsOn(tile);
  const markers = markersOn(view, tile.name, "lying");
  const carried = markersOn(view, tile.name, "carried");
  const owners = [
    ...tile.huts.flatMap((n, seat) => Array.from({ length: n }, () => (seat === tile.huts.length - 1 ? NOBODY : seat))),
  ];
  const holy = tile.holyPlace >= 0;
  const built = owners.length + (holy ? 1 : 0);
  const goods = (["wood", "stone"] as const).filter((good) => tile[good] > 0);

  // Rows from top to bottom; the lower half of forests, quarries and the temple is free of trees, rocks and stairs.
  const lines = groups.length > 3 ? 2 : groups.length ? 1 : 0;
  const plain = [built ? BUILDING : 0, goods.length ? GOOD : 0, lines * (TRIBE - (lines > 1 ? 3 : 0))];
  const grown = Math.min(MOST, HEIGHT / Math.max(1, plain.reduce((sum, h) => sum + h, 0)));
  const heights = plain.map((h) => h * grown);
  const whole = heights.reduce((sum, h) => sum + h, 0);
  const low = tile.terrain === "plains" ? 2 : tile.terrain === "temple" ? 34 - whole / 2 : 12;
  const [upper = 0, middle = 0] = heights;
  const top = low - whole / 2;

  const places = row(built, BUILDING * grown, top + upper / 2);
  const buildings: Building[] = places.map((spot, i) => ({
    ...spot,
    what: holy ? "holy" : "hut",
    seat: holy ? tile.holyPlace : (owners[i] ?? NOBODY),
  }));
  return {
    buildings,
    stocks: row(goods.length, GOOD * grown, top + upper + middle / 2, 12).map((spot, i) => {
      const good = goods[i] ?? "wood";
      return { ...spot, good, n: tile[good] };
    }),
    tribes: standing(groups, carried, lines, grown, top + upper + middle),
    offerings: underHuts(markers, buildings, top + upper / 2),
  };
}

function standing(groups: readonly Group[], carried: readonly Marker[], lines: number, grown: number, top: number): Standing[] {
  const perLine = Math.ceil(groups.length / Math.max(1, lines));
  const size = grown * (lines > 1 ? TRIBE - 3 : TRIBE);
  return Array.from({ length: lines }, (_, line) => groups.slice(line * perLine, (line + 1) * perLine)).flatMap((part, line) =>
    row(part.length, size, top + (line + 0.56) * size, 5).map((spot, i): Standing => {
      const group = part[i] ?? { seat: 0, load: null, n: 0 };
      const borne = carried.filter((marker) => marker.seat === group.seat);
      const value = group.load === "offering" && group.n === 1 ? (borne[0]?.value ?? null) : null;
      return { ...spot, group, value };
    }),
  );
}

/** An offering lies before a hut of its owner; one whose hut was moved away lies by itself. */
function underHuts(markers: readonly Marker[], buildings: readonly Building[], y: number): Lying[] {
  const free = [...buildings];
  return markers.map((marker, i) => {
    const found = free.findIndex((building) => building.what === "hut" && building.seat === marker.seat);
    const [hut] = found < 0 ? [] : free.splice(found, 1);
    return hut
      ? { marker, x: hut.x + hut.size * 0.34, y: hut.y + hut.size * 0.26, size: hut.size * 0.56 }
      : { marker, x: -40 + i * (ALONE + 2), y: y + 6, size: ALONE };
  });
}
