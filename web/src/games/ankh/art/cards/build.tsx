/** An obelisk in its scaffold. A box of 120 by 66. */
import type { JSX } from "preact";

export function Build(): JSX.Element {
  return (
    <>
      <rect width="120" height="66" fill="#f0dcae" />
      <path d="M70 52L96 14L122 52Z" fill="#dcbf80" />
      <path d="M96 14L122 52H102Z" fill="#c9a05f" />
      <path d="M0 50H120V66H0Z" fill="#c9a05f" />
      <path d="M0 56H120V66H0Z" fill="#b58a49" />
      <g transform="translate(20 -2) scale(.58)" class="art">
        <path class="stone-dark" d="M50 4 L62 18 L68 90 L50 90Z" />
        <path class="stone" d="M50 4 L38 18 L32 90 L50 90Z" />
        <path class="gilt" d="M50 4 L62 18 L50 22 L38 18Z" />
        <path class="stone" d="M24 88 L76 88 L80 98 L20 98Z" />
        <path
          class="line"
          d={"M43 34 L47 34 M42 46 L47 46 M41 58 L47 58 M41 70 L47 70 M54 40 L60 40 M54 54 L61 54 M54 68 " + "L62 68"}
        />
      </g>
      <path
        d="M30 55V8M68 55V8M26 20H72M26 37H72M30 37L68 20M30 55L68 37"
        stroke="#6b4a14"
        stroke-width="2"
        fill="none"
      />
      <path d="M68 8L90 34" stroke="#6b4a14" stroke-width="1.2" />
      <path d="M84 36h14v10H84z" fill="#e9d6a6" stroke="#5e4519" stroke-width="1.6" />
      <path d="M91 36V31" stroke="#5e4519" />
      <path d="M8 55l3-10h4l3 10M13 41a3 3 0 1 0 .1 0" fill="#7a3d1a" stroke="#3c2210" stroke-width="1" />
    </>
  );
}
