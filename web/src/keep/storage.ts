/** What this browser remembers, in its local storage; a browser that refuses to remember still plays. */

const PREFIX = "eduba.";

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(PREFIX + key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the page goes on without a memory.
  }
}
