/** Pantheon's pieces and emblems, flat shapes with thin gold lines in a box of 100 by 100. */
import type { JSX } from "preact";
import { SeatEmblem } from "./emblem";

/** Whose piece it is, on the piece itself; pieces of nobody bear nothing. */
interface Owned {
  readonly seat?: number;
}

/** A sandalled foot. */
export function FootArt({ seat }: Owned): JSX.Element {
  return (
    <g class="art">
      <path
        class="body"
        d="M38 8 Q58 4 60 22 L62 52 Q64 60 74 66 Q90 74 88 86 Q86 92 70 92 L34 92 Q22 92 24 78 L32 50 Q36 30 38 8Z"
      />
      <path class="line" d="M35 34 L61 30 M33 48 L62 44 M36 62 L68 56 M44 74 L80 68 M22 88 L88 88" />
      {seat !== undefined && (
        <g class="owner-mark" transform="translate(31 38) scale(0.36)">
          <circle cx="50" cy="50" r="62" />
          <SeatEmblem seat={seat} />
        </g>
      )}
    </g>
  );
}

/** A fluted column. */
export function ColumnArt({ seat }: Owned): JSX.Element {
  return (
    <g class="art">
      <path class="body" d="M34 24 L66 24 L69 84 L31 84Z" />
      <path class="gilt" d="M22 10 L78 10 L78 18 L66 26 L34 26 L22 18Z M24 84 L76 84 L80 96 L20 96Z" />
      <path class="line" d="M42 30 L41 80 M50 30 L50 80 M58 30 L59 80" />
      {seat !== undefined && (
        <g class="owner-mark" transform="translate(31 36) scale(0.38)">
          <circle cx="50" cy="50" r="62" />
          <SeatEmblem seat={seat} />
        </g>
      )}
    </g>
  );
}

/** The temple that marks where an epoch ended. */
export function TempleArt(): JSX.Element {
  return (
    <g class="art">
      <path class="pale" d="M50 8 L94 34 L6 34Z M12 82 L88 82 L94 94 L6 94Z" />
      <path
        class="pale"
        d={
          "M16 38 L26 38 L26 80 L16 80Z M36 38 L46 38 L46 80 L36 80Z M54 38 L64 38 L64 80 L54 80Z " +
          "M74 38 L84 38 L84 80 L74 80Z"
        }
      />
      <path class="gilt" d="M50 16 L70 29 L30 29Z" />
    </g>
  );
}

/** A plinth where a column may stand. */
export function PlinthArt(): JSX.Element {
  return (
    <g class="art">
      <path class="stone" d="M20 52 L50 38 L80 52 L50 66Z" />
      <path class="stone-dark" d="M20 52 L50 66 L50 84 L20 69Z M80 52 L50 66 L50 84 L80 69Z" />
    </g>
  );
}

const NATIONS: Readonly<Record<string, string>> = {
  // a boar, an oak leaf, an owl, an eye, a winged sun, a galley's sail, a bull, an eagle
  gallia:
    "M10 62 Q12 40 34 36 Q60 28 76 40 Q88 42 92 54 L80 60 Q78 70 74 72 L74 86 L66 86 L64 72 " +
    "L40 72 L38 86 L30 86 L28 72 Q14 72 10 62Z M82 50 L92 44 M34 36 L38 28 L44 34",
  germania:
    "M50 6 Q60 12 58 22 Q74 18 74 32 Q72 40 66 42 Q84 46 78 60 Q72 68 60 66 Q62 78 52 80 L52" +
    " 96 L48 96 L48 80 Q38 78 40 66 Q28 68 22 60 Q16 46 34 42 Q28 40 26 32 Q26 18 42 22 Q40 12" +
    " 50 6Z",
  graecia:
    "M26 12 Q50 24 74 12 L78 34 Q84 60 72 78 L60 90 L40 90 L28 78 Q16 60 22 34Z M38 34 A8 8 0" +
    " 1 0 38.1 34Z M62 34 A8 8 0 1 0 62.100 34Z M46 48 L54 48 L50 56Z",
  aegyptus:
    "M6 46 Q50 14 94 46 Q50 74 6 46Z M50 32 A13 13 0 1 0 50.1 32Z M44 62 L38 88 L46 88 L54 64 " +
    "M62 60 Q72 80 88 80 Q92 70 82 70",
  persia:
    "M50 34 A14 14 0 1 0 50.100 34Z M36 44 Q16 30 2 36 Q10 54 34 54Z M64 44 Q84 30 98 36 Q90" +
    " 54 66 54Z M40 62 L32 84 M50 64 L50 90 M60 62 L68 84",
  cartago:
    "M10 66 L90 66 Q84 88 66 88 L34 88 Q16 88 10 66Z M50 10 L50 62 M52 16 Q82 24 84 56 L52 56Z" +
    " M48 24 Q26 32 22 56 L48 56Z",
  iberia:
    "M14 20 Q12 40 30 42 Q50 34 70 42 Q88 40 86 20 Q96 44 76 54 L72 74 Q64 92 50 92 Q36 92 28" +
    " 74 L24 54 Q4 44 14 20Z M38 60 L44 62 M56 62 L62 60 M42 80 L58 80",
  roma:
    "M50 20 Q56 8 66 14 Q62 20 60 26 Q84 14 98 28 Q94 52 68 56 Q62 70 64 88 L50 80 L36 88 Q38" +
    " 70 32 56 Q6 52 2 28 Q16 14 40 26 Q40 20 50 20Z",
};

/** A nation's emblem. */
export function NationArt({ nation }: { nation: string }): JSX.Element {
  const path = NATIONS[nation];
  if (!path) throw new Error(`no emblem of the nation ${nation}`);
  return (
    <g class="art">
      <path class="emblem" d={path} />
    </g>
  );
}
