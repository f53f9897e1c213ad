/** What every part of a board needs to know about picking: what can be picked, what is, and how to tell about it. */

import { createContext } from "svelte";
import type { ShowTip } from "./tips.svelte";

export interface Picking {
  readonly active: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly traced: ReadonlySet<string>;
  readonly pick: (thing: string) => void;
  readonly tip: ShowTip;
}

export const [getPicking, setPicking] = createContext<Picking>();
