/** The matches that this browser holds seats at, with the tokens that prove it. */

import type { Table } from "../api/types";
import { recall, remember } from "./storage";

const KEY = "matches";
const MOST = 100;

export interface KeptMatch {
  match: string;
  game: string;
  tokens: string[];
  /** The invitations of open seats, by seat; only who opened the table has them. */
  invitations: Record<string, string>;
  names: string[];
  status: Table["status"];
  changed: string;
}

class Matches {
  #all = $state.raw<KeptMatch[]>(recall<KeptMatch[]>(KEY, []));

  constructor() {
    // Another page of this browser has changed the list.
    window.addEventListener("storage", () => {
      this.#all = recall<KeptMatch[]>(KEY, []);
    });
  }

  /** All kept matches, the latest first. */
  get all(): readonly KeptMatch[] {
    return this.#all;
  }

  tokens(match: string): readonly string[] {
    return this.#find(match)?.tokens ?? [];
  }

  invitations(match: string): Readonly<Record<string, string>> {
    return this.#find(match)?.invitations ?? {};
  }

  /** Keep seats of a match, besides those already kept. */
  hold(match: string, game: string, tokens: readonly string[], invitations: Record<string, string> = {}): void {
    const before = this.#find(match);
    this.#put({
      match,
      game,
      tokens: [...new Set([...(before?.tokens ?? []), ...tokens])],
      invitations: { ...before?.invitations, ...invitations },
      names: before?.names ?? [],
      status: before?.status ?? "waiting",
      changed: new Date().toISOString(),
    });
  }

  /** Note how a kept match stands. */
  note(table: Table): void {
    const kept = this.#find(table.match);
    const names = table.seats.map((seat) => seat.name);
    if (!kept || (kept.status === table.status && kept.game === table.game && `${kept.names}` === `${names}`)) return;
    this.#put({ ...kept, game: table.game, status: table.status, names, changed: new Date().toISOString() });
  }

  forget(match: string): void {
    this.#set(this.#all.filter((kept) => kept.match !== match));
  }

  #find(match: string): KeptMatch | undefined {
    return this.#all.find((kept) => kept.match === match);
  }

  #put(match: KeptMatch): void {
    this.#set([match, ...this.#all.filter((kept) => kept.match !== match.match)].slice(0, MOST));
  }

  #set(all: KeptMatch[]): void {
    this.#all = all;
    remember(KEY, all);
  }
}

export const matches = new Matches();
