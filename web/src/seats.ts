/** How seats are told apart everywhere: a colour (`--seat-0` … `--seat-5`), a shape, and an initial. */

/** One path per seat on a 24 px grid, centred: disc, square, triangle, diamond, hexagon, star. */
export const SEAT_SHAPES: readonly string[] = [
  "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
  "M4 4h16v16h-16z",
  "M12 2.5l10.2 18h-20.4z",
  "M12 1.5l10.5 10.5l-10.5 10.5l-10.5-10.5z",
  "M6.5 2.8h11l5.5 9.2l-5.5 9.2h-11l-5.5-9.2z",
  "M12 1.8l3 6.9l7.5.7l-5.7 5l1.7 7.3l-6.5-3.9l-6.5 3.9l1.7-7.3l-5.7-5l7.5-.7z",
];

/** The CSS colour of a seat. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat})`;
}

/** The first letter of a name, or the seat's number. */
export function initialOf(name: string, seat: number): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? String(seat + 1);
}
