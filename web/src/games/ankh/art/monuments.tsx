/** Monuments and camels; a box of 100 by 100. */
import type { JSX } from "preact";

function Obelisk(): JSX.Element {
  return (
    <g>
      <path class="stone-dark" d="M50 4 L62 18 L68 90 L50 90Z" />
      <path class="stone" d="M50 4 L38 18 L32 90 L50 90Z" />
      <path class="gilt" d="M50 4 L62 18 L50 22 L38 18Z" />
      <path class="stone" d="M24 88 L76 88 L80 98 L20 98Z" />
      <path
        class="line"
        d="M43 34 L47 34 M42 46 L47 46 M41 58 L47 58 M41 70 L47 70 M54 40 L60 40 M54 54 L61 54 M54 68 L62 68"
      />
    </g>
  );
}

function Temple(): JSX.Element {
  return (
    <g>
      <path class="stone" d="M6 98 L12 26 L38 26 L40 98Z M94 98 L88 26 L62 26 L60 98Z" />
      <path class="stone-dark" d="M38 98 L38 46 L62 46 L62 98Z" />
      <path class="dark" d="M45 98 L45 62 L55 62 L55 98Z" />
      <path class="gilt" d="M8 18 L42 18 L42 28 L8 28Z M58 18 L92 18 L92 28 L58 28Z M34 40 L66 40 L66 48 L34 48Z" />
      <path class="line" d="M20 40 L20 88 M30 40 L30 88 M70 40 L70 88 M80 40 L80 88" />
      <circle class="gilt" cx="50" cy="33" r="5" />
    </g>
  );
}

function Pyramid(): JSX.Element {
  return (
    <g>
      <path class="stone" d="M46 10 L4 96 L58 96Z" />
      <path class="stone-dark" d="M46 10 L58 96 L96 96Z" />
      <path class="gilt" d="M46 10 L36 30 L49 33 L57 29Z" />
      <path class="line" d="M28 48 L52 52 M20 64 L54 68 M12 80 L56 84" />
    </g>
  );
}

export const MONUMENTS: Readonly<Record<string, () => JSX.Element>> = {
  obelisk: Obelisk,
  temple: Temple,
  pyramid: Pyramid,
};

/** A Monument. */
export function MonumentArt({ kind }: { kind: string }): JSX.Element {
  const Art = MONUMENTS[kind];
  if (!Art) throw new Error(`no picture of the Monument ${kind}`);
  return (
    <g class="art">
      <Art />
    </g>
  );
}

/** A camel, walking to the right. */
export function CamelArt(): JSX.Element {
  return (
    <path
      class="camel"
      d={
        "M4 40 Q8 34 16 36 Q20 22 30 22 Q38 22 42 34 Q48 20 58 24 Q66 28 66 38 Q74 36 77 24 L78 14" +
        " Q80 8 88 10 L96 15 Q95 20 86 20 L84 22 Q84 46 72 54 L72 88 L67 88 L65 62 L60 60 L58 88 " +
        "L53 88 L54 60 L34 60 L30 88 L25 88 L26 60 L20 62 L16 88 L11 88 L13 58 Q6 50 4 40Z"
      }
    />
  );
}

/** A gate to the Underworld: a dark doorway with a rim of light, flat on the ground. */
export function GateArt(): JSX.Element {
  return (
    <g class="art">
      <ellipse class="gate-rim" cx="50" cy="58" rx="46" ry="30" />
      <ellipse class="gate-deep" cx="50" cy="58" rx="36" ry="22" />
      <path class="line" d="M24 58 Q36 42 54 48 Q70 54 58 64 Q46 70 42 60" />
    </g>
  );
}
