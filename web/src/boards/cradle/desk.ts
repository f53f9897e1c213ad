/** What every part of the board needs to know: the position, what can be picked, and how to speak. */

import { createContext } from "svelte";
import type { Picking } from "../common/picking";
import type { CradleView } from "./view";
import type { Words } from "./words";

export interface Desk extends Picking {
  readonly view: CradleView;
  readonly words: Words;
  /** The seat whose cards and offerings can be picked: the viewer's, for a spectator the actor's. */
  readonly seat: number;
}

export const [getDesk, setDesk] = createContext<Desk>();
