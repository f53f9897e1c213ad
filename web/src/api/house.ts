/** What the house has: its games, asked for once per page, and how many can play them. */

import { getJson } from "./client";
import type { GameInfo, SeatCounts } from "./types";

let games: Promise<GameInfo[]> | undefined;

/** The installed games. */
export function allGames(): Promise<GameInfo[]> {
  games ??= getJson<GameInfo[]>("/api/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

/** One game; undefined if it is not installed. */
export async function gameCalled(id: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((game) => game.id === id);
}

/** How many can play a game with some options. */
export function seatsFor(game: string, options: Readonly<Record<string, string>>): Promise<SeatCounts> {
  return getJson<SeatCounts>(`/api/games/${game}/seats?${new URLSearchParams(options).toString()}`);
}
