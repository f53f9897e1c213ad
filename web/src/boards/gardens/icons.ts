/** The icon set of the Hanging Gardens: resources, actions, figures, buildings, rows of combat cards. */

import { GRAIN, LOG, type Icon } from "../common/icon";
import type { Row } from "./fight";
import type { Action, Figure, Resource } from "./view";

const block = "M3.5 9.5l9-4l8 3v8l-9 4l-8-3.5z";
const brick = "M2.5 10.5l5-4.5h14v8l-5 5h-14z";
const tablet = "M6.5 2.8h11a2.2 2.2 0 0 1 2.2 2.2v14a2.2 2.2 0 0 1-2.2 2.2h-11a2.2 2.2 0 0 1-2.2-2.2v-14a2.2 2.2 0 0 1 2.2-2.2z";
const bone =
  "M8.2 2.8c2.4 0 2.7 1.7 3.8 1.7s1.4-1.7 3.8-1.7c2.8 0 4.2 2 3.8 4.6c-.3 2-1.5 2.8-1.5 4.6s1.2 2.6 1.5 4.6c.4 2.6-1 4.6-3.8 4.6c-2.4 0-2.7-1.7-3.8-1.7s-1.4 1.7-3.8 1.7c-2.8 0-4.2-2-3.8-4.6c.3-2 1.5-2.8 1.5-4.6s-1.2-2.6-1.5-4.6c-.4-2.6 1-4.6 3.8-4.6z";
const person = "M8.2 4a3.1 3.1 0 1 0 0 6.2a3.1 3.1 0 1 0 0-6.2zM2.2 20c.4-4.6 2.6-7 6-7s5.6 2.4 6 7z";
const child = "M17.3 9a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6zM13.6 20c.3-2.8 1.6-4.4 3.7-4.4s3.4 1.6 3.7 4.4z";
const bricks = "M3 20.5v-5.5h8.5v5.5zM12.5 20.5v-5.5h8.5v5.5zM7.8 14v-5.5h8.4v5.5z";
const blade = "M7.5 15.5c-3-6.5 1-12.5 8-13c3 0 5 1.2 6 3c-6-1-10.5 2.5-11 8.5z";
const shield = "M8.6 7.6a6.4 6.4 0 1 0 0 12.8a6.4 6.4 0 1 0 0-12.8z";
const tip = "M18 .8l3 6.4h-6z";
const head = "M5.6 21.6c.2-4.8 4.4-6 4.6-9.8c-1.8 1.6-3.6 2.2-5.6 2.6l-2-2.8l4.4-5.4l.8-3.8l3 1.8c5.8-.4 9.8 3.6 9.8 9.6v7.8z";
const wheel = "M8.5 10.2a5.9 5.9 0 1 0 0 11.8a5.9 5.9 0 1 0 0-11.8z";
const car = "M6 8.6v-5.4h9.5c2.6 4.2 2 8-.8 11.2c-1.4-3.4-4.2-5.4-8.7-5.8z";
const hull = "M1.5 9c.8 7.6 4.4 11.5 10.5 11.5s9.7-3.9 10.5-11.5c-2 4-5.2 5.6-10.5 5.6s-8.5-1.6-10.5-5.6z";
const sail = "M12.8 2.4c4 1.6 6 4.6 6.2 9h-6.2z";
const shed = "M5 14.5l4-9.5h9l4 9.5z";
const crenels = "M2.5 21v-12.5h4v2.8h3.3v-2.8h4.4v2.8h3.3v-2.8h4v12.5z";
const houses = "M2.5 20.5v-8h6v-5.5h7v4h6v9.5z";
const jar = "M9.8 6c-3 2-4.6 4.8-4.6 7.8c0 3.6 2.4 6.2 4.8 8h4c2.4-1.8 4.8-4.4 4.8-8c0-3-1.6-5.8-4.6-7.8z";
const steps = "M2.5 21v-4.5h3.5v-4.5h3.5v-4.5h5v4.5h3.5v4.5h3.5v4.5z";
const plate = "M3.5 4.5a2.5 2.5 0 0 1 2.5-2.5h12a2.5 2.5 0 0 1 2.5 2.5v10.5c0 4-4 6.2-8.5 7.5c-4.5-1.3-8.5-3.5-8.5-7.5z";
const arm = "M5 21v-6.5l3-3.5v-6.5a2 2 0 0 1 4 0v2h4.5c2.5 0 3.5 2 3.5 4.5v4.5c0 2-1.5 3.5-3.5 3.5h-3v2z";
const wing = "M3 6.5c5 2.5 9 .5 18-2.5c-.5 4-2 6-4.5 7.5c0 2-1.5 4-4 4.5c-.5 2-2 3.5-4.5 4c.5-4.5-.5-9-5-13.5z";

export const GOOD_ICONS: Readonly<Record<Resource, Icon>> = {
  stone: { body: block, lines: `${block}M3.5 9.5l8 3l9-4M11.5 12.5v8` },
  wood: LOG,
  clay: { body: brick, lines: `${brick}M2.5 10.5h14l5-4.5M16.5 10.5v8.5M6 14.7h6.5` },
  food: GRAIN,
  tablet: { body: tablet, lines: `${tablet}M8 7.5h8M8 11.5h8M8 15.5h5` },
  knucklebone: { body: bone, lines: `${bone}M10 9.5c1.3 1 2.7 1 4 0M10 14.5c1.3-1 2.7-1 4 0` },
};

export const ACTION_ICONS: Readonly<Record<Action, Icon>> = {
  explore: { solid: "M14.5 2.5l7 3.2l-7 3.3z", lines: "M14.5 14v-11.5M3 21c0-3.5 3.5-3.7 6-3.7s5.5-.3 5.5-3.3M3 21h.01" },
  build: { body: bricks, lines: `${bricks}M4.5 4.5h6M14 4.5h5.5` },
  research: { body: tablet, lines: `${tablet}M8 8h5M8 12h8M8 16h8M21.5 2l-6 6.5` },
  harvest: { body: blade, lines: `${blade}M9 15l-5 6.5M7 13.5l3.5 2.5` },
  war: { lines: "M4 3.5l12.5 13M20 3.5l-12.5 13M13 18.5l5.5-4.5M11 18.5l-5.5-4.5M15.8 16.3l4.2 4.2M8.2 16.3l-4.2 4.2" },
  growth: { body: person + child, lines: person + child },
};

export const FIGURE_ICONS: Readonly<Record<Figure, Icon>> = {
  spearman: { body: shield, solid: tip, lines: `${shield}M18 7v15.5M8.6 12.8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4z` },
  archer: { solid: "M23.5 12l-5.5-3.4v6.8z", lines: "M7 2c9.5 3.5 9.5 16.5 0 20M7 2v20M1.5 12h17M1.5 9.5l2.5 2.5l-2.5 2.5" },
  horseman: { body: head, lines: `${head}M11 7.8h.01M15.5 5.5c2 2.5 3 5.5 3 9` },
  chariot: { body: car + wheel, lines: `${car}${wheel}M8.5 10.2v11.8M2.6 16.1h11.8M15 14.5h8` },
  ship: { body: hull + sail, lines: `${hull}${sail}M12 15v-13` },
  ram: { body: shed, lines: `${shed}M1.5 11h12M1.5 8.8v4.4M8.5 17.2a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4zM18.5 17.2a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z` },
};

/** The plate on which units stand, for all of them. */
export const UNITS: Icon = { body: plate, lines: plate };
export const WALL: Icon = { body: crenels, lines: `${crenels}M5 15.5h4M12 15.5h4M8.5 18.5h4M15.5 18.5h4` };
export const SETTLEMENT: Icon = { body: houses, lines: `${houses}M8.5 12.5v8M15.5 11v9.5M11 20.5v-4h2.5v4M4.5 16h2M18 14.5h1.5` };
export const AMPHORA: Icon = { body: jar, lines: `${jar}M8.5 2.5h7M9.8 2.5v3.5M14.2 2.5v3.5M9.8 4.5c-3 0-4.3 1.5-4.6 4.5M14.2 4.5c3 0 4.3 1.5 4.6 4.5M5.5 13.5h13` };
export const ZIGGURAT: Icon = { body: steps, lines: `${steps}M10.8 21v-4h2.4v4` };
export const GARDEN: Icon = { body: steps, lines: `${steps}M4 16.5v2M20 16.5v2M7.5 12v2.5M16.5 12v2.5M12 7.5v-3M12 5c-1.5-3-4-2.5-4.5-1c1.5 1.5 3 1.5 4.5 1zM12 5c1.5-3 4-2.5 4.5-1c-1.5 1.5-3 1.5-4.5 1z` };
export const PAWN: Icon = { body: "M12 2.5a4 4 0 0 0-2.3 7.3c-.3 3.7-1.7 6-3.7 7.7v3.5h12v-3.5c-2-1.7-3.4-4-3.7-7.7a4 4 0 0 0-2.3-7.3z", lines: "M12 2.5a4 4 0 0 0-2.3 7.3c-.3 3.7-1.7 6-3.7 7.7v3.5h12v-3.5c-2-1.7-3.4-4-3.7-7.7a4 4 0 0 0-2.3-7.3zM8.8 10h6.4" };
export const AGAIN: Icon = { lines: "M19.5 13a7.5 7.5 0 1 1-2.4-6.5M17.5 2.5v4.5h-4.5" };
export const SCROLL: Icon = { body: "M6.5 3h11v16.5a2 2 0 0 1-2 2h-9z", lines: "M6.5 3h11v16.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-1.5h8.5M6.5 18v-15M9.5 7h5M9.5 10.5h5M9.5 14h3" };
export const TENT: Icon = { body: "M2 20.5l10-16l10 16z", lines: "M2 20.5l10-16l10 16zM12 4.5l-1.5-2.5M12 4.5l1.5-2.5M12 11l-3.5 9.5M12 11l3.5 9.5" };
export const BOULDERS: Icon = { body: "M2.5 20c-1-4 1.5-7.5 5-7.5c.5-4.5 3-7 6-6.5s5 3.5 4.5 7c3 .5 4.5 3.5 3.5 7z", lines: "M2.5 20c-1-4 1.5-7.5 5-7.5c.5-4.5 3-7 6-6.5s5 3.5 4.5 7c3 .5 4.5 3.5 3.5 7zM7.5 12.5c2 0 3.5 1 4 3M18 13c-1.5 0-2.5.5-3.5 2" };
export const ARROW: Icon = { lines: "M3.5 12h16M14 6.5l5.5 5.5l-5.5 5.5" };

export const ROW_ICONS: Readonly<Record<Row, Icon>> = {
  strength: { body: arm, lines: `${arm}M12 6.5v4.5M15.5 7v4` },
  tactics: { lines: "M4.5 20.5v-6c0-3 2-4.5 4.5-4.5h11M16 5.5l4.5 4.5l-4.5 4.5M4.5 5.5h.01M8.5 5.5h.01M12.5 20.5h.01M16.5 20.5h.01M20.5 20.5h.01" },
  mobility: { body: wing, lines: `${wing}M7 9.5c4 1.5 6 .5 9.5-1M8 13.5c2.5.5 4 0 5.5-1` },
};
