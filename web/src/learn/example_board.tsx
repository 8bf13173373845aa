/** A worked example: a position drawn by the game's own board, the answers that are given there, one after the other,
 * and what came of them in words. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../art/icons";
import { useBoardUnit } from "../board/board_unit";
import { SIZE } from "../board/hex";
import { type Mark, Marks } from "../board/marks";
import { NamedSpaces } from "../board/named_spaces";
import type { GameDescription, TableState } from "../games/description";
import { gameNamed } from "../games/registry";
import type { ExampleMoment, ExampleShown } from "../generated/protocol";
import { SeatFace } from "../table/seat_face";
import { Session } from "../table/session";
import { useTableState } from "../table/table_state";
import { ThingCard } from "../table/thing_card";
import { t } from "../words/words";
import { exampleFeed, readExample } from "./example_feed";
import { exampleWindow, isPlace, placeOf, type Window } from "./example_places";
import "./example.css";

/** How long each answer stays while an example plays. */
const PACE = 1400;

interface Shown {
  readonly game: GameDescription;
  readonly example: ExampleShown;
}

/** The answers so far that were given on the board, each with its number. */
function marksUpTo({ game, example }: Shown, moment: number): readonly Mark[] {
  return example.moments.slice(1, moment + 1).flatMap(({ things, seat }, n) => {
    const points = things.map((thing) => placeOf(game, thing)).filter((point) => point !== null);
    if (points.length === 0) return [];
    return [{ number: n + 1, look: seat === null ? "" : `seat-${seat}`, kind: "place" as const, points }];
  });
}

function Lights({ game, example, box }: Shown & { readonly box: Window }): JSX.Element {
  const points = example.lights.map((thing) => placeOf(game, thing)).filter((point) => point !== null);
  return (
    <svg class="board marks" viewBox={box.join(" ")} aria-hidden="true">
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="example-light" cx={x} cy={y} r={SIZE * 0.7} />
      ))}
    </svg>
  );
}

type BoardProps = Shown & { readonly state: TableState; readonly moment: number };

/** The part of the board that the example is about. */
function Field({ game, example, state, moment }: BoardProps): JSX.Element | null {
  const part = useMemo(() => exampleWindow(game, example), [game, example]);
  const field = useBoardUnit<HTMLDivElement>(part?.[2] ?? 0);
  if (!part || !game.map) return null;
  const [left, top, wide, high] = game.map.box;
  const [x, y, width, height] = part;
  const share = (length: number): string => `${(length * 100).toFixed(3)}%`;
  const style = {
    width: share(wide / width),
    height: share(high / height),
    left: share((left - x) / width),
    top: share((top - y) / height),
  };
  return (
    <div ref={field} class="example-field" inert style={{ aspectRatio: `${width} / ${height}` }}>
      <div class="sheet" style={style}>
        <NamedSpaces.Provider value={true}>
          <game.Board state={state} />
        </NamedSpaces.Provider>
        {moment === 0 && <Lights game={game} example={example} box={game.map.box} />}
        <Marks marks={marksUpTo({ game, example }, moment)} box={game.map.box} />
      </div>
    </div>
  );
}

/** What lies beside the board and matters: cards, gods, tokens. */
function Beside({ game, example }: Shown): JSX.Element | null {
  const things = example.lights.filter((thing) => !isPlace(game.words.catalogue, thing));
  if (things.length === 0) return null;
  return (
    <ul class="example-things" aria-label={t("book-example-things")}>
      {things.map((thing, n) => (
        <li key={n}>
          <ThingCard game={game} thing={thing} size="small" edition={example.edition} />
        </li>
      ))}
    </ul>
  );
}

/** Who has how many points, where they change. */
function Points({ game, example, moment }: Shown & { readonly moment: number }): JSX.Element | null {
  const [first, last] = [example.moments[0], example.moments[moment]];
  if (!first || !last || moment === 0) return null;
  const seats = example.called.map((_, seat) => seat);
  const before = game.score.of(first.view, seats.length);
  const after = game.score.of(last.view, seats.length);
  const changed = seats.filter((seat) => before[seat] !== after[seat]);
  if (changed.length === 0) return null;
  const sitting = { called: example.called, sides: last.sides };
  return (
    <p class="example-points">
      {changed.map((seat) => (
        <span key={seat}>
          <SeatFace game={game} seat={seat} called={example.called[seat] ?? ""} />
          {game.words.seat(sitting, seat)}: {before[seat]} → <b>{after[seat]}</b>
        </span>
      ))}
      <small>{game.score.label()}</small>
    </p>
  );
}

/** What happened in a moment, in the words of the log. */
function told({ game, example }: Shown, { events, sides }: ExampleMoment): readonly string[] {
  const sitting = { called: example.called, sides };
  return events.map((event) => game.words.event(sitting, event)).filter(Boolean);
}

interface ControlsProps {
  readonly moment: number;
  readonly last: number;
  readonly playing: boolean;
  readonly go: (moment: number) => void;
  readonly play: () => void;
}

function Controls({ moment, last, playing, go, play }: ControlsProps): JSX.Element {
  const ended = moment === last;
  return (
    <div class="example-controls">
      <button type="button" class="answer act" onClick={ended ? () => go(0) : play}>
        <Icon name={ended ? "first" : playing ? "pause" : "play"} />
        {ended ? t("book-example-again") : playing ? t("book-example-pause") : t("book-example-play")}
      </button>
      <button type="button" class="answer" disabled={moment === 0} onClick={() => go(moment - 1)}>
        <Icon name="previous" />
        <span class="unseen">{t("book-example-previous")}</span>
      </button>
      <button type="button" class="answer" disabled={ended} onClick={() => go(moment + 1)}>
        <Icon name="next" />
        <span class="unseen">{t("book-example-next")}</span>
      </button>
      <span class="example-count">{t("book-example-count", { done: moment, of: last })}</span>
    </div>
  );
}

/** The board at a moment. */
function Still({ game, example, moment }: Shown & { readonly moment: number }): JSX.Element | null {
  const now = example.moments[moment];
  const session = useMemo(
    () => (now ? new Session(exampleFeed(example, now, moment)) : null),
    [example, moment],
  ) as Session;
  const state = useTableState(session, game);
  return state && <Field game={game} example={example} state={state} moment={moment} />;
}

function useMoment(last: number): ControlsProps {
  const moment = useSignal(0);
  const playing = useSignal(false);
  const go = (to: number): void => {
    playing.value = false;
    moment.value = to;
  };
  const play = (): void => {
    playing.value = !playing.value;
    if (playing.value) moment.value = Math.min(moment.value + 1, last);
  };
  useEffect(() => {
    if (!playing.value) return;
    if (moment.value >= last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => (moment.value += 1), PACE);
    return () => clearTimeout(timer);
  }, [playing.value, moment.value, last]);
  return { moment: moment.value, last, playing: playing.value, go, play };
}

function Played({ game, example }: Shown): JSX.Element {
  const last = example.moments.length - 1;
  const at = useMoment(last);
  const now = example.moments[at.moment];
  const words = `${example.game}-example-${example.name}`;
  return (
    <>
      <p>{t(`${words}-text`)}</p>
      <Beside game={game} example={example} />
      <Still game={game} example={example} moment={at.moment} />
      {last > 0 && <Controls {...at} />}
      <div class="example-told" aria-live="polite">
        {at.moment > 0 && now && (
          <ol start={at.moment}>
            <li>{told({ game, example }, now).join(" ") || t("book-example-answered")}</li>
          </ol>
        )}
        <Points game={game} example={example} moment={at.moment} />
        {at.moment === last && <p class="example-after">{t(`${words}-after`)}</p>}
      </div>
    </>
  );
}

/** On paper: the board before and after, and all words. */
function Printed({ game, example }: Shown): JSX.Element {
  const last = example.moments.length - 1;
  const words = `${example.game}-example-${example.name}`;
  return (
    <>
      <p>{t(`${words}-text`)}</p>
      <Beside game={game} example={example} />
      <div class="example-pair">
        <div>
          <Still game={game} example={example} moment={0} />
        </div>
        {last > 0 && (
          <div>
            <Still game={game} example={example} moment={last} />
          </div>
        )}
      </div>
      <Points game={game} example={example} moment={last} />
      <p class="example-after">{t(`${words}-after`)}</p>
    </>
  );
}

export interface ExampleBoardProps {
  readonly game: string;
  readonly name: string;
  /** For paper: everything at once, and nothing to press. */
  readonly printed?: boolean;
}

export function ExampleBoard({ game, name, printed = false }: ExampleBoardProps): JSX.Element {
  const example = useSignal<ExampleShown | null>(null);
  const description = gameNamed(game).value;
  useEffect(() => void readExample(game, name).then((found) => (example.value = found)), [game, name]);
  const Body = printed ? Printed : Played;
  return (
    <figure class={`example ${game}-table`} data-example={name}>
      <figcaption>
        <small>{t("book-example")}</small>
        {t(`${game}-example-${name}`)}
      </figcaption>
      {example.value && description ? (
        <Body key={name} game={description} example={example.value} />
      ) : (
        <p role="status">{t("web-opening")}</p>
      )}
    </figure>
  );
}
