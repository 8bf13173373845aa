/** The controls of a replay: by turn, decision and event, to Battles and scorings, through other eyes. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import type { GameEvent, SeatWish } from "../generated/protocol";
import { games, goTo, openTable, visitor } from "../net/api";
import { learned, type Mark, type MarkKind, neighbour } from "../net/log_entries";
import type { ReplayFeed } from "../net/replay_feed";
import { usualLevel } from "../words/bot_levels";
import { refusal, t } from "../words/words";

/** Milliseconds from one decision to the next while it plays. */
const BEAT = 900;

function Step({
  icon,
  words,
  press,
  able = true,
}: {
  icon: IconName;
  words: string;
  press: () => void;
  able?: boolean;
}): JSX.Element {
  return (
    <button type="button" class="answer step" aria-label={words} title={words} disabled={!able} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

function Jump({
  review,
  kind,
  words,
  tell,
}: {
  review: ReplayFeed;
  kind: MarkKind;
  words: string;
  tell: (event: GameEvent) => string;
}): JSX.Element | null {
  const marks = review.past.value.marks.filter((mark) => mark.kind === kind);
  if (marks.length === 0) return null;
  return (
    <select
      aria-label={words}
      value=""
      onChange={(event) => {
        void review.go(Number(event.currentTarget.value));
        event.currentTarget.value = "";
      }}
    >
      <option value="">{words}</option>
      {marks.map((mark: Mark, n) => (
        <option key={n} value={mark.answers}>
          {`${n + 1}. ${tell(mark.event)}`}
        </option>
      ))}
    </select>
  );
}

function usePlaying(review: ReplayFeed): { readonly on: boolean; readonly toggle: () => void } {
  const on = useSignal(false);
  useEffect(() => {
    if (!on.value) return;
    const beat = setInterval(() => {
      if (review.at.value >= review.total.value) on.value = false;
      else void review.go(review.at.value + 1);
    }, BEAT);
    return () => clearInterval(beat);
  }, [on.value]);
  return { on: on.value, toggle: () => (on.value = !on.value) };
}

/** Play on from here: a new table with me at the seat I look through, and bots around it. */
function PlayOn({ review }: { review: ReplayFeed }): JSX.Element | null {
  const trouble = useSignal("");
  const seats = review.table.value?.seats ?? [];
  if (!review.finished.value) return null;
  const open = async () => {
    const level = usualLevel((await games()).bots, localStorage.getItem("level"));
    const mine = review.seat() ?? 0;
    const wishes = seats.map((_, seat): SeatWish => (seat === mine ? { kind: "me" } : { kind: "bot", level }));
    trouble.value = await goTo(
      openTable({
        name: visitor() || t("web-somebody"),
        seats: wishes,
        play_on: { table: review.id, answers: review.at.value },
      }),
    );
  };
  return (
    <>
      <button
        type="button"
        class="answer pass play-on"
        disabled={review.at.value >= review.total.value}
        onClick={() => void open()}
      >
        {t("web-play-on")}
      </button>
      {trouble.value && (
        <span class="trouble" role="alert">
          {refusal(trouble.value)}
        </span>
      )}
    </>
  );
}

interface ReplayControlsProps {
  readonly review: ReplayFeed;
  readonly tell: (event: GameEvent) => string;
  readonly name: (seat: number) => string;
}

interface ToldEvents {
  readonly events: readonly GameEvent[];
  readonly at: number;
  readonly step: (by: number) => void;
}

/** Which event of the decision is told; all of them when a decision is reached by its own step. */
function useEvents(review: ReplayFeed): ToldEvents {
  const { steps, before } = review.past.value;
  const entry = steps[review.at.value - before - 1];
  const events = entry ? learned(entry, review.seat()) : [];
  const at = useSignal(0);
  const last = events.length - 1;
  useEffect(() => {
    at.value = Math.max(0, last);
  }, [review.at.value]);
  const step = (by: number) => {
    const next = at.value + by;
    if (next < 0 || next > last) void review.go(review.at.value + by);
    else at.value = next;
  };
  return { events, at: Math.min(at.value, Math.max(0, last)), step };
}

/** Forwards and backwards, by turn and by decision, or by itself. */
function StepButtons({ review }: { review: ReplayFeed }): JSX.Element {
  const playing = usePlaying(review);
  const [at, total] = [review.at.value, review.total.value];
  const turn = (forward: boolean) => {
    const mark = neighbour(review.past.value.marks, ["turn"], at, forward);
    void review.go(mark ? mark.answers : forward ? total : 0);
  };
  return (
    <>
      <Step icon="first" words={t("web-previous-turn")} press={() => turn(false)} able={at > 0} />
      <Step icon="previous" words={t("web-previous-decision")} press={() => void review.go(at - 1)} able={at > 0} />
      <button
        type="button"
        class="answer pass step"
        aria-label={playing.on ? t("web-pause") : t("web-play")}
        onClick={playing.toggle}
      >
        <Icon name={playing.on ? "pause" : "play"} />
      </button>
      <Step icon="next" words={t("web-next-decision")} press={() => void review.go(at + 1)} able={at < total} />
      <Step icon="last" words={t("web-next-turn")} press={() => turn(true)} able={at < total} />
    </>
  );
}

function EventButtons({ review, told }: { review: ReplayFeed; told: ToldEvents }): JSX.Element {
  const [at, total] = [review.at.value, review.total.value];
  return (
    <span class="events">
      <button
        type="button"
        class="answer step"
        aria-label={t("web-previous-event")}
        disabled={at === 0}
        onClick={() => told.step(-1)}
      >
        −
      </button>
      <small>{t("web-event")}</small>
      <button
        type="button"
        class="answer step"
        aria-label={t("web-next-event")}
        disabled={at === total && told.at >= told.events.length - 1}
        onClick={() => told.step(1)}
      >
        +
      </button>
    </span>
  );
}

/** Through whose eyes the game is seen, once it is over. */
function Eyes({ review, name }: Pick<ReplayControlsProps, "review" | "name">): JSX.Element | null {
  if (!review.finished.value) return null;
  return (
    <select
      aria-label={t("web-eyes")}
      value={review.seat() ?? ""}
      onChange={(choice) => void review.look(Number(choice.currentTarget.value))}
    >
      {(review.table.value?.seats ?? []).map((seat) => (
        <option key={seat.seat} value={seat.seat}>
          {t("web-eyes-of", { who: name(seat.seat) })}
        </option>
      ))}
    </select>
  );
}

export function ReplayControls({ review, tell, name }: ReplayControlsProps): JSX.Element {
  const told = useEvents(review);
  const [at, total] = [review.at.value, review.total.value];
  const event = told.events[told.at];
  return (
    <footer class="scrubber" aria-label={t("web-replay")}>
      <p class="caption" aria-live="polite">
        <b>{t("web-decision", { amount: at, total })}</b>{" "}
        {event
          ? `${tell(event)} (${told.at + 1}/${told.events.length})`
          : at <= review.past.value.before && t("web-beginning")}
      </p>
      <input
        type="range"
        min={0}
        max={total}
        value={review.wished.value}
        aria-label={t("web-place")}
        aria-valuetext={t("web-decision", { amount: at, total })}
        onInput={(input) => void review.go(Number(input.currentTarget.value))}
      />
      <div class="scrub-buttons">
        <StepButtons review={review} />
        <EventButtons review={review} told={told} />
        <Jump review={review} kind="battle" words={t("web-battles")} tell={tell} />
        <Jump review={review} kind="scoring" words={t("web-scorings")} tell={tell} />
        <Eyes review={review} name={name} />
        <PlayOn review={review} />
      </div>
    </footer>
  );
}
