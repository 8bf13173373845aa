/** A Battle at one of its beats: everything the stage shows of it. */
import type { EditionName } from "../../../generated/ankh";
import type { GameEvent } from "../../../generated/protocol";
import type { AnkhState } from "../state";
import { BEATS, type BeatName } from "./beats";
import type { BattleHistory } from "./history";
import type { MapMoment } from "./lifted_map";
import { type Cast, castOf } from "./names";
import { figuresIn, positionAfter } from "./position";
import { leadersOf } from "./say";
import { type Badges, type Strength, strengthsOf } from "./strength";

export interface Moment {
  readonly battle: BattleHistory;
  readonly cast: Cast;
  readonly edition: EditionName;
  /** The beat; the result after all of them. */
  readonly name: BeatName | "result";
  /** What was told up to it. */
  readonly told: readonly GameEvent[];
  readonly sides: readonly number[];
  readonly strengths: ReadonlyMap<number, Strength>;
  /** Whether strengths are known at this beat. */
  readonly counted: boolean;
  readonly leaders: { readonly sides: readonly number[]; readonly most: number };
  readonly map: MapMoment;
}

const NO_BADGES: Badges = new Map();

/** Whose badges are shown: from the count of strength until figures leave. */
function badgesAt(name: Moment["name"], badges: Badges): Badges {
  return name === "strength" || name === "tiebreak" || name === "reward" ? badges : NO_BADGES;
}

/** The side of whoever looks first, then the others in the order in which they opened their cards. */
function inOrder(sides: readonly number[], mine: number | null): readonly number[] {
  return [...sides.filter((side) => side === mine), ...sides.filter((side) => side !== mine)];
}

export function momentOf(state: AnkhState, battle: BattleHistory, at: number): Moment {
  const { view, local } = state;
  const beat = battle.beats[at];
  const name = beat?.name ?? "result";
  const edition = view.edition;
  const start = local.queue.start(battle, view);
  const before = battle.beats[at - 1]?.until ?? (beat ? 0 : battle.events.length);
  const told = battle.events.slice(0, beat?.until ?? battle.events.length);
  const { strengths, badges } = strengthsOf(battle.region, battle.sides, battle.events, start, edition);
  const standing = positionAfter(start, told);
  const gone = positionAfter(start, battle.events.slice(0, before)).figures.filter(
    (one) => !standing.figures.some((other) => other.space === one.space),
  );
  const fresh = (beat?.events ?? []).filter(({ kind }) => kind === "monument-built" || kind === "gate-placed");
  const cast = castOf(state, battle);
  return {
    battle,
    cast,
    edition,
    name,
    told,
    sides: inOrder(battle.sides, cast.mine),
    strengths,
    counted: name === "result" || BEATS.indexOf(name) >= BEATS.indexOf("strength"),
    leaders: leadersOf(battle),
    map: {
      position: { ...standing, figures: standing.figures },
      fallen: figuresIn({ ...standing, figures: gone }, battle.region),
      fresh: fresh.map(({ where = "" }) => where),
      badges: badgesAt(name, badges),
    },
  };
}
