/** Choices of the Hanging Gardens whose own values are mere numbers: what they stand for is in the position. */

import type { Choice } from "../api/types";
import type { Sentence } from "./board";
import { numberOf } from "./common/values";

/** What of a view is needed here. */
interface Seen {
  actor: number;
  step: string;
  players: readonly {
    quests: readonly string[] | null;
    dice: readonly { colour: string; sign: string | null }[];
    cards: Readonly<Record<string, Readonly<Record<string, number>> | null>>;
  }[];
  resolving: { event: string } | null;
  fight: { asked_side: number; units: readonly (readonly { figure: string }[])[] } | null;
}

export function sentence(view: unknown, { verb, values }: Pick<Choice, "verb" | "values">): Sentence | null {
  const seen = view as Seen;
  const player = seen.players[seen.actor];
  switch (verb) {
    case "choose":
      return seen.resolving && { key: `card-${seen.resolving.event}-${numberOf(values["option"])}`, values: {} };
    case "return_quest": {
      const quest = player?.quests?.[numberOf(values["card"])];
      return quest ? { key: "board-quest-put-back", values: { quest: { word: `quest-${quest}` } } } : null;
    }
    case "pay_die": {
      const die = player?.dice[numberOf(values["die"]) - 1];
      if (!die?.sign) return null;
      return { key: "text-die", values: { colour: { word: `colour-${die.colour}` }, sign: { word: `sign-${die.sign}` } } };
    }
    case "grow": {
      const [card, mode] = [player?.cards["growth"], numberOf(values["mode"])];
      const [food, n] = [card?.[`food_${mode}`], card?.[`steps_${mode}`]];
      return food === undefined || n === undefined ? null : { key: "board-card-growth", values: { food: { number: food }, n: { number: n } } };
    }
    case "assign":
    case "line_up":
      return unit(seen, numberOf(values["unit"]));
    default:
      return null;
  }
}

/** A unit that gets a bonus piece, or is lined up. */
function unit({ fight }: Seen, n: number): Sentence | null {
  const figure = fight?.units[fight.asked_side]?.[n - 1]?.figure;
  return figure ? { key: "board-unit", values: { n: { number: n }, figure: { word: `figure-${figure}` } } } : null;
}
