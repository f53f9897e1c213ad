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
