/** What is said about the things on the board: the same words for a tooltip and for a screen reader. */

import type { Translate } from "../board";
import { capital } from "../common/capital";
import type { Tip } from "../common/tips.svelte";
import { GOODS, USED, type BoxName, type Empire, type FloodView, type Good, type Goods, type Kind, type Region, type Rise } from "./view";

const RATINGS = "ABC";

/** The rule about what a city brings, by its region. */
const BENEFIT: Readonly<Record<string, string>> = {
  eridu: "FL-16.1",
  uruk: "FL-16.2",
  shuruppak: "FL-10.21",
  ur: "FL-3.7",
  nippur: "FL-13.2",
  sippar: "FL-8.20",
  babylon: "FL-9.8",
  umma: "FL-16.10",
  lagash: "FL-16.10",
};
/** The chapter of the rules about each action. */
const CHAPTER: Readonly<Record<Kind, string>> = {
  build: "FL-6.1",
  place: "FL-7.1",
  trade: "FL-8.1",
  start: "FL-9.1",
  expand: "FL-10.2",
  pass: "FL-11.1",
};
const BOX: Readonly<Record<BoxName, string>> = {
  irrigation: "FL-3.2",
  weaving: "FL-3.3",
  scribes: "FL-7.11",
  tool_makers: "FL-8.12",
};

export class Words {
  constructor(
    readonly t: Translate,
    private readonly names: readonly string[],
    private readonly view: FloodView,
    private readonly viewer: number,
  ) {}

  seat(seat: number): string {
    return this.names[seat] || String(seat + 1);
  }

  regionName(name: string): string {
    return this.t(`region-${name}`);
  }

  goodName(good: Good): string {
    return this.t(`resource-${good}`);
  }

  rating(rating: number): string {
    return RATINGS.charAt(rating);
  }

  /** Pieces in words: `2 wood, 1 gold`. */
  pieces(goods: Goods): string {
    const held = GOODS.filter((good) => goods[good] > 0);
    return held.map((good) => `${goods[good]} ${this.goodName(good)}`).join(", ") || "–";
  }

  region(region: Region): Tip {
    const { name } = region;
    const lines: string[] = [];
    if (region.cityOwner >= 0) {
      lines.push(this.t(region.extended ? "board-great-city-of" : "board-city-of", { seat: this.seat(region.cityOwner) }));
    }
    if (region.armies) {
      lines.push(this.t("board-armies-of", { seat: this.seat(region.armyOwner), n: region.armies }));
    }
    lines.push(...this.workersOf(region.workers));
    const offers = this.view.printed.offers[name];
    if (offers) lines.push(this.t("board-offers", { goods: offers.map((good) => this.goodName(good)).join(", ") }));
    lines.push(...this.risesIn(region));
    return { title: this.regionName(name), lines, ...this.about(region) };
  }

  /** What a region is good for, and the rule. */
  private about({ name, isSite }: Region): Pick<Tip, "note" | "rule"> {
    if (isSite) return { note: this.t(`board-benefit-${name}`), rule: BENEFIT[name] ?? "FL-16.10" };
    const points = this.view.printed.majorities[name];
    if (points) return { note: this.t("board-majority", { n: points }), rule: "FL-15.2" };
    return { note: this.t("board-home"), rule: "FL-10.7" };
  }

  /** When an empire can be started in a region: this turn or in turns to come; or that this is over. */
  private risesIn({ name, isSite }: Region): string[] {
    const home = isSite ? "sumer" : "land";
    const empire = isSite ? "sumer" : name;
    const rises = this.view.printed.turns.flatMap(({ empires }, i) =>
      empires.filter((rise) => rise.empire === empire).map(({ armies }) => ({ turn: i + 1, armies: this.armiesOf(armies) })),
    );
    const open = rises.filter(({ turn }) => turn >= this.view.turn);
    if (rises.length && !open.length) return [this.t("board-rise-over")];
    return open.map(({ turn, armies }) => {
      if (turn > this.view.turn) return this.t("board-rise-later", { home, turn, armies });
      const owner = this.ownerOf(empire);
      return owner < 0 ? this.t("board-rise-now", { home, armies }) : this.t("board-rise-of", { home, seat: this.seat(owner) });
    });
  }

  /** The seat that has started an empire of this turn; -1 for none. */
  private ownerOf(empire: string): number {
    return this.view.empires.find((other) => other.empire === empire)?.owner ?? -1;
  }

  private armiesOf(n: number): string {
    return this.t("board-empire-armies", { n });
  }

  /** A turn of the game: its year, its empires and whether it declines. */
  turn(turn: number): Tip {
    const { year, decline, empires } = this.view.printed.turns[turn - 1] ?? { year: 0, decline: false, empires: [] };
    const when = turn < this.view.turn ? "past" : turn > this.view.turn ? "later" : "now";
    const lines = empires.map(({ empire, armies }) => {
      const said = { empire: this.t(`empire-${empire}`), armies: this.armiesOf(armies) };
      const owner = when === "now" ? this.ownerOf(empire) : -1;
      return owner < 0 ? this.t("board-turn-empire", said) : this.t("board-turn-started", { ...said, seat: this.seat(owner) });
    });
    if (decline) lines.push(this.t("board-decline"));
    return { title: this.t("board-turn", { turn, year }), lines, note: this.t("board-turn-empires", { when }), rule: "FL-9.1" };
  }

  /** The empires to come next, in a line; null in the last turn. */
  nextEmpires(): string | null {
    const next = this.view.printed.turns[this.view.turn];
    const named = ({ empire, armies }: Rise): string => `${this.t(`empire-${empire}`)} ${armies}`;
    return next ? this.t("board-next-empires", { empires: next.empires.map(named).join(", ") }) : null;
  }

  private workersOf(workers: readonly number[]): string[] {
    return workers.flatMap((n, seat) => (n ? [this.t("board-workers-of", { seat: this.seat(seat), n })] : []));
  }

  /** A box, or the used half of one. */
  box(box: BoxName, place: string): Tip {
    const { players, printed } = this.view;
    const lines = this.workersOf(players.map((player) => player.workers[place] ?? 0));
    const good = box === "irrigation" ? "grain" : box === "weaving" ? "textile" : null;
    if (good) {
      const due = players.map((player) => `${this.seat(player.seat)} ${player.harvest[good]}`).join(", ");
      lines.push(this.t("board-harvest", { due }));
    }
    const points = printed.majorities[place];
    if (points) lines.push(this.t("board-majority", { n: points }));
    const note = this.t(place === USED[box] ? "board-box-used" : `board-box-${box}`);
    return { title: this.t(`place-${place}`), lines, note, rule: BOX[box] };
  }

  kind(kind: Kind): Tip {
    return { title: this.t(`kind-${kind}`), lines: [], note: this.t(`board-does-${kind}`), rule: CHAPTER[kind] };
  }

  good(good: Good, held: number): Tip {
    const { value, recruits, luxuries } = this.view.printed;
    const lines = [
      this.t("board-good-held", { n: held, stock: this.view.stock[good] }),
      this.t("board-good-value", { n: value[good] }),
    ];
    const armies = recruits[good];
    if (armies) lines.push(this.t("board-good-armies", { n: armies }));
    if (luxuries.includes(good)) lines.push(this.t("board-good-luxury"));
    return { title: capital(this.goodName(good)), lines, rule: "FL-2.12" };
  }

  offer(region: string, good: Good): Tip {
    const give = this.view.printed.trade.find((row) => row.receive === good)?.give ?? [];
    const lines = [this.t("board-offer-for", { goods: give.map((g) => this.goodName(g)).join(", ") })];
    const player = this.view.players[this.viewer];
    const traders = player?.traders[region];
    if (traders !== undefined) lines.push(this.t("board-traders", { n: traders }));
    if (traders && player.trade?.extra) lines.push(this.t("board-sippar-left"));
    return { title: this.t("board-offer", { region: this.regionName(region), good: this.goodName(good) }), lines, rule: "FL-8.2" };
  }

  empire({ empire, armies, owner }: Empire): Tip {
    const lines = [this.armiesOf(armies)];
    if (owner < 0) lines.push(this.t("board-empire-free"));
    else {
      const { rating, equipmentValue } = this.view.players[owner] ?? { rating: -1, equipmentValue: 0 };
      lines.push(this.t("board-empire-of", { seat: this.seat(owner) }));
      if (rating >= 0) lines.push(this.t("board-rating", { rating: this.rating(rating), n: equipmentValue }));
    }
    const isSumer = empire === "sumer";
    const note = this.t(isSumer ? "board-needs-nothing" : "board-needs-workers");
    return { title: this.t(`empire-${empire}`), lines, note, rule: isSumer ? "FL-9.5" : "FL-9.4" };
  }

  workers(seat: number): Tip {
    const workers = this.view.players[seat]?.workers;
    const lines = [this.t("board-reserve", { n: workers?.["available"] ?? 0, away: workers?.["unavailable"] ?? 0 })];
    return { title: this.t("board-workers"), lines, rule: "FL-3.8" };
  }

  armies(seat: number): Tip {
    const { armies, armiesAway } = this.view.players[seat] ?? { armies: 0, armiesAway: 0 };
    return { title: this.t("board-armies-title"), lines: [this.t("board-reserve", { n: armies, away: armiesAway })], rule: "FL-9.7" };
  }

  cities(seat: number): Tip {
    const { bases, extensions } = this.view.players[seat] ?? { bases: 0, extensions: 0 };
    return { title: this.t("board-cities"), lines: [this.t("board-cities-left", { bases, extensions })], rule: "FL-6.1" };
  }

  luxuries(chosen: readonly Good[], points: number): Tip {
    const title = `${this.t("board-extend-for")} ${this.t("board-points", { n: points })}`;
    return { title, lines: [this.t(`luxuries-${chosen.join("-") || "plain"}`)], rule: "FL-13.6" };
  }
}
