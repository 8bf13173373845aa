/** How a seat is known beside its colour and letter: by a round sign with a picture of its game. */
import type { JSX } from "preact";
import type { GameDescription } from "../games/description";

interface SeatFaceProps {
  readonly seat: number;
  readonly game?: GameDescription;
  /** What the seat is called; empty while nobody knows. */
  readonly called?: string;
  /** What it shows then instead of the number. */
  readonly letter?: string;
}

/** A seat's round sign; its number while nobody knows more. */
export function SeatFace({ seat, game, called = "", letter }: SeatFaceProps): JSX.Element {
  const face = called ? game?.face?.(called, seat) : undefined;
  return (
    <svg
      class={`seat-face seat-${seat}${face?.look ? ` ${face.look}` : ""}`}
      viewBox="-5 -5 110 110"
      aria-hidden="true"
    >
      <circle cx="50" cy="50" r="49" />
      {face?.art ?? (
        <text x="50" y="68">
          {letter ?? seat + 1}
        </text>
      )}
    </svg>
  );
}
