/** What is at stake in a region before cards are chosen: the reward, and who has the most Monuments of each type. */
import type { JSX } from "preact";
import { t } from "../../../words/words";
import { together } from "../actions";
import type { AnkhState } from "../state";
import { majoritiesBySide } from "../who_would_win";
import type { Cast } from "./names";
import { nameOf, signed } from "./names";

export function Stake({ state, cast, region }: { state: AnkhState; cast: Cast; region: number }): JSX.Element | null {
  const prospect = state.view.prospects[region];
  if (!prospect) return null;
  const reward = cast.mine === null ? undefined : prospect.reward[cast.mine];
  return (
    <ul class="region-stake" aria-label={t("ankh-stake")}>
      <li>
        <b>{t("ankh-stake")}</b>
      </li>
      {reward !== undefined && <li>{t("ankh-stake-win", { amount: signed(reward) })}</li>}
      {majoritiesBySide(prospect).map(({ side, kinds, amount }) => (
        <li key={side}>
          {t("ankh-stake-majority", {
            what: together(kinds.map((kind) => nameOf({ kind: "kind", name: kind }))),
            who: cast.name(side),
            amount,
          })}
        </li>
      ))}
    </ul>
  );
}
