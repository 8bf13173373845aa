/** The characters that bots play, each with a face of its own. All are drawn here, from the parts in `parts.tsx`. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { MASTERS } from "./masters";
import { NOVICES_AND_ADEPTS } from "./novices_and_adepts";

export interface Portrayed {
  /** The colour behind the head. */
  readonly ground: string;
  readonly art: JSX.Element;
}

const PORTRAITS: Readonly<Record<string, Portrayed>> = { ...NOVICES_AND_ADEPTS, ...MASTERS };

/** The names of everybody who has a face. */
export const PORTRAYED: readonly string[] = Object.keys(PORTRAITS);

interface PortraitProps {
  readonly bot: string;
  readonly letter?: string;
  /** How strong it plays, as so many dots on the frame. */
  readonly dots?: number;
}

/** The face of a character in a round frame; its first letter where nobody drew it. It says nothing by itself. */
export function Portrait({ bot, letter = "", dots = 0 }: PortraitProps): JSX.Element {
  const round = useId();
  const known = PORTRAITS[bot];
  return (
    <svg class="portrait" viewBox="0 0 100 100" aria-hidden="true" data-bot={bot}>
      <clipPath id={round}>
        <circle cx="50" cy="50" r="47" />
      </clipPath>
      <g clip-path={`url(#${round})`}>
        <rect width="100" height="100" fill={known?.ground ?? "#b9a377"} />
        {known?.art ?? (
          <text x="50" y="67">
            {letter}
          </text>
        )}
      </g>
      <circle class="frame" cx="50" cy="50" r="47" />
      {Array.from({ length: dots }, (_, n) => (
        <circle key={n} class="dot-of-level" cx={50 + 19 * (n - (dots - 1) / 2)} cy="90" r="8.5" />
      ))}
    </svg>
  );
}
