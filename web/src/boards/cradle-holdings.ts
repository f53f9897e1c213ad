/** What is said of a player of Cradle of Civilization beside the name: the offerings delivered. */

import type { Holding, Translate } from "./board";

export function holdings(view: unknown, seat: number, t: Translate): Holding[] {
  const { players } = view as { players: { points: number; offerings: unknown[] }[] };
  const player = players[seat];
  return player ? [{ label: t("board-offerings"), value: `${player.points}/${player.offerings.length}` }] : [];
}
