/** Who sits where at a new table. */
import type { JSX } from "preact";
import type { CharacterOffered, GameOffered } from "../generated/protocol";
import { byStrength } from "../words/bot_levels";
import { levelWord, t } from "../words/words";
import { CharacterChoice } from "./character_choice";
import type { PlanProps } from "./make_fields";
import { choiceKey, KINDS, type Kind, type SeatPlan } from "./new_table";

interface SeatProps {
  readonly plan: SeatPlan;
  readonly seat: number;
  readonly box: GameOffered;
  readonly levels: readonly string[];
  readonly characters: readonly CharacterOffered[];
  /** The characters of other seats. */
  readonly taken: readonly string[];
  readonly change: (part: Partial<SeatPlan>) => void;
}

/** How well a bot plays, and who it is. */
function BotPlayer({ plan, seat, levels, characters, taken, change }: SeatProps): JSX.Element {
  const amount = seat + 1;
  return (
    <>
      <select
        aria-label={t("web-level-of", { amount })}
        value={plan.level}
        onChange={(event) => change({ level: event.currentTarget.value, bot: "" })}
      >
        {byStrength(levels).map((one) => (
          <option key={one} value={one}>
            {levelWord(one)}
          </option>
        ))}
      </select>
      <CharacterChoice
        label={t("bot-of-seat", { amount })}
        characters={characters}
        level={plan.level}
        taken={taken}
        chosen={plan.bot}
        choose={(bot) => change({ bot })}
      />
    </>
  );
}

/** Who plays the seat: a bot, or the name of somebody at this device. */
function Player(props: SeatProps): JSX.Element {
  const { plan, seat, change } = props;
  const amount = seat + 1;
  return (
    <>
      <select
        aria-label={t("web-seat", { amount })}
        value={plan.kind}
        onChange={(event) => change({ kind: event.currentTarget.value as Kind })}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`web-seat-${one}`)}
          </option>
        ))}
      </select>
      {plan.kind === "bot" && <BotPlayer {...props} />}
      {plan.kind === "hotseat" && (
        <input
          aria-label={t("web-name-of", { amount })}
          placeholder={t("web-seat", { amount })}
          maxLength={32}
          value={plan.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      )}
    </>
  );
}

function God({ plan, seat, box, change }: SeatProps): JSX.Element | null {
  if (box.gods.length === 0) return null;
  return (
    <select
      aria-label={t("web-god", { amount: seat + 1 })}
      value={plan.god}
      onChange={(event) => change({ god: event.currentTarget.value })}
    >
      <option value="">{t("web-random-god")}</option>
      {box.gods.map((god) => (
        <option key={god} value={god}>
          {t(choiceKey(box, "gods", god))}
        </option>
      ))}
    </select>
  );
}

interface MakeSeatsProps extends Omit<PlanProps, "change"> {
  readonly levels: readonly string[];
  readonly characters: readonly CharacterOffered[];
  readonly change: (seat: number, part: Partial<SeatPlan>) => void;
}

export function MakeSeats({ plan, box, levels, characters, change }: MakeSeatsProps): JSX.Element {
  return (
    <fieldset class="seat-rows">
      <legend>{t("web-seats")}</legend>
      {plan.seats.map((one, seat) => {
        const others = plan.seats.filter((other) => other !== one && other.kind === "bot");
        const props = {
          plan: one,
          seat,
          box,
          levels,
          characters,
          taken: others.map(({ bot }) => bot),
          change: (part: Partial<SeatPlan>) => change(seat, part),
        };
        return (
          <div key={seat} class={`seat-row seat-${seat}`}>
            <b>{seat + 1}</b>
            <Player {...props} />
            <God {...props} />
          </div>
        );
      })}
    </fieldset>
  );
}
