/** One table as this page knows it: kept up to date by the live connection, changed only through the server. */

import { Problem, getJson, requestId, send, sendSafely } from "../api/client";
import { Live, type Connection } from "../api/live";
import type { Choice, EventItem, FeedItem, Position, Table } from "../api/types";
import { matches } from "../keep/matches.svelte";
import { words } from "../words/words.svelte";
import { eventsOf, lastProposal } from "./past";

/** In so many milliseconds the live connection tells of what we did; else we ask. */
const PATIENCE = 3000;

/** What the server says of something that was played: the number of the last entry. */
interface Done {
  last?: number;
}

export interface Undoable {
  seat: number;
  to: number;
  /** Whether the game lets a seat do it by itself; else it is proposed. */
  alone: boolean;
  /** Whether there is somebody who must agree. */
  asks: boolean;
}

export class LiveTable {
  #table = $state.raw<Table | null>(null);
  #feed = $state.raw<readonly FeedItem[]>([]);
  #connection = $state<Connection>("connecting");
  #events = $state.raw<readonly EventItem[]>([]);
  #busy = $state(false);
  #problem = $state.raw<Problem | null>(null);
  /** What waits for news. */
  readonly #waiting: (() => void)[] = [];
  readonly #live: Live;

  constructor(readonly match: string) {
    this.#live = new Live(match, {
      seen: () => this.#seen,
      tokens: () => matches.tokens(match),
      news: (items, table) => this.#hear(items, table),
      state: (connection) => {
        this.#connection = connection;
        this.#goOn();
        if (connection === "broken") void this.#look().catch(() => undefined);
      },
    });
  }

  close(): void {
    this.#live.close();
  }

  /** The table; null until it is known. */
  get table(): Table | null {
    return this.#table;
  }

  get position(): Position | null {
    return this.#table?.position ?? null;
  }

  get feed(): readonly FeedItem[] {
    return this.#feed;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** What the last news told. */
  get events(): readonly EventItem[] {
    return this.#events;
  }

  /** Whether an answer of ours is under way. */
  get busy(): boolean {
    return this.#busy;
  }

  /** What the server refused last. */
  get problem(): Problem | null {
    return this.#problem;
  }

  dismiss(): void {
    this.#problem = null;
  }

  /** The seats of ours in which no bot plays. */
  get playing(): readonly number[] {
    const { mine, seats } = this.#table ?? { mine: [], seats: [] };
    return mine.filter((seat) => seats[seat]?.kind === "human");
  }

  /** The seats of ours in which a bot plays meanwhile: given up they are not, so we may take them again. */
  get lent(): readonly number[] {
    const { mine, seats, status } = this.#table ?? { mine: [], seats: [], status: "over" };
    return status === "playing" ? mine.filter((seat) => seats[seat]?.kind === "bot" && !seats[seat].resigned) : [];
  }

  /** The seat of ours that must decide; null if none must. */
  get deciding(): number | null {
    const actor = this.position?.actor ?? -1;
    return this.playing.includes(actor) ? actor : null;
  }

  /** The seat we act for when it does not matter which: the one that decides, else our first; none if bots play in all. */
  get acting(): number | null {
    return this.deciding ?? this.playing[0] ?? null;
  }

  /** The seat we speak for: chat is open to those in whose seats bots play. */
  get speaking(): number | null {
    return this.acting ?? this.#table?.mine[0] ?? null;
  }

  readonly proposal = $derived(lastProposal(this.#feed));

  get #seen(): number {
    return this.#feed.at(-1)?.n ?? 0;
  }

  #hear(items: readonly FeedItem[], table: Table): void {
    if (this.#table && table.feed < this.#table.feed) return;
    const isFirst = this.#table === null;
    const hearsOthers = !isFirst && `${this.#table?.muted}` !== `${table.muted}`;
    if (items.length) {
      this.#feed = [...this.#feed, ...items];
      this.#events = isFirst ? [] : eventsOf(items);
    }
    this.#table = { ...table, position: this.#same(table) ?? table.position };
    matches.note(table);
    this.#goOn();
    if (hearsOthers) void this.#hearAgain().catch(() => undefined); // else it is read when the page is opened again
  }

  /** Whom we hear has changed, here or on another page of ours: the talk so far is read anew. */
  async #hearAgain(): Promise<void> {
    const { items } = await this.#read(0);
    const lines = new Map(items.filter((item) => item.kind === "chat").map((item) => [item.n, item]));
    this.#feed = this.#feed.map((item) => lines.get(item.n) ?? item);
  }

  /** The position we have, if it is still the same: what is the same object is not drawn anew. */
  #same({ position, mine }: Table): Position | null {
    const { position: had, mine: held } = this.#table ?? {};
    return had && position && had.entry === position.entry && `${held}` === `${mine}` ? had : null;
  }

  /** Ask how the table stands, without waiting for the live connection. */
  async #look(): Promise<void> {
    const { items, table } = await this.#read(this.#seen);
    this.#hear(items.filter((item) => item.n > this.#seen), table);
  }

  /** The table, and all that has happened after an item: a long past is told in parts. */
  async #read(after: number): Promise<{ items: FeedItem[]; table: Table }> {
    const all: FeedItem[] = [];
    for (;;) {
      const path = `${this.#path}?after=${all.at(-1)?.n ?? after}`;
      const { items, table } = await getJson<{ items: FeedItem[]; table: Table }>(path, this.#ask);
      all.push(...items);
      if (!items.length || (all.at(-1)?.n ?? 0) >= table.feed) return { items: all, table };
    }
  }

  // -- what one does at a table

  async play(choice: Choice): Promise<void> {
    const seat = this.deciding;
    if (seat === null || !this.position) return;
    const body = { seat, entry: this.position.entry + 1, action: choice.text, request: requestId() };
    await this.#act(() => sendSafely(`${this.#path}/plays`, { ...this.#ask, body }));
  }

  /** The undo that is possible now: whose decision, back to which entry, and whom it needs; null if there is none. */
  get undoable(): Undoable | null {
    const { position, table } = this;
    if (!position || table?.status !== "playing") return null;
    for (const seat of this.playing) {
      const to = position.undo[seat] ?? null;
      if (to !== null) return { seat, to, alone: true, asks: false };
    }
    const people = table.seats.filter((seat) => seat.kind === "human").length;
    for (const seat of this.playing) {
      const to = position.undo_agreed[seat] ?? null;
      if (to !== null) return { seat, to, alone: false, asks: people > 1 };
    }
    return null;
  }

  /** Take back one's last decision; where others must agree, ask them. */
  async undo(): Promise<void> {
    const found = this.undoable;
    if (!found || !this.position) return;
    if (!found.alone) return this.#propose("undo", found.seat, found.to);
    const body = { seat: found.seat, entry: this.position.entry + 1, to: found.to, request: requestId() };
    await this.#act(() => sendSafely(`${this.#path}/undo`, { ...this.#ask, body }));
  }

  /** Ask the others to let a bot play for an absent person. */
  async proposeBot(absent: number): Promise<void> {
    if (this.acting !== null) await this.#propose("bot", this.acting, absent);
  }

  async #propose(kind: "undo" | "bot", seat: number, subject: number): Promise<void> {
    await this.#act(() => send(`${this.#path}/proposals`, { ...this.#ask, body: { seat, kind, subject } }));
  }

  async vote(proposal: number, seat: number, agree: boolean): Promise<void> {
    await this.#act(() => send(`${this.#path}/proposals/${proposal}`, { ...this.#ask, body: { seat, agree } }));
  }

  /** Take a seat of ours again, in which a bot plays meanwhile. */
  async comeBack(seat: number): Promise<void> {
    await this.#act(() => sendSafely(`${this.#path}/back`, { ...this.#ask, body: { seat } }));
  }

  async resign(seat: number): Promise<void> {
    await this.#act(() => getJson(`${this.#path}/resign`, { ...this.#ask, body: { seat } }));
  }

  async chat(seat: number, text: string): Promise<void> {
    const body = { seat, text, request: requestId() };
    await this.#act(() => sendSafely(`${this.#path}/chat`, { ...this.#ask, body }));
  }

  /** Do not hear a seat any more, or hear it again; the server remembers it. */
  async mute(other: number, muted: boolean): Promise<void> {
    const ask = { ...this.#ask, method: muted ? "PUT" : "DELETE" } as const;
    await this.#act(() => send(`${this.#path}/mutes/${other}`, ask));
  }

  async report(seat: number, item: number): Promise<void> {
    await this.#act(() => send(`${this.#path}/reports`, { ...this.#ask, body: { seat, item } }));
  }

  /** Let the bots answer as soon as they can, or take their time again. */
  async hurry(hurry: boolean): Promise<void> {
    const seat = this.acting;
    if (seat !== null) await this.#act(() => send(`${this.#path}/hurry`, { ...this.#ask, body: { seat, hurry } }));
  }

  /** A token that carries a seat to another device. */
  async carry(seat: number): Promise<string> {
    const body = { seat };
    return (await getJson<{ token: string }>(`${this.#path}/devices`, { ...this.#ask, body })).token;
  }

  /** Take a seat away from all other devices. */
  async keepToMyself(seat: number): Promise<void> {
    await this.#act(() => send(`${this.#path}/devices`, { ...this.#ask, method: "DELETE", body: { seat } }));
  }

  get #path(): string {
    return `/api/tables/${this.match}`;
  }

  get #ask(): { tokens: readonly string[]; language: string } {
    return { tokens: matches.tokens(this.match), language: words.language };
  }

  /**
   * Do something and see what came of it: the live connection tells. Only where none stands, or it says nothing, we ask. A
   * move that came too late is no error: the table has just gone on.
   */
  async #act(deed: () => Promise<unknown>): Promise<void> {
    this.#busy = true;
    this.#problem = null;
    const before = this.position?.entry ?? 0;
    let last = before;
    try {
      last = ((await deed()) as Done | undefined)?.last ?? before;
    } catch (error) {
      if (!(error instanceof Problem)) this.#problem = new Problem(0, "unreachable", "");
      else if (error.kind === "stale") last = before + 1;
      else this.#problem = error;
    }
    try {
      if (!(await this.#isTold(last))) await this.#look();
    } catch {
      // The live connection brings it when the server answers again.
    } finally {
      this.#busy = false;
    }
  }

  /** Wait until the live connection has told of an entry; false if none stands, or nothing comes. */
  async #isTold(entry: number): Promise<boolean> {
    const end = Date.now() + PATIENCE;
    while (this.#connection === "live" && Date.now() < end) {
      if ((this.position?.entry ?? 0) >= entry) return true;
      await new Promise<void>((goOn) => {
        this.#waiting.push(goOn);
        setTimeout(goOn, end - Date.now());
      });
    }
    return false;
  }

  #goOn(): void {
    for (const goOn of this.#waiting.splice(0)) goOn();
  }
}
