/** The end of a game: my place, why, the podium, the score sheet, the course, where it turned, and what now. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Score } from "../../games/description";
import type { Ended, ScoreRow, TableShown } from "../../generated/protocol";
import { replay } from "../../net/api";
import { answersBefore } from "../../net/log_entries";
import { has, levelWord, playerName, t } from "../../words/words";
import { BotFace } from "../bot_face";
import { Chart } from "../chart";
import { type Course, courses, scoreAt, turnings } from "../scores";
import type { Session } from "../session";
import { EndActions } from "./end_actions";
import { chosen, type Moment, placedEvents } from "./moments";
import { Podium } from "./podium";
import { type ResultWords, resultWords } from "./result_words";
import { ScoreSheet } from "./score_sheet";
import { TurningPoints } from "./turning_points";

interface EndScreenProps {
  readonly session: Session;
  readonly score: Score;
  /** A seat by its name. */
  readonly name: (seat: number) => string;
  readonly face: (seat: number) => JSX.Element;
}

/** The lines of the chart; the scores of the start come from the replay of it. */
function useCourses(session: Session, score: Score): readonly Course[] {
  const { table, game, entries } = session.connection;
  const begin = useSignal<readonly number[] | null>(null);
  const [shown, total, seat] = [table.value, game.value?.answers ?? 0, session.seat.value];
  const before = useMemo(() => answersBefore(entries.value, total), [entries.value, total]);
  useEffect(() => {
    if (shown?.result)
      void replay(shown.id, before, null).then(
        (start) => (begin.value = score.of(Object.values(start.game.views)[0], shown.seats.length)),
      );
  }, [shown?.id, before, Boolean(shown?.result)]);
  return useMemo(
    () => (begin.value ? courses(entries.value, begin.value, before, seat, score) : []),
    [entries.value, begin.value, before, seat],
  );
}

/** The moments to tell: those of the game, or where it names none, those of its chart. */
function useMoments(session: Session, score: Score, lines: readonly Course[], name: (seat: number) => string) {
  const { game, entries } = session.connection;
  const total = game.value?.answers ?? 0;
  return useMemo((): readonly Moment[] => {
    if (score.moments) {
      const before = answersBefore(entries.value, total);
      return chosen(score.moments(placedEvents(entries.value, before, session.seat.peek()), name));
    }
    return turnings(lines).map(({ answers, seat, kind, amount }) => ({
      answers,
      seat,
      title: name(seat),
      words: t(`web-turning-${kind}`, { who: name(seat), amount }),
      swing: amount,
    }));
  }, [entries.value, total, lines]);
}

/** Who gave the game up; empty if nobody did. */
function concededBy(session: Session, name: (seat: number) => string): string {
  const entry = session.connection.entries.value.find(({ kind }) => kind === "conceded");
  return entry?.seat === undefined ? "" : t("web-conceded", { who: name(entry.seat) });
}

/** How the game ended, in the words of the game where it has some. */
function endingWords(game: string, ending: string, who: string): string {
  return has(`${game}-ending-${ending}`) ? t(`${game}-ending-${ending}`, { who }) : ending;
}

/** Why an operator ended the game; empty if none did. */
export function closedFor(session: Session): string {
  const why = session.connection.entries.value.find((entry) => entry.kind === "closed")?.text;
  return why ? t("web-closed-by-operator", { why }) : "";
}

interface PageProps extends EndScreenProps {
  readonly table: TableShown;
  readonly result: Ended;
  readonly hide: () => void;
}

/** Who plays a seat: a bot with its face and level. */
function PlayerAt({ table, seat, mine }: { table: TableShown; seat: number; mine: boolean }): JSX.Element | null {
  const sits = table.seats[seat];
  if (mine) return <span>{t("end-you")}</span>;
  if (sits?.kind !== "bot") return <bdi>{sits ? playerName(sits) : ""}</bdi>;
  return (
    <span class="end-bot">
      <BotFace seat={sits} />
      {t("frame-bot-level", { who: playerName(sits), level: levelWord(sits.level) })}
    </span>
  );
}

/** The sign of a seat, with the face of the bot that played it. */
function withBot(table: TableShown, face: (seat: number) => JSX.Element) {
  return (seat: number): JSX.Element => (
    <>
      {face(seat)}
      <BotFace seat={table.seats[seat]} />
    </>
  );
}

/** The people and bots of a side. */
function peopleOf(table: TableShown, mine: readonly number[]) {
  return (row: ScoreRow): JSX.Element => (
    <>
      {row.seats.map((seat) => (
        <PlayerAt key={seat} table={table} seat={seat} mine={mine.includes(seat)} />
      ))}
    </>
  );
}

/** The head of the page where the game keeps no score sheet. */
function plainWords(winners: string, won: boolean): ResultWords {
  const title = won ? t("games-won") : winners ? t("web-won", { who: winners }) : t("web-game-over");
  return { title, below: "", why: "" };
}

interface CourseProps extends EndScreenProps {
  readonly table: TableShown;
  readonly lines: readonly Course[];
  readonly moments: readonly Moment[];
}

/** The chart, with the numbers of the moments where they were. */
function CoursePanel({ session, score, name, face, table, lines, moments }: CourseProps): JSX.Element | null {
  if (lines.length === 0) return null;
  const marks = moments.map(({ answers, seat }, n) => {
    const line = lines.find((one) => one.seat === seat);
    return { answers, score: line ? scoreAt(line, answers) : 0, number: n + 1 };
  });
  return (
    <section class="end-panel chart-panel">
      <h3>{score.label()}</h3>
      <Chart
        lines={lines}
        total={session.connection.game.value?.answers ?? 0}
        name={name}
        face={face}
        label={score.label()}
        marks={marks}
        choose={(at) => (location.hash = `#/replay/${table.id}/${at}`)}
      />
    </section>
  );
}

function EndPage({ session, score, name, face, table, result, hide }: PageProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = useCourses(session, score);
  const mine = session.connection.who.value?.seats ?? [];
  const moments = useMoments(session, score, lines, name);
  const winners = result.winners.map(name).join(" + ");
  const { sheet } = result;
  const side = (row: ScoreRow) => row.seats.map(name).join(" + ");
  const shape = score.sheet;
  const words =
    shape && sheet.length > 0
      ? resultWords({
          sheet,
          winners: result.winners,
          mine,
          name: side,
          sources: shape.sources(),
          label: shape.label,
          moments,
        })
      : plainWords(winners, mine.length === 1 && result.winners.includes(mine[0] ?? -1));
  return (
    <section class="ending" role="dialog" aria-labelledby="ending-title">
      <div class="end-hero">
        <p class="how">
          {closedFor(session) || concededBy(session, name) || endingWords(table.setup.game, result.ending, winners)}
        </p>
        <h2 id="ending-title" tabIndex={-1} ref={heading}>
          {words.title}
        </h2>
        {words.below && <p class="below">{words.below}</p>}
        {words.why && <p class="why-sentence">{words.why}</p>}
        {sheet.length > 1 && (
          <Podium sheet={sheet} face={withBot(table, face)} name={side} won={result.winners.length > 0} />
        )}
        <EndActions session={session} table={table} hide={hide} />
      </div>
      <div class="end-rest">
        {shape && sheet.length > 0 && (
          <ScoreSheet
            shape={shape}
            sheet={sheet}
            mine={mine}
            face={face}
            name={side}
            people={peopleOf(table, mine)}
            won={result.winners.length > 0}
          />
        )}
        <CoursePanel {...{ session, score, name, face, table, lines, moments }} />
        <TurningPoints moments={moments} table={table.id} />
      </div>
    </section>
  );
}

export function EndScreen({ session, ...rest }: EndScreenProps): JSX.Element | null {
  const hidden = useSignal(false);
  const table = session.connection.table.value;
  const result = table?.result;
  if (!table || !result) return null;
  if (hidden.value) {
    return (
      <button type="button" class="reopen" onClick={() => (hidden.value = false)}>
        {t("web-result")}
      </button>
    );
  }
  return <EndPage session={session} {...rest} table={table} result={result} hide={() => (hidden.value = true)} />;
}
