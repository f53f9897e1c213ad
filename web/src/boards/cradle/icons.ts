/** The icon set of Cradle of Civilization: goods, actions, cards, piles. */

import { LOG, type Icon } from "../common/icon";
import type { Card, Good, Kind } from "./view";

const block = "M3.5 9.5l9-4l8 3v8l-9 4l-8-3.5z";
const hut = "M3 20.5v-7.5c0-5.5 4-9.5 9-9.5s9 4 9 9.5v7.5z";
const altar = "M4 21v-3h2.5v-4h2v-3.5h7v3.5h2v4h2.5v3z";
const flame = "M12 9.2c-2.6-1.7-2-4 0-6.7c2 2.7 2.6 5 0 6.7z";
const person = "M12 3.5a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6zM4.5 20.5c.6-4.4 3.5-6.6 7.5-6.6s6.9 2.2 7.5 6.6z";
const child = "M8.4 5a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 1 0 0-5.8zM2.5 19.5c.4-3.8 2.6-5.8 5.9-5.8s5.5 2 5.9 5.8z";
const tablet = "M6 2.8h12a1.6 1.6 0 0 1 1.6 1.6v15.2a1.6 1.6 0 0 1-1.6 1.6h-12a1.6 1.6 0 0 1-1.6-1.6v-15.2a1.6 1.6 0 0 1 1.6-1.6z";
const hexagon = "M7 3.5h10l5 8.5l-5 8.5h-10l-5-8.5z";
const drop = "M12 2.5c4 5 6.3 8.2 6.3 11.7a6.3 6.3 0 0 1-12.6 0c0-3.5 2.3-6.7 6.3-11.7z";

export const GOOD_ICONS: Readonly<Record<Good, Icon>> = {
  wood: LOG,
  stone: { body: block, lines: `${block}M3.5 9.5l8 3l9-4M11.5 12.5v8` },
};

export const KIND_ICONS: Readonly<Record<Kind, Icon>> = {
  huts: { body: hut, lines: `${hut}M9.5 20.5v-5a2.5 2.5 0 0 1 5 0v5M7 6v14M17 6v14` },
  holy_places: { body: altar, lines: `${altar}${flame}`, solid: flame },
  growth: { body: child, lines: `${child}M19 6.5v8M15 10.5h8` },
  fertile_growth: { body: child, lines: `${child}M18.5 3v7M15 6.5h7M18.5 13v7M15 16.5h7` },
  card: { body: tablet, lines: `${tablet}M8 8h8M8 12h8M8 16h5` },
  pass: { lines: "M4.5 12h15M14 6.5l5.5 5.5l-5.5 5.5" },
};

export const CARD_ICONS: Readonly<Record<Card, Icon>> = {
  endurance: { lines: "M9 4.5a1.8 1.8 0 1 0 0 .1M9 8.5l3.5 3.5l-1 4.5M12.5 12l4-1.5M9 8.5l-4 2.5v4M11.5 16.5l3.5 4M11.5 16.5l-4.5 4M17 5h4M18 8h3" },
  priest: { body: altar, lines: altar, solid: flame },
  fertility: { body: child, lines: `${child}M18.5 3v7M15 6.5h7M18.5 13v7M15 16.5h7` },
  sacred_stone: { body: block, lines: `${block}M3.5 9.5l8 3l9-4M11.5 12.5v8M5 3.5v3M3.5 5h3` },
  land: { body: hexagon, lines: `${hexagon}M12 12.8a2.2 2.2 0 1 0 0-.1M7 12c2-3.5 8-3.5 10 0c-2 3.5-8 3.5-10 0` },
  mana_theft: { body: drop, lines: `${drop}M9 14.5a3 3 0 0 0 3 3` },
  teleportation: { lines: `M12 12.3a.5.5 0 1 0 0-.6M8.5 14.5a4 4 0 1 1 6 1M5.5 16.5a7.5 7.5 0 1 1 11.5 1.5M3.5 20c2 2 5 2.5 8 2` },
  expulsion: { body: "M2.5 20.5v-6c0-4 3-7 6.5-7s6.5 3 6.5 7v6z", lines: "M2.5 20.5v-6c0-4 3-7 6.5-7s6.5 3 6.5 7v6zM7 20.5v-4a2 2 0 0 1 4 0v4M14 4.5h7M18 1.5l3 3l-3 3" },
};

export const TRIBE: Icon = { body: person, lines: person };
export const HUT: Icon = KIND_ICONS.huts;
export const HOLY_PLACE: Icon = KIND_ICONS.holy_places;
export const CARD: Icon = KIND_ICONS.card;
export const HEXAGON: Icon = { body: hexagon, lines: hexagon };
export const DROP: Icon = { body: drop, lines: drop };
