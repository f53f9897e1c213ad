/** Where one looks at the land, and how closely. It shows the whole land until the reader moves it. */

import { prefersReducedMotion, Tween } from "svelte/motion";
import { cubicOut } from "svelte/easing";
import type { Point } from "../common/point";
import type { Box } from "./hexes";

interface Look extends Point {
  /** Pixels for a unit of the plane. */
  scale: number;
}

const CLOSEST = 3;
const CLOSER = 1.35;
const SLOW = 280;
/** What should be seen around a point that is looked for, in units of the plane. */
const ROUND = 70;

export class Camera {
  /** Whether the reader has moved it. */
  moved = $state(false);
  readonly #look = new Tween<Look>({ x: 0, y: 0, scale: 1 }, { duration: 0, easing: cubicOut });
  readonly #land: () => Box;
  readonly #frame: () => { width: number; height: number };
  #placed = false;

  constructor(land: () => Box, frame: () => { width: number; height: number }) {
    this.#land = land;
    this.#frame = frame;
  }

  /** What is seen, as a `viewBox`. */
  get viewBox(): string {
    const { x, y, scale } = this.#look.current;
    const { width, height } = this.#size;
    return [x - width / scale / 2, y - height / scale / 2, width / scale, height / scale].map((n) => n.toFixed(2)).join(" ");
  }

  /** Whether a point of the plane is in the lower half of what is seen. */
  isLow({ y }: Point): boolean {
    return y > this.#look.target.y;
  }

  get #size(): { width: number; height: number } {
    const { width, height } = this.#frame();
    return { width: Math.max(1, width), height: Math.max(1, height) };
  }

  get #whole(): Look {
    const { left, top, right, bottom } = this.#land();
    const { width, height } = this.#size;
    const scale = Math.min(width / (right - left), height / (bottom - top), CLOSEST);
    return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
  }

  /** Look at the whole land again. */
  readonly fit = (): void => {
    this.moved = false;
    this.#go(this.#whole, this.#placed ? SLOW : 0);
    this.#placed = true;
  };

  /** The land has grown, or the frame: whoever has not moved the land sees all of it. */
  readonly follow = (): void => {
    if (!this.moved) this.fit();
  };

  /** Look closer (more than 1) or from farther, so that a point of the frame stays where it is. */
  zoom(factor: number, at?: Point): void {
    const { x, y, scale } = this.#look.target;
    const { width, height } = this.#size;
    const next = Math.min(Math.max(CLOSEST, this.#whole.scale), Math.max(this.#whole.scale * 0.7, scale * factor));
    const dx = (at?.x ?? width / 2) - width / 2;
    const dy = (at?.y ?? height / 2) - height / 2;
    this.moved = true;
    this.#go(this.#kept({ x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next }), at ? 0 : SLOW);
  }

  readonly closer = (): void => this.zoom(CLOSER);
  readonly farther = (): void => this.zoom(1 / CLOSER);

  /** Move the land under the eye, by pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.#look.target;
    this.moved = true;
    this.#go(this.#kept({ x: x - dx / scale, y: y - dy / scale, scale }), 0);
  }

  /** Bring a point of the plane into sight, if it is not. */
  show({ x, y }: Point): void {
    const look = this.#look.target;
    const { width, height } = this.#size;
    const aside = Math.max(0, Math.abs(x - look.x) - width / look.scale / 2 + ROUND);
    const along = Math.max(0, Math.abs(y - look.y) - height / look.scale / 2 + ROUND);
    if (!this.moved || (!aside && !along)) return;
    this.#go({ ...look, x: look.x + aside * Math.sign(x - look.x), y: look.y + along * Math.sign(y - look.y) }, SLOW);
  }

  /** Some of the land stays in sight. */
  #kept(look: Look): Look {
    const { left, top, right, bottom } = this.#land();
    return { ...look, x: Math.min(right, Math.max(left, look.x)), y: Math.min(bottom, Math.max(top, look.y)) };
  }

  #go(look: Look, duration: number): void {
    void this.#look.set(look, { duration: prefersReducedMotion.current ? 0 : duration });
  }
}
