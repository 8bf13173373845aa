/** The waiting room: who sits where, how friends come in, and the start. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { encode } from "uqr";
import type { Session } from "../table/session";
import { t } from "../words/words";

function QrCode({ text }: { text: string }): JSX.Element {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join("")} fill="#000" />
    </svg>
  );
}

export function Waiting({ session }: { session: Session }): JSX.Element | null {
  const { table, who } = session.connection;
  const copied = useSignal(false);
  const shown = table.value;
  if (!shown) return null;
  const host = who.value?.role === "host";
  const address = `${location.origin}/#/join/${shown.code}`;
  const ready = shown.seats.every((seat) => seat.kind !== "free");
  return (
    <main class="home-screen form-screen">
      <header>
        <h1>{t(`${shown.setup.game}-game`)}</h1>
        <a class="answer" href="#/">
          {t("web-title")}
        </a>
      </header>
      <div class="waiting-room">
        <ul class="seats">
          {shown.seats.map((seat) => (
            <li key={seat.seat} class={`seat-row seat-${seat.seat}`}>
              <b>{seat.seat + 1}</b>
              <bdi>{seat.kind === "free" ? t("web-free-seat") : seat.kind === "bot" ? t("web-bot", { text: seat.level }) : seat.name}</bdi>
              {shown.present.includes(seat.seat) && <i class="here" title={t("web-here")} />}
              {host && seat.kind === "free" && (
                <button type="button" class="answer" onClick={() => void session.connection.request("fill", { seat: seat.seat })}>
                  {t("web-fill")}
                </button>
              )}
              {host && seat.kind === "bot" && (
                <button type="button" class="answer" onClick={() => void session.connection.request("free", { seat: seat.seat })}>
                  {t("web-free")}
                </button>
              )}
            </li>
          ))}
        </ul>
        {shown.code && (
          <aside class="invite">
            <h2>{t("web-invite")}</h2>
            <p class="code">{shown.code}</p>
            <QrCode text={address} />
            <button
              type="button"
              class="answer"
              onClick={() => {
                void navigator.clipboard?.writeText(address);
                copied.value = true;
              }}
            >
              {copied.value ? t("web-copied") : t("web-copy-link")}
            </button>
            <small>{address}</small>
          </aside>
        )}
      </div>
      {host ? (
        <button type="button" class="answer pass play" disabled={!ready} onClick={() => void session.connection.request("start")}>
          {ready ? t("web-start") : t("web-seats-free")}
        </button>
      ) : (
        <p>{t("web-waiting-for-host")}</p>
      )}
    </main>
  );
}
