/** What portraits are made of, in a box of 100 by 100 that a circle is cut from: shoulders, heads, hair, what is worn
 * on them. */
import type { ComponentChildren, JSX } from "preact";

export const SKIN = { pale: "#f0c9a4", fair: "#e2ae82", tan: "#c98f5f", brown: "#9a6440", deep: "#6f452c" } as const;
export const HAIR = {
  black: "#2a201c",
  brown: "#5b3a22",
  auburn: "#8f4a24",
  straw: "#c99a4a",
  grey: "#a59c90",
  white: "#e4ded2",
} as const;
export const CLOTH = {
  lapis: "#2a5f98",
  malachite: "#237a5d",
  clay: "#b5532f",
  plum: "#7a4688",
  ochre: "#c08a24",
  linen: "#e9dcbd",
  night: "#2f3550",
  wine: "#8a2f38",
} as const;
const GILT = "#dcb04a";
const LINE = "#33241a";

/** Shoulders in a garment, with a hem of another colour. */
export function Bust({ cloth, hem }: { cloth: string; hem: string }): JSX.Element {
  return (
    <g>
      <path d="M10 104 Q11 80 36 74 L64 74 Q89 80 90 104Z" fill={cloth} />
      <path d="M36 74 Q50 92 64 74 L70 76 Q50 104 30 76Z" fill={hem} />
    </g>
  );
}

/** A round collar of beads over the shoulders. */
export function Collar(): JSX.Element {
  return (
    <g fill="none" stroke={GILT} stroke-width="3.2">
      <path d="M32 75 Q50 97 68 75" />
      <path d="M26 77 Q50 107 74 77" stroke-dasharray="4 3" />
    </g>
  );
}

/** Neck, head and ears. */
export function Head({ skin, wide = 18 }: { skin: string; wide?: number }): JSX.Element {
  const [left, right] = [50 - wide, 50 + wide];
  return (
    <g fill={skin}>
      <path d="M42 60 L42 76 Q50 84 58 76 L58 60Z" />
      <path d="M42 67 Q50 74 58 67 L58 71 Q50 78 42 71Z" fill={LINE} opacity="0.18" />
      <circle cx={left} cy="49" r="4.2" />
      <circle cx={right} cy="49" r="4.2" />
      <path d={`M${left} 44 Q${left} 24 50 24 Q${right} 24 ${right} 44 Q${right} 62 50 70 Q${left} 62 ${left} 44Z`} />
    </g>
  );
}

type Eyes = "open" | "glad" | "calm" | "lined" | "sharp";
type Mouth = "smile" | "grin" | "even" | "smirk";

const EYES: Readonly<Record<Eyes, JSX.Element>> = {
  open: (
    <g fill={LINE}>
      <circle cx="42.5" cy="47" r="2.5" />
      <circle cx="57.5" cy="47" r="2.5" />
    </g>
  ),
  glad: <path d="M38.5 48 Q42.5 43.5 46.5 48 M53.5 48 Q57.5 43.5 61.5 48" />,
  calm: <path d="M38.5 46 L46.5 46 M53.5 46 L61.5 46 M41 46 Q42.5 50 44.5 46 M56 46 Q57.5 50 59.5 46" />,
  lined: (
    <g>
      <path d="M36 47 Q42 41.5 47 47 Q42 50 36 47Z M64 47 Q58 41.5 53 47 Q58 50 64 47Z" fill="#fff" />
      <path d="M36 47 L32.5 46 M64 47 L67.5 46" />
      <g fill={LINE} stroke="none">
        <circle cx="42.5" cy="46.4" r="2.1" />
        <circle cx="57.5" cy="46.4" r="2.1" />
      </g>
    </g>
  ),
  sharp: (
    <g>
      <path d="M38 42.5 L46.5 45 M62 42.5 L53.5 45" stroke-width="2.6" />
      <g fill={LINE} stroke="none">
        <circle cx="43" cy="48.4" r="2.2" />
        <circle cx="57" cy="48.4" r="2.2" />
      </g>
    </g>
  ),
};

const MOUTHS: Readonly<Record<Mouth, JSX.Element>> = {
  smile: <path d="M43.5 59 Q50 64 56.5 59" />,
  grin: <path d="M42.5 58 Q50 60 57.5 58 Q54 65.5 50 65.5 Q46 65.5 42.5 58Z" fill="#fff" />,
  even: <path d="M45 60.5 L55 60.5" />,
  smirk: <path d="M44.5 61 Q51 62.5 57 57.5" />,
};

interface LookProps {
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  readonly brows?: string;
}

/** Eyes, nose and mouth: what somebody feels. */
export function Look({ eyes, mouth, brows }: LookProps): JSX.Element {
  return (
    <g fill="none" stroke={LINE} stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">
      {EYES[eyes]}
      <path d="M50 48 Q47.5 54 50.5 54.5" opacity="0.6" />
      {MOUTHS[mouth]}
      {brows && <path d="M37.5 40.5 Q42 37.5 46.5 40 M53.5 40 Q58 37.5 62.5 40.5" stroke={brows} stroke-width="2.8" />}
    </g>
  );
}

/** Hair that falls behind the shoulders; it is drawn before the head. */
export function LongHair({ hair, low = 82 }: { hair: string; low?: number }): JSX.Element {
  return (
    <path d={`M28 46 Q26 18 50 17 Q74 18 72 46 Q74 66 78 ${low} Q50 ${low + 8} 22 ${low} Q26 66 28 46Z`} fill={hair} />
  );
}

/** Hair over the brow: parted, in a fringe, short, or swept to one side. */
export function Fringe({ hair, cut }: { hair: string; cut: "parted" | "straight" | "short" | "swept" }): JSX.Element {
  const cuts = {
    parted: "M30 48 Q28 20 50 19 Q72 20 70 48 Q68 34 50 27 Q32 34 30 48Z",
    straight: "M30 50 Q28 19 50 18 Q72 19 70 50 L66 40 Q50 35 34 40Z",
    short: "M31 44 Q30 21 50 20 Q70 21 69 44 Q66 33 58 31 Q50 29 42 31 Q34 33 31 44Z",
    swept: "M30 46 Q26 20 52 18 Q74 20 70 47 Q67 36 58 29 Q46 39 30 46Z",
  } as const;
  return <path d={cuts[cut]} fill={hair} />;
}

/** A head of curls. */
export function Curls({ hair }: { hair: string }): JSX.Element {
  const round = [
    [31, 40, 7],
    [33, 30, 8],
    [41, 23, 8],
    [50, 21, 8],
    [59, 23, 8],
    [67, 30, 8],
    [69, 40, 7],
    [45, 28, 6],
    [56, 28, 6],
  ] as const;
  return (
    <g fill={hair}>
      {round.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
      ))}
    </g>
  );
}

/** A beard, full or pointed, with the moustache that belongs to it. */
export function Beard({ hair, cut }: { hair: string; cut: "full" | "pointed" | "moustache" }): JSX.Element {
  const cuts = {
    full: "M32 47 Q33 58 42 56 Q50 53 58 56 Q67 58 68 47 Q70 74 50 79 Q30 74 32 47Z",
    pointed: "M36 58 Q43 55 50 56 Q57 55 64 58 Q60 72 50 86 Q40 72 36 58Z",
    moustache: "M50 55 Q43 52 37 59 Q44 60 50 57.5 Q56 60 63 59 Q57 52 50 55Z",
  } as const;
  return <path d={cuts[cut]} fill={hair} />;
}

/** Rings or drops at the ears. */
export function Earrings({ drop = false }: { drop?: boolean }): JSX.Element {
  return (
    <g fill={drop ? GILT : "none"} stroke={GILT} stroke-width="2">
      <circle cx="32" cy="57" r={drop ? 2.2 : 3.4} />
      <circle cx="68" cy="57" r={drop ? 2.2 : 3.4} />
    </g>
  );
}

/** A band round the brow. */
export function Band({ colour = GILT }: { colour?: string }): JSX.Element {
  return <path d="M31 36 Q50 28 69 36 L69.5 41 Q50 33 30.5 41Z" fill={colour} />;
}

/** A thing of gold. */
export function Gilt({ d }: { d: string }): JSX.Element {
  return <path d={d} fill={GILT} stroke={LINE} stroke-width="0.8" />;
}

/** Fine lines. */
export function Lines({ d, children }: { d: string; children?: ComponentChildren }): JSX.Element {
  return (
    <g fill="none" stroke={LINE} stroke-width="1.6" stroke-linecap="round">
      <path d={d} />
      {children}
    </g>
  );
}
