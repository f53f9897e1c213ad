/** Parts of sentences: goods, figures, rewards, what a technology card does, what a Quest asks for, what an option brings. */

import type { Translate } from "../board";
import { ACTIONS, FIGURES, LAND_UNITS, RESOURCES, type Action, type Card, type EventOption, type Goods, type Quest, type Rewards, type Sign } from "./view";

export class Phrases {
  constructor(readonly t: Translate) {}

  list(parts: readonly string[]): string {
    return parts.join(", ") || "–";
  }

  /** `2 stone, 1 wood`. */
  goods(goods: Goods): string {
    return this.list(RESOURCES.flatMap((good) => (goods[good] ? [this.t(`effect-${good}`, { n: goods[good] })] : [])));
  }

  /** `2 Spearmen, 1 Ram`. */
  figures(figures: Readonly<Record<string, number | undefined>>): string {
    return this.list(FIGURES.flatMap((figure) => (figures[figure] ? [this.t(`effect-${figure}`, { n: figures[figure] })] : [])));
  }

  signs(signs: readonly Sign[]): string {
    return signs.map((sign) => this.t(`sign-${sign}`)).join(" + ");
  }

  technology(action: Action, level: number): string {
    return this.t(`technology-${action}-${level}`);
  }

  private reward([effect, n]: [string, number | string]): string {
    if (effect === "discovery") return this.t(`effect-discovery-${n}`);
    return this.t(`effect-${effect}`, { n });
  }

  rewards(rewards: Rewards): string {
    return this.list(Object.entries(rewards).filter(([, n]) => n).map((one) => this.reward(one)));
  }

  /** What an option of an Event costs and brings, line by line. */
  brings(option: EventOption): string[] {
    const has = (rewards: Rewards): boolean => Object.values(rewards).some((n) => n);
    const lines: string[] = [];
    if (Object.values(option.price).some((n) => n)) lines.push(this.t("choice-pay", { list: this.goods(option.price) }));
    if (has(option.rewards)) {
      lines.push(this.t(option.kind === "control" ? "choice-round" : "choice-gain", { list: this.rewards(option.rewards) }));
    }
    if (has(option.final)) lines.push(this.t("choice-final", { list: this.rewards(option.final) }));
    if (option.points) lines.push(this.t("choice-points", { n: option.points }));
    if (option.steps) lines.push(this.t("effect-steps", { n: option.steps }));
    return lines;
  }

  /** What a technology card lets one do. */
  does(action: Action, { values }: Card): string {
    const n = (key: string): number => values[key] ?? 0;
    switch (action) {
      case "explore":
        return this.t("board-card-explore", { n: n("activations") });
      case "build":
        return this.t("board-card-build", { n: n("builds") });
      case "research":
        return this.t("board-card-research", { clay: n("clay"), tablets: n("tablets"), n: n("discoveries") });
      case "harvest":
        return this.t("board-card-harvest", { n: n("gatherings"), level: n("trade_level") });
      case "war": {
        const war = this.t("board-card-war", { n: n("knucklebones"), units: n("units") });
        return n("tribute") ? `${war}, ${this.t("board-card-tribute", { n: n("tribute") })}` : war;
      }
      default: {
        const first = this.t("board-card-growth", { food: n("food_0"), n: n("steps_0") });
        if (!n("steps_1")) return first;
        return this.t("board-card-growth-or", { first, second: this.t("board-card-growth", { food: n("food_1"), n: n("steps_1") }) });
      }
    }
  }

  /** What a Quest asks for. */
  asks(quest: Quest): string {
    const goods = this.goods(quest.own);
    if (quest.kind === "none") return this.t("quest-kind-none", { list: goods });
    const hasGoods = Object.values(quest.own).some((n) => n);
    return this.list([this.condition(quest), ...(hasGoods ? [this.t("quest-own", { list: goods })] : [])]);
  }

  private condition({ kind, number, figure, tokenLevel, levels, terrains }: Quest): string {
    switch (kind) {
      case "technologies": {
        const asked = ACTIONS.flatMap((action) => (levels[action] ? [{ action, level: levels[action] }] : []));
        const [first] = asked;
        if (first && asked.length === ACTIONS.length && asked.every(({ level }) => level === first.level)) {
          return this.t("quest-kind-technologies-all", { n: first.level });
        }
        const list = asked.map(({ action, level }) =>
          this.t("quest-technology", { technology: this.technology(action, level), level }),
        );
        return this.t("quest-kind-technologies", { list: this.list(list) });
      }
      case "figures":
        return this.t("quest-kind-figures", { figures: this.figures({ [figure ?? LAND_UNITS[0]]: number }) });
      case "terrains": {
        const list = Object.entries(terrains).filter(([, n]) => n).map(([terrain, n]) => this.t(`quest-terrain-${terrain}`, { n }));
        return this.t("quest-kind-terrains", { list: this.list(list) });
      }
      case "amphorae":
        if (tokenLevel > 1) return this.t("quest-kind-amphorae-level", { n: number, level: tokenLevel });
        return this.t("quest-kind-amphorae", { n: number });
      default:
        return this.t(`quest-kind-${kind}`, { n: number });
    }
  }
}
