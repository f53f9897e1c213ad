/** What this browser remembers, in its local storage unless another is named; a browser that refuses to remember still plays. */

type Kept = "localStorage" | "sessionStorage";

const PREFIX = "eduba.";

export function recall<T>(key: string, otherwise: T, storage: Kept = "localStorage"): T {
  try {
    const kept = window[storage].getItem(PREFIX + key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown, storage: Kept = "localStorage"): void {
  try {
    window[storage].setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the page goes on without a memory.
  }
}
