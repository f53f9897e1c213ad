/** Words in the reader's language, from the server's own message files (Fluent); where it has none, in English. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { getJson } from "../api/client";
import type { Forms, LanguageInfo, Messages } from "../api/types";
import type { Translate } from "../boards/board";
import { recall, remember } from "../keep/storage";

const KEY = "language";
const HOUSE = "";
const ENGLISH = "en";

/** What a message is told: words, numbers, and numbers of which it makes a list. */
export type Told = Record<string, string | number | readonly number[]>;

/** The language of a tag (`fr` of `fr-CA`), if the house speaks it. */
function spokenIn(tag: string | null, languages: readonly LanguageInfo[]): string | undefined {
  const named = (code: string | undefined): string | undefined => languages.find((language) => language.code === code)?.code;
  return tag === null ? undefined : (named(tag) ?? named(tag.split("-")[0]));
}

/** The language chosen before, else the first of the browser's that we speak. */
function preferred(languages: readonly LanguageInfo[]): string {
  const asked = [recall<string | null>(KEY, null), ...navigator.languages];
  return asked.map((tag) => spokenIn(tag, languages)).find((code) => code !== undefined) ?? ENGLISH;
}

/** The language as the reader's browser has it (`en-GB`), for dates and times. */
export function localeOf(language: string): string {
  return navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;
}

/** A name in small letters, its accents apart. */
function bare(name: string): string {
  return name.normalize("NFD").toLowerCase();
}

/** Messages in one language. The server puts them together in the same way (kernel/text.py). */
export class Voice {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;
  /** How a name is told: of Anna, in Ur. */
  readonly #forms: Forms;
  /** How it is told instead if it begins so. */
  readonly #before: readonly (readonly [RegExp, Forms])[];

  constructor({ tag, forms, before }: LanguageInfo, source: string) {
    const tags = [tag, ENGLISH];
    this.#bundle = new FluentBundle(tags, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
    this.#lists = new Intl.ListFormat(tags, { type: "conjunction" });
    this.#forms = forms;
    this.#before = Object.entries(before).map(([begins, ways]) => [new RegExp(`^(?:${begins})`), ways] as const);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The forms of a word, which are attributes of its message: `in` of `region-uruk`. */
  forms(key: string): [string, string][] {
    const attributes = Object.entries(this.#bundle.getMessage(key)?.attributes ?? {});
    return attributes.map(([form, pattern]) => [form, this.#bundle.formatPattern(pattern)]);
  }

  /** A message in words, and what is wrong with it; null if there is none. */
  say(key: string, values: Told = {}): { text: string; errors: Error[] } | null {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    return { text: this.#bundle.formatPattern(pattern, this.#spoken(values), errors), errors };
  }

  /** Values as messages take them. Numbers are written without marks between thousands, as the server writes them. */
  #spoken(values: Told): Record<string, string | FluentNumber> {
    const given = Object.entries(values);
    return Object.fromEntries([
      ...given.flatMap(([name, value]) => (typeof value === "string" && !name.includes("-") ? this.#formed(name, value) : [])),
      ...given.flatMap(([name, value]) => (typeof value === "object" ? [[`${name}-count`, whole(value.length)] as const] : [])),
      ...given.map(([name, value]) => [name, this.#one(value)] as const),
    ]);
  }

  #one(value: Told[string]): string | FluentNumber {
    if (typeof value === "object") return this.#lists.format(value.map(String));
    return typeof value === "number" ? whole(value) : value;
  }

  /** The forms of a name: of Anna, d’Anna, ad Anna; in Ur. */
  #formed(name: string, value: string): (readonly [string, string])[] {
    const begins = bare(value);
    return Object.entries(this.#forms).map(([form, usual]) => {
      const other = this.#before.find(([pattern, ways]) => form in ways && pattern.test(begins))?.[1][form];
      return [`${name}-${form}`, (other ?? usual).replace("{name}", () => value)] as const;
    });
  }
}

function whole(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}

class Words {
  #languages = $state.raw<readonly LanguageInfo[]>([]);
  #language = $state(ENGLISH);
  /** Who speaks of the house (empty name) and of games: the language spoken now, then English where it lacks words. */
  #voices = $state.raw<Readonly<Record<string, readonly Voice[]>>>({});
  #learning: Promise<void> | null = null;

  get language(): string {
    return this.#language;
  }

  /** All languages of the house. */
  get languages(): readonly LanguageInfo[] {
    return this.#languages;
  }

  /** Whether the house can speak. */
  get ready(): boolean {
    return HOUSE in this.#voices;
  }

  /** Make ready to speak of the house, or of a game. */
  async need(game: string = HOUSE): Promise<void> {
    await this.#learned();
    const language = this.#language;
    if (game in this.#voices) return;
    const voices = await this.#load(language, game);
    if (language === this.#language) this.#voices = { ...this.#voices, [game]: voices };
    else await this.need(game);
  }

  /** Change the language; everything changes at once when its words are here. */
  async speak(language: string): Promise<void> {
    remember(KEY, language);
    const loaded: Record<string, readonly Voice[]> = {};
    const missing = (): string[] => Object.keys(this.#voices).filter((game) => !(game in loaded));
    while (missing().length) {
      // meanwhile more may be needed
      await Promise.all(missing().map(async (game) => (loaded[game] = await this.#load(language, game))));
    }
    this.#voices = loaded;
    this.#use(language);
  }

  /** Whether there is a message. */
  has(key: string, game: string = HOUSE): boolean {
    return this.#speakers(game).some((voice) => voice.has(key));
  }

  /** Who tells a word: the one who speaks, or the first who has it. */
  teller(word: string, game: string, speaker: Voice): Voice | undefined {
    return [speaker, ...this.#speakers(game)].find((voice) => voice.has(word));
  }

  /** A message in words, by the first who has it and all that it needs; each is given the values in its own words. */
  say(key: string, game: string, values: (voice: Voice) => Told): string | null {
    const speakers = this.#speakers(game);
    for (const voice of speakers) {
      const said = voice.say(key, values(voice));
      if (said && (!said.errors.length || voice === speakers.at(-1))) {
        if (said.errors.length) console.error(`${this.#language}: ${key}:`, ...said.errors);
        return said.text;
      }
    }
    return null;
  }

  /** The words of the house. */
  readonly t: Translate = (key, values) => this.of(HOUSE)(key, values);

  /** The words of a game, and of the house. */
  of(game: string): Translate {
    return (key, values = {}) => this.say(key, game, () => values) ?? key;
  }

  #speakers(game: string): readonly Voice[] {
    return this.#voices[game] ?? this.#voices[HOUSE] ?? [];
  }

  /** Know the languages; asked for once, and again if no answer came. */
  #learned(): Promise<void> {
    this.#learning ??= this.#learn().catch((error: unknown) => {
      this.#learning = null;
      throw error;
    });
    return this.#learning;
  }

  async #learn(): Promise<void> {
    this.#languages = await getJson<LanguageInfo[]>("/api/languages");
    this.#use(preferred(this.#languages));
  }

  #use(language: string): void {
    this.#language = language;
    document.documentElement.lang = language;
  }

  async #load(language: string, game: string): Promise<readonly Voice[]> {
    const files = await getJson<Messages[]>(`/api/messages/${language}${game ? `?game=${encodeURIComponent(game)}` : ""}`);
    return files.flatMap(({ language: code, source }) => {
      const info = this.#languages.find((known) => known.code === code);
      return info ? [new Voice(info, source)] : [];
    });
  }
}

export const words = new Words();
export const t = words.t;
