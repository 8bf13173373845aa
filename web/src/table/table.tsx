/** One table for every game: the board, the tracks, the panels, the log and the question, as a description says. */
import type { JSX } from "preact";
import { Hovered, PanZoom } from "../board/pan_zoom";
import type { GameDescription, Panel, TableState } from "../games/description";
import { t } from "../words/words";
import { EndScreen } from "./end_screen";
import { HandOver, mustHandOver } from "./hand_over";
import { Layout } from "./layout";
import { Log } from "./log";
import { Prompt } from "./prompt";
import { SeatFace } from "./seat_face";
import type { Session } from "./session";
import { useTableState } from "./table_state";

interface PartProps {
  readonly game: GameDescription;
  readonly state: TableState;
}

/** The board: a map that is dragged and zoomed, or whatever the game shows in its place. */
function Field({ game, state }: PartProps): JSX.Element {
  const { Board, Overlay, map } = game;
  return (
    <>
      {map ? (
        <>
          <PanZoom
            box={map.box}
            place={map.space}
            focus={map.focus(state)}
            occasion={String(state.question?.asked ?? "")}
          >
            <Board state={state} />
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
      asks={question ? game.words.question(question) : ""}
      who={
        question ? name(question.seat) : waiting.map((one) => (one < 0 ? t("terminal-chance") : name(one))).join(", ")
      }
      seat={question?.seat ?? waiting[0] ?? 0}
      shown={lit.shown.map((option) => game.answer(state, option))}
      onBoard={lit.spaces.size + lit.edges.size > 0}
      explain={(reason) => game.words.reason(sitting, reason)}
      called={name}
      advice={game.advice}
    >
      {Proposal && <Proposal state={state} />}
    </Prompt>
  );
}

function logPanel({ game, state }: PartProps): Panel {
  const { LogHead } = game;
  const body = (
    <>
      {LogHead && <LogHead state={state} />}
      <Log
        session={state.session}
        tell={(event) => game.words.event(state.sitting, event)}
        names={JSON.stringify(state.sitting)}
        point={state.point}
      />
    </>
  );
  return { id: "log", title: t("web-log"), sign: "log", body };
}

export function GameTable({ session, game }: { session: Session; game: GameDescription }): JSX.Element | null {
  const state = useTableState(session, game);
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
      panels={[...game.panels(state), logPanel({ game, state })]}
      ending={
        <EndScreen session={session} score={game.score} name={(seat) => game.words.side(sitting, seat)} face={face} />
      }
      tracks={<game.Tracks state={state} />}
      prompt={<Question game={game} state={state} />}
    >
      <Field game={game} state={state} />
    </Layout>
  );
}
