/** The icon set of UR. */

import { GRAIN, type Icon } from "../common/icon";
import type { Face } from "./view";

const pans = "M1.8 13.5h7.4a3.7 3.7 0 0 1-7.4 0zM14.8 13.5h7.4a3.7 3.7 0 0 1-7.4 0z";

const bowl = "M6 14.5h12c0 4.4-2.4 7.2-6 7.2s-6-2.8-6-7.2z";

const roller = "M5.5 3.5h13a1.8 4.2 0 0 1 0 8.4h-13a1.8 4.2 0 0 1 0-8.4z";

const strip = "M3 15.2h18v6h-18z";

const head = "M10.9 12.8A4.7 4.7 0 0 1 6.3 12.8L3.2 14.2L4.6 11A4.7 4.7 0 0 1 4.2 9.9L0.9 8.7L4.2 7.5A4.7 4.7 0 0 1 4.6 6.3L3.2 3.2L6.3 4.6A4.7 4.7 0 0 1 7.5 4.2L8.7 0.9L9.9 4.2A4.7 4.7 0 0 1 11.1 4.6L14.2 3.2L12.8 6.3A4.7 4.7 0 0 1 12.8 10.9z";

export const FACE_ICONS: Readonly<Record<Face, Icon>> = {
  agriculture: GRAIN,
  trade: {
    body: pans,
    lines: `${pans}M12 2v19M8 21.5h8M5.5 5.8c4.3-1.5 8.7-1.5 13 0M5.5 5.8l-3 7.7M5.5 5.8l3 7.7M18.5 5.8l-3 7.7M18.5 5.8l3 7.7`,
  },
  culture: {
    body: bowl,
    lines: `${bowl}M7.6 14.5c-4.4-3-4.3-7.8-1.3-12.3M16.4 14.5c4.4-3 4.3-7.8 1.3-12.3M4.4 5.5h15.2M9.3 5.5v12M12 5.5v12.5M14.7 5.5v12`,
  },
  politics: {
    body: roller + strip,
    lines: `${roller}${strip}M18.5 3.5a1.8 4.2 0 0 0 0 8.4M3.7 7.7h-2.2M20.3 7.7h2.2M8 5.7v4M11 5.7l1.8 2l-1.8 2l-1.8-2zM14.5 5.7v4M6 17l1 2.5l1-2.5M11 17l1 2.5l1-2.5M16 17l1 2.5l1-2.5`,
  },
  war: {
    body: head,
    lines: `${head}M10.9 13.3l7.9 8a1.5 1.5 0 0 0 2.2-2.2l-8-7.9M18 18.4l1.6-1.6M16 16.4l1.6-1.6M7.2 8.7h.01M10.2 8.7h.01M8.7 7.2v.01M8.7 10.2v.01`,
  },
};

/** One stroke of the stylus, head up. */
export const WEDGE = "M4.5 3.5q7.5 2.6 15 0q-5.6 3.4-6.6 8.5l-.9 9.5l-.9-9.5q-1-5.1-6.6-8.5z";
