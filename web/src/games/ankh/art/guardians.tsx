/** Warriors and the six Guardians, in the hand and the box of the gods. */
import type { JSX } from "preact";

function Warrior(): JSX.Element {
  return (
    <g>
      <path class="line thick" d="M76 6 L70 98" />
      <path class="gilt" d="M76 0 L81 14 L76 20 L70 13Z" />
      <path class="body" d="M30 100 L34 62 Q36 50 50 50 Q62 50 66 60 L74 58 L75 66 L66 70 L70 100Z" />
      <circle class="skin" cx="50" cy="36" r="12" />
      <path class="gilt" d="M35 46 Q34 20 50 20 Q66 20 65 46 L60 46 L59 34 L41 34 L40 46Z" />
      <path class="shield" d="M16 62 Q28 52 42 60 L42 84 Q30 100 16 86Z" />
      <path class="line" d="M29 60 L29 92 M18 74 L41 74" />
    </g>
  );
}

function Satet(): JSX.Element {
  return (
    <g>
      <path class="line thick" d="M20 22 Q2 56 20 92 M20 22 L20 92 M16 57 L52 57" />
      <path class="body" d="M34 100 Q34 70 44 62 L60 62 Q72 74 72 100Z" />
      <path class="gilt" d="M46 30 Q30 22 34 4 Q42 18 50 24 M58 30 Q74 22 70 4 Q62 18 54 24" />
      <path class="pale" d="M44 32 Q44 12 52 8 Q60 12 60 32Z" />
      <path class="body" d="M40 64 Q36 36 44 31 L60 31 Q68 36 64 64Z" />
      <path class="skin" d="M45 38 L59 38 L58 50 Q52 58 46 50Z" />
      <path class="line" d="M48 44 L50 44 M54 44 L56 44 M44 70 Q52 82 62 70" />
    </g>
  );
}

function CatMummy(): JSX.Element {
  return (
    <g>
      <path class="pale" d="M32 100 Q22 70 38 50 L66 50 Q80 70 70 100Z" />
      <path class="body" d="M30 20 L40 26 Q51 22 62 26 L72 20 L70 42 Q66 56 51 56 Q36 56 32 42Z" />
      <path class="gilt" d="M33 24 L39 28 L35 36Z M69 24 L63 28 L67 36Z" />
      <path class="line" d="M40 40 L46 40 M56 40 L62 40 M51 45 L51 49 M40 48 L30 46 M62 48 L72 46" />
      <path class="line" d="M33 64 L68 58 M30 74 L72 68 M30 84 L73 78 M33 94 L72 88 M35 58 L60 98 M66 56 L42 99" />
    </g>
  );
}

function Scorpion(): JSX.Element {
  return (
    <g>
      <path class="line heavy" d="M54 66 Q86 62 84 36 Q82 14 60 16" />
      <path class="gilt" d="M64 8 L46 18 L62 26Z" />
      <ellipse class="body" cx="46" cy="74" rx="24" ry="15" />
      <path
        class="body"
        d="M26 64 Q8 56 10 38 L20 46 L22 34 Q34 44 32 60Z M38 60 Q30 44 40 30 L44 42 L54 34 Q56 52 46 62Z"
      />
      <path class="line thick" d="M30 84 L20 98 M42 88 L38 100 M54 87 L58 100 M64 82 L76 96" />
      <path class="line" d="M36 64 Q46 70 58 64 M30 72 Q46 80 66 72" />
    </g>
  );
}

function Mummy(): JSX.Element {
  return (
    <g>
      <path
        class="pale"
        d={
          "M36 100 L34 60 Q20 58 8 64 L8 54 Q26 44 40 48 L62 48 Q78 44 94 50 L93 60 Q78 56 68 62 L66" +
          " 100 L54 100 L51 78 L48 100Z"
        }
      />
      <path class="pale" d="M37 46 Q34 14 51 13 Q68 14 65 46Z" />
      <path class="body" d="M41 28 L62 25 L62 34 L41 37Z" />
      <circle class="gilt" cx="47" cy="32" r="2.4" />
      <circle class="gilt" cx="56" cy="30.500" r="2.4" />
      <path
        class="line"
        d={
          "M39 22 L63 18 M39 42 L64 38 M36 58 L66 52 M35 68 L67 62 M36 80 L50 74 M54 82 L66 76 M16" +
          " 60 L18 52 M84 55 L82 48 M37 92 L49 88 M54 94 L66 88"
        }
      />
    </g>
  );
}

function Apep(): JSX.Element {
  return (
    <g>
      <path
        class="line coil"
        d="M88 96 Q44 104 20 92 Q4 78 30 72 Q72 70 76 58 Q78 44 50 48 Q28 50 32 30 Q38 14 58 18"
      />
      <path
        class="line coil-light"
        d="M88 96 Q44 104 20 92 Q4 78 30 72 Q72 70 76 58 Q78 44 50 48 Q28 50 32 30 Q38 14 58 18"
      />
      <path class="body" d="M50 10 Q70 2 86 16 Q92 22 86 26 L66 30 Q50 30 48 20Z" />
      <circle class="gilt" cx="70" cy="15" r="3" />
      <path class="line" d="M86 25 L98 30 M90 26 L97 22 M60 22 L78 24" />
    </g>
  );
}

function Androsphinx(): JSX.Element {
  return (
    <g>
      <path class="body" d="M8 100 L8 84 Q10 66 30 62 L70 58 Q94 62 94 84 L94 100 L78 100 L78 90 L36 92 L36 100Z" />
      <path class="line heavy" d="M92 74 Q100 56 86 48" />
      <path class="gilt" d="M22 68 Q12 34 28 18 Q40 8 52 18 Q66 34 58 68 L50 58 L30 58Z" />
      <path class="skin" d="M31 30 Q40 24 49 30 L48 46 Q40 56 32 46Z" />
      <path class="body" d="M37 54 L43 54 L42 66 L38 66Z" />
      <path
        class="line"
        d={
          "M35 37 L38 37 M42 37 L45 37 M37 46 L43 46 M23 40 L29 40 M24 50 L30 50 M51 40 L58 40 M50" +
          " 50 L57 50 M14 92 L30 92"
        }
      />
    </g>
  );
}

export const FIGURES: Readonly<Record<string, () => JSX.Element>> = {
  warrior: Warrior,
  satet: Satet,
  "cat-mummy": CatMummy,
  "giant-scorpion": Scorpion,
  mummy: Mummy,
  apep: Apep,
  androsphinx: Androsphinx,
};

/** A Warrior's or Guardian's silhouette. */
export function FigureArt({ kind }: { kind: string }): JSX.Element {
  const Art = FIGURES[kind];
  if (!Art) throw new Error(`no picture of the figure ${kind}`);
  return (
    <g class="art">
      <Art />
    </g>
  );
}
