/** What the house has, asked for once per page: its games. */

import { getJson } from "./client";
import type { GameInfo } from "./types";

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
