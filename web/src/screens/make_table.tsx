/** Make a table: what is played, who sits where, who may come. Two taps with everything as it is proposed. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { gameNamed, offeredGames } from "../games/registry";
import type { GameOffered, Offered } from "../generated/protocol";
import { callMe, goTo, openTable, visitor } from "../net/api";
import { usualLevel } from "../words/bot_levels";
import { refusal, t } from "../words/words";
import { Guardians, MakeFields, Variants } from "./make_fields";
import { MakeSeats } from "./make_seats";
import { choiceKey, fitting, godTwice, newPlan, type SeatPlan, type TablePlan, tableWish } from "./new_table";
import { RefusedAs } from "./refused";
import { Screen, Trouble } from "./screen";

/** A picture of the chosen start, for games that have one. */
function Picture({ plan, box }: { plan: TablePlan; box: GameOffered }): JSX.Element | null {
  const { game, players, scenario } = plan;
  const ScenarioPicture = gameNamed(game).value?.ScenarioPicture;
  if (!ScenarioPicture || !scenario) return null;
  const label = t("web-scenario-picture", { what: t(choiceKey(box, "scenario", scenario)), amount: players });
  return (
    <ScenarioPicture scenario={scenario} players={players} gods={plan.seats.map((seat) => seat.god)} label={label} />
  );
}

/** The plan as it is filled in, the plan as it fits the chosen game, and how it is changed. */
function usePlan(offered: Offered) {
  const level = usualLevel(offered.bots, localStorage.getItem("level"));
  const filled = useSignal(newPlan(offered.games[0]?.name ?? "", visitor(), level));
  const box = offered.games.find((one) => one.name === filled.value.game);
  const change = (part: Partial<TablePlan>): void => {
    filled.value = { ...filled.value, ...part };
  };
  const changeSeat = (seat: number, part: Partial<SeatPlan>): void =>
    change({ seats: filled.value.seats.map((one, n) => (n === seat ? { ...one, ...part } : one)) });
  return { filled: filled.value, box, change, changeSeat };
}

type FormProps = ReturnType<typeof usePlan> & { readonly box: GameOffered; readonly offered: Offered };

function Form({ filled, box, change, changeSeat, offered }: FormProps): JSX.Element {
  const trouble = useSignal("");
  const plan = fitting(filled, box);
  const doubled = godTwice(plan.seats);
  const open = async () => {
    callMe(plan.name.trim());
    trouble.value = await goTo(openTable(tableWish(plan, box, t("web-somebody"))));
  };
  return (
    <form
      class={`make ${plan.game}-table`}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <MakeFields plan={plan} box={box} change={change} games={offered.games.map((one) => one.name)} />
      <MakeSeats plan={plan} box={box} levels={offered.bots} characters={offered.characters} change={changeSeat} />
      <Guardians plan={plan} box={box} change={change} />
      <Variants plan={plan} box={box} change={change} />
      <Picture plan={plan} box={box} />
      {doubled ? <Trouble words={t("web-god-twice")} /> : <RefusedAs code={trouble.value} />}
      <button type="submit" class="answer pass play" disabled={doubled}>
        {t("web-open-table")}
      </button>
    </form>
  );
}

function Planned({ offered }: { offered: Offered }): JSX.Element {
  const { box, ...rest } = usePlan(offered);
  return box ? <Form {...rest} box={box} offered={offered} /> : <p role="alert">{refusal("unknown")}</p>;
}

export function Make(): JSX.Element {
  const offered = useSignal<Offered | null>(null);
  useEffect(() => void offeredGames().then((found) => (offered.value = found)), []);
  return (
    <Screen title={t("web-make-table")} kind="make-screen">
      {offered.value && <Planned offered={offered.value} />}
    </Screen>
  );
}
