/** What is played at a table, for those who have not sat down yet or wait for the start. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { offeredGames } from "../games/registry";
import type { GameOffered, Pace, Setup } from "../generated/protocol";
import { gameTitle, listed, personName, t } from "../words/words";
import { choiceKey } from "./new_table";

/** How long players may think. */
export function paceWords({ kind = "none", days = 3, seconds = 1800, increment = 30 }: Pace): string {
  if (kind === "none") return t("web-pace-none");
  if (kind === "days") return t("room-pace-days", { amount: days });
  return t("room-pace-clock", { minutes: Math.round(seconds / 60), seconds: increment });
}

interface Facts {
  readonly setup: Setup;
  readonly pace: Pace;
  readonly host: string;
  /** null: nobody asks about it here. */
  readonly practice: boolean | null;
  readonly rated: boolean;
}

/** The gods that were chosen, or that they are drawn; empty for games that have none. */
function godsWords(box: GameOffered, setup: Setup): string {
  if (box.gods.length === 0) return "";
  const chosen = setup.gods ?? [];
  return chosen.length > 0 ? listed(chosen.map((god) => t(choiceKey(box, "gods", god)))) : t("room-drawn");
}

export function TableFacts({ setup, pace, host, practice, rated }: Facts): JSX.Element {
  const box = useSignal<GameOffered | null>(null);
  useEffect(() => {
    void offeredGames().then((found) => (box.value = found.games.find(({ name }) => name === setup.game) ?? null));
  }, [setup.game]);
  const said = (choice: string, value: string | null | undefined): string =>
    box.value && value ? t(choiceKey(box.value, choice, value)) : "";
  const scenarios = box.value?.scenarios[String(setup.players ?? 3)] ?? [];
  const onlyScenario = scenarios.length === 1 ? scenarios[0] : undefined;
  const rows: readonly (readonly [label: string, value: string])[] = [
    [t("web-game"), gameTitle(setup.game)],
    [t("room-host"), personName(host)],
    [t("web-edition"), said("edition", setup.edition ?? box.value?.editions[0])],
    [
      t("web-scenario"),
      said("scenario", setup.scenario ?? onlyScenario) ||
        (box.value && scenarios.length > 0 ? t("room-drawn-one") : ""),
    ],
    [t("room-gods"), box.value ? godsWords(box.value, setup) : ""],
    [t("web-variants"), listed((setup.variants ?? []).map((one) => said("variants", one)))],
    [t("web-pace"), paceWords(pace)],
    [t("room-practice"), practice ? t("room-practice-on") : ""],
    [t("room-rated"), rated ? t("room-rated-on") : ""],
  ];
  return (
    <dl class="table-facts">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
