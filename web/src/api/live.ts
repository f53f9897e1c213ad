/** The live connection of one table: says hello, hears news, comes back by itself, and asks for what it lacks. */

import type { FeedItem, Heard, Table } from "./types";

export type Connection = "connecting" | "live" | "broken" | "refused";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** The server speaks at least every 15 seconds; after this silence the line is taken for dead. */
const SILENCE = 40_000;
const REFUSED = new Set([4403, 4404, 1008]);

export interface Listener {
  /** The number of the last item seen. */
  seen: () => number;
  tokens: () => readonly string[];
  /** The table, and all that has happened up to it since the last item seen. */
  news: (items: FeedItem[], table: Table) => void;
  /** How the connection stands; told again whenever an attempt to mend it has failed. */
  state: (connection: Connection) => void;
}

export class Live {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** What this connection has told beyond what is seen: handed on when it is all there. */
  #items: FeedItem[] = [];
  #table: Table | null = null;
  /** After which item we have asked for more. */
  #asked = -1;

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (!this.#failures) this.listener.state("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.match}/live`);
    this.#socket = socket;
    this.#items = [];
    this.#table = null;
    this.#asked = -1;
    this.#listenFor(SILENCE);
    socket.onopen = () => {
      socket.send(JSON.stringify({ tokens: this.listener.tokens(), after: this.listener.seen() }));
    };
    socket.onmessage = (message) => this.#hear(socket, JSON.parse(String(message.data)) as Heard);
    socket.onclose = (event) => this.#ended(socket, event.code);
  }

  /** The server tells a long past in parts, of which we ask for the next; so we do when something is missing. */
  #hear(socket: WebSocket, heard: Heard): void {
    this.#failures = 0;
    this.#listenFor(SILENCE);
    this.listener.state("live");
    if (heard.type === "news") this.#table = heard.table;
    const seen = this.listener.seen();
    this.#items = this.#items.filter((item) => item.n > seen);
    let last = this.#items.at(-1)?.n ?? seen;
    for (const item of heard.items) {
      if (item.n !== last + 1) continue;
      this.#items.push(item);
      last = item.n;
    }
    if (this.#table === null) return;
    if (last === this.#table.feed) {
      this.#asked = -1;
      this.listener.news(this.#items, this.#table);
    } else if (last < this.#table.feed && last !== this.#asked) {
      this.#asked = last;
      socket.send(JSON.stringify({ type: "again", after: last }));
    }
  }

  #ended(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#watchdog);
    if (REFUSED.has(code)) {
      this.close();
      this.listener.state("refused");
      return;
    }
    this.#failures += 1;
    this.listener.state("broken");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.#connect(), pause * (0.7 + 0.6 * Math.random()));
  }

  #listenFor(milliseconds: number): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#socket?.close(), milliseconds);
  }

  /** The network or the reader is back: do not wait for the pause to end. */
  readonly #hurry = (): void => {
    if (!this.#closed && this.#socket === null && document.visibilityState === "visible") this.#connect();
  };
}
