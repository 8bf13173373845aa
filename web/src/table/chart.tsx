/** Devotion or points over a game, drawn by hand: one line a seat, told apart by colour, dashes and number. */
import type { JSX } from "preact";
import { t } from "../words/words";
import { type Course, scoreAt } from "./score";
import { ticks } from "./ticks";

const [WIDE, HIGH] = [600, 240];
const MARGIN = { left: 34, right: 28, top: 12, bottom: 24 };
const DASHES = ["", "9 4", "3 4", "12 4 3 4", "6 3"];

interface ChartProps {
  readonly lines: readonly Course[];
  /** How many answers the game has. */
  readonly total: number;
  readonly label: string;
  readonly name: (seat: number) => string;
  /** A place that is shown now, if one is. */
  readonly at?: number;
  readonly choose?: (answers: number) => void;
}

export function Chart({ lines, total, label, name, at, choose }: ChartProps): JSX.Element {
  const start = Math.min(...lines.map((line) => line.points[0]?.[0] ?? 0));
  const top = Math.max(5, ...lines.flatMap((line) => line.points.map(([, score]) => score)));
  const x = (answers: number) => MARGIN.left + ((WIDE - MARGIN.left - MARGIN.right) * (answers - start)) / Math.max(1, total - start);
  const y = (score: number) => HIGH - MARGIN.bottom - ((HIGH - MARGIN.top - MARGIN.bottom) * score) / top;
  const path = (line: Course) => {
    const end = line.until ?? total;
    const steps = line.points.filter(([answers]) => answers <= end).map(([answers, score], n) => (n === 0 ? `M${x(answers)} ${y(score)}` : `H${x(answers)}V${y(score)}`));
    return `${steps.join("")}H${x(end)}`;
  };
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={label}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const part = (((event.clientX - box.x) / box.width) * WIDE - MARGIN.left) / (WIDE - MARGIN.left - MARGIN.right);
          choose?.(Math.round(start + Math.min(1, Math.max(0, part)) * (total - start)));
        }}
      >
        {ticks(top).map((value) => (
          <g key={value} class="tick-line">
            <path d={`M${MARGIN.left} ${y(value)}H${WIDE - MARGIN.right}`} />
            <text x={MARGIN.left - 6} y={y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
        {lines.map((line) => {
          const end = line.until ?? total;
          return (
            <g key={line.seat} class={`seat-${line.seat}`}>
              <path class="course" d={path(line)} stroke-dasharray={DASHES[line.seat]} />
              <circle class="course-end" cx={x(end)} cy={y(scoreAt(line, end))} r="9" />
              <text class="course-letter" x={x(end)} y={y(scoreAt(line, end)) + 4.5}>
                {line.seat + 1}
              </text>
            </g>
          );
        })}
        {at !== undefined && <path class="now" d={`M${x(at)} ${MARGIN.top}V${HIGH - MARGIN.bottom}`} />}
      </svg>
      <figcaption>
        <ul class="legend">
          {lines.map((line) => (
            <li key={line.seat} class={`seat-${line.seat}`} data-seat={line.seat} data-score={scoreAt(line, total)}>
              <b class="letter">{line.seat + 1}</b> {name(line.seat)}: <strong>{scoreAt(line, at ?? total)}</strong>
              {line.until !== null && line.until <= (at ?? total) && <small> {t("web-out")}</small>}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
