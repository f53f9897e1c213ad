/** What is said of a player of the Hanging Gardens beside the name: the points. The rest lies on the board. */

import type { Holding, Translate } from "./board";

export function holdings(view: unknown, seat: number, t: Translate): Holding[] {
  const { players } = view as { players: { points: number }[] };
  return [{ label: t("page-points"), value: players[seat]?.points ?? 0 }];
}
