/** Replay and review: any place of a game, by turn, decision and event, with the chart to walk along. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { Sign } from "../art/signs";
import { sideName, tell as tellAnkh } from "../games/ankh/sentences";
import { AnkhTable } from "../games/ankh/table";
import type { AnkhView } from "../games/ankh/view";
import { seatName as colour, tell as tellPantheon } from "../games/pantheon/sentences";
import { PantheonTable } from "../games/pantheon/table";
import type { GameEvent, SeatWish } from "../generated/protocol";
import { games, goTo, openTable, visitor } from "../net/api";
import { learned, type Mark, type MarkKind, neighbour } from "../net/log_entries";
import { ReplayFeed } from "../net/replay_feed";
import { Session } from "../table/session";
import { refusal, t } from "../words/words";
import { usualLevel } from "./bot_levels";
import { Screen } from "./screen";

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

interface ScrubberProps {
  readonly review: ReplayFeed;
  readonly tell: (event: GameEvent) => string;
  readonly name: (seat: number) => string;
}

/** Which event of the decision is told; all of them when a decision is reached by its own step. */
function useEvents(review: ReplayFeed): {
  readonly events: readonly GameEvent[];
  readonly at: number;
  readonly step: (by: number) => void;
} {
  const { steps, before } = review.past.value;
  const moment = steps[review.at.value - before - 1];
  const events = moment ? learned(moment, review.seat()) : [];
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

function Scrubber({ review, tell, name }: ScrubberProps): JSX.Element {
  const playing = usePlaying(review);
  const told = useEvents(review);
  const { marks } = review.past.value;
  const [at, total] = [review.at.value, review.total.value];
  const jump = (kinds: readonly MarkKind[], forward: boolean) => {
    const mark = neighbour(marks, kinds, at, forward);
    void review.go(mark ? mark.answers : forward ? total : 0);
  };
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
        <Step icon="first" words={t("web-previous-turn")} press={() => jump(["turn"], false)} able={at > 0} />
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
        <Step icon="last" words={t("web-next-turn")} press={() => jump(["turn"], true)} able={at < total} />
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
        <Jump review={review} kind="battle" words={t("web-battles")} tell={tell} />
        <Jump review={review} kind="scoring" words={t("web-scorings")} tell={tell} />
        {review.finished.value && (
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
        )}
        <PlayOn review={review} />
      </div>
    </footer>
  );
}

export function Replay({ id, from }: { id: string; from: number | null }): JSX.Element {
  const [review] = useState(() => new ReplayFeed(id));
  const session = useMemo(() => new Session(review), [review]);
  useEffect(() => {
    void review.open(from);
    return () => review.close();
  }, [review]);
  useEffect(() => {
    if (from !== null && review.status.value === "open") void review.go(from);
  }, [from]);
  if (review.farewell.value) {
    return (
      <Screen title={t("web-replay")}>
        <p class="trouble" role="alert">
          {refusal(review.farewell.value)}
        </p>
      </Screen>
    );
  }
  const table = review.table.value;
  const view = session.view();
  if (!table || !review.game.value || !view) {
    return (
      <main class="home-screen loading" aria-busy="true">
        <p role="status">{t("web-opening")}</p>
      </main>
    );
  }
  const ankh = table.setup.game === "ankh";
  const name = (seat: number) => (ankh ? sideName(view as AnkhView, seat) : colour(seat));
  return (
    <main
      class={`game-screen review ${table.setup.game}-table`}
      data-at={review.at.value}
      data-total={review.total.value}
    >
      <header class="top-bar">
        <a class="bar-link" href="#/" aria-label={t("web-home")} title={t("web-home")}>
          <Sign name="home" size={22} />
        </a>
        <h1>{t("web-replay-of", { what: t(`${table.setup.game}-game`) })}</h1>
        <h2 class="unseen">{t("web-map")}</h2>
        <a class="bar-link wide" href={`#/table/${id}`}>
          {t("web-to-table")}
        </a>
      </header>
      {ankh ? <AnkhTable session={session} /> : <PantheonTable session={session} />}
      <Scrubber
        review={review}
        tell={(event) => (ankh ? tellAnkh(view as AnkhView, event) : tellPantheon(event))}
        name={name}
      />
    </main>
  );
}
