/** The picture of Ankh on the home screen. */
import type { JSX } from "preact";
import { GODS, GodArt } from "./art/gods";

export default function Banner(): JSX.Element {
  return (
    <svg viewBox="0 0 340 116" class="banner" aria-hidden="true">
      {Object.keys(GODS).map((god, n) => (
        <g key={god} class={`seat-${n}`} transform={`translate(${n * 58 + 4} 8)`}>
          <GodArt god={god} />
        </g>
      ))}
    </svg>
  );
}
