/** Going back and forth through a match: positions of the past, asked for when they are looked at. */

import { getJson } from "../api/client";
import type { Position } from "../api/types";
import { matches } from "../keep/matches.svelte";

const PACE = 900;

export class Replay {
  #at = $state<number | null>(null);
  #position = $state.raw<Position | null>(null);
  #playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #known = new Map<number, Promise<Position>>();

  constructor(
    private readonly match: string,
    private readonly last: () => number,
  ) {}

  /** The entry looked at; null when we look at the present. */
  get at(): number | null {
    return this.#at;
  }

  /** The position after that entry, as soon as it is here. */
  get position(): Position | null {
    return this.#at === null ? null : this.#position;
  }

  get playing(): boolean {
    return this.#playing;
  }

  async go(entry: number): Promise<void> {
    const wanted = Math.max(0, Math.min(entry, this.last()));
    this.#at = wanted;
    const position = await this.#ask(wanted);
    if (this.#at === wanted) this.#position = position;
  }

  step(by: number): Promise<void> {
    this.pause();
    return this.go((this.#at ?? this.last()) + by);
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.#at = null;
    this.#position = null;
  }

  play(): void {
    this.#playing = true;
    const start = this.#at === null || this.#at >= this.last() ? 0 : this.#at;
    void this.#run(start);
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  async #run(entry: number): Promise<void> {
    await this.go(entry);
    if (!this.#playing) return;
    if (entry >= this.last()) this.pause();
    else this.#timer = setTimeout(() => void this.#run(entry + 1), PACE);
  }

  #ask(entry: number): Promise<Position> {
    let known = this.#known.get(entry);
    if (!known) {
      known = getJson<Position>(`/api/tables/${this.match}/history/${entry}`, { tokens: matches.tokens(this.match) });
      known.catch(() => this.#known.delete(entry));
      this.#known.set(entry, known);
    }
    return known;
  }
}
