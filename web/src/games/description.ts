/** What the page has to know about one game. `games/<name>/index.tsx` exports it; nothing outside that folder names a
 * game. The table, the screens and the replay read everything else from here. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent, JSX } from "preact";
import type { Glow } from "../board/grid";
import type { Point } from "../board/hex";
import type { Side } from "../board/zoom_view";
import type { GameEvent, Option, Question, ScorePart, ScoreRow, TableShown, Thing } from "../generated/protocol";
import type { MarkKind } from "../net/log_entries";
import type { Moment, Placed } from "../table/ending/moments";
import type { Line } from "../table/explanation";
import type { Hand } from "../table/hand";
import type { ScoreChange } from "../table/scores";
import type { Session } from "../table/session";
import type { Sentences, Sitting } from "../words/sentences";
import type { Coach, Story } from "./telling";

/** Functions for panels. They stay the same objects, so that a panel in a `Memo` need not be drawn again for them. */
export interface PanelHooks {
  readonly optionFor: (thing: Thing) => Option | undefined;
  readonly touch: (thing: Thing) => void;
  /** A click on a thing that may be read or played. A mouse or a key plays what answers the question and reads the
   * rest; a finger always reads first, and the card has the button that plays. */
  readonly tap: (thing: Thing, event: Event) => void;
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
  /** The rule set that is played; empty where a game has only one. */
  readonly edition: string;
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
  /** `act` does something and is the prominent one where it is alone; `decline` is a quiet link. Without it the prompt
   * decides: passing declines, everything else is plain. */
  readonly tone?: "act" | "decline" | "plain";
  /** The printed thing that the answer names: it is offered as its card. Without it the first thing of the option. */
  readonly thing?: Thing | null;
  /** Why it cannot be chosen now; it is greyed and says this. */
  readonly blocked?: string;
}

/** Something to say about how far a decision is, as in "Action 1 of 2". */
export interface Progress {
  readonly words: string;
  /** So many of so many, as pips. */
  readonly done?: number;
  readonly of?: number;
}

/** A number that is printed on a thing. */
export interface ThingNumber {
  readonly label: string;
  readonly value: string | number;
  readonly picture?: JSX.Element;
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

/** What a seat has, in the top bar. */
export interface SeatChip {
  /** The sign of what the score counts, and what it is called. */
  readonly sign: string;
  readonly label: string;
  readonly score: number;
  /** Small counts behind it. */
  readonly more?: readonly { readonly sign: string; readonly label: string; readonly value: number }[];
}

export interface ScenarioPictureProps {
  readonly scenario: string;
  readonly players: number;
  /** The god of each seat; empty where it is drawn. */
  readonly gods: readonly string[];
  readonly label: string;
}

/** Pictures for whoever learns a game. */
export interface LearnPictures {
  /** The printed thing that stands for a lesson, by its number from 1. */
  readonly picture: (number: number) => Thing;
  /** The sign of a lesson: earned, or still to be. */
  readonly trophy: (earned: boolean) => JSX.Element;
}

/** A rulebook: the rules whose ids begin with a prefix. */
export interface Book {
  readonly prefix: string;
  readonly title: () => string;
}

/** Things that stand together in the almanac, under the title `<game>-almanac-<id>`: all of a kind, or some. */
export interface AlmanacGroup {
  readonly id: string;
  readonly kind: string;
  readonly names?: readonly string[];
  /** The kind of quiz questions that these things matter in; any without it. */
  readonly quiz?: string;
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
  /** The moments the game turned on, in their order; `name` names a side. */
  readonly moments?: (events: readonly Placed[], name: (seat: number) => string) => readonly Moment[];
  readonly sheet?: SheetShape;
}

/** How the score sheet is laid out, and its words. */
export interface SheetShape {
  readonly title: () => string;
  /** What the sum of a column is called. */
  readonly total: () => string;
  /** The rows, under headings; a heading without words is not shown. */
  readonly groups: () => readonly { readonly title: string; readonly sources: readonly string[] }[];
  /** All sources, in their order. */
  readonly sources: () => readonly string[];
  readonly label: (source: string) => string;
  /** How a source scores, in a few words; empty where the label says it. */
  readonly hint: (source: string) => string;
  /** How an amount was reckoned; empty where there is nothing to say. */
  readonly detail: (source: string, parts: readonly ScorePart[]) => string;
  /** What has to be said below the sheet; empty if nothing has. */
  readonly note: (sheet: readonly ScoreRow[]) => string;
}

/** A map that is dragged and zoomed. */
export interface GameMap<View, Local> {
  /** Its own measures: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  /** How wide a space is, in those measures. */
  readonly space: number;
  /** Where it lies in a field that is wider than it; in the middle unless the game says otherwise. */
  readonly side?: Side;
  /** What should be seen now. */
  readonly focus: (state: TableState<View, Local>) => readonly Point[];
  /** A space in words. */
  readonly describe: (view: View, space: string) => string;
  /** Where a space, or an edge, lies. */
  readonly point?: (space: string) => Point;
  /** A piece of a seat, drawn around the point 0 0. */
  readonly piece?: (view: View, seat: number, kind: string) => JSX.Element | null;
}

type Part<View, Local> = FunctionComponent<{ readonly state: TableState<View, Local> }>;

export interface GameDescription<View = unknown, Local = unknown> {
  // Screens around the table. The picture on the home screen is a file of its own, `banner.tsx`.
  /** Pictures for whoever learns the game. */
  readonly learn?: LearnPictures;
  readonly books: readonly Book[];
  /** How the almanac groups the printed things; without it each kind is a group. */
  readonly almanac?: readonly AlmanacGroup[];
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
  /** The picture of a printed thing, for its card. */
  readonly thingPicture?: (thing: Thing) => JSX.Element | null;
  /** What a thing is called where its name alone says too little, such as a number; undefined where it does not. */
  readonly thingTitle?: (thing: Thing) => string | undefined;
  /** Cost, strength ... as they are printed on it. */
  readonly thingNumbers?: (thing: Thing, edition: string) => readonly ThingNumber[];
  /** How far the open decision is. */
  readonly progress?: (state: TableState<View, Local>) => Progress | null;
  /** What stands in the prompt in the place of the usual answers; null where the usual ones do. */
  readonly choices?: (state: TableState<View, Local>) => JSX.Element | null;
  /** Where the prompt stands on a wide screen; below the board unless the game says otherwise. */
  readonly promptSide?: "left" | "below";
  /** What stands below the board beside the prompt, such as the own hand. */
  readonly Dock?: Part<View, Local>;
  /** What takes the whole table below the top bar while it lasts, such as a Battle; null while there is nothing. */
  readonly stage?: (state: TableState<View, Local>) => JSX.Element | null;
  /** What stands beside the board in the place of panels and answers while it lasts, such as a shop; null without. */
  readonly beside?: (state: TableState<View, Local>) => JSX.Element | null;
  /** The question in the words of what is composed; null where the usual ones do. */
  readonly asks?: (state: TableState<View, Local>) => string | null;
  /** Whether a question is one part of what is composed: then it is never answered for the person. */
  readonly part?: (question: Question) => boolean;
  /** What lights up while something is composed that is not sent yet; null where the question itself decides. */
  readonly composed?: (state: TableState<View, Local>) => Lit | null;
  /** A touch that belongs to what is composed; false where it is an answer. */
  readonly composes?: (state: TableState<View, Local>, thing: Thing) => boolean;
  /** The printed things that lie on a space, for whoever reads it. */
  readonly lying?: (view: View, space: string) => readonly Thing[];
  /** The spaces where a thing can be seen that is no piece on one of them, such as all spaces of a region. */
  readonly whereabouts?: (view: View, thing: Thing) => readonly string[];
  /** What a seat shows of its own in the top bar; without it only its score. */
  readonly chip?: (view: View, seat: number) => SeatChip;
  /** Everything public about a seat, for whoever touches it in the top bar. */
  readonly seatBoard?: (state: TableState<View, Local>, seat: number) => ComponentChildren;
  /** What a hint says beyond the advice of a bot. */
  readonly advice?: (question: Question, table: string) => Promise<readonly Line[]>;
  /** How turns are told, in the log and since the last answer. */
  readonly story?: Story<View>;
  /** What is explained the first time it happens, and which answers are warned of. */
  readonly coach?: Coach<View, Local>;
}

/** A description for the rest of the page, which does not look into views. This is the one place where a view is
 * trusted to be what its game says. */
export function describeGame<View, Local>(game: GameDescription<View, Local>): GameDescription {
  return game as unknown as GameDescription;
}
