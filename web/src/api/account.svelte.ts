/** The account that this browser is signed in to, if any. */

import { recall, remember } from "../keep/storage";
import { Problem, askOnce, getJson, send } from "./client";
import type { AccountInfo } from "./types";

const KEY = "account";

class Account {
  #info = $state.raw<AccountInfo | null>(null);
  #known: Promise<void> | undefined;

  get info(): AccountInfo | null {
    return this.#info;
  }

  /** Find out who is signed in; asked once, and only where somebody was signed in before. */
  need(): Promise<void> {
    this.#known ??= recall(KEY, false) ? this.refresh() : Promise.resolve();
    return this.#known;
  }

  async refresh(): Promise<void> {
    try {
      this.#set(await getJson<AccountInfo>("/api/accounts/me"));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#set(null);
    }
  }

  #set(info: AccountInfo | null): void {
    this.#info = info;
    remember(KEY, info !== null);
  }

  /** A new account; the recovery code to write down. */
  async signUp(name: string, password: string): Promise<string> {
    const { recovery } = await askOnce<{ recovery: string }>(`account ${name}`, "/api/accounts", { name, password });
    await this.refresh();
    return recovery;
  }

  async signIn(name: string, password: string): Promise<void> {
    await this.#enter("/api/accounts/login", { name, password });
  }

  /** A new password with the recovery code; the new code to write down. */
  async recover(name: string, code: string, password: string): Promise<string> {
    return this.#enter("/api/accounts/recover", { name, code, password });
  }

  async signOut(): Promise<void> {
    await send("/api/accounts/logout", { method: "POST" });
    this.#set(null);
  }

  /** Delete the account; the name leaves all matches. */
  async leave(password: string): Promise<void> {
    await send("/api/accounts/me", { method: "DELETE", body: { password } });
    this.#set(null);
  }

  async #enter(path: string, body: object): Promise<string> {
    const { recovery } = await getJson<{ recovery?: string }>(path, { body });
    await this.refresh();
    return recovery ?? "";
  }
}

export const account = new Account();
