/** What a click on the board means. It knows no rules: only which things can be picked, and their names. */

import { kindOf } from "../board";

/** The things to be picked in turn, and units of a region among which one is still to be chosen. */
export interface Plan {
  picks: readonly string[];
  crowd: readonly string[];
}

const DIE = "die:";
const REGION = "region:";
/** The own start region, where it is gathered from. */
const HOME = "item:home";

/** What a click means, given what can be picked, what is picked already, and the start region of who clicks. */
export function plan(thing: string, active: ReadonlySet<string>, chosen: readonly string[], home: string | null): Plan {
  if (thing.startsWith(DIE)) return { picks: dice(thing, active, chosen), crowd: [] };
  if (thing.startsWith(REGION) && !active.has(thing)) {
    const units = [...active].filter((other) => other.startsWith("unit:") && other.endsWith(`/${thing.slice(REGION.length)}`));
    const [only] = units;
    if (only && units.length === 1) return { picks: [only], crowd: [] };
    if (only) return { picks: [], crowd: units };
    if (home !== null && thing === REGION + home && active.has(HOME)) return { picks: [HOME], crowd: [] };
  }
  return { picks: inPlaceOf(thing, active, chosen), crowd: [] };
}

/** Another thing of the kind that was picked last takes its place; what was picked before stays. */
function inPlaceOf(thing: string, active: ReadonlySet<string>, chosen: readonly string[]): readonly string[] {
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (chosen.length < 2 || !first || !last || active.has(thing) || chosen.includes(thing)) return [thing];
  return kindOf(last) === kindOf(thing) ? [first, ...chosen.slice(0, -1), thing] : [thing]; // begin again
}

/** Dice are chosen together, in any order; what they stand for names them from the first to the last. */
function dice(thing: string, active: ReadonlySet<string>, chosen: readonly string[]): string[] {
  const before = chosen.filter((other) => other.startsWith(DIE));
  if (!before.length || (!before.includes(thing) && active.has(thing) && isAfter(thing, before))) return [thing];
  const wanted = before.includes(thing) ? before.filter((other) => other !== thing) : [...before, thing];
  const [first] = before;
  return first ? [first, ...wanted.toSorted()] : wanted.toSorted(); // begin again
}

function isAfter(thing: string, others: readonly string[]): boolean {
  return others.every((other) => other < thing);
}
