/** Words in the reader's language, from the server's own message files (Fluent). */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Translate } from "../boards/board";
import { getText } from "../api/client";
import { recall, remember } from "../keep/storage";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "language";
const HOUSE = "";

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** The language chosen before, else the first of the browser's that we speak. */
function preferred(): Language {
  const chosen = recall<string | null>(KEY, null);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

/** The language as the reader's browser has it (`en-GB`), for dates and times. */
export function localeOf(language: Language): string {
  return navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language;
}

async function load(language: Language, game: string): Promise<FluentBundle> {
  const source = await getText(`/api/messages/${language}${game ? `?game=${encodeURIComponent(game)}` : ""}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Values as messages take them. Numbers are written without marks between thousands, as the server writes them. */
function spoken(language: Language, values: Record<string, string | number>): Record<string, string | FluentNumber> {
  const one = (value: string | number): string | FluentNumber =>
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  const given = Object.entries(values);
  const names = given.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries([
    ...names.map(([name, value]) => [`${name}-of`, whose(language, value)] as const),
    ...names.map(([name, value]) => [`${name}-to`, whom(language, value)] as const),
    ...given.map(([name, value]) => [name, one(value)] as const),
  ]);
}

const OF: Record<Language, string> = { en: "of", fr: "de", it: "di" };
const TO: Record<Language, string> = { en: "to", fr: "à", it: "a" };
/** Before these French says d’, not de: d’Anna, d’Yves, but de Yasmine. */
const ELIDED = /^([aeiouhœæ]|y[^aeiouy])/;

/** Of Anna, d’Anna, di Anna. The server says the same (kernel/text.py). */
function whose(language: Language, name: string): string {
  return language === "fr" && ELIDED.test(bare(name)) ? `d’${name}` : `${OF[language]} ${name}`;
}

/** To Anna, à Anna, ad Anna, a Bruno. The server says the same. */
function whom(language: Language, name: string): string {
  return language === "it" && bare(name).startsWith("a") ? `ad ${name}` : `${TO[language]} ${name}`;
}

/** A name in small letters, its accents apart. */
function bare(name: string): string {
  return name.normalize("NFD").toLowerCase();
}

class Words {
  #language = $state<Language>(preferred());
  /** The messages of the house (empty name) and of games, in the language spoken now. */
  #bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});

  get language(): Language {
    return this.#language;
  }

  /** Whether the house can speak. */
  get ready(): boolean {
    return HOUSE in this.#bundles;
  }

  /** Make ready to speak of the house, or of a game. */
  async need(game: string = HOUSE): Promise<void> {
    const language = this.#language;
    if (game in this.#bundles) return;
    const bundle = await load(language, game);
    if (language === this.#language) this.#bundles = { ...this.#bundles, [game]: bundle };
    else await this.need(game);
  }

  /** Change the language; everything changes at once when its words are here. */
  async speak(language: Language): Promise<void> {
    remember(KEY, language);
    const games = Object.keys(this.#bundles);
    const loaded = await Promise.all(games.map(async (game) => [game, await load(language, game)] as const));
    this.#language = language;
    this.#bundles = Object.fromEntries(loaded);
    document.documentElement.lang = language;
  }

  /** Whether there is a message. */
  has(key: string, game: string = HOUSE): boolean {
    return this.#bundles[game]?.hasMessage(key) ?? false;
  }

  /** The forms of a word, which are attributes of its message: `in` of `region-uruk`. */
  forms(key: string, game: string): [string, string][] {
    const bundle = this.#bundles[game];
    const attributes = Object.entries(bundle?.getMessage(key)?.attributes ?? {});
    return attributes.map(([form, pattern]) => [form, bundle?.formatPattern(pattern) ?? form]);
  }

  /** The words of the house. */
  readonly t: Translate = (key, values) => this.#format(HOUSE, key, values);

  /** The words of a game, and of the house. */
  of(game: string): Translate {
    return (key, values) => this.#format(game, key, values);
  }

  #format(game: string, key: string, values: Record<string, string | number> = {}): string {
    const bundle = this.#bundles[game] ?? this.#bundles[HOUSE];
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return key;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, spoken(this.#language, values), errors);
    if (errors.length) console.error(`${this.#language}: ${key}:`, ...errors);
    return text;
  }
}

export const words = new Words();
export const t = words.t;
