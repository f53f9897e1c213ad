/** What a player of UR has: points, tokens in supply, the tile in hand. */

import type { Holding, Translate } from "./board";

interface UrSeats {
  points: number[];
  supplies: number[];
  hands: string[];
}

export function holdings(view: unknown, seat: number, t: Translate): Holding[] {
  const { points, supplies, hands } = view as UrSeats;
  return [
    { label: t("page-points"), value: points[seat] ?? 0 },
    { label: t("page-supply"), value: supplies[seat] ?? 0 },
    { label: t("page-hand"), value: t(`kind-${hands[seat] ?? ""}`) },
  ];
}
