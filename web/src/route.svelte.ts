/** Where we are: the part of the address after #, where invitations and seats travel unseen by servers. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; match: string }
  | { page: "join"; match: string; invitation: string | null }
  | { page: "seat"; match: string; token: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "account" };

export function parse(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (page === "new" && first) return { page, game: first };
  if (page === "table" && first) return { page, match: first };
  if (page === "join" && first) return { page, match: first, invitation: second ?? null };
  if (page === "seat" && first && second) return { page, match: first, token: second };
  if (page === "rules" && first) return { page, game: first, rule: second ?? null };
  if (page === "account") return { page };
  return { page: "home" };
}

/** A part of an address that was cut in the middle of a letter leads nowhere, but can be asked for. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a place in this page. */
export function link(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** The same for another person or device. */
export function fullLink(...parts: readonly string[]): string {
  return new URL(link(...parts), location.href).href;
}

class Router {
  #route = $state.raw<Route>(parse(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => this.#look());
  }

  get route(): Route {
    return this.#route;
  }

  go(...parts: readonly string[]): void {
    location.hash = link(...parts);
  }

  /** Go on without leaving the present address, and the secret in it, in the history. */
  replace(...parts: readonly string[]): void {
    history.replaceState(null, "", link(...parts));
    this.#look();
  }

  #look(): void {
    this.#route = parse(location.hash);
  }
}

export const router = new Router();
