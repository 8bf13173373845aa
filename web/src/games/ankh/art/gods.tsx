/** The five gods of Ankh, as silhouettes of one hand in a box of 100 by 100, standing on the box's lower edge. */
import type { JSX } from "preact";

const BODY = "M14 100 Q16 74 36 67 L64 67 Q84 74 86 100Z";

function Collar(): JSX.Element {
  return (
    <g class="line">
      <path d="M34 69 Q50 86 66 69" />
      <path d="M29 73 Q50 95 71 73" />
    </g>
  );
}

function Amun(): JSX.Element {
  return (
    <g>
      <path class="gilt" d="M39 36 Q33 18 40 3 Q49 8 49 36Z" />
      <path class="gilt" d="M51 36 Q51 8 60 3 Q67 18 61 36Z" />
      <path class="line" d="M43 34 L42 10 M57 34 L58 10" />
      <path class="body" d={BODY} />
      <path class="body" d="M38 68 L38 46 Q38 34 50 34 Q62 34 63 45 L67 53 L62 55 L62 61 Q58 64 56 68Z" />
      <path class="gilt" d="M37 44 Q38 33 50 33 Q62 33 63 44Z" />
      <path class="line" d="M57 49 L60 49 M63 64 L66 74" />
      <Collar />
    </g>
  );
}

function Anubis(): JSX.Element {
  return (
    <g>
      <path class="body" d={BODY} />
      <path
        class="body"
        d="M35 68 Q30 48 37 38 L33 8 L46 28 L52 6 L58 32 Q66 36 70 41 L90 48 Q91 53 87 55 L66 57 Q61 61 61 68Z"
      />
      <path class="gilt" d="M38 16 L44 29 L39 33Z M52 14 L54 30 L49 29Z" />
      <path class="line" d="M61 43 L66 44 M90 49 L85 50 M36 42 L31 62 L36 68" />
      <Collar />
    </g>
  );
}

function Isis(): JSX.Element {
  return (
    <g>
      <path class="gilt" d="M50 74 Q26 52 4 54 Q8 74 22 84 Q10 82 6 84 Q18 98 40 98Z" />
      <path class="gilt" d="M50 74 Q74 52 96 54 Q92 74 78 84 Q90 82 94 84 Q82 98 60 98Z" />
      <path class="line" d="M12 58 Q28 66 40 84 M12 70 Q26 76 38 90 M88 58 Q72 66 60 84 M88 70 Q74 76 62 90" />
      <path class="body" d="M34 100 Q34 78 42 68 L58 68 Q66 78 66 100Z" />
      <path class="body" d="M36 70 Q32 42 40 36 Q50 30 60 36 Q68 42 64 70 L58 60 L42 60Z" />
      <path class="skin" d="M42 44 Q50 38 58 44 L57 54 Q50 62 43 54Z" />
      <path class="gilt" d="M40 33 L40 5 L49 5 L49 17 L60 17 L60 33Z" />
      <path class="line" d="M40 33 L60 33 M46 49 L48 49 M52 49 L54 49" />
    </g>
  );
}

function Osiris(): JSX.Element {
  return (
    <g>
      <path class="body" d={BODY} />
      <path class="gilt" d="M37 42 Q24 30 30 12 Q38 18 41 38Z M63 42 Q76 30 70 12 Q62 18 59 38Z" />
      <path class="pale" d="M39 42 Q34 16 47 6 Q50 0 53 6 Q66 16 61 42Z" />
      <path class="skin" d="M40 42 L60 42 L59 56 Q50 66 41 56Z" />
      <path class="body" d="M47 60 L53 60 L52 74 L48 74Z" />
      <path class="line" d="M44 49 L47 49 M53 49 L56 49" />
      <path class="line thick" d="M36 98 L60 74 Q66 66 72 70 Q76 76 70 79" />
      <path class="line thick" d="M64 98 L40 74 M40 74 L30 68 M40 74 L33 62 M40 74 L26 75" />
    </g>
  );
}

function Ra(): JSX.Element {
  return (
    <g>
      <circle class="gilt" cx="48" cy="19" r="17" />
      <path class="line" d="M33 26 Q48 40 63 26 M62 26 Q70 24 68 16" />
      <path class="body" d={BODY} />
      <path class="body" d="M33 70 Q27 44 42 36 Q58 30 68 42 L81 52 Q80 58 72 55 L66 58 Q60 62 62 70Z" />
      <path class="gilt" d="M69 46 L82 53 Q79 57 72 55 L67 52Z" />
      <path class="line" d="M54 45 Q60 41 64 46 Q59 49 54 45 M58 50 L56 58 M35 48 Q30 58 32 72" />
      <Collar />
    </g>
  );
}

/** Every god that has a drawing. */
export const GODS: Readonly<Record<string, () => JSX.Element>> = {
  amun: Amun,
  anubis: Anubis,
  isis: Isis,
  osiris: Osiris,
  ra: Ra,
};

/** A god's silhouette. */
export function GodArt({ god }: { god: string }): JSX.Element {
  const Art = GODS[god];
  if (!Art) throw new Error(`no picture of the god ${god}`);
  return (
    <g class="art">
      <Art />
    </g>
  );
}
