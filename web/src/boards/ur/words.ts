/** What is said about the things on the board: the same words for a tooltip and for a screen reader. */

import type { Translate } from "../board";
import type { Tip } from "../common/tips.svelte";
import type { Face, Kind, Spare, TileView, UrView } from "./view";

/** The chapter of the rules about each face. */
const CHAPTER: Readonly<Record<Face, string>> = {
  agriculture: "UR-6",
  trade: "UR-7",
  culture: "UR-8",
  politics: "UR-9",
  war: "UR-10",
};
const ZIGGURATS = "UR-5";
const SPARES = "UR-11.2";
const HANDS = "UR-3.3";
const SCORING = "UR-14";

export class Words {
  constructor(
    private readonly t: Translate,
    private readonly names: readonly string[],
  ) {}

  seat(seat: number): string {
    return this.names[seat] || String(seat + 1);
  }

  face(face: Face): string {
    return this.t(`face-${face}`);
  }

  kind(kind: Kind): string {
    return this.t(`kind-${kind.code}`);
  }

  tile(tile: TileView, view: UrView): Tip {
    const { name } = tile;
    if (tile.ziggurat >= 0) {
      const seat = this.seat(tile.ziggurat);
      return { title: name, lines: [this.say("board-built", `Z ${seat}`, { seat })], rule: ZIGGURATS };
    }
    const face = this.face(tile.face);
    const hidden = this.face(tile.hidden);
    const lifted = view.lifted.get(name) ?? 0;
    const lines = [this.say("board-hidden", `(${hidden})`, { face: hidden })];
    if (lifted) lines.push(this.say("board-lifted", `(${lifted})`, { n: lifted }));
    else if (tile.owner < 0) lines.push(this.say("board-free", "–"));
    else {
      const seat = this.seat(tile.owner);
      lines.push(this.say("board-owned", `${seat}: ${tile.tokens}`, { seat, n: tile.tokens }));
    }
    if (name === view.cursor || name === view.pending) lines.push(this.say("board-asked", "?"));
    if (name === view.warTo && view.warFrom) {
      lines.push(this.say("board-war", `${view.warFrom} → ${name}`, { source: view.warFrom, target: name }));
    }
    return { title: `${name} · ${face}`, lines, ...this.does(tile.face) };
  }

  spare(spare: Spare): Tip {
    return { title: this.t("board-spares", { kinds: this.kind(spare.kind) }), lines: [], rule: SPARES };
  }

  hand(seat: number, kind: Kind): Tip {
    return { title: this.seat(seat), lines: [this.t("board-hand", { kind: this.kind(kind) })], rule: HANDS };
  }

  action(face: Face, performed: boolean): Tip {
    const lines = performed ? [this.say("board-performed", "✓")] : [];
    return { title: this.face(face), lines, ...this.does(face) };
  }

  card(seat: number, view: UrView): Tip {
    const lines = [
      this.t("board-points", { n: view.points[seat] ?? 0 }),
      this.t("board-supply", { n: view.supplies[seat] ?? 0 }),
    ];
    if (seat === view.firstPlayer) lines.push(this.say("board-first", "1"));
    if (seat === view.actor) {
      lines.push(this.say("board-to-play", "→"));
      if (view.pool) lines.push(this.say("board-pool", String(view.pool), { n: view.pool }));
    }
    return { title: this.seat(seat), lines, rule: SCORING };
  }

  ziggurats(left: number): Tip {
    const note = this.say("board-does-ziggurat", "");
    return { title: this.t("board-ziggurats", { n: left }), lines: [], note, rule: ZIGGURATS };
  }

  grid(): string {
    return this.say("board-grid", this.t("title"));
  }

  /** What is left in a supply, in words. */
  supply(n: number): string {
    return this.t("board-supply", { n });
  }

  private does(face: Face): Pick<Tip, "note" | "rule"> {
    return { note: this.say(`board-does-${face}`, ""), rule: CHAPTER[face] };
  }

  /** A message, or these plain words where there is none. */
  private say(key: string, otherwise: string, values: Record<string, string | number> = {}): string {
    const said = this.t(key, values);
    return said === key ? otherwise : said;
  }
}
