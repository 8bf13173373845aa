/** "Since your last turn": what the others did, one card a turn, numbered as on the board. It stays until the player
 * acts; R brings it back. */
import { type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import type { Mark } from "../board/marks";
import { roomBeside } from "../device/screen_size";
import { recapped } from "../device/settings";
import type { GameDescription, TableState } from "../games/description";
import type { StoryLine } from "../games/telling";
import { t } from "../words/words";
import { BotFace } from "./bot_face";
import { openSuggestion, suggested } from "./hint";
import { deedsOf } from "./hint_words";
import { SeatFace } from "./seat_face";
import type { Session } from "./session";
import { spokenLines, type ToldTurn, toldSince } from "./story";

/** So many cards are open; older turns are one line each. */
const CARDS = 5;

interface Recap {
  /** What is told: since the last answer, or what R brought back. */
  readonly turns: readonly ToldTurn[];
  readonly fresh: boolean;
}

/** Whether the cards are open: by themselves when something is new, until they are closed. */
const open: Signal<boolean> = signal(false);
/** Whether R asked for the last story although the player has acted since. */
const again: Signal<boolean> = signal(false);
/** The turn whose marks alone are shown, by its place; all if null. */
const pointedTurn: Signal<number | null> = signal(null);
/** While the story is played again: the place of the turn that is shown. */
const replayed: Signal<number | null> = signal(null);
const REPLAY_BEAT = 1400;

/** What happened since the player's last answer; kept for R. */
export function useRecap(game: GameDescription, state: TableState | null): Recap {
  const last = useRef<readonly ToldTurn[]>([]);
  const entries = state?.session.connection.entries.value;
  const asked = state?.session.question.value?.asked;
  const turns = useMemo(() => (state && asked !== undefined ? toldSince(game, state) : []), [entries, asked]);
  const fresh = turns.length > 0;
  useEffect(() => {
    if (fresh) last.current = turns;
    open.value = fresh && recapped.value === "on" && roomBeside();
    again.value = false;
    pointedTurn.value = null;
    replayed.value = null;
  }, [turns]);
  return { turns: fresh ? turns : again.value ? last.current : [], fresh };
}

/** Open the last story again, or close it. */
export function toggleRecap({ turns }: Recap): void {
  if (turns.length > 0) {
    open.value = !open.value;
    again.value = open.value;
  } else {
    again.value = true;
    open.value = true;
  }
}

function marksOfLine(
  { map }: GameDescription,
  state: TableState,
  turn: ToldTurn,
  number: number,
  line: StoryLine,
): Mark[] {
  if (!map?.point || line.spaces.length === 0) return [];
  const seat = line.who ?? turn.seat ?? 0;
  const kind = line.mark ?? "place";
  return [
    {
      number,
      look: `told seat-${seat}`,
      kind,
      points: line.spaces.map(map.point),
      ghost: kind === "way" && line.piece ? (map.piece?.(state.view, seat, line.piece) ?? null) : null,
    },
  ];
}

/** What is drawn over the board: the suggestion if there is one, else what the others did. */
export function marksOf(game: GameDescription, state: TableState, { turns }: Recap): readonly Mark[] {
  const { map } = game;
  if (!map?.point) return [];
  const advised = openSuggestion(state.question);
  if (advised) {
    return deedsOf(game, advised).flatMap(({ spaces, mark }, n) =>
      spaces.length > 0 && map.point
        ? [{ number: n + 1, look: "hint", kind: mark, points: spaces.map(map.point) }]
        : [],
    );
  }
  const only = replayed.value ?? pointedTurn.value;
  return turns
    .slice(-CARDS)
    .flatMap((turn, n) =>
      only === null || only === n ? turn.lines.flatMap((line) => marksOfLine(game, state, turn, n + 1, line)) : [],
    );
}

interface CardProps {
  readonly game: GameDescription;
  readonly state: TableState;
  readonly turn: ToldTurn;
  readonly number: number;
}

function Card({ game, state, turn, number }: CardProps): JSX.Element {
  const { seat, lines } = turn;
  const shown = state.table.seats[seat ?? -1];
  return (
    <li
      class={`told-turn seat-${seat ?? "none"}${replayed.value === number - 1 ? " now" : ""}`}
      onMouseOver={() => (pointedTurn.value = number - 1)}
      onMouseLeave={() => (pointedTurn.value = null)}
    >
      <header>
        {seat !== null && <SeatFace game={game} called={shown?.called ?? ""} seat={seat} />}
        <BotFace seat={shown} />
        <span class="told-name">
          <b>{seat === null ? t("story-before") : game.words.side(state.sitting, seat)}</b>
          <small>{t("story-turn", { amount: turn.number })}</small>
        </span>
        <b class="mark-badge">{number}</b>
      </header>
      <ul>
        {spokenLines(lines).map(({ text, sign }, n) => (
          <li key={n}>
            {sign ? <Sign name={sign} size={18} /> : <span class="told-dot" />} {text}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Show the turns one after another on the board. */
function replay(count: number): void {
  const show = (at: number): void => {
    replayed.value = at < count ? at : null;
    if (at < count) setTimeout(() => replayed.value === at && show(at + 1), REPLAY_BEAT);
  };
  show(0);
}

interface RecapProps {
  readonly game: GameDescription;
  readonly state: TableState;
  readonly recap: Recap;
}

export function RecapCards({ game, state, recap }: RecapProps): JSX.Element | null {
  const { turns } = recap;
  if (turns.length === 0) return null;
  const cards = turns.slice(-CARDS);
  const older = turns.slice(0, -CARDS);
  const forYou = game.story?.forYou?.(
    state,
    turns.flatMap(({ events }) => events),
  );
  return (
    <>
      {older.length > 0 && (
        <p class="told-older">
          {t("story-older", { amount: older.length })}{" "}
          {older.map((turn) => turn.seat !== null && game.words.side(state.sitting, turn.seat)).join(", ")}
        </p>
      )}
      <ol class="told-turns">
        {cards.map((turn, n) => (
          <Card key={turn.number} game={game} state={state} turn={turn} number={n + 1} />
        ))}
      </ol>
      {forYou && (
        <div class="told-for-you">
          <b>{t("story-for-you")}</b>
          <p>{forYou}</p>
        </div>
      )}
    </>
  );
}

/** What opens the cards while they are closed. */
export function RecapChip({ recap }: Pick<RecapProps, "recap">): JSX.Element | null {
  if (recap.turns.length === 0 || open.value) return null;
  return (
    <button type="button" class="recap-chip" aria-keyshortcuts="r" onClick={() => (open.value = true)}>
      <Sign name="log" size={20} /> {t("story-since")}
      <b class="mark-badge">{recap.turns.length}</b>
    </button>
  );
}

/** The column with the cards, beside the board. */
export function RecapColumn(props: RecapProps): JSX.Element | null {
  const { recap } = props;
  if (recap.turns.length === 0 || !open.value) return null;
  const close = (): void => {
    open.value = false;
  };
  return (
    <aside class="recap" aria-label={t("story-since")}>
      <header class="recap-head">
        <h2>{t("story-since")}</h2>
        <button type="button" class="close" aria-label={t("table-close")} onClick={close}>
          <Sign name="no" />
        </button>
      </header>
      <div class="recap-cards" tabIndex={0} role="group" aria-label={t("story-since")}>
        <RecapCards {...props} />
      </div>
      <footer>
        <button type="button" class="link" onClick={() => replay(Math.min(CARDS, recap.turns.length))}>
          <Sign name="undo" size={18} /> {t("story-replay")}
        </button>
        <button
          type="button"
          class="link"
          onClick={() => {
            recapped.value = "off";
            close();
          }}
        >
          {t("story-always-skip")}
        </button>
        <button type="button" class="answer go-on" aria-keyshortcuts="Space" onClick={close}>
          {t("story-my-turn")}
        </button>
      </footer>
    </aside>
  );
}

/** While answers of others are shown one after the other: the way to the own turn. */
export function SkipWaiting({ session }: { session: Session }): JSX.Element | null {
  const { behind } = session.connection;
  if (!behind || behind.value < 2) return null;
  return (
    <button type="button" class="recap-chip" aria-keyshortcuts="s" onClick={() => session.connection.skip?.()}>
      {t("story-skip")}
    </button>
  );
}

/** Keys of the story: R opens and closes it, Space goes on, H asks for a suggestion, S skips to the own turn. */
export function useStoryKeys(recap: Recap, session: Session): void {
  const latest = useRef(recap);
  latest.current = recap;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target as Element | null;
      if (target?.closest("input, select, textarea, dialog")) return;
      if (event.key === "r") toggleRecap(latest.current);
      else if (event.key === "s" && session.connection.behind?.value) session.connection.skip?.();
      else if (event.key === "Escape" && (open.value || suggested.value)) {
        open.value = false;
        suggested.value = null;
      } else if (event.key === "h") document.querySelector<HTMLElement>(".prompt .answer.hint:enabled")?.click();
      else if (event.key === " " && open.value && !target?.closest("button, a, summary, [tabindex='0']"))
        open.value = false;
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
