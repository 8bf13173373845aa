/** Chat while people wait for the start. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isMuted, MuteButton, MutedLine, useMuted } from "../table/muted";
import type { Session } from "../table/session";
import { personName, refusal, t } from "../words/words";
import { Trouble } from "./screen";

export function RoomChat({ session }: { session: Session }): JSX.Element {
  const text = useSignal("");
  useMuted(session);
  const list = useRef<HTMLOListElement>(null);
  const said = session.connection.entries.value.filter((entry) => entry.kind === "said");
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [said.length]);
  const speaks = session.connection.who.value?.role !== "spectator";
  const send = async () => {
    const words = text.value.trim();
    if (!words) return;
    await session.say(words);
    if (!session.trouble.value) text.value = "";
  };
  return (
    <section class="room-chat" aria-labelledby="room-chat">
      <h2 id="room-chat">{t("room-chat")}</h2>
      <ol ref={list} aria-live="polite">
        {said.length === 0 && <li class="hint">{t("room-chat-empty")}</li>}
        {said.map((entry) =>
          isMuted(entry.seat) ? (
            <MutedLine key={entry.seq} session={session} entry={entry} />
          ) : (
            <li key={entry.seq} class={entry.seat === undefined || entry.seat < 0 ? "" : `seat-${entry.seat}`}>
              <b>
                <bdi>{personName(entry.name ?? "")}</bdi>
              </b>{" "}
              <bdi>{entry.text}</bdi> <MuteButton session={session} entry={entry} />
            </li>
          ),
        )}
      </ol>
      <Trouble words={session.trouble.value && refusal(session.trouble.value)} />
      {speaks && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            value={text.value}
            maxLength={500}
            placeholder={t("web-say")}
            aria-label={t("web-say")}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class="answer">
            {t("room-send")}
          </button>
        </form>
      )}
    </section>
  );
}
