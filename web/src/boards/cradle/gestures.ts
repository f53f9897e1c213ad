/**
 * Mouse, fingers and wheel on the land. A mouse drags it; a finger drags it once it was moved, else it scrolls the page;
 * two fingers pinch.
 */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Point } from "../common/point";
import type { Camera } from "./camera.svelte";

/** What is farther apart than this, in pixels, is no click. */
const SLIP = 6;
/** How much a turn of the wheel zooms, and a pinch on a touchpad. */
const WHEEL = 0.0015;
const TOUCHPAD = 0.01;

export class Gestures {
  readonly #pointers = new Map<number, Point>();
  #slipped = false;

  constructor(
    private readonly camera: Camera,
    private readonly frame: () => HTMLElement | undefined,
    /** Called when the land is moved. */
    private readonly onmove: () => void,
  ) {}

  /** Where something happens, in pixels of the frame however closely one looks at the board. */
  #at(event: { clientX: number; clientY: number }): Point {
    const frame = this.frame();
    const box = frame?.getBoundingClientRect();
    const scale = box && frame ? box.width / frame.clientWidth : 1;
    return { x: (event.clientX - (box?.left ?? 0)) / scale, y: (event.clientY - (box?.top ?? 0)) / scale };
  }

  readonly down = (event: PointerEvent): void => {
    if (!this.#pointers.size) this.#slipped = false;
    if (event.button === 0) this.#pointers.set(event.pointerId, this.#at(event));
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other) this.#pinch(before, now, other);
    else if (this.#drags(event, before, now)) this.camera.pan(now.x - before.x, now.y - before.y);
    else return;
    this.#slipped = true;
    this.#pointers.set(event.pointerId, now);
    this.onmove();
  };

  readonly up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  /** What ends a drag is no pick. */
  readonly click = (event: MouseEvent): void => {
    if (this.#slipped) event.stopPropagation();
    this.#slipped = false;
  };

  /** Where the page itself scrolls, the wheel does so too, unless it is a pinch on a touchpad. */
  readonly wheel: Attachment = (element) =>
    on(
      element as HTMLElement,
      "wheel",
      (event) => {
        const page = document.documentElement;
        const scrolls = page.scrollHeight - page.clientHeight > SLIP;
        if (scrolls && !event.ctrlKey) return;
        event.preventDefault();
        this.camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? TOUCHPAD : WHEEL)), this.#at(event));
      },
      { passive: false },
    );

  #drags(event: PointerEvent, before: Point, now: Point): boolean {
    if (event.pointerType === "touch" && !this.camera.moved) return false;
    return this.#slipped || distance(now, before) >= SLIP;
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
