/** The signs of dice and cards as wedges pressed into clay, on a grid of 24. */

import type { Sign } from "./view";

/** How wide the head of a wedge is, and its neck. */
const HEAD = 5.8;
const NECK = 1.7;

function at(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** One stroke of the stylus, from its head to its tail. */
function wedge(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const off = (along: number, aside: number): string => at(x1 + dx * along - dy * aside, y1 + dy * along + dx * aside);
  const deep = Math.min(4.6, length * 0.5);
  return (
    `M${off(0, HEAD / 2)}Q${off(1.3, 0)} ${off(0, -HEAD / 2)}Q${off(deep * 0.45, -NECK)} ${off(deep, -NECK / 2)}` +
    `L${off(length, 0)}L${off(deep, NECK / 2)}Q${off(deep * 0.45, NECK)} ${off(0, HEAD / 2)}z`
  );
}

/** The corner of the stylus. */
function hook(x: number, y: number): string {
  return `M${at(x - 4, y)}L${at(x + 3.4, y - 4.4)}Q${at(x + 0.6, y)} ${at(x + 3.4, y + 4.4)}z`;
}

/** What is pressed for each sign; a slot that takes any sign is empty. */
export const SIGN_PATHS: Readonly<Record<Sign, string>> = {
  ki: wedge(2.5, 6, 15.5, 6) + wedge(2.5, 18, 15.5, 18) + wedge(19, 2.5, 19, 21.5) + hook(9.5, 12),
  a: wedge(7.5, 2.5, 7.5, 21.5) + wedge(16.5, 2.5, 16.5, 11) + wedge(16.5, 12.8, 16.5, 21.5),
  gish: wedge(2, 12, 22, 12) + wedge(8.5, 3, 8.5, 21) + wedge(17, 3, 17, 21),
  ud: hook(7, 7) + hook(7, 17) + wedge(16.5, 2.5, 16.5, 21.5),
  dub: wedge(2, 5.5, 22, 5.5) + wedge(2, 18.5, 22, 18.5) + wedge(7.5, 6.5, 7.5, 18) + wedge(13.5, 6.5, 13.5, 18) + wedge(19.5, 6.5, 19.5, 18),
  lugal: wedge(2, 5, 12, 5) + wedge(2, 12, 12, 12) + wedge(2, 19, 12, 19) + wedge(14.5, 2.5, 14.5, 21.5) + wedge(20.5, 2.5, 20.5, 21.5),
  star: wedge(2, 12, 22, 12) + wedge(12, 2, 12, 22) + wedge(5, 5, 18.5, 18.5) + wedge(19, 5, 5.5, 18.5),
  common: wedge(6, 6.5, 6, 17.5) + wedge(12, 6.5, 12, 17.5) + wedge(18, 6.5, 18, 17.5),
  any: "",
};

/** How a sign is written in our letters. */
export function letters(sign: Sign): string {
  return sign.toUpperCase();
}
