/** Who the bots are: face, name, style and a line about each; another one can be picked. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Portrait } from "../../art/portraits/portrait";
import type { Offered } from "../../generated/protocol";
import { BotLines } from "../../table/bot_face";
import { botName, levelWord, styleWord, t } from "../../words/words";
import { ofLevel, styleOf } from "../bot_choice";
import type { BotGame } from "./play_bots";

interface OpponentsProps {
  readonly offered: Offered;
  readonly plan: BotGame;
}

interface OthersProps extends OpponentsProps {
  readonly place: number;
  readonly done: () => void;
}

/** Everybody of the level, to choose from. */
function Others({ offered, plan, place, done }: OthersProps): JSX.Element {
  const level = plan.level.value;
  const here = plan.bots.value[place];
  return (
    <div class="others" role="group" aria-label={t("bot-of-seat", { amount: place + 2 })}>
      {ofLevel(offered.characters, level).map(({ name }) => {
        const style = styleOf(offered.characters, name, level);
        return (
          <button
            key={name}
            type="button"
            data-bot={name}
            aria-pressed={name === here}
            onClick={() => {
              plan.pick(place, name);
              done();
            }}
          >
            <Portrait bot={name} letter={botName(name).slice(0, 1)} />
            {botName(name)}
            {style && <small>{styleWord(style)}</small>}
          </button>
        );
      })}
    </div>
  );
}

export function Opponents({ offered, plan }: OpponentsProps): JSX.Element {
  const open = useSignal(-1);
  const level = plan.level.value;
  return (
    <ul class="opponents">
      {plan.bots.value.map((bot, place) => {
        const style = styleOf(offered.characters, bot, level);
        const opened = open.value === place;
        return (
          <li key={place} class="opponent">
            <button
              type="button"
              class="opponent-row"
              aria-expanded={opened}
              title={t("bot-change", { who: botName(bot) })}
              onClick={() => (open.value = opened ? -1 : place)}
            >
              <Portrait bot={bot} letter={botName(bot).slice(0, 1)} />
              <span>
                <b>{botName(bot)}</b> <span class="bot-level">{levelWord(level)}</span>{" "}
                {style && <span class="bot-style">{styleWord(style)}</span>}
                <small>
                  <BotLines bot={bot} style={style} game={plan.game.value} />
                </small>
              </span>
            </button>
            {opened && <Others offered={offered} plan={plan} place={place} done={() => (open.value = -1)} />}
          </li>
        );
      })}
    </ul>
  );
}
