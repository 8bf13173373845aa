/** All Battles so far; each can be opened again. */
import type { JSX } from "preact";
import { Sign } from "../../../art/signs";
import { t } from "../../../words/words";
import type { AnkhState } from "../state";

export function BattleList({ state }: { state: AnkhState }): JSX.Element | null {
  const { battles, again, queue } = state.local;
  const over = battles.map((battle, n) => ({ battle, n })).filter(({ battle }) => battle.over);
  if (over.length === 0) return null;
  const open = (n: string): void => {
    const battle = battles[Number(n)];
    if (n !== "" && battle) queue.at(battle.key).value = battle.beats.length;
    queue.closed.value = "";
    again.value = n === "" ? null : Number(n);
  };
  return (
    <label class="battles">
      <Sign name="conflict" size={20} />
      <select
        aria-label={t("table-battles")}
        value={again.value ?? ""}
        onChange={(event) => open(event.currentTarget.value)}
      >
        <option value="">{t("table-battles")}</option>
        {over.map(({ battle, n }) => (
          <option key={n} value={n}>
            {`${n + 1}. ${t("ankh-battle-title", { amount: battle.region })}`}
          </option>
        ))}
      </select>
    </label>
  );
}
