/** What is said about the things on the board: the same words for a tooltip and for a screen reader. */

import type { Translate } from "../board";
import { capital } from "../common/capital";
import type { Tip } from "../common/tips.svelte";
import {
  GOODS,
  markersOn,
  type Card,
  type CradleView,
  type Good,
  type Kind,
  type Marker,
  type Offering,
  type Player,
  type Terrain,
  type Tile,
} from "./view";

const OF_TERRAIN: Readonly<Record<Terrain, string>> = {
  temple: "CR-6.1",
  plains: "CR-8.6",
  forest: "CR-8.7",
  quarry: "CR-8.10",
  volcano: "CR-3.7",
};
const OF_KIND: Readonly<Record<Kind, string>> = {
  huts: "CR-10.1",
  holy_places: "CR-11.1",
  growth: "CR-12.1",
  fertile_growth: "CR-14.3",
  card: "CR-13.1",
  pass: "CR-9.1",
};
const OF_CARD: Readonly<Record<Card, string>> = {
  endurance: "CR-14.1",
  priest: "CR-14.2",
  fertility: "CR-14.3",
  sacred_stone: "CR-14.4",
  land: "CR-14.5",
  mana_theft: "CR-14.6",
  teleportation: "CR-14.7",
  expulsion: "CR-14.8",
};

export class Words {
  constructor(
    readonly t: Translate,
    private readonly names: readonly string[],
    private readonly view: CradleView,
  ) {}

  seat(seat: number): string {
    return this.names[seat] || String(seat + 1);
  }

  /** Wood and stone in words: `2 wood, 1 stone`. */
  goods(goods: Readonly<Record<Good, number>>): string {
    return GOODS.flatMap((good) => (goods[good] ? [this.t(`board-n-${good}`, { n: goods[good] })] : [])).join(", ");
  }

  /** `Plain A`. */
  tileName({ terrain, name }: Tile): string {
    return capital(this.t("board-tile", { terrain: this.t(`terrain-${terrain}`), name }));
  }

  tile(tile: Tile): Tip {
    const { huts, holyPlace, terrain } = tile;
    const lines: string[] = [];
    if (holyPlace >= 0) lines.push(this.t("board-holy-place-of", { seat: this.seat(holyPlace) }));
    huts.forEach((n, seat) => {
      if (n && seat === huts.length - 1) lines.push(this.t("board-neutral-huts", { n }));
      else if (n) lines.push(this.t("board-huts-of", { seat: this.seat(seat), n }));
    });
    lines.push(...markersOn(this.view, tile.name, "lying").map((marker) => this.marker(marker)));
    tile.tribes.forEach(({ all, wood, stone, offerings }, seat) => {
      if (!all) return;
      const loads = [this.goods({ wood, stone }), offerings ? this.t("board-carried", { n: offerings }) : ""];
      const carried = loads.filter(Boolean).join(", ");
      const tribes = this.t("board-tribes-of", { seat: this.seat(seat), n: all });
      lines.push(carried ? this.t("board-laden", { tribes, carried }) : tribes);
    });
    if (tile.wood + tile.stone) lines.push(this.t("board-loose", { goods: this.goods(tile) }));
    return { title: this.tileName(tile), lines, note: this.t(`board-does-${terrain}`), rule: OF_TERRAIN[terrain] };
  }

  private marker({ seat, value }: Marker): string {
    return value === null
      ? this.t("board-offering-of", { seat: this.seat(seat) })
      : this.t("board-offering-of-value", { seat: this.seat(seat), value });
  }

  /** Where there is no tile yet. */
  unknown(): Tip {
    const lines = [this.t("board-pile-left", { n: this.view.pile })];
    return { title: this.t("board-unknown"), lines, note: this.t("board-does-unknown"), rule: "CR-8.1" };
  }

  cargo(cargo: string): Tip {
    const number = /^offering_(\d)$/.exec(cargo)?.[1];
    const value = number === undefined ? null : this.view.players[this.view.actor]?.offerings[Number(number)]?.value;
    const lines = value ? [this.t("board-value", { value })] : [];
    return { title: capital(this.t(`cargo-${cargo}`)), lines, note: this.t("board-does-cargo"), rule: "CR-4.6" };
  }

  load(seat: number, good: Good): Tip {
    const title = this.t("board-load-of", { good: capital(this.t(`good-${good}`)), seat: this.seat(seat) });
    return { title, lines: [], note: this.t("board-does-load"), rule: "CR-5.1" };
  }

  owner(owner: string): Tip {
    const title = owner === "neutral" ? capital(this.t("owner-neutral")) : this.seat(Number(owner));
    const player = this.view.players[Number(owner)];
    const lines = player ? [this.t("board-mana", { mana: player.mana, maximum: player.manaMax })] : [];
    return { title, lines, rule: this.view.step === "rob" ? "CR-14.6" : this.view.step === "tel_who" ? "CR-14.7" : "CR-14.8" };
  }

  /** The offering under a hut that is to be moved: one more than its number, 0 for none. */
  underHut(marker: number): Tip {
    const title = marker ? this.t("board-with-offering", { number: marker }) : this.t("board-without-offering");
    return { title, lines: [], rule: "CR-14.8" };
  }

  terrain(terrain: Terrain): Tip {
    const n = this.view.lookedAt?.[terrain] ?? 0;
    const lines = [this.t("board-seen", { n })];
    return { title: capital(this.t(`terrain-${terrain}`)), lines, note: this.t(`board-does-${terrain}`), rule: "CR-14.5" };
  }

  kind(kind: Kind): Tip {
    return { title: this.t(`board-kind-${kind}`), lines: [this.t(`kind-${kind}`)], note: this.t(`board-does-${kind}`), rule: OF_KIND[kind] };
  }

  cardTitle(card: Card, held: number): string {
    const name = this.t(`card-${card}`);
    return held > 1 ? `${name} × ${held}` : name;
  }

  cardText(card: Card): string {
    const key = this.view.narrowed.includes(card) ? `cardtext-${card}-narrowed` : `cardtext-${card}`;
    return this.t(key, { n: this.view.numbers[card] ?? 0 });
  }

  card(card: Card, held: number, isNew: boolean): Tip {
    const isOurs = this.view.reconstructed.includes(card);
    const lines = [
      this.cardText(card),
      ...(isNew ? [this.t("board-just-drawn")] : []),
      ...(isOurs ? [this.t("board-reconstructed")] : []),
      this.t(`board-window-${card}`),
    ];
    const note = isOurs ? this.t("board-reconstructed-note") : "";
    return { title: this.cardTitle(card, held), lines, note, rule: OF_CARD[card] };
  }

  value(value: number): Tip {
    return { title: this.t("board-value", { value }), lines: [this.t("board-in-reserve")], rule: "CR-10.4" };
  }

  offering({ place, tile, value }: Offering, number: number): Tip {
    const title = value === null ? this.t("board-offering", { number: number + 1 }) : this.t("board-value", { value });
    return { title, lines: [this.t(`board-offering-is-${place}`, { tile: tile ?? "" })], rule: "CR-7.6" };
  }

  mana({ mana, manaMax, income }: Player): Tip {
    const lines = [this.t("board-mana", { mana, maximum: manaMax }), this.t("board-income", { n: income })];
    return { title: this.t("board-mana-title"), lines, note: this.t("board-does-mana"), rule: "CR-15.1" };
  }

  reserve({ tribes, huts, holyPlaces }: Player): Tip {
    const lines = [this.t("board-left", { tribes, huts, places: holyPlaces })];
    return { title: this.t("board-reserve-title"), lines, rule: "CR-1.13" };
  }

  hand({ handSize }: Player): Tip {
    return { title: this.t("board-cards-held", { n: handSize }), lines: [], rule: "CR-13.3" };
  }

  pile(): Tip {
    const { pile, pileHas } = this.view;
    const has = Object.entries(pileHas).map(([terrain, n]) => `${this.t(`terrain-${terrain}`)} ${n}`);
    return { title: this.t("board-pile"), lines: [this.t("board-pile-left", { n: pile }), has.join(", ")], rule: "CR-8.3" };
  }

  deck(): Tip {
    const { deck, discard } = this.view;
    const played = Object.entries(discard).map(([card, n]) => `${this.t(`card-${card}`)} ${n}`);
    const lines = [this.t("board-deck-left", { n: deck })];
    if (played.length) lines.push(this.t("board-played", { cards: played.join(", ") }));
    return { title: this.t("board-deck"), lines, rule: "CR-13.5" };
  }

  supply(good: Good): Tip {
    const lines = [this.t("board-supply-left", { n: this.view.supply[good] })];
    if (good === "stone") lines.push(this.t("board-built", { n: this.view.stonesBuilt }));
    return { title: capital(this.t(`good-${good}`)), lines, rule: "CR-1.16" };
  }
}
