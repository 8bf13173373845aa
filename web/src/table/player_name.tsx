/** Who plays a seat. */
import type { JSX } from "preact";
import type { TableShown } from "../generated/protocol";
import { levelWord, playerName, t } from "../words/words";
import { BotFace } from "./bot_face";

/** Who plays a seat: their name if they gave one, and whether they are here. */
export function Player({ table, seat }: { table: TableShown; seat: number }): JSX.Element | null {
  const sits = table.seats[seat];
  if (!sits) return null;
  const bot = sits.kind === "bot" || sits.away;
  const here = bot || table.present.includes(seat);
  const state = bot ? t("table-bot") : here ? t("table-here") : t("table-absent");
  return (
    <span class={`player ${bot ? "by-bot" : here ? "by-person" : "by-nobody"}`} title={state}>
      <i class="dot" />
      <BotFace seat={sits} />
      <bdi>{playerName(sits)}</bdi> {sits.kind === "bot" && <small class="bot-level">{levelWord(sits.level)}</small>}
      <span class="unseen">{state}</span>
    </span>
  );
}
