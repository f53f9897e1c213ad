/** What bots can tell about a match: a hint for now, reasons for a move, and where it was won and lost. */

import { Problem, getJson } from "../api/client";
import type { Analysis, Hint, Judged, Position, Thought } from "../api/types";
import { matches } from "../keep/matches.svelte";
import { problemText } from "../words/problems";
import { t } from "../words/words.svelte";

const PAUSE = 600;

/** What a bot weighed before an entry. */
export function reasonsFor(match: string, entry: number): Promise<Thought> {
  return getJson<Thought>(`/api/tables/${match}/thoughts/${entry}`, { tokens: matches.tokens(match) });
}

/** Why something cannot be told. */
export function failureText(error: unknown): string {
  return error instanceof Problem ? problemText(error) : t("problem-unreachable");
}

/** A chance in per cent. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

export class Insight {
  #hint = $state.raw<Hint | null>(null);
  #noHint = $state.raw<{ entry: number; text: string } | null>(null);
  #thinking = $state(false);
  #analysis = $state.raw<Analysis | null>(null);
  #judging = $state(false);
  #judgedTo = $state(0);
  #failure = $state("");
  #left = false;

  constructor(
    private readonly match: string,
    /** The number of the last entry. */
    private readonly last: () => number,
  ) {}

  /** Whether a hint is being thought about. */
  get thinking(): boolean {
    return this.#thinking;
  }

  /** Whether the match is being judged. */
  get judging(): boolean {
    return this.#judging;
  }

  /** The match, as far as it has been judged; null before it is asked for. */
  get analysis(): Analysis | null {
    return this.#analysis;
  }

  /** Whether there is something to judge: nothing was yet, something came to nothing, or the match has gone on. */
  get canJudge(): boolean {
    return !this.#judging && (this.#analysis === null || this.#failure !== "" || this.#judgedTo !== this.last());
  }

  /** Why the match could not be judged, in words. */
  get failure(): string {
    return this.#failure;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#left = true;
  }

  /** The hint for what is asked in a position, if it was asked for. */
  hintFor(position: Position): Hint | null {
    return this.#hint?.entry === position.entry + 1 && this.#hint.seat === position.actor ? this.#hint : null;
  }

  /** Why there is no hint for what is asked in a position, in words; nothing if none was asked for. */
  noHintFor(position: Position): string {
    return this.#noHint?.entry === position.entry ? this.#noHint.text : "";
  }

  closeHint(): void {
    this.#hint = null;
  }

  async askHint(seat: number): Promise<void> {
    const entry = this.last();
    this.#thinking = true;
    this.#noHint = null;
    try {
      const ask = { tokens: matches.tokens(this.match), body: { seat } };
      this.#hint = await getJson<Hint>(`/api/tables/${this.match}/hint`, ask);
    } catch (error) {
      this.#noHint = { entry, text: failureText(error) };
    }
    this.#thinking = false;
  }

  /** Have the match judged, and follow how far it has come. */
  async judge(): Promise<void> {
    this.#judging = true;
    this.#failure = "";
    try {
      do {
        if (this.#analysis) await new Promise((resolve) => setTimeout(resolve, PAUSE));
        const last = this.last();
        this.#analysis = await getJson<Analysis>(`/api/tables/${this.match}/analysis`, { tokens: matches.tokens(this.match) });
        this.#judgedTo = last;
      } while (!this.#left && this.#analysis.done < this.#analysis.total);
    } catch (error) {
      this.#failure = failureText(error);
    }
    this.#judging = false;
  }

  /** The marked move that follows a moment we look back at: there was a better one. */
  betterAt(at: number | null): Judged | null {
    const found = this.#analysis;
    return found?.moves.find((move) => move.entry - 1 === at && found.worst.includes(move.entry)) ?? null;
  }
}
