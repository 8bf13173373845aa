/** What the pictures of Ankh share: skies and grounds, people, rays of light. Boxes of 120 by 66. */
import type { ComponentChildren, JSX } from "preact";

const SKIES = {
  day: ["#f0dcae", "#d9ab63", "#c08d48"],
  delta: ["#bfdcc4", "#9fb35d", "#7f9847"],
  dusk: ["#e8a867", "#b8733a", "#8f5227"],
  night: ["#163e66", "#0e2a47", "#0a1f36"],
  gold: ["#f6d77c", "#e3b547", "#c9932b"],
  blood: ["#b4553b", "#7d2a17", "#5b1f12"],
  nile: ["#cfe3ea", "#4d8fc0", "#23578c"],
} as const;

export type Sky = keyof typeof SKIES;

/** A sky and two waves of ground. */
export function Land({ sky }: { sky: Sky }): JSX.Element {
  const [above, far, near] = SKIES[sky];
  return (
    <>
      <rect width="120" height="66" fill={above} />
      <path d="M0 46Q30 38 60 44T120 40V66H0Z" fill={far} />
      <path d="M0 56Q40 50 120 57V66H0Z" fill={near} />
    </>
  );
}

/** Rays that go out from a point. */
export function Rays({ x, y, colour = "#fff2cc" }: { x: number; y: number; colour?: string }): JSX.Element {
  return (
    <g fill={colour} opacity=".42">
      {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => (
        <path key={turn} d={`M${x} ${y}l110 -9v18Z`} transform={`rotate(${turn} ${x} ${y})`} />
      ))}
    </g>
  );
}

/** A drawing of the 100 by 100 box, with its feet at a point. */
export function Placed({
  x,
  y,
  size,
  children,
}: {
  x: number;
  y: number;
  size: number;
  children: ComponentChildren;
}): JSX.Element {
  return <g transform={`translate(${x - 50 * size} ${y - 98 * size}) scale(${size})`}>{children}</g>;
}

/** A follower, seen from behind. */
export function Person({ x, y, size = 1 }: { x: number; y: number; size?: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke="#3c2210" stroke-width="1.2">
      <path d="M-6 0Q-7 -13 0 -14Q7 -13 6 0Z" fill="#f6efdc" />
      <circle cy="-18" r="4.4" fill="#b97a46" />
      <path d="M-4.4 -18a4.4 4.4 0 0 1 8.8 0Z" fill="#3c2210" />
    </g>
  );
}

/** A follower who kneels, looking right. */
export function Kneeling({ x, y, left = false }: { x: number; y: number; left?: boolean }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -1 : 1} 1)`} stroke="#3c2210" stroke-width="1.2">
      <path d="M-9 0Q-10 -9 -1 -11L4 -9L12 -14L13 -11L6 -5L7 0Z" fill="#f6efdc" />
      <circle cx="3" cy="-14" r="4.2" fill="#b97a46" />
      <path d="M-1.2 -14a4.2 4.2 0 0 1 8.4 0Z" fill="#3c2210" />
    </g>
  );
}

/** The looped cross. */
export function Cross({ x, y, size = 1 }: { x: number; y: number; size?: number }): JSX.Element {
  const d = "M0 0q-13-7-9-18 9-9 18 0 4 11-9 18v24M-14 4h28";
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke="#4a3208" stroke-width="8" />
      <path d={d} stroke="#f4d36e" stroke-width="4.6" />
    </g>
  );
}

/** The disc of the sun with its two wings. */
export function WingedSun({ x, y }: { x: number; y: number }): JSX.Element {
  const wing = "M8 -2Q30 -14 52 -10Q46 -4 40 -3Q44 1 36 3Q36 7 26 7Q16 8 8 4Z";
  return (
    <g transform={`translate(${x} ${y})`} stroke="#4a3208" stroke-width="1.4" stroke-linejoin="round">
      <path d={wing} fill="#e9c45f" />
      <path d={wing} fill="#e9c45f" transform="scale(-1 1)" />
      <path d="M16 2L40 -3M14 5L36 3M-16 2L-40 -3M-14 5L-36 3" fill="none" />
      <circle r="10" fill="#c8501e" />
      <circle r="6" fill="#f7d154" />
    </g>
  );
}
