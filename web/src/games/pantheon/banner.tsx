/** The picture of Pantheon on the home screen. */
import type { JSX } from "preact";
import { ColumnArt, TempleArt } from "./art/pieces";
import "./colours.css";

export default function Banner(): JSX.Element {
  return (
    <svg viewBox="0 0 300 116" class="banner" aria-hidden="true">
      <g transform="translate(100 6)">
        <TempleArt />
      </g>
      {[8, 54, 192, 238].map((x, seat) => (
        <g key={x} class={`seat-${seat}`} transform={`translate(${x} 36) scale(0.7)`}>
          <ColumnArt seat={seat} />
        </g>
      ))}
    </svg>
  );
}
