/** How a game tells its turns, and what its coach explains and warns of. */
import type { GameEvent, Option } from "../generated/protocol";
import type { Sitting } from "../words/sentences";
import type { TableState } from "./description";

/** A sentence about a turn. */
export interface StoryLine {
  readonly text: string;
  /** The rule behind it. */
  readonly rule?: string;
  readonly sign?: string;
  /** Where it happened: along a way, or at places. */
  readonly spaces: readonly string[];
  readonly mark?: "way" | "place";
  /** The kind of the piece that left the first space. */
  readonly piece?: string;
  /** Whose doing it was, where it is not the turn's. */
  readonly who?: number;
}

/** How a turn is told. */
export interface Story<View> {
  readonly lines: (
    state: { readonly view: View; readonly sitting: Sitting; readonly seat: number | null },
    events: readonly GameEvent[],
  ) => readonly StoryLine[];
  /** What the turns of the others mean for the one who is asked now; empty if nothing stands out. */
  readonly forYou?: (
    state: { readonly view: View; readonly sitting: Sitting; readonly seat: number | null },
    events: readonly GameEvent[],
  ) => string;
}

/** Something the coach explains; its texts are `<game>-coach-<name>` and `<game>-coach-<name>-title`. */
export interface Lesson {
  readonly name: string;
  /** Where on the board it can be seen. */
  readonly spaces?: readonly string[];
}

/** What an answer gives up. */
export interface Warning {
  /** The same thing is warned of once. */
  readonly name: string;
  readonly text: string;
}

/** What the coach explains and warns of. */
export interface Coach<View, Local> {
  /** Lessons that are due now, after these events. */
  readonly due: (state: TableState<View, Local>, events: readonly GameEvent[]) => readonly Lesson[];
  readonly warns: (state: TableState<View, Local>, option: Option) => Warning | null;
}
