/** What is said of a player of UR beside the name: the points. Hands and supplies lie on the board. */

import type { Holding, Translate } from "./board";

export function holdings(view: unknown, seat: number, t: Translate): Holding[] {
  const { points } = view as { points: number[] };
  return [{ label: t("page-points"), value: points[seat] ?? 0 }];
}
