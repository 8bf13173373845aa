/** The score over a game, drawn by hand: one line a seat, told apart by colour, dashes and number. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../words/words";
import { ticks } from "./chart_ticks";
import { type Course, scoreAt } from "./scores";

const HIGH = 240;
/** Drawn narrower where the screen is, so that its figures stay readable. */
const WIDE = { phone: 360, panel: 460, others: 640 } as const;
const NARROW = "(width <= 47.5em)";
const MARGIN = { left: 34, right: 62, top: 18, bottom: 14 };
/** How far apart the ends of lines are named, at least. */
const APART = 22;
const DASHES = ["", "9 4", "3 4", "12 4 3 4", "6 3"];

interface ChartProps {
  readonly lines: readonly Course[];
  /** How many answers the game has. */
  readonly total: number;
  readonly label: string;
  readonly name: (seat: number) => string;
  readonly face: (seat: number) => JSX.Element;
  /** A place that is shown now, if one is. */
  readonly at?: number;
  readonly choose?: (answers: number) => void;
  /** Moments with a number of their own; with them the ends of the lines say the scores, and no legend is needed. */
  readonly marks?: readonly ChartMark[];
}

export interface ChartMark {
  readonly answers: number;
  readonly score: number;
  readonly number: number;
}

/** Heights moved apart, downwards and where the bottom is reached upwards, in the order they have. */
export function spread(heights: readonly number[], apart: number, bottom: number): readonly number[] {
  const order = heights.map((_, n) => n).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  for (const [n, at] of order.entries()) {
    const above = order[n - 1];
    if (above !== undefined) moved[at] = Math.max(moved[at] ?? 0, (moved[above] ?? 0) + apart);
  }
  let limit = bottom;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at] ?? 0, limit);
    limit = (moved[at] ?? 0) - apart;
  }
  return moved;
}

/** Whether the screen is narrow, also after it was turned. */
function useNarrow(): boolean {
  const [narrow, tell] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const turned = () => tell(query.matches);
    query.addEventListener("change", turned);
    return () => query.removeEventListener("change", turned);
  }, []);
  return narrow;
}

/** How answers and scores are measured on the drawing. */
interface Scale {
  readonly wide: number;
  readonly top: number;
  readonly x: (answers: number) => number;
  readonly y: (score: number) => number;
  /** The number of answers at a part of the drawing's width. */
  readonly answersAt: (part: number) => number;
}

function scaleOf(lines: readonly Course[], total: number, wide: number): Scale {
  const start = Math.min(...lines.map((line) => line.points[0]?.[0] ?? 0));
  const top = Math.max(5, ...lines.flatMap((line) => line.points.map(([, score]) => score)));
  const inner = wide - MARGIN.left - MARGIN.right;
  return {
    wide,
    top,
    x: (answers) => MARGIN.left + (inner * (answers - start)) / Math.max(1, total - start),
    y: (score) => HIGH - MARGIN.bottom - ((HIGH - MARGIN.top - MARGIN.bottom) * score) / top,
    answersAt: (part) => {
      const along = (part * wide - MARGIN.left) / inner;
      return Math.round(start + Math.min(1, Math.max(0, along)) * (total - start));
    },
  };
}

function TickLines({ scale: { wide, top, y } }: { scale: Scale }): JSX.Element {
  return (
    <>
      {ticks(top).map((value) => (
        <g key={value} class="tick-line">
          <path d={`M${MARGIN.left} ${y(value)}H${wide - MARGIN.right}`} />
          <text x={MARGIN.left - 6} y={y(value) + 4}>
            {value}
          </text>
        </g>
      ))}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly Course[];
  readonly total: number;
  readonly scale: Scale;
}

function Lines({ lines, total, scale: { x, y } }: LinesProps): JSX.Element {
  const path = (line: Course) => {
    const end = line.until ?? total;
    const steps = line.points
      .filter(([answers]) => answers <= end)
      .map(([answers, score], n) => (n === 0 ? `M${x(answers)} ${y(score)}` : `H${x(answers)}V${y(score)}`));
    return `${steps.join("")}H${x(end)}`;
  };
  return (
    <>
      {lines.map((line) => (
        <path key={line.seat} class={`course seat-${line.seat}`} d={path(line)} stroke-dasharray={DASHES[line.seat]} />
      ))}
    </>
  );
}

/** The number of its seat at the end of each line; where lines end together, one below the other. */
function LineEnds({ lines, total, scale: { x, y } }: LinesProps): JSX.Element {
  const ends = lines.map((line) => line.until ?? total);
  const heights = lines.map((line, n) => y(scoreAt(line, ends[n] ?? total)));
  const last = heights.map((_, n) => n).filter((n) => ends[n] === total);
  const lastHeights = last.map((n) => heights[n] ?? 0);
  const moved = spread(lastHeights, APART, HIGH - MARGIN.bottom);
  return (
    <>
      {lines.map((line, n) => {
        const x1 = x(ends[n] ?? total);
        const named = moved[last.indexOf(n)] ?? heights[n] ?? 0;
        return (
          <g key={line.seat} class={`seat-${line.seat}`}>
            <path class="leader" d={`M${x1} ${heights[n]}L${x1 + 12} ${named}`} />
            <circle class="course-end" cx={x1 + 22} cy={named} r="10" />
            <text class="course-letter" x={x1 + 22} y={named + 4.5}>
              {line.seat + 1}
            </text>
            <text class="course-score" x={x1 + 36} y={named + 5}>
              {scoreAt(line, ends[n] ?? total)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The numbers of the moments, above their places, each beside the one before if they are close. */
function Marks({ marks, scale: { x, y } }: { marks: readonly ChartMark[]; scale: Scale }): JSX.Element {
  const places: { cx: number; cy: number }[] = [];
  for (const { answers, score } of marks) {
    let [cx, cy] = [x(answers), Math.max(12, y(score) - 18)];
    while (places.some((one) => Math.hypot(one.cx - cx, one.cy - cy) < 20)) {
      if (cy > 40) cy -= 20;
      else cx -= 20;
    }
    places.push({ cx, cy });
  }
  return (
    <>
      {marks.map(({ number }, n) => (
        <g key={number} class="chart-mark">
          <circle cx={places[n]?.cx} cy={places[n]?.cy} r="10" />
          <text x={places[n]?.cx} y={(places[n]?.cy ?? 0) + 4.5}>
            {number}
          </text>
        </g>
      ))}
    </>
  );
}

function Legend({ lines, total, name, face, at }: Omit<ChartProps, "label" | "choose" | "marks">): JSX.Element {
  return (
    <ul class="legend">
      {lines.map((line) => (
        <li key={line.seat} class={`seat-${line.seat}`} data-seat={line.seat} data-score={scoreAt(line, total)}>
          <b class="letter">{line.seat + 1}</b> {face(line.seat)} {name(line.seat)}:{" "}
          <strong>{scoreAt(line, at ?? total)}</strong>
          {line.until !== null && line.until <= (at ?? total) && <small> {t("web-out")}</small>}
        </li>
      ))}
    </ul>
  );
}

export function Chart({ lines, total, label, name, face, at, choose, marks }: ChartProps): JSX.Element {
  const scale = scaleOf(lines, total, useNarrow() ? WIDE.phone : marks ? WIDE.panel : WIDE.others);
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${scale.wide} ${HIGH}`}
        role="img"
        aria-label={label}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          choose?.(scale.answersAt((event.clientX - box.x) / box.width));
        }}
      >
        <TickLines scale={scale} />
        <Lines lines={lines} total={total} scale={scale} />
        <LineEnds lines={lines} total={total} scale={scale} />
        {marks && <Marks marks={marks} scale={scale} />}
        {at !== undefined && <path class="now" d={`M${scale.x(at)} ${MARGIN.top}V${HIGH - MARGIN.bottom}`} />}
      </svg>
      {!marks && (
        <figcaption>
          <Legend lines={lines} total={total} name={name} face={face} {...(at === undefined ? {} : { at })} />
        </figcaption>
      )}
    </figure>
  );
}
