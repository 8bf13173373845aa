/** The hours in which nothing is sent, and the time zone they are meant in. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { NoticesShown } from "../../generated/protocol";
import { setNotices } from "../../net/notice_api";
import { language, t } from "../../words/words";
import { Form } from "../account";
import type { PartProps } from "./notices";

const EVENING = 22 * 60;
const MORNING = 7 * 60;

/** Where this device is. */
function here(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function minutes(text: string): number {
  const [hour = 0, minute = 0] = text.split(":").map(Number);
  return hour * 60 + minute;
}

/** Tell the server the language of this page, and a time zone where it knows none yet. */
export function remember(shown: NoticesShown): Promise<NoticesShown> {
  return setNotices({
    language: language.value,
    zone: shown.zone || here(),
    quiet_from: shown.quiet_from,
    quiet_to: shown.quiet_to,
  });
}

function Hour({ name, value }: { name: "from" | "to"; value: Signal<string> }): JSX.Element {
  return (
    <label>
      {t(`notices-${name}`)}
      <input type="time" required value={value.value} onInput={(event) => (value.value = event.currentTarget.value)} />
    </label>
  );
}

export function QuietHours({ shown, change }: PartProps): JSX.Element {
  const on = useSignal(shown.quiet_from !== null);
  const from = useSignal(clock(shown.quiet_from ?? EVENING));
  const to = useSignal(clock(shown.quiet_to ?? MORNING));
  const zone = useSignal(shown.zone || here());
  const saved = useSignal(false);
  useEffect(() => {
    saved.value = false;
  }, [on.value, from.value, to.value, zone.value]);
  const save = async () => {
    const quiet = on.value
      ? { quiet_from: minutes(from.value), quiet_to: minutes(to.value) }
      : { quiet_from: null, quiet_to: null };
    saved.value = await change(setNotices({ language: language.value, zone: zone.value, ...quiet }));
  };
  const zones = [...new Set([zone.value, here(), "UTC", ...Intl.supportedValuesOf("timeZone")])];
  return (
    <section>
      <h2>{t("notices-quiet")}</h2>
      <p class="hint">{t("notices-quiet-hint")}</p>
      <Form send={() => void save()}>
        <label class="notice-switch">
          <input type="checkbox" checked={on.value} onChange={(event) => (on.value = event.currentTarget.checked)} />
          {t("notices-quiet-on")}
        </label>
        {on.value && (
          <div class="notice-hours">
            <Hour name="from" value={from} />
            <Hour name="to" value={to} />
          </div>
        )}
        <label>
          {t("notices-zone")}
          <select value={zone.value} onChange={(event) => (zone.value = event.currentTarget.value)}>
            {zones.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="answer">
          {t("notices-save")}
        </button>
        {saved.value && <p role="status">{t("notices-saved")}</p>}
      </Form>
    </section>
  );
}
