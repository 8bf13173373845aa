/** What somebody chose for themselves: who sees the profile, the language, the time zone. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Choices } from "../../generated/protocol";
import { choices, choose } from "../../net/people_api";
import { LANGUAGES, refusal, t } from "../../words/words";
import { tried } from "../account";
import { takeChoices } from "../chosen";
import { Trouble } from "../screen";

const SHOWN_TO = ["everyone", "friends", "nobody"] as const;

function zones(): readonly string[] {
  return Intl.supportedValuesOf("timeZone");
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, words: string])[];
  readonly pick: (value: string) => void;
}

function Pick({ label, value, values, pick }: PickProps): JSX.Element {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => pick(event.currentTarget.value)}>
        {values.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

export function ChoicesForm(): JSX.Element | null {
  const kept = useSignal<Choices | null>(null);
  const [trouble, saved] = [useSignal(""), useSignal(false)];
  useEffect(() => void choices().then((found) => (kept.value = found)), []);
  const now = kept.value;
  if (!now) return null;
  const change = (part: Partial<Choices>) => {
    kept.value = { ...now, ...part };
    saved.value = false;
  };
  const save = async () => {
    saved.value = await tried(trouble, choose(now));
    if (saved.value) await takeChoices(now);
  };
  return (
    <form
      class="person-part"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{t("people-choices")}</h2>
      <Pick
        label={t("people-shown-to")}
        value={now.shown_to ?? "friends"}
        values={SHOWN_TO.map((one) => [one, t(`people-shown-${one}`)])}
        pick={(one) => change({ shown_to: one as (typeof SHOWN_TO)[number] })}
      />
      <p class="hint">{t("people-shown-hint")}</p>
      <Pick
        label={t("people-language")}
        value={now.language ?? ""}
        values={[["", t("people-device")], ...Object.entries(LANGUAGES)]}
        pick={(one) => change({ language: one })}
      />
      <Pick
        label={t("people-zone")}
        value={now.zone ?? ""}
        values={[["", t("people-device")], ...zones().map((one) => [one, one] as const)]}
        pick={(one) => change({ zone: one })}
      />
      <Trouble words={trouble.value && refusal(trouble.value)} />
      {saved.value && <p role="status">{t("people-saved")}</p>}
      <button type="submit" class="answer">
        {t("people-save")}
      </button>
    </form>
  );
}
