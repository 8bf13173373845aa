/** What a visitor may set on this device. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { confirming, MOTIONS, motion, sound, THEMES, theme } from "../device/settings";
import { play } from "../device/sound";
import { LANGUAGES, type Language, language, speak, t } from "../words/words";
import { Screen } from "./screen";

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly chosen: Signal<Value>;
  readonly words: (value: Value) => string;
  readonly then?: () => void;
}

function Choice<Value extends string>({ name, values, chosen, words, then }: ChoiceProps<Value>): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{t(`web-${name}`)}</legend>
      <div class="segments">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen.value === value}
              onChange={() => {
                chosen.value = value;
                then?.();
              }}
            />
            <span>{words(value)}</span>
          </label>
        ))}
      </div>
      <p class="hint">{t(`web-${name}-hint`)}</p>
    </fieldset>
  );
}

const SWITCH = ["off", "on"] as const;
const switched = (value: string) => t(`web-switch-${value}`);

export function Settings(): JSX.Element {
  return (
    <Screen title={t("web-settings")}>
      <form class="settings" onSubmit={(event) => event.preventDefault()}>
        <fieldset class="choice">
          <legend>{t("web-language")}</legend>
          <div class="segments">
            {Object.entries(LANGUAGES).map(([code, called]) => (
              <label key={code} lang={code}>
                <input
                  type="radio"
                  name="language"
                  value={code}
                  checked={language.value === code}
                  onChange={() => void speak(code as Language)}
                />
                <span>{called}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Choice name="theme" values={THEMES} chosen={theme} words={(value) => t(`web-theme-${value}`)} />
        <Choice name="motion" values={MOTIONS} chosen={motion} words={(value) => t(`web-motion-${value}`)} />
        <Choice name="sound" values={SWITCH} chosen={sound} words={switched} then={() => play("turn")} />
        <Choice name="confirming" values={SWITCH} chosen={confirming} words={switched} />
      </form>
    </Screen>
  );
}
