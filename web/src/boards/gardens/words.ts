/** What is said about the things on the board: the same words for a tooltip and for a screen reader. */

import type { Translate } from "../board";
import type { Tip } from "../common/tips.svelte";
import { ROWS, TRIBE, type Fighter } from "./fight";
import { Phrases } from "./phrases";
import { riverOf } from "./terrain";
import type { Action, Card, Colour, Die, Empire, Floor, GardensView, Item, LandUnit, Player, Region, Resource, Slot } from "./view";

/** The chapter of the rules about each action. */
const CHAPTER: Readonly<Record<Action, string>> = {
  explore: "GA-7.1",
  build: "GA-10.1",
  research: "GA-12.1",
  harvest: "GA-13.1",
  war: "GA-15.1",
  growth: "GA-16.1",
};
/** The rule about where each thing is built, or about what else is offered beside the map. */
const OFFERED: Readonly<Record<string, string>> = {
  wall: "GA-10.4",
  settlement: "GA-10.5",
  ram: "GA-10.6",
  ship: "GA-10.7",
  storey: "GA-10.8",
  garden: "GA-11.2",
  convert: "GA-12.2",
  home: "GA-13.3",
};
const ROW_RULES = { strength: "GA-21.3", tactics: "GA-21.3", mobility: "GA-21.5" } as const;
/** What an empire's own rule is. */
const EMPIRE_RULES: Readonly<Record<Empire, string>> = {
  sumer: "GA-2.6",
  babylon: "GA-2.7",
  akkad: "GA-2.8",
  elam: "GA-2.9",
  assyria: "GA-2.10",
  hatti: "GA-2.11",
  mari: "GA-2.12",
  ebla: "GA-2.13",
};

export class Words extends Phrases {
  constructor(
    t: Translate,
    private readonly names: readonly string[],
    private readonly view: GardensView,
  ) {
    super(t);
  }

  seat(seat: number): string {
    return this.names[seat] || String(seat + 1);
  }

  /** A side of a fight, as a heading. */
  party(party: string): string {
    return party === TRIBE ? this.t("board-tribe") : this.seat(Number(party));
  }

  region(region: Region): Tip {
    const { name, terrain, resource } = region;
    const land = [this.t(`terrain-${terrain}`), ...(resource ? [this.t(`resource-${resource}`)] : [])];
    const lines = [terrain === "start" ? this.start(region) : land.join(", "), ...this.standing(region), ...this.event(region)];
    const place = this.view.battles?.list.indexOf(name) ?? -1;
    if (place >= 0) lines.push(this.t("board-battle-place", { n: place + 1 }));
    if (region.controller >= 0 && region.home < 0) lines.push(this.t("board-controlled-by", { seat: this.seat(region.controller) }));
    return { title: this.t(`region-${name}`), lines, ...this.about(region) };
  }

  private start({ start, home }: Region): string {
    if (home >= 0) return this.t("board-start-of", { seat: this.seat(home), n: this.view.players[home]?.storeys ?? 0 });
    return this.t(this.view.phase === "setup" ? "board-start" : "board-start-unused", { n: start });
  }

  private standing(region: Region): string[] {
    const lines: string[] = [];
    if (region.blocked) lines.push(this.t("board-is-blocked"));
    if (region.tribe.length) {
      const units = Object.fromEntries(region.tribe.map((unit) => [unit, region.tribe.filter((other) => other === unit).length]));
      lines.push(this.t("board-tribe-here", { units: this.figures(units) }));
    }
    for (const { seat, units, rams } of region.armies) {
      lines.push(this.t("board-army-of", { seat: this.seat(seat), units: this.figures({ ...units, ram: rams }) }));
    }
    if (region.settlement >= 0) lines.push(this.t("board-settlement-of", { seat: this.seat(region.settlement) }));
    if (region.wall >= 0) lines.push(this.t("board-wall-of", { seat: this.seat(region.wall) }));
    return lines;
  }

  private event({ token, event, eventOwner, eventDie, eventPoints, option }: Region): string[] {
    const title = event ? this.t(`card-${event}`) : "";
    switch (token) {
      case "face_down":
        return [this.t("text-token-face_down")];
      case "waits":
        return [this.t("text-token-waits", { event: title })];
      case "points":
        return [this.t("text-token-points", { event: title, points: eventPoints })];
      case "runs": {
        const chosen = event && option !== null ? this.view.events[event]?.[option] : undefined;
        const held = this.t("board-event-held", { event: title, seat: this.seat(eventOwner), n: eventDie });
        return [held, ...(chosen ? this.brings(chosen) : [])];
      }
      default:
        return [];
    }
  }

  /** What a region is good for, and the rule. */
  private about({ terrain, home, blocked, tribe, token }: Region): Pick<Tip, "note" | "rule"> {
    if (home >= 0) return { note: this.t("board-note-start"), rule: "GA-17.1" };
    if (terrain === "start" && this.view.phase === "setup") return { note: this.t("board-note-start-choice"), rule: "GA-2.3" };
    if (blocked) return { note: this.t("board-note-blocked"), rule: "GA-17.8" };
    if (tribe.length) return { note: this.t("board-note-tribe"), rule: "GA-23.2" };
    if (token === "face_down") return { note: this.t("board-note-face_down"), rule: "GA-7.9" };
    if (token === "waits") return { note: this.t("board-note-waits"), rule: "GA-18.6" };
    if (token === "points") return { note: this.t("board-note-points"), rule: "GA-18.4" };
    if (token === "runs") return { note: this.t("board-note-runs"), rule: "GA-27.2" };
    return { note: this.t(terrain === "start" ? "board-note-unused" : "board-note-land"), rule: "GA-17.6" };
  }

  section(name: string): Tip {
    const ships = this.view.ships.filter((ship) => ship.section === name);
    return {
      title: this.t(`section-${name}`),
      lines: [this.t(`river-${riverOf(name)}`), ...ships.map(({ seat }) => this.t("board-ship-of", { seat: this.seat(seat) }))],
      note: this.t("board-note-section"),
      rule: "GA-8.1",
    };
  }

  unit(figure: LandUnit, region: string): Tip {
    return { title: this.t(`figure-${figure}`), lines: [this.t(`region-${region}`)], note: this.t(`board-unit-${figure}`), rule: "GA-7.2" };
  }

  ram(): Tip {
    return { title: this.t("board-ram-along"), lines: [], note: this.t("board-unit-ram"), rule: "GA-24.6" };
  }

  item(item: string): Tip {
    const printed = this.view.printed.items[item as Item];
    const lines: string[] = [];
    const pay = item === "garden" ? this.view.tiles[this.view.floors]?.pay : printed?.pay;
    if (pay && Object.keys(pay).length) lines.push(this.t("board-item-pay", { goods: this.goods(pay) }));
    if (printed) lines.push(this.t("board-item-level", { n: printed.level }));
    const note = item === "garden" ? "board-note-gardens" : `board-note-${item}`;
    return { title: this.t(`item-${item}`), lines, note: this.t(note), rule: OFFERED[item] ?? "GA-10.1" };
  }

  colour(colour: Colour): Tip {
    const faces = this.view.printed.faces[colour];
    const lines = faces ? [this.t("board-faces", { signs: this.list(faces.map((sign) => this.t(`sign-${sign}`))) })] : [];
    return { title: this.t(`colour-${colour}`), lines, note: this.t("board-colour-note"), rule: "GA-6.2" };
  }

  die({ colour, sign, ready, spent }: Die): Tip {
    // Without luck a die stands for any of its faces.
    const words = { colour: this.t(`colour-${colour}`), sign: this.t(sign ? `sign-${sign}` : "text-own-signs") };
    const title = this.t(spent ? "text-die-spent" : ready ? "text-die" : "text-die-blank", words);
    const rule = sign ? "GA-6.3" : ready ? "GA-6.13" : "GA-6.12";
    const tip = { title, lines: sign ? [] : this.colour(colour).lines, rule };
    return this.view.options["luck"] ? tip : { ...tip, note: this.t("board-note-die") }; // 1 is without luck
  }

  /** The rerolls of this turn, paid and free. */
  rerolls(n: number): Tip {
    return { title: this.t("board-rerolls", { n }), lines: [], note: this.t("board-note-rerolls"), rule: "GA-6.9" };
  }

  pawn(used: boolean): Tip {
    return { title: this.t(used ? "board-pawn-used" : "board-pawn-free"), lines: [], note: this.t("board-note-pawn"), rule: "GA-5.3" };
  }

  good(good: Resource, held: number): Tip {
    return { title: this.t(`resource-${good}`), lines: [this.t("board-held", { n: held })], note: this.t(`board-use-${good}`), rule: "GA-1.3" };
  }

  /** An action; where a discovery is asked for, what it would bring comes first, as it is shown. */
  action(action: Action, player: Player, used: boolean, discovers: boolean): Tip {
    const card = player.cards[action];
    const next = player.next[action];
    const lines = card ? this.whole(action, card) : [];
    if (used) lines.push(this.t("board-used"));
    if (next && discovers) lines.unshift(this.next(action, next));
    else if (next) lines.push(this.next(action, next));
    else if (card) lines.push(this.t("board-highest"));
    return { title: this.t(`action-${action}`), lines, note: this.t(`board-does-${action}`), rule: CHAPTER[action] };
  }

  /** The card that a discovery would bring, and what it is the first to allow. */
  next(action: Action, card: Card): string {
    const words = { technology: this.technology(action, card.level), effect: this.does(action, card) };
    const news = this.allowed(action, (level) => level === card.level);
    return news.length ? this.t("board-next-new", { ...words, news: this.list(news) }) : this.t("board-next", words);
  }

  /** What may be built or created from a level on. */
  private allowed(action: Action, isMeant: (level: number) => boolean): string[] {
    const { items, unitLevel } = this.view.printed;
    if (action === "build") return Object.entries(items).flatMap(([item, { level }]) => (isMeant(level) ? [this.t(`item-${item}`)] : []));
    if (action === "war") return Object.entries(unitLevel).flatMap(([unit, level]) => (isMeant(level) ? [this.t(`figure-${unit}`)] : []));
    return [];
  }

  /** All that a card says: what it does, its name, its signs, and what it unlocks. */
  private whole(action: Action, card: Card): string[] {
    const technology = this.t("quest-technology", { technology: this.technology(action, card.level), level: card.level });
    const lines = [this.does(action, card), technology, this.t("board-signs", { signs: this.signs(card.signs) })];
    const open = this.allowed(action, (level) => level <= card.level);
    if (open.length && action === "build") lines.push(this.t("board-card-items", { items: this.list(open) }));
    if (open.length && action === "war") lines.push(this.t("board-card-units", { units: this.list(open) }));
    return lines;
  }

  slot(slot: Slot): Tip {
    const [, place = ""] = slot.slot.split(".");
    const lines: string[] = [];
    if (slot.token === null) lines.push(this.t("board-slot-empty"));
    else {
      lines.push(this.t("board-slot-pay", { goods: this.goods(slot.pay) }), this.t("board-slot-gain", { goods: this.goods(slot.gain) }));
      if (slot.points) lines.push(this.t("board-slot-points", { n: slot.points }));
      lines.push(slot.amphora < 0 ? this.t("board-slot-free") : this.t("board-amphora-of", { seat: this.seat(slot.amphora) }));
    }
    if (slot.ship) lines.push(this.t("board-slot-ship"));
    return { title: this.t("board-slot", { n: slot.level, place }), lines, note: this.t("board-note-slot", { n: slot.level }), rule: "GA-14.1" };
  }

  floor(floor: Floor, n: number): Tip {
    const lines: string[] = [];
    if (floor.gardener >= 0) lines.push(this.t("board-floor-by", { seat: this.seat(floor.gardener), n: floor.points }));
    else if (!floor.known) lines.push(this.t("board-floor-hidden"));
    else {
      lines.push(this.t("board-floor-pay", { goods: this.goods(floor.pay) }));
      const needs = this.needs(floor);
      if (needs.length) lines.push(this.t("board-floor-needs", { needs: this.list(needs) }));
      lines.push(this.t("board-points", { n: floor.points }));
    }
    return { title: this.t("board-floor", { n }), lines, note: this.t("board-note-gardens"), rule: "GA-11.2" };
  }

  needs({ needs }: Floor): string[] {
    const KEYS = { population: "population", event: "renown", settlements: "settlements" } as const;
    return Object.entries(KEYS).flatMap(([key, word]) => (needs[key] ? [this.t(`text-needs-${word}`, { n: needs[key] })] : []));
  }

  empire(empire: Empire): Tip {
    const owner = this.view.players.find((player) => player.empire === empire);
    const line = owner ? this.t("board-empire-taken", { seat: this.seat(owner.seat) }) : this.t("board-empire-free");
    return { title: this.t(`empire-${empire}`), lines: [this.t(`trait-${empire}`)], note: line, rule: EMPIRE_RULES[empire] };
  }

  quest(code: string): Tip {
    const quest = this.view.quests[code];
    const lines = quest ? [this.asks(quest), this.t("quest-worth", { n: quest.points })] : [];
    return { title: this.t(`quest-${code}`), lines, rule: "GA-28.1" };
  }

  fighter({ unit, figure, card, places, placed, fallen }: Fighter): Tip {
    const rows = ROWS.map((row, i) =>
      this.t("board-row-value", { row: this.t(`row-${row}`), printed: card?.[i] ?? 0, placed: placed[i] ?? 0, places: places[i] ?? 0 }),
    );
    const over = this.view.printed.advantage[figure] ?? [];
    const simple = this.view.printed.simple[figure];
    const out = fallen ? [this.t("board-fallen")] : [];
    const lines = [...out, ...(card ? rows : simple === undefined ? [] : [this.t("board-simple-value", { n: simple })])];
    if (card && over.length) lines.push(this.t("board-advantage", { units: this.list(over.map((other) => this.t(`figure-${other}`))) }));
    const title = this.t("board-unit", { n: unit + 1, figure: this.t(`figure-${figure}`) });
    return { title, lines, rule: card ? "GA-21.3" : "GA-26.2" };
  }

  /** Which units in a fight have the advantage over which of the other side. */
  advantages(sides: readonly (readonly Fighter[])[]): string {
    const figures = sides.map((units) => [...new Set(units.filter(({ fallen }) => !fallen).map(({ figure }) => figure))]);
    const over = (figure: string, foes: readonly string[]): string[] =>
      (this.view.printed.advantage[figure] ?? [])
        .filter((foe) => foes.includes(foe))
        .map((foe) => this.t("board-advantage-over", { figure: this.t(`figure-${figure}`), other: this.t(`figure-${foe}`) }));
    const pairs = new Set(figures.flatMap((own, side) => own.flatMap((figure) => over(figure, figures[1 - side] ?? []))));
    return pairs.size ? this.t("board-advantages", { pairs: this.list([...pairs]) }) : this.t("board-no-advantage");
  }

  /** What a unit counts in simple combat, if that is known. */
  simple(figure: string): number {
    return this.view.printed.simple[figure] ?? 0;
  }

  row(row: (typeof ROWS)[number]): Tip {
    return { title: this.t(`row-${row}`), lines: [], note: this.t(`board-note-row-${row}`), rule: ROW_RULES[row] };
  }

  bid(n: number): Tip {
    return { title: this.t("board-bid", { n }), lines: [], note: this.t("board-note-bid"), rule: "GA-20.9" };
  }
}
