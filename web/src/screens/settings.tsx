/** What a visitor may set on this device. */
import { type Signal, useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { canNotify, notifyBlocked, wantNotifications } from "../device/notification";
import {
  COACHINGS,
  coaching,
  confirming,
  coordinates,
  MOTIONS,
  motion,
  notify,
  recapped,
  SPEEDS,
  skipping,
  sound,
  speed,
  THEMES,
  theme,
} from "../device/settings";
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

/** Notifications need the browser's leave too; where it was refused, that is said. */
function Notifications(): JSX.Element | null {
  const shown = useComputed(() => (notify.value === "on" ? "on" : "off")).value;
  if (!canNotify()) return null;
  return (
    <fieldset class="choice">
      <legend>{t("web-notify")}</legend>
      <div class="segments">
        {SWITCH.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="notify"
              value={value}
              checked={value === shown}
              onChange={() => (value === "on" ? void wantNotifications() : (notify.value = "off"))}
            />
            <span>{switched(value)}</span>
          </label>
        ))}
      </div>
      <p class="hint">{notifyBlocked() ? t("notify-blocked") : t("web-notify-hint")}</p>
    </fieldset>
  );
}

/** Being told elsewhere than on this page has a screen of its own. */
function Elsewhere(): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{t("notices-title")}</legend>
      <a class="answer" href="#/notices">
        {t("notices-link")}
      </a>
      <p class="hint">{t("notices-link-hint")}</p>
    </fieldset>
  );
}

/** The settings, on their own screen or beside a table. */
export function SettingsPanel(): JSX.Element {
  return (
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
      <Choice name="speed" values={SPEEDS} chosen={speed} words={(value) => t(`story-speed-${value}`)} />
      <Choice name="recap" values={SWITCH} chosen={recapped} words={switched} />
      <Choice
        name="coach"
        values={COACHINGS}
        chosen={coaching}
        words={(value) => t(value === "off" ? "story-coach-never" : `story-coach-${value}`)}
      />
      <Choice name="sound" values={SWITCH} chosen={sound} words={switched} then={() => play("turn")} />
      <Notifications />
      <Elsewhere />
      <Choice name="confirming" values={SWITCH} chosen={confirming} words={switched} />
      <Choice name="coordinates" values={SWITCH} chosen={coordinates} words={switched} />
      <Choice name="skipping" values={SWITCH} chosen={skipping} words={switched} />
    </form>
  );
}

export function Settings(): JSX.Element {
  return (
    <Screen title={t("web-settings")}>
      <SettingsPanel />
    </Screen>
  );
}
