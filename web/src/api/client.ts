/** Talking to the server: JSON over fetch, problem documents as errors, and requests that are safe to repeat. */

import { recall, remember } from "../keep/storage";

const TRIES = 6;
const FIRST_PAUSE = 300;
const SERVER_ERROR = 500;
const TOO_MANY = 429;
const NO_CONTENT = 204;

/** A refusal by the server (RFC 9457). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    /** The last part of the type: `stale`, `illegal-action`. */
    readonly kind: string,
    detail: string,
    /** The rule that an illegal action breaks. */
    readonly rule: string | null = null,
    /** What its words speak of: in how many seconds to ask again, how many are the most. */
    readonly numbers: Readonly<Record<string, number>> = {},
  ) {
    super(detail);
  }

  /** Whether asking again may help. */
  get passes(): boolean {
    return this.status >= SERVER_ERROR || this.status === TOO_MANY;
  }
}

export interface Ask {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: object;
  tokens?: readonly string[];
  language?: string;
}

async function answer(path: string, ask: Ask): Promise<Response> {
  const headers: Record<string, string> = {};
  if (ask.tokens?.length) headers["Authorization"] = `Seat ${ask.tokens.join(" ")}`;
  if (ask.language) headers["Accept-Language"] = ask.language;
  if (ask.body) headers["Content-Type"] = "application/json";
  const response = await fetch(path, {
    method: ask.method ?? (ask.body ? "POST" : "GET"),
    headers,
    body: ask.body ? JSON.stringify(ask.body) : null,
  });
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const said = (await response.json()) as { type?: string; detail?: string; rule?: string; wait?: number; most?: number };
    const kind = said.type?.split(":").at(-1) ?? "http-error";
    const numbers = { wait: said.wait ?? 0, most: said.most ?? 0 };
    return new Problem(response.status, kind, said.detail ?? response.statusText, said.rule ?? null, numbers);
  } catch {
    return new Problem(response.status, "http-error", response.statusText);
  }
}

/** The JSON that the server answers, or nothing if the answer is empty; its shape is the caller's knowledge of the API. */
export async function getJson<T>(path: string, ask: Ask = {}): Promise<T> {
  const response = await answer(path, ask);
  return (response.status === NO_CONTENT ? undefined : await response.json()) as T;
}

export async function getText(path: string, ask: Ask = {}): Promise<string> {
  return (await answer(path, ask)).text();
}

/** For requests whose answer is empty. */
export async function send(path: string, ask: Ask): Promise<void> {
  await answer(path, ask);
}

/** Send something that the server does once however often it comes, until it is answered. */
export async function sendSafely<T>(path: string, ask: Ask): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await getJson<T>(path, ask);
    } catch (error) {
      if (attempt === TRIES || (error instanceof Problem && !error.passes)) throw error;
      await pause(FIRST_PAUSE * 2 ** (attempt - 1));
    }
  }
}

const UNANSWERED = "unanswered";

/** What something new was asked for with, by what it was, until there is an answer: loading the page again forgets nothing. */
const unanswered = recall<Record<string, string>>(UNANSWERED, {}, "sessionStorage");

export function isUnanswered(what: string): boolean {
  return what in unanswered;
}

/** Ask for something new: a table, a seat, an account. Whoever asks for it again because no answer came gets what was made. */
export async function askOnce<T>(what: string, path: string, form: object, ask: Ask = {}): Promise<T> {
  const request = (unanswered[what] ??= requestId());
  remember(UNANSWERED, unanswered, "sessionStorage");
  try {
    const answered = await sendSafely<T>(path, { ...ask, body: { ...form, request } });
    settle(what);
    return answered;
  } catch (error) {
    if (error instanceof Problem && !error.passes) settle(what);
    throw error;
  }
}

function settle(what: string): void {
  delete unanswered[what];
  remember(UNANSWERED, unanswered, "sessionStorage");
}

/** A name for a request that is new: 96 bits, drawn by chance. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
