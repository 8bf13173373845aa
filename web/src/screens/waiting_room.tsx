/** The waiting room: who sits where, how friends come in, and the start. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { encode } from "uqr";
import { Icon } from "../art/icons";
import type { Offered, SeatShown } from "../generated/protocol";
import { games } from "../net/api";
import { type Reply, refused } from "../net/feed";
import { BotFace, BotLines } from "../table/bot_face";
import { SeatFace } from "../table/seat_face";
import type { Session } from "../table/session";
import { byStrength, usualLevel } from "../words/bot_levels";
import { gameTitle, levelWord, playerName, refusal, styleWord, t } from "../words/words";
import { CharacterChoice } from "./character_choice";
import { NotifyQuestion } from "./notify_question";
import { RoomChat } from "./room_chat";
import { Screen, Trouble } from "./screen";
import { TableFacts } from "./table_facts";

function QrCode({ text }: { text: string }): JSX.Element {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t("web-qr", { text })}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join("")} fill="#000" />
    </svg>
  );
}

/** A link, its QR code, and the code to read out; for a private table the link is made for one person. */
function Invite({ session, report }: { session: Session; report: (reply: Reply) => void }): JSX.Element | null {
  const copied = useSignal(false);
  const made = useSignal("");
  const table = session.connection.table.value;
  if (!table) return null;
  const address =
    table.visibility === "private"
      ? made.value && `${location.origin}/join#${made.value}`
      : `${location.origin}/#/join/${table.code}`;
  const free = table.seats.find((seat) => seat.kind === "free");
  const make = async () => {
    if (!free) return;
    const reply = await session.connection.request("invite", { role: "seat", seats: [free.seat] });
    if (reply.type === "invited") made.value = reply.invite;
    report(reply);
    copied.value = false;
  };
  return (
    <aside class="invite">
      <h2>{t("web-invite")}</h2>
      <p class="hint">{t(table.visibility === "private" ? "web-invite-private" : "web-invite-hint")}</p>
      {table.visibility !== "private" && <p class="code">{table.code}</p>}
      {address && <QrCode text={address} />}
      {address && (
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
      )}
      {address && <small>{address}</small>}
      {table.visibility === "private" && free && (
        <button type="button" class="answer" onClick={() => void make()}>
          {t("web-make-invite", { amount: free.seat + 1 })}
        </button>
      )}
    </aside>
  );
}

interface RowProps {
  readonly session: Session;
  readonly seat: SeatShown;
  readonly here: boolean;
  readonly host: boolean;
  readonly offered: Offered;
  readonly report: (reply: Reply) => void;
}

/** Put a bot on a free seat: of which level, and who. */
function FillSeat({ session, seat, offered, report }: RowProps): JSX.Element {
  const levels = offered.bots;
  const level = useSignal(usualLevel(levels, localStorage.getItem("level")));
  const bot = useSignal("");
  const seats = session.connection.table.value?.seats ?? [];
  const fill = async () => {
    const wish = { seat: seat.seat, level: level.value, ...(bot.value ? { bot: bot.value } : {}) };
    report(await session.connection.request("fill", wish));
  };
  return (
    <span class="row-answers">
      {levels.length > 1 && (
        <select
          aria-label={t("web-level-of", { amount: seat.seat + 1 })}
          value={level.value}
          onChange={(event) => {
            level.value = event.currentTarget.value;
            bot.value = "";
          }}
        >
          {byStrength(levels).map((one) => (
            <option key={one} value={one}>
              {levelWord(one)}
            </option>
          ))}
        </select>
      )}
      <CharacterChoice
        label={t("bot-of-seat", { amount: seat.seat + 1 })}
        characters={offered.characters}
        level={level.value}
        taken={seats.map((one) => one.bot ?? "")}
        chosen={bot.value}
        choose={(one) => (bot.value = one)}
      />
      <button type="button" class="answer" onClick={() => void fill()}>
        {t("web-fill")}
      </button>
    </span>
  );
}

function SeatRow(props: RowProps): JSX.Element {
  const { session, seat, here, host, report } = props;
  const mine = session.connection.who.value?.seats.includes(seat.seat) ?? false;
  const game = session.connection.table.value?.setup.game ?? "";
  return (
    <li class={`seat-row seat-${seat.seat}`}>
      <SeatFace seat={seat.seat} />
      <BotFace seat={seat} />
      <span class={`who ${seat.kind}`}>
        <bdi>{playerName(seat) || t("web-free-seat")}</bdi>
        {seat.kind === "bot" && (
          <small>
            {t("web-bot", { text: levelWord(seat.level) })}
            {seat.style && ` · ${styleWord(seat.style)}`}
            {seat.bot && " · "}
            {seat.bot && <BotLines bot={seat.bot} style={seat.style ?? ""} game={game} />}
          </small>
        )}
      </span>
      {mine && <small>{t("web-you")}</small>}
      {seat.kind === "person" && (
        <i class={here ? "here" : "gone"} role="img" aria-label={here ? t("web-here") : t("web-not-here")} />
      )}
      {host && seat.kind === "free" && <FillSeat {...props} />}
      {host && !mine && seat.kind !== "free" && (
        <button
          type="button"
          class="answer"
          onClick={async () =>
            report(await session.connection.request(seat.kind === "bot" ? "free" : "kick", { seat: seat.seat }))
          }
        >
          {t("web-free")}
        </button>
      )}
    </li>
  );
}

interface RoomAnswersProps {
  readonly session: Session;
  readonly host: boolean;
  /** Whether all seats are taken. */
  readonly ready: boolean;
  /** The names of players who have not come to a rematch yet. */
  readonly missing: string;
  readonly report: (reply: Reply) => void;
}

/** Start, or wait for the host; close the table, or leave it. */
function RoomAnswers({ session, host, ready, missing, report }: RoomAnswersProps): JSX.Element {
  const { who } = session.connection;
  const leave = async () => {
    await session.connection.request(host ? "close" : "leave");
    location.hash = "#/";
  };
  return (
    <div class="form-answers">
      {host ? (
        <button
          type="button"
          class="answer pass play"
          disabled={!ready || missing !== ""}
          onClick={async () => report(await session.connection.request("start"))}
        >
          {!ready ? t("web-seats-free") : missing ? t("web-not-come", { who: missing }) : t("web-start")}
        </button>
      ) : (
        <p class="room-wait" role="status">
          {missing ? t("web-not-come", { who: missing }) : t("web-waiting-for-host")}
        </p>
      )}
      {who.value?.role !== "spectator" && (
        <button type="button" class="answer" onClick={() => void leave()}>
          {host ? t("web-close-table") : t("web-leave")}
        </button>
      )}
    </div>
  );
}

/** What happens next, and who has to do something for it. */
function nextWords(host: boolean, ready: boolean, missing: string): string {
  if (missing) return t("room-next-come", { who: missing });
  if (!host) return t("room-next-wait");
  return ready ? t("room-next-start") : t("room-next-invite");
}

export function Waiting({ session }: { session: Session }): JSX.Element | null {
  const { table, who } = session.connection;
  const offered = useSignal<Offered | null>(null);
  const trouble = useSignal("");
  useEffect(() => void games().then((found) => (offered.value = found)), []);
  const shown = table.value;
  if (!shown) return null;
  const report = (reply: Reply) => {
    trouble.value = refused(reply) ? reply.code : "";
  };
  const host = who.value?.role === "host";
  const ready = shown.seats.every((seat) => seat.kind !== "free");
  const missing = shown.seats.flatMap((seat) => (seat.awaited ? [seat.name] : [])).join(", ");
  return (
    <Screen title={gameTitle(shown.setup.game)} kind={`waiting-screen ${shown.setup.game}-table`}>
      <div class="waiting-room">
        <div>
          <ul class="seats" aria-label={t("web-seats")}>
            {offered.value &&
              shown.seats.map((seat) => (
                <SeatRow
                  key={seat.seat}
                  session={session}
                  seat={seat}
                  here={shown.present.includes(seat.seat)}
                  host={host}
                  offered={offered.value as Offered}
                  report={report}
                />
              ))}
          </ul>
          <Trouble words={trouble.value && refusal(trouble.value)} />
          <section class="room-next" aria-labelledby="room-next">
            <h2 id="room-next">{t("room-next")}</h2>
            <p>{nextWords(host, ready, missing)}</p>
            <RoomAnswers session={session} host={host} ready={ready} missing={missing} report={report} />
          </section>
          <NotifyQuestion session={session} />
          <RoomChat session={session} />
        </div>
        <div>
          <a class="answer room-learn" href={`#/learn/${shown.setup.game}`} target="_blank" rel="noopener">
            <Icon name="learn" />
            {t("learn-while-waiting")}
          </a>
          <section class="room-facts">
            <TableFacts
              setup={shown.setup}
              pace={shown.pace}
              host={shown.host}
              practice={shown.practice}
              rated={shown.rated ?? false}
            />
          </section>
          {host && <Invite session={session} report={report} />}
        </div>
      </div>
    </Screen>
  );
}
