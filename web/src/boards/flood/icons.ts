/** The icon set of After the Flood: goods and actions. */

import { GRAIN, LOG, type Icon } from "../common/icon";
import type { Good, Kind } from "./view";

const ingot = "M4 5c3 2.2 5 2.6 8 2.6s5-.4 8-2.6c-1.6 3-2.2 5-2.2 7s.6 4 2.2 7c-3-2.2-5-2.6-8-2.6s-5 .4-8 2.6c1.6-3 2.2-5 2.2-7s-.6-4-2.2-7z";
const cloth = "M5 3.5h14v13.5h-14z";
const blade = "M13.5 3c3.6.2 6.4 2.2 7.5 5.5c-2.6-.4-4.4.3-6 2.2l-4.5-4.4c1.5-.9 2.4-1.8 3-3.3z";
const jar = "M9.8 5.5c-3.3 1.7-5.1 4.6-5.1 8.2c0 4.3 3 7.5 7.3 7.5s7.3-3.2 7.3-7.5c0-3.6-1.8-6.5-5.1-8.2z";
const disc = "M12 3.2a8.8 8.8 0 1 0 0 17.6a8.8 8.8 0 1 0 0-17.6z";
const gem = "M7.2 4.2h9.6l4.4 6l-9.2 10.6l-9.2-10.6z";
const wall = "M3 21v-10h3v-2.5h3v2.5h6v-2.5h3v2.5h3v10z";
const banner = "M6 3.5h13l-3.5 4.2l3.5 4.3h-13z";
const helmet = "M5 17v-4.5c0-5 3-8.5 7-8.5s7 3.5 7 8.5v4.5h-4.5v-5h-5v5z";

export const GOOD_ICONS: Readonly<Record<Good, Icon>> = {
  grain: GRAIN,
  wood: LOG,
  metal: { body: ingot, lines: ingot },
  textile: { body: cloth, lines: `${cloth}M5 7h14M5 13.5h14M7 10.2l2-1.4l2 1.4l2-1.4l2 1.4l2-1.4M6.5 17v3.5M9.3 17v3.5M12 17v3.5M14.7 17v3.5M17.5 17v3.5` },
  tool: { body: blade, lines: `${blade}M12.4 8.2l-8.6 10.4a1.6 1.6 0 0 0 2.2 2.2l9-10` },
  oil: { body: jar, lines: `${jar}M8.6 2.8h6.8M9.8 2.8v2.7M14.2 2.8v2.7M5 12.5h14` },
  gold: {
    body: disc,
    lines: `${disc}M12 9.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8zM12 9.6v-3.4M12 14.4v3.4M9.6 12h-3.4M14.4 12h3.4M10.3 10.3l-2.4-2.4M13.7 13.7l2.4 2.4M13.7 10.3l2.4-2.4M10.3 13.7l-2.4 2.4`,
  },
  lapis: { body: gem, lines: `${gem}M2.8 10.2h18.4M12 20.8l-3.6-10.6l3.6-6l3.6 6z` },
};

export const KIND_ICONS: Readonly<Record<Kind, Icon>> = {
  build: { body: wall, lines: `${wall}M10 21v-4a2 2 0 0 1 4 0v4M6 14.5h1.5M16.5 14.5h1.5` },
  place: { body: "M12 3.5a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6z", lines: "M12 3.5a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6zM4.5 20.5c.6-4.4 3.5-6.6 7.5-6.6s6.9 2.2 7.5 6.6z" },
  trade: { lines: "M4 8.5h14.5M14.5 4.5l4 4l-4 4M20 15.5h-14.5M9.5 11.5l-4 4l4 4" },
  start: { body: banner, lines: `${banner}M6 2.5v19M3.5 21.5h5` },
  expand: { body: helmet, lines: `${helmet}M12 4v-2.2M8.5 3.2c1-1.4 6-1.4 7 0M4 20.5h16` },
  pass: { lines: "M5 19.5h14M7 15.5l10-10M17 10v-4.5h-4.5M7 10.5v5h5" },
};
