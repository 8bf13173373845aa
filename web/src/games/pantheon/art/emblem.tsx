/** The emblems of the seats. */
import type { JSX } from "preact";

const EMBLEMS = [
  // a flame, an olive branch, a sun, a trident
  "M50 6Q56 26 72 42Q86 60 76 78Q68 94 50 94Q32 94 24 78Q16 60 30 46Q34 58 42 58Q40 32 50 6Z",
  "M46 96L46 60Q20 62 12 38Q38 34 47 52L47 34Q30 22 40 4Q60 12 53 34L53 52Q62 34 88 38Q80 62 54 60L54 96Z",
  "M50 28A22 22 0 1 0 50.1 28ZM46 4H54L52 20H48ZM46 96H54L52 80H48ZM4 46V54L20 52V48ZM96 46" +
    "V54L80 52V48ZM15 20L20 15L31 27L27 31ZM80 15L85 20L73 31L69 27ZM15 80L20 85L31 73L27 69Z" +
    "M80 85L85 80L73 69L69 73Z",
  "M50 4L60 24L54 24L54 52Q74 50 74 32L68 34L78 14L88 34L82 32Q82 62 54 64L54 96L46 96L46 64" +
    "Q18 62 18 32L12 34L22 14L32 34L26 32Q26 50 46 52L46 24L40 24Z",
] as const;

/** The emblem of a seat, in a box of 100 by 100. */
export function SeatEmblem({ seat }: { seat: number }): JSX.Element {
  const path = EMBLEMS[seat];
  if (!path) throw new Error(`no emblem of seat ${seat}`);
  return <path class="seat-emblem" d={path} />;
}
