/** The position of a question, drawn by the game's own board and panels. Nothing can be answered there. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Sign } from "../../art/signs";
import { useBoardUnit } from "../../board/board_unit";
import { type Point, SIZE } from "../../board/hex";
import type { GameDescription, TableState } from "../../games/description";
import type { ExampleMoment, ExampleShown, QuizShown } from "../../generated/protocol";
import { Session } from "../../table/session";
import { useTableState } from "../../table/table_state";
import { useThingReader } from "../../table/thing_card";
import { t } from "../../words/words";
import { exampleFeed } from "../example_feed";
import { placeOf, type Window, windowAround } from "../example_places";

export const LETTERS = ["A", "B", "C", "D"] as const;

/** A window this narrow shows only the part of the board that matters. */
const NARROW = "(width <= 47.5em)";

function feedOf(quiz: QuizShown): ReturnType<typeof exampleFeed> {
  const { game, edition, seat, called, lights, waiting, sides, view } = quiz;
  const example: ExampleShown = {
    ...{ game, name: "quiz", edition, rules: [], things: [], seat, called, lights, moments: [] },
  };
  const moment: ExampleMoment = {
    ...{ seat: null, text: "", things: [], words: { key: "", values: {} }, events: [], waiting, sides, view },
  };
  return exampleFeed(example, moment, 0);
}

export function useQuizState(quiz: QuizShown, game: GameDescription): TableState | null {
  const session = useMemo(() => new Session(feedOf(quiz)), [quiz]);
  const state = useTableState(session, game);
  useThingReader(game, state);
  return state;
}

interface BoardProps {
  readonly quiz: QuizShown;
  readonly game: GameDescription;
  readonly state: TableState;
  /** The choice that was made. */
  readonly chosen: number | null;
}

/** What the question is about, and the choices that are places, each with its letter. */
function Lettered({ quiz, game, chosen, box }: Omit<BoardProps, "state"> & { readonly box: Window }): JSX.Element {
  const points = (things: QuizShown["lights"]): readonly Point[] =>
    things.map((thing) => placeOf(game, thing)).filter((point) => point !== null);
  const look = (n: number): string =>
    chosen === null ? "" : n === quiz.right ? "right" : n === chosen ? "wrong" : "left";
  return (
    <svg class="board quiz-marks" viewBox={box.join(" ")} aria-hidden="true">
      {points(quiz.lights).map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="quiz-light" cx={x} cy={y} r={SIZE * 0.86} />
      ))}
      {quiz.choices.map((choice, n) =>
        points(choice.things).map(({ x, y }) => (
          <g key={`${n} ${x} ${y}`} class={`quiz-letter ${look(n)}`} transform={`translate(${x} ${y})`}>
            <circle r="19" />
            <text y="8">{LETTERS[n]}</text>
          </g>
        )),
      )}
    </svg>
  );
}

/** The part of the board that is shown: on a narrow screen what the question is about, else all of it. */
function shownPart(quiz: QuizShown, game: GameDescription, box: Window, space: number): Window {
  if (!matchMedia(NARROW).matches) return box;
  const things = [...quiz.lights, ...quiz.choices.flatMap((choice) => choice.things)];
  const points = things.map((thing) => placeOf(game, thing)).filter((point) => point !== null);
  return points.length > 0 ? windowAround(points, box, space) : box;
}

export function QuizBoard({ quiz, game, state, chosen }: BoardProps): JSX.Element | null {
  const map = game.map;
  const part = useMemo(() => map && shownPart(quiz, game, map.box, map.space), [quiz, game]);
  const field = useBoardUnit<HTMLElement>(part?.[2] ?? 0);
  if (!map || !part) return null;
  const [left, top, wide, high] = map.box;
  const [x, y, width, height] = part;
  const share = (length: number): string => `${(length * 100).toFixed(3)}%`;
  const style = {
    width: share(wide / width),
    height: share(high / height),
    left: share((left - x) / width),
    top: share((top - y) / height),
  };
  return (
    <section
      ref={field}
      class="quiz-field"
      aria-label={t("quiz-position")}
      style={{ "--ratio": String(width / height) }}
    >
      <div class="sheet" style={style} inert>
        <game.Board state={state} />
        <Lettered quiz={quiz} game={game} chosen={chosen} box={map.box} />
      </div>
    </section>
  );
}

/** What stands beside the board at a table: the own things, those of the others, what is on offer. */
export function QuizPanels({ game, state }: { game: GameDescription; state: TableState }): JSX.Element | null {
  const panels = game.panels(state);
  const open = useSignal(panels[0]?.id ?? "");
  const shown = panels.find(({ id }) => id === open.value) ?? panels[0];
  if (!shown) return null;
  return (
    <section class="quiz-panels">
      <div class="quiz-tabs">
        {panels.map(({ id, title, sign }) => (
          <button key={id} type="button" aria-pressed={id === shown.id} onClick={() => (open.value = id)}>
            <Sign name={sign} />
            {title}
          </button>
        ))}
      </div>
      {state.seat !== null && game.Dock && <game.Dock state={state} />}
      <div class="quiz-panel">{shown.body}</div>
    </section>
  );
}
