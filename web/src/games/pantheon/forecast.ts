/** What a scoring would bring now: only what is public, and one's own. */
import type { PlayerView } from "../../generated/pantheon";
import { LEVELS, TABLES } from "./catalogue";

const LEAST = TABLES.columnPoints.map(([least = 0]) => least);

/** Points for each of so many columns. */
export function pointsForEach(columns: number): number {
  return TABLES.columnPoints.reduce((each, [least = 0, points = 0]) => (columns >= least ? points : each), 0);
}

export function pointsForColumns(columns: number): number {
  return columns * pointsForEach(columns);
}

export interface Forecast {
  readonly columns: number;
  /** How many stand, and what each is worth. */
  readonly standing: number;
  readonly each: number;
  /** The own demigods' values; null where they are hidden. */
  readonly demigods: number | null;
  readonly demigodTiles: number;
  /** What Pietalte brings: her tiles times the best token. */
  readonly tokens: number;
  /** Everything that is known. */
  readonly known: number;
  /** Whether hidden demigods come on top. */
  readonly more: boolean;
}

export function forecastFor(player: PlayerView): Forecast {
  const standing = player.columns.length;
  const columns = pointsForColumns(standing);
  const best = Math.max(0, ...Object.values(player.tokens).map((level) => LEVELS.indexOf(level) + 1));
  const tokens = (player.gods.pietalte ?? 0) * best;
  const demigods = player.demigods
    ? Object.entries(player.demigods).reduce((sum, [value, count]) => sum + Number(value) * count, 0)
    : player.demigodCount === 0
      ? 0
      : null;
  return {
    columns,
    standing,
    each: pointsForEach(standing),
    demigods,
    demigodTiles: player.demigodCount,
    tokens,
    known: columns + tokens + (demigods ?? 0),
    more: demigods === null,
  };
}

export interface Threshold {
  /** With so many columns each is worth more. */
  readonly at: number;
  readonly missing: number;
  readonly now: number;
  readonly later: number;
}

/** The next number of columns from which each is worth more; null with all of them. */
export function nextThreshold(standing: number): Threshold | null {
  const at = LEAST.find((least) => least > standing);
  return at === undefined
    ? null
    : { at, missing: at - standing, now: pointsForColumns(standing), later: pointsForColumns(at) };
}
