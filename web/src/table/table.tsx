/** One table for every game: the board, the tracks, the panels, the log and the question, as a description says. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Point } from "../board/hex";
import { type Mark, Marks } from "../board/marks";
import { Hovered, PanZoom } from "../board/pan_zoom";
import type { GameDescription, Panel, TableState } from "../games/description";
import { t } from "../words/words";
import { Answers } from "./answers";
import { CoachCard, useCoach } from "./coach";
import { EndScreen } from "./ending/end_screen";
import { HandOver, mustHandOver } from "./hand_over";
import { Suggestion } from "./hint";
import { Layout } from "./layout";
import { marksOfLesson } from "./lesson_later";
import { Log } from "./log";
import { Prompt } from "./prompt";
import { marksOf, RecapChip, RecapColumn, SkipWaiting, useRecap, useStoryKeys } from "./recap";
import { SeatFace } from "./seat_face";
import type { Session } from "./session";
import { shownTable } from "./shown_table";
import { useTableState } from "./table_state";
import { useThingReader } from "./thing_card";

interface PartProps {
  readonly game: GameDescription;
  readonly state: TableState;
}

/** What should be seen: what is suggested, else what is asked about, else what the others did. */
function focusOf(asked: readonly Point[], marks: readonly Mark[]): readonly Point[] {
  const drawn = marks.flatMap(({ points }) => points);
  const first = marks[0]?.look;
  return asked.length > 0 && first !== "hint" && first !== "taught" ? asked : drawn.length > 0 ? drawn : asked;
}

/** The board: a map that is dragged and zoomed, or whatever the game shows in its place. */
function Field({ game, state, marks }: PartProps & { marks: readonly Mark[] }): JSX.Element {
  const { Board, Overlay, map } = game;
  return (
    <>
      {map ? (
        <>
          <PanZoom
            box={map.box}
            place={map.space}
            side={map.side}
            focus={focusOf(map.focus(state), marks)}
            occasion={`${state.question?.asked ?? ""} ${marks.map(({ look }) => look).join(" ")}`}
          >
            <Board state={state} />
            <Marks marks={marks} box={map.box} side={map.side} />
          </PanZoom>
          <Hovered at={state.hovered} describe={(space) => map.describe(state.view, space)} />
        </>
      ) : (
        <Board state={state} />
      )}
      {Overlay && <Overlay state={state} />}
    </>
  );
}

function Question({ game, state }: PartProps): JSX.Element {
  const { sitting, question, waiting, lit } = state;
  const { Proposal } = game;
  const name = (seat: number): string => game.words.seat(sitting, seat);
  return (
    <Prompt
      hand={state.hand}
      asks={question ? (game.asks?.(state) ?? game.words.question(question)) : ""}
      who={
        question ? name(question.seat) : waiting.map((one) => (one < 0 ? t("terminal-chance") : name(one))).join(", ")
      }
      seat={question?.seat ?? waiting[0] ?? 0}
      onBoard={lit.spaces.size + lit.edges.size > 0}
      explain={(reason) => game.words.reason(sitting, reason)}
      called={name}
      advice={game.advice}
      progress={game.progress?.(state)}
    >
      {game.choices?.(state) ?? (
        <>
          {Proposal && <Proposal state={state} />}
          <Answers game={game} state={state} />
        </>
      )}
    </Prompt>
  );
}

function logPanel({ game, state }: PartProps): Panel {
  return { id: "log", title: t("web-log"), sign: "log", body: <Log game={game} state={state} /> };
}

/** What the others did, what is suggested, what the coach says. */
function Story({ game, state, recap }: PartProps & { recap: ReturnType<typeof useRecap> }): JSX.Element {
  return (
    <>
      <div class="story-column">
        <RecapColumn game={game} state={state} recap={recap} />
        <Suggestion game={game} state={state} />
        <CoachCard state={state} />
      </div>
      <RecapChip recap={recap} />
      <SkipWaiting session={state.session} />
    </>
  );
}

export function GameTable({ session, game }: { session: Session; game: GameDescription }): JSX.Element | null {
  const state = useTableState(session, game);
  useThingReader(game, state);
  useEffect(() => {
    shownTable.value = state && { game, state };
  });
  useEffect(() => () => void (shownTable.value = null), []);
  const recap = useRecap(game, state);
  useStoryKeys(recap, session);
  useCoach(game, state);
  const lesson = state?.table.lesson ?? null;
  if (!state) return null;
  const { sitting, table } = state;
  if (mustHandOver(session)) {
    return <HandOver session={session} game={game} who={game.words.seat(sitting, session.question.value?.seat ?? 0)} />;
  }
  const face = (seat: number): JSX.Element => (
    <SeatFace game={game} called={table.seats[seat]?.called ?? ""} seat={seat} />
  );
  return (
    <Layout
      game={table.setup.game}
      session={session}
      asked={state.question?.asked}
      panels={lesson ? game.panels(state) : [...game.panels(state), logPanel({ game, state })]}
      ending={
        !lesson && (
          <EndScreen session={session} score={game.score} name={(seat) => game.words.seat(sitting, seat)} face={face} />
        )
      }
      side={game.promptSide ?? "below"}
      tracks={<game.Tracks state={state} />}
      dock={game.Dock && <game.Dock state={state} />}
      beside={game.beside?.(state)}
      stage={game.stage?.(state)}
      prompt={<Question game={game} state={state} />}
      story={!lesson && <Story game={game} state={state} recap={recap} />}
    >
      <Field
        game={game}
        state={state}
        marks={lesson ? marksOfLesson(game, state, lesson) : marksOf(game, state, recap)}
      />
    </Layout>
  );
}
