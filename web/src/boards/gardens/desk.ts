/** What every part of the board needs to know: the position, what can be picked, and how to speak. */

import { createContext } from "svelte";
import type { Picking } from "../common/picking";
import type { GardensView, Player } from "./view";
import type { Words } from "./words";

export interface Desk extends Picking {
  readonly view: GardensView;
  readonly words: Words;
  /** The seat whose board can be picked from: the viewer's, for a spectator the actor's. */
  readonly seat: number;
  /** The seat that looks on; -1 for a spectator. */
  readonly viewer: number;
  /** The board of that seat. */
  readonly own: Player | undefined;
  readonly initials: readonly string[];
  /** What could be picked before anything was: it stays in sight until the question is answered. */
  readonly offered: ReadonlySet<string>;
}

export const [getDesk, setDesk] = createContext<Desk>();
