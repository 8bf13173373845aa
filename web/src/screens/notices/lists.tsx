/** The channels that somebody has, and what became of the last messages to them. */
import type { JSX } from "preact";
import { pushChannel, stopListening } from "../../device/push";
import type { ChannelAct, ChannelShown, DeliveryShown, NoticesShown } from "../../generated/protocol";
import { changeChannel } from "../../net/notice_api";
import { language, t } from "../../words/words";
import type { PartProps } from "./notices";

function time(at: number): string {
  const shown: Intl.DateTimeFormatOptions = { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(language.value, shown).format(at);
}

/** What can be done with a channel now. */
function acts({ enabled, confirmed }: ChannelShown): readonly (readonly [ChannelAct["act"], string])[] {
  if (!confirmed)
    return [
      ["confirm", "notices-confirm-again"],
      ["remove", "notices-remove"],
    ];
  if (!enabled)
    return [
      ["on", "notices-turn-on"],
      ["remove", "notices-remove"],
    ];
  return [
    ["test", "notices-test"],
    ["off", "notices-turn-off"],
    ["remove", "notices-remove"],
  ];
}

/** What went wrong, in words; the server says it in one, with the number that the receiver gave. */
function problemWords(problem: string): string {
  const [word = "", number = ""] = problem.split(" ");
  return word && t(`notices-problem-${word}`, { number });
}

function state({ enabled, confirmed, problem }: ChannelShown): string {
  if (!confirmed) return t("notices-unconfirmed");
  return enabled ? "" : [t("notices-off"), problemWords(problem)].filter(Boolean).join(": ");
}

export function Channels({ shown, change }: PartProps): JSX.Element | null {
  if (shown.channels.length === 0) return null;
  const act = async (channel: ChannelShown, what: ChannelAct["act"]) => {
    if (what === "remove" && channel.id === (await pushChannel())) await stopListening();
    await change(changeChannel(channel.id, what));
  };
  return (
    <section>
      <h2>{t("notices-channels")}</h2>
      <ul class="notice-channels">
        {shown.channels.map((channel) => (
          <li key={channel.id} data-channel={channel.kind}>
            <p>
              <b>{t(`notices-kind-${channel.kind}`)}</b> <bdi>{channel.label}</bdi>
              {state(channel) && <span class="hint"> {state(channel)}</span>}
            </p>
            <div class="form-answers">
              {acts(channel).map(([what, words]) => (
                <button key={what} type="button" class="answer" onClick={() => void act(channel, what)}>
                  {t(words)}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function outcome(one: DeliveryShown): string {
  if (one.state !== "waiting") return t(`notices-state-${one.state}`);
  if (one.tries > 0) return t("notices-state-again", { time: time(one.next) });
  return one.next > Date.now() ? t("notices-state-later", { time: time(one.next) }) : t("notices-state-waiting");
}

export function Messages({ shown }: { shown: NoticesShown }): JSX.Element {
  const kinds = new Map(shown.channels.map((one) => [one.id, one.kind]));
  return (
    <section>
      <h2>{t("notices-last")}</h2>
      {shown.deliveries.length === 0 && <p class="hint">{t("notices-none")}</p>}
      <ul class="notice-messages">
        {shown.deliveries.map((one) => (
          <li key={`${one.channel} ${one.created} ${one.about}`} data-state={one.state}>
            <time dateTime={new Date(one.created).toISOString()}>{time(one.created)}</time>{" "}
            {t(`notices-about-${one.about}`)}
            {kinds.has(one.channel) && ` · ${t(`notices-kind-${kinds.get(one.channel)}`)}`}: <b>{outcome(one)}</b>
            {one.problem && one.state !== "sent" && <span class="hint"> {problemWords(one.problem)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
