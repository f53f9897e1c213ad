/** What every part of the board needs to know: the position, what can be picked, and how to speak. */

import { createContext } from "svelte";
import type { Picking } from "../common/picking";
import type { FloodView } from "./view";
import type { Words } from "./words";

export interface Desk extends Picking {
  readonly view: FloodView;
  readonly words: Words;
  /** The seat whose hand and reserves can be picked: the viewer's, for a spectator the actor's. */
  readonly seat: number;
  /** The seat that looks on; -1 for a spectator. */
  readonly viewer: number;
  readonly initials: readonly string[];
}

export const [getDesk, setDesk] = createContext<Desk>();
