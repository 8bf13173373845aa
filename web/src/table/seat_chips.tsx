/** Everybody at the table, always in the same order: face, name, score, and whose turn it is. One's own seat comes
 * first, the others follow round the table. Touching a seat opens everything public about it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Sign } from "../art/signs";
import type { GameDescription, SeatChip } from "../games/description";
import type { ClockShown, SeatShown, TableShown } from "../generated/protocol";
import { levelWord, playerName, t } from "../words/words";
import { BotCard, BotFace } from "./bot_face";
import { remaining, timeLeft } from "./clock";
import { SeatFace } from "./seat_face";
import { roundTable, sidesRound } from "./seat_order";
import type { Session } from "./session";
import { shownTable } from "./shown_table";
import { openLayer } from "./top_layer";
import { Vote } from "./vote";

interface ChipsProps {
  readonly session: Session;
  readonly game: GameDescription;
  readonly table: TableShown;
}

interface ChipProps extends ChipsProps {
  /** The seats of the side; the first leads it. */
  readonly seats: readonly SeatShown[];
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

/** Who plays a seat, in words. */
function player(seat: SeatShown, own: boolean): string {
  if (own) return t("frame-you");
  const name = playerName(seat);
  if (seat.kind === "bot") return t("frame-bot-level", { who: name, level: levelWord(seat.level) });
  return seat.away ? t("frame-bot", { who: name }) : name;
}

function Counts({ chip }: { chip: SeatChip }): JSX.Element {
  return (
    <>
      <span class="chip-score" title={chip.label}>
        <Sign name={chip.sign} size={18} />
        <span class="unseen">{chip.label}</span> <b>{chip.score}</b>
      </span>
      {chip.more?.map(({ sign, label, value }) => (
        <span key={label} class="chip-more" title={label}>
          <Sign name={sign} size={16} />
          <span class="unseen">{label}</span> {value}
        </span>
      ))}
    </>
  );
}

/** What a seat has, as its game counts it. */
function chipOf({ game, session, table }: ChipsProps, seat: number): SeatChip {
  const view = session.view();
  if (game.chip) return game.chip(view, seat);
  return { sign: "miracle", label: t("frame-score"), score: game.score.of(view, table.seats.length)[seat] ?? 0 };
}

/** Everything public about a seat, as the table stands now. */
function SeatBoard({ seat }: { seat: number }): ComponentChildren {
  const now = shownTable.value;
  if (!now) return null;
  const { table } = now.state;
  return (
    <>
      <BotCard seat={table.seats[seat]} game={table.setup.game} />
      {now.game.seatBoard?.(now.state, seat)}
    </>
  );
}

function Chip(props: ChipProps): JSX.Element | null {
  const { session, game, table, seats } = props;
  const [lead] = seats;
  if (!lead) return null;
  const { game: shown, ahead, who } = session.connection;
  const mine = (seat: SeatShown): boolean => who.value?.seats.includes(seat.seat) ?? false;
  const waited = table.phase === "playing" && seats.some(({ seat }) => shown.value?.waiting.includes(seat));
  const gone = seats.find((one) => one.kind === "person" && !one.away && !table.present.includes(one.seat));
  const chip = chipOf(props, lead.seat);
  const title = seats.map((one) => (one.called ? game.words.title(one.called) : player(one, false))).join(" + ");
  const turn = waited ? (seats.some(mine) ? t("frame-your-turn") : t("frame-their-turn")) : "";
  const by = seats.map((one) => player(one, mine(one))).join(", ");
  const open = (): void => openLayer({ id: "seat", kind: "card", title, body: () => <SeatBoard seat={lead.seat} /> });
  return (
    <li class={`chip seat-${lead.seat}${waited ? " waited" : ""}`}>
      <button type="button" class="chip-in" disabled={!game.seatBoard} onClick={open}>
        {seats.map((one) => (
          <SeatFace key={one.seat} game={game} called={one.called} seat={one.seat} />
        ))}
        <BotFace seat={seats.find(({ kind }) => kind === "bot")} />
        <span class="chip-name">
          <b>{title}</b>
          <small>
            {gone && <i class="gone" />}
            {seats.map((one) => (
              <BotFace key={one.seat} seat={one} />
            ))}
            <bdi>{turn && seats.some(mine) ? turn : by}</bdi>
          </small>
          <span class="unseen">
            {turn && !seats.some(mine) && turn} {gone && t("web-not-here")}
          </span>
        </span>
        <Counts chip={chip} />
      </button>
      {seats.map((one) => {
        const clock = table.clocks.find(({ seat }) => seat === one.seat);
        return clock && <Clock key={one.seat} clock={clock} ahead={ahead.value} taken={session.taken.value} />;
      })}
      {seats.map((one) => (
        <Vote key={one.seat} session={session} table={table} seat={one} />
      ))}
    </li>
  );
}

export function SeatChips(props: ChipsProps): JSX.Element {
  const { session, table } = props;
  const { who, game } = session.connection;
  const order = roundTable(table.seats.length, who.value?.seats[0]);
  return (
    <ul class="chips" aria-label={t("web-seats")} data-seats={table.seats.length}>
      {sidesRound(order, game.value?.sides ?? []).map((side) => (
        <Chip
          key={side[0]}
          {...props}
          seats={side.map((seat) => table.seats[seat]).filter((one) => one !== undefined)}
        />
      ))}
    </ul>
  );
}
