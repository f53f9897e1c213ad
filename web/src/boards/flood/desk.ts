/** What every part of the board needs to know: the position, what can be picked, and how to speak. */

import { createContext } from "svelte";
import type { ShowTip } from "../shared/tips.svelte";
import type { FloodView } from "./view";
import type { Words } from "./words";

export interface Desk {
  readonly view: FloodView;
  readonly words: Words;
  /** The seat whose hand and reserves can be picked: the viewer's, for a spectator the actor's. */
  readonly seat: number;
  /** The seat that looks on; -1 for a spectator. */
  readonly viewer: number;
  readonly initials: readonly string[];
  readonly active: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly traced: ReadonlySet<string>;
  readonly pick: (thing: string) => void;
  readonly tip: ShowTip;
}

export const [getDesk, setDesk] = createContext<Desk>();
