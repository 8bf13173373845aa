/** What the page has to know about one game. `games/<name>/index.tsx` exports it; nothing outside that folder names a
 * game. The table, the screens and the replay read everything else from here. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent, JSX } from "preact";
import type { Glow } from "../board/grid";
import type { Point } from "../board/hex";
import type { GameEvent, Option, Question, TableShown, Thing } from "../generated/protocol";
import type { MarkKind } from "../net/log_entries";
import type { Line } from "../table/explanation";
import type { Hand } from "../table/hand";
import type { ScoreChange } from "../table/scores";
import type { Session } from "../table/session";
import type { Sentences, Sitting } from "../words/sentences";

/** Functions for panels. They stay the same objects, so that a panel in a `Memo` need not be drawn again for them. */
export interface PanelHooks {
  readonly optionFor: (thing: Thing) => Option | undefined;
  readonly touch: (thing: Thing) => void;
  /** What the log says about somebody, of some kinds of events, the newest first. */
  readonly lines: (kinds: ReadonlySet<string>, who: number) => readonly Line[];
}

/** The options of the open question, by what stands for them. */
export interface Lit {
  readonly spaces: ReadonlyMap<string, Glow>;
  readonly edges: ReadonlyMap<string, Glow>;
  /** Those that are buttons of the prompt. */
  readonly shown: readonly Option[];
}

/** A table as it stands: everything the parts of a game are drawn from. */
export interface TableState<View = unknown, Local = unknown> {
  readonly session: Session;
  readonly table: TableShown;
  readonly view: View;
  /** Who sits where, and who belongs together. */
  readonly sitting: Sitting;
  /** The seat that is looked through; null for a spectator. */
  readonly seat: number | null;
  /** The question that may be answered, or about which something may be suggested. */
  readonly question: Question | null;
  /** Seats that are waited for. */
  readonly waiting: readonly number[];
  readonly lit: Lit;
  /** The codes of the prompt's options, written down: what a panel with lit things depends on. */
  readonly touchable: string;
  /** A letter or two for each seat. */
  readonly letters: readonly string[];
  readonly hand: Hand;
  readonly hooks: PanelHooks;
  /** Spaces that a line of the log names. */
  readonly pointed: ReadonlySignal<readonly string[]>;
  readonly point: (spaces: readonly string[]) => void;
  /** The space under the pointer. */
  readonly hovered: Signal<string | null>;
  /** What `useLocal` of the game returned. */
  readonly local: Local;
}

/** An answer that is a button of the prompt. */
export interface Answer {
  readonly option: Option;
  readonly words: string;
  readonly picture: JSX.Element | null;
  /** What follows from it, in a few words. */
  readonly note?: string;
}

/** A panel beside the board; on a phone a sheet with a tab. */
export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly sign: string;
  readonly body: ComponentChildren;
}

/** What the round sign of a seat shows. */
export interface SeatFaceArt {
  /** A class for the sign. */
  readonly look?: string;
  readonly art: JSX.Element;
}

export interface ScenarioPictureProps {
  readonly scenario: string;
  readonly players: number;
  /** The god of each seat; empty where it is drawn. */
  readonly gods: readonly string[];
  readonly label: string;
}

/** A rulebook: the rules whose ids begin with a prefix. */
export interface Book {
  readonly prefix: string;
  readonly title: () => string;
}

/** How the score is read, for the chart at the end and the places a replay can jump to. */
export interface Score {
  readonly label: () => string;
  /** What each of so many seats has in a view. */
  readonly of: (view: unknown, seats: number) => readonly number[];
  readonly change: (event: GameEvent) => ScoreChange | null;
  /** The seat that an event takes out of the game. */
  readonly out: (event: GameEvent) => number | undefined;
  readonly mark: (event: GameEvent) => MarkKind | undefined;
}

/** A map that is dragged and zoomed. */
export interface GameMap<View, Local> {
  /** Its own measures: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  /** How wide a space is, in those measures. */
  readonly space: number;
  /** What should be seen now. */
  readonly focus: (state: TableState<View, Local>) => readonly Point[];
  /** A space in words. */
  readonly describe: (view: View, space: string) => string;
}

type Part<View, Local> = FunctionComponent<{ readonly state: TableState<View, Local> }>;

export interface GameDescription<View = unknown, Local = unknown> {
  // Screens around the table. The picture on the home screen is a file of its own, `banner.tsx`.
  /** The first five minutes: rules worth reading, each with a picture. */
  readonly lessons: readonly (readonly [rule: string, art: JSX.Element])[];
  readonly books: readonly Book[];
  readonly ScenarioPicture?: FunctionComponent<ScenarioPictureProps>;
  /** The round sign of a seat, from what the seat is called; without it seats show their number. */
  readonly face?: (called: string, seat: number) => SeatFaceArt;
  /** The game in words. */
  readonly words: Sentences;
  readonly score: Score;
  // The table.
  readonly lit: (view: View, question: Question | null) => Lit;
  /** An option as a button of the prompt. */
  readonly answer: (state: TableState<View, Local>, option: Option) => Answer;
  /** An option that a touch means although it does not name the thing. */
  readonly meant?: (question: Question | null, lit: Lit, thing: Thing) => Option | undefined;
  /** What the game remembers while its table is open; a hook. */
  readonly useLocal: (events: readonly GameEvent[]) => Local;
  /** null: the board is no map, and takes the whole field. */
  readonly map: GameMap<View, Local> | null;
  readonly Board: Part<View, Local>;
  /** What lies over the field beside the board. */
  readonly Overlay?: Part<View, Local>;
  readonly Tracks: Part<View, Local>;
  /** All panels but the log. */
  readonly panels: (state: TableState<View, Local>) => readonly Panel[];
  /** What stands above the log. */
  readonly LogHead?: Part<View, Local>;
  /** A proposal above the answers of the prompt. */
  readonly Proposal?: Part<View, Local>;
  /** What a hint says beyond the advice of a bot. */
  readonly advice?: (question: Question, table: string) => Promise<readonly Line[]>;
}

/** A description for the rest of the page, which does not look into views. This is the one place where a view is
 * trusted to be what its game says. */
export function describeGame<View, Local>(game: GameDescription<View, Local>): GameDescription {
  return game as unknown as GameDescription;
}
