/** A swarm of locusts over ripe wheat. A box of 120 by 66. */
import type { JSX } from "preact";

/** Each ear: where it stands, and how high it reaches. */
const WHEAT = [
  [8, 44],
  [18, 38],
  [28, 46],
  [40, 40],
  [52, 48],
  [66, 42],
  [78, 46],
  [90, 39],
  [102, 44],
  [112, 40],
] as const;

/** Each locust: its place, how it is turned, its size. */
const SWARM = [
  [40, 24, -12, 1.7],
  [76, 40, 10, 1.3],
  [84, 14, -20, 1.1],
  [14, 38, 8, 0.9],
  [104, 28, -8, 0.8],
  [58, 10, 4, 0.7],
  [30, 10, -14, 0.6],
  [64, 52, -8, 0.8],
] as const;

function Locust(): JSX.Element {
  return (
    <>
      <path d="M0 0Q8 -4 16 0Q8 4 0 0Z" fill="#3d3413" />
      <path d="M4 -1Q10 -9 18 -7Q12 -3 6 -1Z" fill="#c9b35c" stroke="#3d3413" stroke-width=".6" />
      <path d="M6 1L3 6L9 4M10 1L9 6M0 0L-4 -3" fill="none" stroke="#3d3413" />
    </>
  );
}

export function Plague(): JSX.Element {
  return (
    <>
      <rect width="120" height="66" fill="#d8b765" />
      <circle cx="22" cy="16" r="11" fill="#c4803a" />
      <path d="M0 30Q40 18 120 28V66H0Z" fill="#bd9442" opacity=".6" />
      {WHEAT.map(([x, top]) => (
        <g key={x} fill="none">
          <path d={`M${x} 66Q${x + 1} ${(66 + top) / 2} ${x} ${top}`} stroke="#6b5418" stroke-width="1.4" />
          <path
            d={`M${x} ${top + 2}l-3 -4m3 4l3 -4m-3 8l-3 -4m3 4l3 -4m-3 8l-3 -4m3 4l3 -4`}
            stroke="#8a6b1c"
            stroke-width="1.6"
            stroke-linecap="round"
          />
        </g>
      ))}
      {SWARM.map(([x, y, turn, size]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <Locust />
        </g>
      ))}
    </>
  );
}
