/** From the server's ids and values to sentences. A game without a message is shown in its canonical notation. */

import type { Choice, EventItem, Question, SeatInfo, Value, Values } from "../api/types";
import { kindOf, type Sentence } from "../boards/board";
import { seatOf } from "../boards/common/values";
import { words, type Told, type Voice } from "./words.svelte";

/** What messages are told where there is no seat. */
const NO_SEAT = "none";

/** Speaks of one game, with the names of its players. */
export class Speaker {
  constructor(
    readonly game: string,
    private readonly seats: readonly SeatInfo[],
    /** A choice in other words than its own, where the position knows better. */
    private readonly better: (choice: Pick<Choice, "verb" | "values">) => Sentence | null,
  ) {}

  readonly t = (key: string, values?: Record<string, string | number>): string => words.of(this.game)(key, values);

  /** A player's name. */
  name(seat: number): string {
    const info = this.seats[seat];
    return info ? seatName(info) : words.t("page-nobody");
  }

  value(value: Value): Told[string] {
    if ("seat" in value) return value.seat < 0 ? NO_SEAT : this.name(value.seat);
    if ("word" in value) return this.t(value.word);
    if ("items" in value) return value.items;
    return "number" in value ? value.number : value.text;
  }

  question(question: Question): string {
    return this.#say(`ask-${question.step}`, question.values) ?? question.step;
  }

  /** What is still asked when part of an answer is picked, where there are words for all of it: where, how, or what else. */
  rest(picked: readonly string[], next: ReadonlySet<string>, places: readonly string[]): string | null {
    const names = picked.map((thing) => thing.replace(":", "-"));
    if (!names.every((name) => words.has(name, this.game))) return null;
    const where = [...next].every((thing) => places.includes(kindOf(thing)));
    const key = next.size === 0 ? "page-how" : where ? "page-where" : "page-what-else";
    return words.t(key, { picked: names.map((name) => this.t(name)).join(", ") });
  }

  choice(choice: Pick<Choice, "verb" | "text" | "values">): string {
    const { key, values } = this.better(choice) ?? { key: `do-${choice.verb}`, values: choice.values };
    return this.#say(key, values) ?? choice.text;
  }

  event(item: EventItem): string {
    const said = this.#say(`event-${item.event}`, { ...item.values, ...ownOf(item.values) });
    const values = Object.entries(item.values).map(([name, value]) => `${name}=${this.value(value)}`);
    return said ?? [item.event, ...values].join(" ");
  }

  #say(key: string, values: Values): string | null {
    return words.say(key, this.game, (voice) => Object.fromEntries(this.#named(values, voice)));
  }

  /** Values by name as a voice tells them, and the forms of words: `region` and `region-in`. */
  #named(values: Values, speaker: Voice): [string, Told[string]][] {
    return Object.entries(values).flatMap(([name, value]): [string, Told[string]][] => {
      const teller = "word" in value ? words.teller(value.word, this.game, speaker) : undefined;
      if (!("word" in value) || !teller) return [[name, this.value(value)]];
      const forms = teller.forms(value.word).map(([form, text]): [string, string] => [`${name}-${form}`, text]);
      return [[name, teller.say(value.word)?.text ?? value.word], ...forms];
    });
  }
}

/** To each value of an event a form `own`: 1 if it is the seat that the event is about. The server says the same. */
function ownOf(values: Values): Values {
  const about = seatOf(values["seat"]);
  const isOwn = (value: Value): boolean => "seat" in value && value.seat === about;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}-own`, { number: Number(isOwn(value)) }]));
}

/** A seat's name: a bot's in the reader's language, an open seat's as such. */
export function seatName(seat: Pick<SeatInfo, "kind" | "name">): string {
  return seat.kind === "open" ? words.t("page-seat-open") : seat.name;
}

/** A game's title; its id where it has no messages. */
export function titleOf(game: string): string {
  return words.has("title", game) ? words.of(game)("title") : game;
}

export function blurbOf(game: string): string {
  return words.has("blurb", game) ? words.of(game)("blurb") : "";
}

export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? words.t(`bot-${bot}`) : bot;
}

export function optionName(game: string, option: string): string {
  return optionWords(game, option, "") ?? option;
}

export function optionHelp(game: string, option: string): string {
  return optionWords(game, option, "-help") ?? "";
}

export function optionValue(game: string, option: string, value: string): string {
  return optionWords(game, option, `-${value}`) ?? value;
}

function optionWords(game: string, option: string, what: string): string | null {
  const key = `option-${option}${what}`;
  return words.has(key, game) ? words.of(game)(key) : null;
}
