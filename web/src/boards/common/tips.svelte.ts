/** What a board says about a thing under the mouse, the focus or a finger. */

/** A name and what there is to know about it, line by line. */
export interface Tip {
  title: string;
  lines: readonly string[];
  /** What it does. */
  note?: string;
  /** The rule that says so. */
  rule: string;
}

/** Show a tooltip, or none; `unhurried` if it is the mouse that wanders: it may be on its way to the tooltip's link. */
export type ShowTip = (tip: Tip | null, at?: Element, unhurried?: boolean) => void;

/** Milliseconds that the mouse has to get from a thing to the link in its tooltip. */
const LINGER = 250;

/** A tip as a screen reader says it. */
export function spoken(tip: Tip): string {
  return [tip.title, ...tip.lines].join(", ");
}

/** The attributes of something that is told about: its name, and what it does with the rule. */
export function describes(tip: Tip): Record<string, string> {
  return { "aria-label": spoken(tip), "aria-description": [tip.note, tip.rule].filter(Boolean).join(" ") };
}

/** The one tooltip of a board. */
export class Tips {
  shown = $state.raw<{ tip: Tip; at: Element } | null>(null);
  #wandering: ReturnType<typeof setTimeout> | undefined;

  readonly show: ShowTip = (tip, at, unhurried = false) => {
    const next = tip && at ? { tip, at } : null;
    this.stay();
    if (unhurried && this.shown) this.#wandering = setTimeout(() => (this.shown = next), LINGER);
    else this.shown = next;
  };

  /** The mouse has reached the tooltip's link. */
  readonly stay = (): void => clearTimeout(this.#wandering);
}
