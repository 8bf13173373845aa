/** A rating after each game as a small line, with a band for how far off it may be. */
import type { JSX } from "preact";
import type { RatingPoint } from "../../generated/protocol";
import { t } from "../../words/words";

const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 6;

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly x: (n: number) => number;
  readonly y: (rating: number) => number;
}

/** Where the points of a history lie; the band fits in. */
export function scaleOf(history: readonly RatingPoint[]): Scale {
  const low = Math.min(...history.map((one) => one.rating - one.give_or_take));
  const high = Math.max(...history.map((one) => one.rating + one.give_or_take));
  const wide = Math.max(1, history.length - 1);
  const tall = Math.max(1, high - low);
  return {
    low,
    high,
    x: (n) => EDGE + (n * (WIDTH - 2 * EDGE)) / wide,
    y: (rating) => HEIGHT - EDGE - ((rating - low) * (HEIGHT - 2 * EDGE)) / tall,
  };
}

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], n) => `${n === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

export function RatingChart({ history }: { history: readonly RatingPoint[] }): JSX.Element | null {
  if (history.length < 2) return null;
  const { low, high, x, y } = scaleOf(history);
  const upper = history.map((one, n) => [x(n), y(one.rating + one.give_or_take)] as const);
  const lower = history.map((one, n) => [x(n), y(one.rating - one.give_or_take)] as const).reverse();
  const ratings = history.map((one) => one.rating);
  const label = t("people-history", { low: Math.min(...ratings), high: Math.max(...ratings) });
  const last = history.length - 1;
  return (
    <svg class="rating-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {low < 1500 && high > 1500 && <line class="middle" x1={EDGE} x2={WIDTH - EDGE} y1={y(1500)} y2={y(1500)} />}
      <path class="band" d={`${path([...upper, ...lower])}Z`} />
      <path class="line" d={path(ratings.map((one, n) => [x(n), y(one)]))} />
      <circle cx={x(last)} cy={y(ratings[last] ?? 0)} r="4" />
    </svg>
  );
}
