/** How this reader likes it: a name, light or dark, whether to be asked before a move is played. */

import { recall, remember } from "./storage";

export type Theme = "auto" | "light" | "dark";

class Settings {
  #name = $state(recall("name", ""));
  #theme = $state<Theme>(recall<Theme>("theme", "auto"));
  /** A finger slips more easily than a mouse. */
  #confirm = $state(recall("confirm", matchMedia("(pointer: coarse)").matches));

  constructor() {
    this.#show();
  }

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    remember("name", name);
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.#show();
  }

  get confirm(): boolean {
    return this.#confirm;
  }

  set confirm(confirm: boolean) {
    this.#confirm = confirm;
    remember("confirm", confirm);
  }

  #show(): void {
    if (this.#theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.#theme;
  }
}

export const settings = new Settings();
