/** Opening tables, and taking seats at them. */

import { getJson } from "../api/client";
import type { Created, GameInfo, Joined, SeatForm, Table, TableForm } from "../api/types";
import { matches } from "../keep/matches.svelte";
import { requestId } from "../api/client";
import { botName } from "../words/sentences";

/** Open a table, keep its seats, and say its name. */
export async function openTable(form: TableForm): Promise<string> {
  const body = { ...form, words: requestId() };
  const created = await getJson<Created>("/api/tables", { body });
  matches.hold(created.match, form.game, Object.values(created.tokens), created.invitations);
  matches.note(created.table);
  return created.match;
}

export async function takeSeat(match: string, name: string, invitation: string | null): Promise<void> {
  const body = { name, words: requestId(), ...(invitation ? { invitation } : {}) };
  const joined = await getJson<Joined>(`/api/tables/${match}/join`, { body });
  matches.hold(match, joined.table.game, [joined.token]);
  matches.note(joined.table);
}

/** The strongest bot that a game offers comes first in no list: we name the one we like to meet. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes("greedy") ? "greedy" : (game.bots[0] ?? "");
}

export function botSeat(bot: string, number: number): SeatForm {
  return { kind: "bot", bot, name: `${botName(bot)} ${number}` };
}

/** One against bots, with everything as usual. */
export function againstBots(game: GameInfo, name: string): TableForm {
  const seats = game.seats.at(-1) ?? 2;
  const bots = Array.from({ length: seats - 1 }, (_, i) => botSeat(usualBot(game), i + 1));
  return { game: game.id, options: {}, seats: [{ kind: "me", name }, ...bots], listed: false, spectators: true };
}

/** The same people and bots once more; whoever sits elsewhere is invited anew. */
export function again(table: Table): TableForm {
  const [me] = table.mine;
  const seats = table.seats.map((seat): SeatForm => {
    if (seat.seat === me) return { kind: "me", name: seat.name };
    if (table.mine.includes(seat.seat)) return { kind: "here", name: seat.name };
    return seat.bot && !seat.resigned ? { kind: "bot", bot: seat.bot, name: seat.name } : { kind: "open" };
  });
  const { players: _, ...options } = table.options;
  return { game: table.game, options, seats, listed: false, spectators: true };
}
