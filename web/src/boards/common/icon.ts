/** An icon on a 24 px grid: strokes of 1.5 px, and here and there a body that is lightly filled. */
export interface Icon {
  /** What is stroked. */
  lines: string;
  /** What is filled lightly under the strokes. */
  body?: string;
  /** What is filled fully. */
  solid?: string;
}

/** The eight-rayed star of Ishtar stands for points. */
export const STAR: Icon = {
  solid:
    "M12 1.5l1.7 6.4l5.7-3.3l-3.3 5.7l6.4 1.7l-6.4 1.7l3.3 5.7l-5.7-3.3l-1.7 6.4l-1.7-6.4l-5.7 3.3l3.3-5.7l-6.4-1.7l6.4-1.7l-3.3-5.7l5.7 3.3z",
  lines: "",
};

export const CHECK: Icon = { lines: "M5 12.5l4.7 4.7l9.3-10" };

const ear =
  "M12 6.2c-2-1-2.4-2.8 0-4.7c2.4 1.9 2 3.7 0 4.7z" +
  "M11.3 10.4c-2.9.1-4.3-1.5-4.2-4.3c2.7-.1 4.3 1.5 4.2 4.3z" +
  "M12.7 10.4c2.9.1 4.3-1.5 4.2-4.3c-2.7-.1-4.3 1.5-4.2 4.3z" +
  "M11.3 14.9c-2.9.1-4.3-1.5-4.2-4.3c2.7-.1 4.3 1.5 4.2 4.3z" +
  "M12.7 14.9c2.9.1 4.3-1.5 4.2-4.3c-2.7-.1-4.3 1.5-4.2 4.3z";

/** An ear of grain. */
export const GRAIN: Icon = {
  body: ear,
  lines: `${ear}M12 8v14.2M12 21c-.5-2.5-2-4-4.5-4.3M12 19.2c.5-2 1.7-3.2 3.8-3.5`,
};

const trunk = "M7 7.5h12a2.2 4.5 0 0 1 0 9h-12z";
const cut = "M7 7.5a2.6 4.5 0 0 0 0 9a2.6 4.5 0 0 0 0-9z";

/** Wood: a log. */
export const LOG: Icon = { body: trunk + cut, lines: `${trunk}${cut}M7 10.2a1 1.8 0 0 0 0 3.6M11.5 10.2h5M12.5 13.8h4` };
