/** Who is who in a Battle that may be long past: by the gods of that time. */
import type { Thing } from "../../../generated/protocol";
import { playerName, t } from "../../../words/words";
import { sideName, WORDS } from "../catalogue";
import type { AnkhState } from "../state";
import type { Show } from "./history";

export interface Cast {
  readonly name: (side: number) => string;
  /** Who plays it. */
  readonly player: (side: number) => string;
  readonly god: (side: number) => string;
  /** The side of whoever looks; null for a spectator. */
  readonly mine: number | null;
}

/** Names for a show; before the merging every seat was a side of its own. */
export function castOf({ view, seat, table }: AnkhState, show: Show): Cast {
  const merged = "merged" in show && show.merged;
  const own = view.sides.find((side) => seat !== null && side.seats.includes(seat))?.side ?? seat;
  const alone = (side: number): string => WORDS.title(view.gods[side] ?? "");
  const mine = merged ? own : seat;
  return {
    name: (side) => (merged ? sideName(view, side) : alone(side)),
    player: (side) => {
      if (side === mine) return t("ankh-battle-you");
      const sits = table.seats[side];
      return sits ? playerName(sits) : "";
    },
    god: (side) => view.gods[side] ?? "",
    mine,
  };
}

export function nameOf({ kind, name }: Thing): string {
  return WORDS.name(kind, name);
}

export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";
}
