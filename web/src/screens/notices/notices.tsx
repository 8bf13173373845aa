/** How one is told that it is one's turn: this browser, mail, webhooks, quiet hours, and what became of messages. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { canPush, listen, pushBlocked, pushChannel, stopListening } from "../../device/push";
import type { ChannelShown, NoticesShown } from "../../generated/protocol";
import { Denied } from "../../net/api";
import { addEmail, addPush, addWebhook, changeChannel, notices } from "../../net/notice_api";
import { me } from "../../net/operator_api";
import { t } from "../../words/words";
import { Form, tried } from "../account";
import { Screen, Trouble } from "../screen";
import { Confirm, Stop } from "./links";
import { Channels, Messages } from "./lists";
import { QuietHours, remember } from "./quiet_hours";

export interface PartProps {
  readonly shown: NoticesShown;
  /** Carry out a change; whether the server did it. */
  readonly change: (work: Promise<NoticesShown>) => Promise<boolean>;
}

function missing(shown: NoticesShown, kind: ChannelShown["kind"]): string {
  return shown.available.find((one) => one.kind === kind)?.missing ?? "";
}

function ThisBrowser({ shown, change }: PartProps): JSX.Element {
  const [mine, trouble] = [useSignal(""), useSignal("")];
  useEffect(() => void pushChannel().then((id) => (mine.value = id)), [shown]);
  const channel = shown.channels.find((one) => one.id === mine.value && one.enabled);
  const lacks = missing(shown, "push");
  const on = async () => {
    const found = await listen(shown.push_key);
    trouble.value = found ? "" : t(pushBlocked() ? "notices-push-blocked" : "notices-push-cannot");
    if (found) await change(remember(shown).then(() => addPush(found)));
  };
  const off = async (id: string) => {
    await stopListening();
    await change(changeChannel(id, "remove"));
  };
  return (
    <section>
      <h2>{t("notices-push")}</h2>
      <p class="hint">{t("notices-push-hint")}</p>
      {lacks ? (
        <p class="hint">{t("notices-missing", { what: lacks })}</p>
      ) : !canPush() || pushBlocked() ? (
        <p class="hint">{t(pushBlocked() ? "notices-push-blocked" : "notices-push-cannot")}</p>
      ) : (
        <button type="button" class="answer" onClick={() => void (channel ? off(channel.id) : on())}>
          {t(channel ? "notices-push-off" : "notices-push-on")}
        </button>
      )}
      <Trouble words={trouble.value} />
    </section>
  );
}

function Email({ shown, change }: PartProps): JSX.Element {
  const address = useSignal("");
  const lacks = missing(shown, "email");
  const add = async () => {
    const wish = { address: address.value.trim() };
    if (await change(remember(shown).then(() => addEmail(wish)))) address.value = "";
  };
  return (
    <section>
      <h2>{t("notices-email")}</h2>
      <p class="hint">{lacks ? t("notices-missing", { what: lacks }) : t("notices-email-hint")}</p>
      {!lacks && (
        <Form send={() => void add()}>
          <label>
            {t("notices-address")}
            <input
              type="email"
              required
              maxLength={254}
              autocomplete="email"
              value={address.value}
              onInput={(event) => (address.value = event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="answer">
            {t("notices-add")}
          </button>
        </Form>
      )}
    </section>
  );
}

const SERVICES = ["discord", "slack", "ntfy"] as const;
const EXAMPLES = {
  discord: "https://discord.com/api/webhooks/…",
  slack: "https://hooks.slack.com/services/…",
  ntfy: "https://ntfy.sh/…",
} as const;

function Webhook({ shown, change }: PartProps): JSX.Element {
  const [kind, url]: [Signal<(typeof SERVICES)[number]>, Signal<string>] = [useSignal("discord"), useSignal("")];
  const add = async () => {
    const wish = { kind: kind.value, url: url.value.trim() };
    if (await change(remember(shown).then(() => addWebhook(wish)))) url.value = "";
  };
  return (
    <section>
      <h2>{t("notices-webhook")}</h2>
      <p class="hint">{t("notices-webhook-hint")}</p>
      <Form send={() => void add()}>
        <label>
          {t("notices-service")}
          <select
            value={kind.value}
            onChange={(event) => (kind.value = event.currentTarget.value as (typeof SERVICES)[number])}
          >
            {SERVICES.map((one) => (
              <option key={one} value={one}>
                {t(`notices-kind-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("notices-url")}
          <input
            type="url"
            required
            maxLength={1000}
            autocomplete="off"
            placeholder={EXAMPLES[kind.value]}
            value={url.value}
            onInput={(event) => (url.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="answer">
          {t("notices-add")}
        </button>
      </Form>
    </section>
  );
}

function Choices(): JSX.Element {
  const [shown, trouble, named] = [useSignal<NoticesShown | null>(null), useSignal(""), useSignal(false)];
  const nobody = useSignal(false);
  const change = (work: Promise<NoticesShown>) =>
    tried(
      trouble,
      work.then((found) => (shown.value = found)),
    );
  useEffect(() => {
    void me().then(({ name }) => (named.value = Boolean(name)));
    const look = () =>
      notices().then(
        (found) => (shown.value = found),
        (error: unknown) => {
          if (!(error instanceof Denied)) throw error;
          nobody.value = error.code === "unknown";
        },
      );
    void look();
    const again = setInterval(() => void look(), 5_000); // what waits is sent meanwhile
    return () => clearInterval(again);
  }, []);
  if (nobody.value) {
    return (
      <>
        <p>{t("notices-nobody")}</p>
        <a class="answer" href="#/account">
          {t("notices-log-in")}
        </a>
      </>
    );
  }
  if (!shown.value) return <p role="status">{t("web-opening")}</p>;
  const parts = { shown: shown.value, change };
  return (
    <>
      <p class="hint">{t("notices-hint")}</p>
      <Trouble words={trouble.value} />
      <ThisBrowser {...parts} />
      {named.value ? (
        <>
          <Email {...parts} />
          <Webhook {...parts} />
        </>
      ) : (
        <section>
          <p class="hint">{t("notices-account-needed")}</p>
          <a class="answer" href="#/account">
            {t("notices-log-in")}
          </a>
        </section>
      )}
      <Channels {...parts} />
      <QuietHours {...parts} />
      <Messages shown={shown.value} />
    </>
  );
}

export function Notices({ part, token }: { part: string; token: string }): JSX.Element {
  if (part === "confirm") return <Confirm token={token} />;
  if (part === "stop") return <Stop token={token} />;
  return (
    <Screen title={t("notices-title")} kind="notices">
      <Choices />
    </Screen>
  );
}
