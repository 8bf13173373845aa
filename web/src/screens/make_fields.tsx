/** The fields of a new table: the game and its editions, who may come, and what the game lets one choose. */
import type { JSX } from "preact";
import type { GameOffered } from "../generated/protocol";
import { gameTitle, t } from "../words/words";
import { alone, choiceKey, PACES, type TablePlan, VISIBILITIES } from "./new_table";

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

/** A plan that fits its game, what the game offers, and how the plan is changed. */
export interface PlanProps {
  readonly plan: TablePlan;
  readonly box: GameOffered;
  readonly change: (part: Partial<TablePlan>) => void;
}

/** Editions and scenarios, for games that have them. */
function Editions({ plan, box, change }: PlanProps): JSX.Element {
  const scenarios = box.scenarios[String(plan.players)] ?? [];
  return (
    <>
      {box.editions.length > 0 && (
        <Field
          words={t("web-edition")}
          values={box.editions}
          chosen={plan.edition}
          choose={(edition) => change({ edition })}
          name={(one) => t(choiceKey(box, "edition", one))}
        />
      )}
      {scenarios.length > 0 && (
        <Field
          words={t("web-scenario")}
          values={scenarios}
          chosen={plan.scenario}
          choose={(scenario) => change({ scenario })}
          name={(one) => t(choiceKey(box, "scenario", one))}
        />
      )}
    </>
  );
}

/** Whether the result counts, and whether what was revealed may be taken back. */
function Switches({ plan, change }: Pick<PlanProps, "plan" | "change">): JSX.Element {
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          name="rated"
          checked={plan.rated}
          onChange={(event) => change({ rated: event.currentTarget.checked })}
        />
        <span>
          {t("room-rated")}
          <small class="hint">{plan.rated ? t("room-rated-on") : t("room-rated-off")}</small>
        </span>
      </label>
      {alone(plan.seats) && !plan.rated && (
        <label class="check">
          <input
            type="checkbox"
            checked={plan.practice}
            onChange={(event) => change({ practice: event.currentTarget.checked })}
          />
          <span>
            {t("room-practice")}
            <small class="hint">{plan.practice ? t("room-practice-on") : t("room-practice-off")}</small>
          </span>
        </label>
      )}
    </>
  );
}

export function MakeFields({ plan, box, change, games }: PlanProps & { games: readonly string[] }): JSX.Element {
  return (
    <div class="make-fields">
      <Field
        words={t("web-game")}
        values={games}
        chosen={plan.game}
        choose={(game) => change({ game })}
        name={gameTitle}
      />
      <Field
        words={t("web-players")}
        values={box.players.map(String)}
        chosen={String(plan.players)}
        choose={(players) => change({ players: Number(players) })}
        name={(one) => one}
      />
      <Editions plan={plan} box={box} change={change} />
      <label>
        {t("web-your-name")}
        <input
          value={plan.name}
          maxLength={32}
          placeholder={t("web-somebody")}
          autocomplete="nickname"
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <Field
        words={t("web-pace")}
        values={plan.rated ? PACES.filter((one) => one !== "none") : PACES}
        chosen={plan.pace}
        choose={(pace) => change({ pace })}
        name={(one) => t(`web-pace-${one}`)}
      />
      <Field
        words={t("web-who-may-come")}
        values={VISIBILITIES}
        chosen={plan.visibility}
        choose={(visibility) => change({ visibility })}
        name={(one) => t(`web-visibility-${one}`)}
      />
      <Switches plan={plan} change={change} />
    </div>
  );
}

export function Guardians({ plan, box, change }: PlanProps): JSX.Element | null {
  const levels = Object.entries(box.guardians);
  if (levels.length === 0 || plan.rated) return null;
  return (
    <fieldset class="guardians">
      <legend>{t("web-guardians")}</legend>
      {levels.map(([level, kinds]) => (
        <label key={level}>
          {t("web-guardian-level", { amount: Number(level) })}
          <select
            value={plan.guardians[level] ?? ""}
            onChange={(event) => change({ guardians: { ...plan.guardians, [level]: event.currentTarget.value } })}
          >
            <option value="">{t("web-random-guardian")}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(choiceKey(box, "guardians", kind))}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

export function Variants({ plan, box, change }: PlanProps): JSX.Element | null {
  if (box.variants.length === 0 || plan.rated) return null;
  const others = (one: string): readonly string[] => plan.variants.filter((other) => other !== one);
  return (
    <fieldset class="variants">
      <legend>{t("web-variants")}</legend>
      {box.variants.map((one) => (
        <label key={one} class="check">
          <input
            type="checkbox"
            checked={plan.variants.includes(one)}
            onChange={(event) =>
              change({ variants: event.currentTarget.checked ? [...others(one), one] : others(one) })
            }
          />
          {t(choiceKey(box, "variants", one))}
        </label>
      ))}
    </fieldset>
  );
}
