/** What is drawn over a board and stays until somebody acts: ways, places and ghosts, each with a number. Dotted in the
 * colour of a seat is what was done; solid blue is what is suggested. */
import type { JSX } from "preact";
import { type Point, SIZE, written } from "./hex";
import type { Side } from "./zoom_view";

export interface Mark {
  /** null: it stands for itself. */
  readonly number: number | null;
  /** `hint`, `taught`, or the class of a seat. */
  readonly look: string;
  /** A way from the first point to the last, or single places. */
  readonly kind: "way" | "place";
  readonly points: readonly Point[];
  /** What left the beginning of the way. */
  readonly ghost?: JSX.Element | null;
}

/** How far from a place an arrow begins and ends. */
const CLEAR = 24;
const HEAD = 15;

function toward(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
}

/** The middle of the bow from one place to another. */
function bow(from: Point, to: Point): Point {
  const bend = 0.16;
  return {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
  };
}

/** A bowed arrow from one place to another: its line, its head, and where its number stands. */
export function arrow(from: Point, to: Point): { readonly line: string; readonly head: string; readonly label: Point } {
  const pull = bow(from, to);
  const start = toward(from, pull, CLEAR);
  const tip = toward(to, pull, CLEAR - 6);
  const back = toward(tip, pull, HEAD);
  const across = { x: -(tip.y - back.y) * 0.6, y: (tip.x - back.x) * 0.6 };
  const head = [tip, { x: back.x + across.x, y: back.y + across.y }, { x: back.x - across.x, y: back.y - across.y }];
  return {
    line: `M${written(start)}Q${written(pull)} ${written(back)}`,
    head: `M${head.map(written).join("L")}Z`,
    label: {
      x: (start.x + 2 * pull.x + back.x) / 4,
      y: (start.y + 2 * pull.y + back.y) / 4,
    },
  };
}

function Badge({ at, number }: { at: Point; number: number | null }): JSX.Element | null {
  if (number === null) return null;
  return (
    <g class="mark-number" transform={`translate(${written(at)})`}>
      <circle />
      <text>{number}</text>
    </g>
  );
}

function Way({ mark }: { mark: Mark }): JSX.Element {
  const { points, number } = mark;
  const legs = points.slice(1).map((to, n) => arrow(points[n] as Point, to));
  const middle = legs[Math.floor((legs.length - 1) / 2)];
  return (
    <>
      {legs.map(({ line, head }) => (
        <g key={line}>
          <path class="mark-case" d={line} />
          <path class="mark-line" d={line} />
          <path class="mark-head" d={head} />
        </g>
      ))}
      {middle && <Badge at={middle.label} number={number} />}
    </>
  );
}

function Places({ mark: { points, number } }: { mark: Mark }): JSX.Element {
  const corner = points[0];
  return (
    <>
      {points.map((at) => (
        <circle key={written(at)} class="mark-ring" cx={at.x} cy={at.y} r={SIZE * 0.72} />
      ))}
      {corner && <Badge at={{ x: corner.x - SIZE * 0.56, y: corner.y - SIZE * 0.56 }} number={number} />}
    </>
  );
}

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly box: readonly number[];
  /** Where the board lies in a frame that is wider than it. */
  readonly side?: Side | undefined;
}

/** All marks on a sheet of their own, which nothing touches. */
export function Marks({ marks, box, side = "middle" }: MarksProps): JSX.Element | null {
  if (marks.length === 0) return null;
  return (
    <svg
      class="board marks"
      viewBox={box.join(" ")}
      preserveAspectRatio={side === "left" ? "xMinYMid" : "xMidYMid"}
      aria-hidden="true"
    >
      {marks.map((mark, n) => (
        <g key={n} class={`mark ${mark.look}`}>
          {mark.ghost && mark.points[0] && (
            <g class="mark-ghost" transform={`translate(${written(mark.points[0])})`}>
              {mark.ghost}
            </g>
          )}
          {mark.kind === "way" && mark.points.length > 1 ? <Way mark={mark} /> : <Places mark={mark} />}
        </g>
      ))}
    </svg>
  );
}
