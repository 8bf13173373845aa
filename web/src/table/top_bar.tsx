/** The bar above a table: who plays, who is here, whose clock runs, and the ways out. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import type { GameDescription } from "../games/description";
import type { ClockShown, SeatShown, TableShown } from "../generated/protocol";
import { levelName, personName, t } from "../words/words";
import { remaining, timeLeft } from "./clock";
import { SeatFace } from "./seat_face";
import type { Session } from "./session";
import { Vote } from "./vote";

interface BarProps {
  readonly session: Session;
  readonly game: GameDescription;
}

function Clock({ clock, ahead, taken }: { clock: ClockShown; ahead: number; taken: number }): JSX.Element | null {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!clock.running) return;
    const tick = setInterval(() => (now.value = Date.now()), 500);
    return () => clearInterval(tick);
  }, [clock.running]);
  if (clock.left === null) return null;
  const left = remaining(clock, Math.max(0, now.value + ahead - taken));
  return (
    <span class={`clock${clock.running ? " running" : ""}${left < 30_000 ? " short" : ""}`} role="timer">
      {timeLeft(left)}
    </span>
  );
}

interface ChipProps extends BarProps {
  readonly table: TableShown;
  readonly seat: SeatShown;
}

function Chip({ session, game, table, seat }: ChipProps): JSX.Element {
  const { game: shown, ahead } = session.connection;
  const waited = table.phase === "playing" && (shown.value?.waiting.includes(seat.seat) ?? false);
  const here = table.present.includes(seat.seat);
  const clock = table.clocks.find((one) => one.seat === seat.seat);
  const bot = seat.kind === "bot" || seat.away;
  return (
    <li class={`chip seat-${seat.seat}${waited ? " waited" : ""}`}>
      <SeatFace game={game} called={seat.called} seat={seat.seat} />
      <span class="chip-name">
        <bdi>{personName(seat.name) || levelName(seat.level)}</bdi>
        <small>
          {seat.called && game.words.title(seat.called)}
          {seat.away && ` · ${t("web-bot", { text: levelName(seat.level) })}`}
        </small>
      </span>
      {!bot && (
        <i
          class={here ? "here" : "gone"}
          role="img"
          aria-label={here ? t("web-here") : t("web-not-here")}
          title={here ? t("web-here") : t("web-not-here")}
        />
      )}
      {clock && <Clock clock={clock} ahead={ahead.value} taken={session.taken.value} />}
      <Vote session={session} table={table} seat={seat} />
    </li>
  );
}

export function TableBar({ session, game }: BarProps): JSX.Element | null {
  const { table, status, who } = session.connection;
  const shown = table.value;
  if (!shown) return null;
  const mine = who.value?.seats ?? [];
  return (
    <header class="top-bar">
      <a class="bar-link" href="#/" aria-label={t("web-home")} title={t("web-home")}>
        <Sign name="home" size={22} />
      </a>
      <ul class="chips" aria-label={t("web-seats")} tabIndex={0}>
        {shown.seats.map((seat) => (
          <Chip key={seat.seat} session={session} game={game} table={shown} seat={seat} />
        ))}
      </ul>
      {shown.watching > 0 && (
        <span class="watching" title={t("web-watchers", { amount: shown.watching })}>
          {t("web-watchers", { amount: shown.watching })}
        </span>
      )}
      {mine.length === 0 && <span class="watching you">{t("web-you-watch")}</span>}
      <span class={`status ${status.value}`} role="status">
        {status.value === "open" ? "" : t("web-connection-lost")}
      </span>
      <nav class="bar-links" aria-label={t("web-menu")}>
        <a class="bar-link" href={`#/replay/${shown.id}`} aria-label={t("web-replay")} title={t("web-replay")}>
          <Icon name="play" />
        </a>
        <a class="bar-link" href="#/rules/" aria-label={t("web-rules")} title={t("web-rules")}>
          <Sign name="rules" size={22} />
        </a>
        <a class="bar-link" href="#/settings" aria-label={t("web-settings")} title={t("web-settings")}>
          <Icon name="gear" />
        </a>
      </nav>
    </header>
  );
}
