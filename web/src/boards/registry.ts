/** Which board draws which game. A game that is not here plays with its text view and buttons. */

import type { Component } from "svelte";
import type { Choice } from "../api/types";
import type { GameBoard, Sentence } from "./board";
import { sentence as floodSentence } from "./flood-sentences";
import { sentence as gardensSentence } from "./gardens-sentences";
import { sentence as urSentence } from "./ur-sentences";

export interface Entry {
  /** The kinds of things that the board shows; choices that touch other things are offered as buttons. */
  kinds: readonly string[];
  /** Those of them that are places. */
  places?: readonly string[];
  load: () => Promise<GameBoard>;
  /** A choice in other words than its own values allow, where a position knows better. */
  sentence?: (view: unknown, choice: Pick<Choice, "verb" | "values">) => Sentence | null;
  /** Verbs that are asked about once more even where a click is enough: what they spend does not come back. */
  confirms?: readonly string[];
  /** A picture of the game, for its card on the home page. */
  picture: () => Promise<{ default: Component }>;
}

const BOARDS: Readonly<Record<string, Entry>> = {
  cradle: {
    kinds: ["tile", "cargo", "way", "load", "offering", "card", "kind", "owner", "marker", "terrain", "value"],
    load: async () => {
      const [board, { holdings }] = await Promise.all([import("./cradle/Board.svelte"), import("./cradle-holdings")]);
      return { component: board.default, holdings };
    },
    picture: () => import("./cradle/Picture.svelte"),
  },
  flood: {
    kinds: ["kind", "region", "place", "resource", "offer", "slot", "armies", "luxuries"],
    places: ["region", "place"],
    load: async () => {
      const [board, { holdings }] = await Promise.all([import("./flood/Board.svelte"), import("./flood-holdings")]);
      return { component: board.default, holdings };
    },
    sentence: floodSentence,
    picture: () => import("./flood/Picture.svelte"),
  },
  gardens: {
    kinds: [
      ...["region", "section", "unit", "ram", "item", "action", "die", "colour", "resource", "slot"],
      ...["empire", "card", "option", "fighter", "row", "bid"],
    ],
    places: ["region", "section"],
    load: async () => {
      const [board, { holdings }] = await Promise.all([import("./gardens/Board.svelte"), import("./gardens-holdings")]);
      return { component: board.default, holdings };
    },
    sentence: gardensSentence,
    confirms: ["reroll", "free_reroll"],
    picture: () => import("./gardens/Picture.svelte"),
  },
  ur: {
    kinds: ["tile", "spare", "face"],
    load: async () => {
      const [board, { holdings }] = await Promise.all([import("./ur/Board.svelte"), import("./ur-holdings")]);
      return { component: board.default, holdings };
    },
    sentence: urSentence,
    picture: () => import("./ur/Picture.svelte"),
  },
};

/** The board of a game, if it has one. */
export function boardOf(game: string): Entry | undefined {
  return BOARDS[game];
}
