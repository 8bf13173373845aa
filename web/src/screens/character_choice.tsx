/** Who a bot is: anyone of its level, or a character somebody picks; with the face of the one picked. */
import type { JSX } from "preact";
import { Portrait } from "../art/portraits/portrait";
import type { CharacterOffered } from "../generated/protocol";
import { botName, styleWord, t } from "../words/words";
import { ofLevel, styleOf } from "./bot_choice";

interface CharacterChoiceProps {
  readonly label: string;
  readonly characters: readonly CharacterOffered[];
  readonly level: string;
  /** The characters of other seats. */
  readonly taken: readonly string[];
  readonly chosen: string;
  readonly choose: (bot: string) => void;
}

export function CharacterChoice(props: CharacterChoiceProps): JSX.Element {
  const { label, characters, level, taken, chosen, choose } = props;
  const words = (bot: string): string => {
    const style = styleOf(characters, bot, level);
    return style ? `${botName(bot)} · ${styleWord(style)}` : botName(bot);
  };
  return (
    <>
      {chosen && <Portrait bot={chosen} letter={botName(chosen).slice(0, 1)} />}
      <select
        class="character"
        aria-label={label}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{t("bot-anyone")}</option>
        {ofLevel(characters, level)
          .filter(({ name }) => !taken.includes(name))
          .map(({ name }) => (
            <option key={name} value={name}>
              {words(name)}
            </option>
          ))}
      </select>
    </>
  );
}
