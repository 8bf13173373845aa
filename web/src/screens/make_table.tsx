/** Make a table: what is played, who sits where, who may come. Two taps with everything as it is proposed. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { ScenarioPicture } from "../games/ankh/scenario_picture";
import type { GameOffered, Offered, OpenTable, Pace, SeatWish } from "../generated/protocol";
import { callMe, games, goTo, openTable, visitor } from "../net/api";
import { levelName, refusal, t } from "../words/words";
import { byStrength, usualLevel } from "./bot_levels";
import { KINDS, type Kind, PACES, type Paced, pace, picked, type SeatPlan, seats } from "./new_table";
import { Screen } from "./screen";

interface FieldProps<Value extends string> {
  readonly words: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
  readonly name: (value: Value) => string;
}

function Field<Value extends string>({ words, values, chosen, choose, name }: FieldProps<Value>): JSX.Element {
  return (
    <label>
      {words}
      <select value={chosen} onChange={(event) => choose(event.currentTarget.value as Value)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {name(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SeatsProps {
  readonly plans: Signal<readonly SeatPlan[]>;
  readonly count: number;
  readonly game: GameOffered;
  readonly levels: readonly string[];
}

function Seats({ plans, count, game, levels }: SeatsProps): JSX.Element {
  const change = (seat: number, part: Partial<SeatPlan>) => {
    plans.value = plans.value.map((plan, n) => (n === seat ? { ...plan, ...part } : plan));
  };
  return (
    <fieldset class="seat-rows">
      <legend>{t("web-seats")}</legend>
      {plans.value.slice(0, count).map((plan, seat) => (
        <div key={seat} class={`seat-row seat-${seat}`}>
          <b>{seat + 1}</b>
          <select
            aria-label={t("web-seat", { amount: seat + 1 })}
            value={plan.kind}
            onChange={(event) => change(seat, { kind: event.currentTarget.value as Kind })}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`web-seat-${one}`)}
              </option>
            ))}
          </select>
          {plan.kind === "bot" && (
            <select
              aria-label={t("web-level-of", { amount: seat + 1 })}
              value={plan.level}
              onChange={(event) => change(seat, { level: event.currentTarget.value })}
            >
              {byStrength(levels).map((one) => (
                <option key={one} value={one}>
                  {levelName(one)}
                </option>
              ))}
            </select>
          )}
          {plan.kind === "hotseat" && (
            <input
              aria-label={t("web-name-of", { amount: seat + 1 })}
              placeholder={t("web-seat", { amount: seat + 1 })}
              maxLength={32}
              value={plan.name}
              onInput={(event) => change(seat, { name: event.currentTarget.value })}
            />
          )}
          {game.gods.length > 0 && (
            <select
              aria-label={t("web-god", { amount: seat + 1 })}
              value={plan.god}
              onChange={(event) => change(seat, { god: event.currentTarget.value })}
            >
              <option value="">{t("web-random-god")}</option>
              {game.gods.map((god) => (
                <option key={god} value={god}>
                  {t(`ankh-god-${god}`)}
                </option>
              ))}
            </select>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function Guardians({
  game,
  chosen,
}: {
  game: GameOffered;
  chosen: Signal<Readonly<Record<string, string>>>;
}): JSX.Element {
  return (
    <fieldset class="guardians">
      <legend>{t("web-guardians")}</legend>
      {Object.entries(game.guardians).map(([level, kinds]) => (
        <label key={level}>
          {t("web-guardian-level", { amount: Number(level) })}
          <select
            value={chosen.value[level] ?? ""}
            onChange={(event) => (chosen.value = { ...chosen.value, [level]: event.currentTarget.value })}
          >
            <option value="">{t("web-random-guardian")}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`ankh-kind-${kind}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

const VISIBILITIES = ["private", "link", "public"] as const;

function Form({ offered }: { offered: Offered }): JSX.Element {
  const game = useSignal<"ankh" | "pantheon">("ankh");
  const players = useSignal("3");
  const edition = useSignal("final");
  const scenario = useSignal("middle-kingdom");
  const plans = useSignal<readonly SeatPlan[]>(seats(usualLevel(offered.bots, localStorage.getItem("level"))));
  const guardians = useSignal<Readonly<Record<string, string>>>({});
  const variants = useSignal<readonly string[]>([]);
  const paced = useSignal<Paced>("none");
  const visibility = useSignal<(typeof VISIBILITIES)[number]>("link");
  const name = useSignal(visitor());
  const trouble = useSignal("");
  const box = offered.games.find((one) => one.name === game.value);
  if (!box) return <p role="alert">{refusal("unknown")}</p>;
  const count = box.players.includes(Number(players.value))
    ? Number(players.value)
    : (box.players[box.players.length - 1] ?? 2);
  const kingdoms = box.scenarios[String(count)] ?? [];
  const kingdom = kingdoms.includes(scenario.value) ? scenario.value : (kingdoms[0] ?? "");
  const chosen = plans.value.slice(0, count);
  const doubled = chosen.some(
    (plan, n) => plan.god !== "" && chosen.findIndex((other) => other.god === plan.god) !== n,
  );
  const open = async () => {
    callMe(name.value.trim());
    const wish: OpenTable = {
      name: name.value.trim() || t("web-somebody"),
      setup: {
        game: game.value,
        players: count,
        ...(game.value === "ankh"
          ? {
              edition: edition.value,
              scenario: kingdom,
              gods: picked(
                chosen.map((plan) => plan.god),
                box.gods,
              ),
              guardians: picked(
                Object.keys(box.guardians).map((level) => guardians.value[level] ?? ""),
                [],
                box.guardians,
              ),
            }
          : { variants: [...variants.value] }),
      },
      seats: chosen.map(
        (plan): SeatWish =>
          plan.kind === "bot"
            ? { kind: "bot", level: plan.level }
            : plan.kind === "hotseat" && plan.name.trim()
              ? { kind: "hotseat", name: plan.name.trim() }
              : { kind: plan.kind },
      ),
      visibility: visibility.value,
      pace: pace(paced.value) satisfies Pace,
    };
    trouble.value = await goTo(openTable(wish));
  };
  return (
    <form
      class={`make ${game.value}-table`}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <div class="make-fields">
        <Field
          words={t("web-game")}
          values={["ankh", "pantheon"] as const}
          chosen={game.value}
          choose={(one) => (game.value = one)}
          name={(one) => t(`${one}-game`)}
        />
        <Field
          words={t("web-players")}
          values={box.players.map(String)}
          chosen={String(count)}
          choose={(one) => (players.value = one)}
          name={(one) => one}
        />
        {game.value === "ankh" && (
          <Field
            words={t("web-edition")}
            values={box.editions}
            chosen={edition.value}
            choose={(one) => (edition.value = one)}
            name={(one) => t(`ankh-edition-${one}`)}
          />
        )}
        {game.value === "ankh" && (
          <Field
            words={t("web-scenario")}
            values={kingdoms}
            chosen={kingdom}
            choose={(one) => (scenario.value = one)}
            name={(one) => t(`ankh-scenario-${one}`)}
          />
        )}
        <label>
          {t("web-your-name")}
          <input
            value={name.value}
            maxLength={32}
            placeholder={t("web-somebody")}
            autocomplete="nickname"
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <Field
          words={t("web-pace")}
          values={PACES}
          chosen={paced.value}
          choose={(one) => (paced.value = one)}
          name={(one) => t(`web-pace-${one}`)}
        />
        <Field
          words={t("web-who-may-come")}
          values={VISIBILITIES}
          chosen={visibility.value}
          choose={(one) => (visibility.value = one)}
          name={(one) => t(`web-visibility-${one}`)}
        />
      </div>
      <Seats plans={plans} count={count} game={box} levels={offered.bots} />
      {game.value === "ankh" && <Guardians game={box} chosen={guardians} />}
      {box.variants.length > 0 && (
        <fieldset class="variants">
          <legend>{t("web-variants")}</legend>
          {box.variants.map((one) => (
            <label key={one} class="check">
              <input
                type="checkbox"
                checked={variants.value.includes(one)}
                onChange={(event) =>
                  (variants.value = event.currentTarget.checked
                    ? [...variants.value, one]
                    : variants.value.filter((other) => other !== one))
                }
              />
              {t(`web-variant-${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      {game.value === "ankh" && (
        <ScenarioPicture
          kingdom={kingdom}
          players={count}
          gods={chosen.map((plan) => plan.god)}
          label={t("web-scenario-picture", { what: t(`ankh-scenario-${kingdom}`), amount: count })}
        />
      )}
      {(trouble.value || doubled) && (
        <p class="trouble" role="alert">
          {doubled ? t("web-god-twice") : refusal(trouble.value)}
        </p>
      )}
      <button type="submit" class="answer pass play" disabled={doubled}>
        {t("web-open-table")}
      </button>
    </form>
  );
}

export function Make(): JSX.Element {
  const offered = useSignal<Offered | null>(null);
  useEffect(() => void games().then((found) => (offered.value = found)), []);
  return (
    <Screen title={t("web-make-table")} kind="make-screen">
      {offered.value && <Form offered={offered.value} />}
    </Screen>
  );
}
