/** Opening tables, and taking seats at them. */

import { askOnce, getText, isUnanswered, requestId, sendSafely } from "../api/client";
import type { Created, GameInfo, Joined, Rematch, SeatForm, TableForm } from "../api/types";
import { matches } from "../keep/matches.svelte";
import { botName } from "../words/sentences";
import { words } from "../words/words.svelte";

/** Open a table, keep its seats, and say its name. */
export async function openTable(form: TableForm): Promise<string> {
  const body = { ...form, words: requestId() };
  const asked = `table ${JSON.stringify(form)}`;
  const created = await askOnce<Created>(asked, "/api/tables", body, { language: words.language });
  matches.hold(created.match, form.game, Object.values(created.tokens), created.invitations);
  matches.note(created.table);
  return created.match;
}

/** Whether we asked for this seat and heard nothing: it may be ours. */
export function mayBeOurs(match: string, invitation: string | null): boolean {
  return isUnanswered(seatAsked(match, invitation));
}

function seatAsked(match: string, invitation: string | null): string {
  return `seat ${match} ${invitation ?? ""}`;
}

export async function takeSeat(match: string, name: string, invitation: string | null): Promise<void> {
  const body = { name, words: requestId(), ...(invitation ? { invitation } : {}) };
  const joined = await askOnce<Joined>(seatAsked(match, invitation), `/api/tables/${match}/join`, body);
  matches.hold(match, joined.table.game, [joined.token]);
  matches.note(joined.table);
}

/** The strongest bot that a game offers comes first in no list: we name the one we like to meet. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes("scribe") ? "scribe" : (game.bots[0] ?? "");
}

/** Bots go by names whose initials differ, so that their pieces can be told apart: one for each seat. */
const BOT_NAMES = ["Nabu", "Sargon", "Enkidu", "Gudea", "Kubaba", "Utu"] as const;

export function botSeat(bot: string, seat: number): SeatForm {
  return { kind: "bot", bot, name: BOT_NAMES[seat] ?? `${botName(bot)} ${seat + 1}` };
}

/** A person's seat; who has given no name is named by the server. */
export function personSeat(kind: "me" | "here", name: string): SeatForm {
  return name ? { kind, name } : { kind };
}

/** One against bots, with everything as usual. */
export function againstBots(game: GameInfo, name: string): TableForm {
  const bots = Array.from({ length: game.usual_seats - 1 }, (_, i) => botSeat(usualBot(game), i + 1));
  return { game: game.id, options: {}, seats: [personSeat("me", name), ...bots], listed: false, spectators: true };
}

/** Play again with the same people: the next table, whoever asked for it first; we keep our seats at it. */
export async function playAgain(match: string): Promise<string> {
  const ask = { tokens: matches.tokens(match), body: { words: requestId() } };
  const rematch = await sendSafely<Rematch>(`/api/tables/${match}/rematch`, ask);
  matches.hold(rematch.match, rematch.table.game, Object.values(rematch.tokens));
  matches.note(rematch.table);
  return rematch.match;
}

/** Save the record of a finished match as a file. */
export async function saveMatch(match: string, game: string): Promise<void> {
  const record = await getText(`/api/tables/${match}/file`, { tokens: matches.tokens(match) });
  const address = URL.createObjectURL(new Blob([record], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `${game}-${match}.json`;
  anchor.click();
  URL.revokeObjectURL(address);
}
