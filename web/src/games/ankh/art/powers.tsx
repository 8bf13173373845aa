/** The pictures of the powers. */
import type { FunctionComponent, JSX } from "preact";
import { FigureArt } from "./guardians";
import { MonumentArt } from "./monuments";
import { Cross, Kneeling, Land, Person, Placed, Rays, type Sky, WingedSun } from "./scenery";

/** A standard, and three who follow it. */
function Commanding(): JSX.Element {
  return (
    <>
      <Land sky="dusk" />
      <path d="M34 60V10" stroke="#4a2a10" stroke-width="3" stroke-linecap="round" />
      <path d="M34 12H62L56 20L62 28H34Z" fill="#a8412c" stroke="#3c1505" stroke-width="1.4" />
      <path d="M40 20h12M46 15v10" stroke="#f6d987" stroke-width="2" />
      <path d="M34 4l4 6h-8Z" fill="#e9c45f" stroke="#4a3208" />
      <Person x={72} y={60} size={1.1} />
      <Person x={88} y={62} size={1.1} />
      <Person x={104} y={60} size={1.1} />
    </>
  );
}

/** A pyramid that rises in the light, with nobody at work. */
function Inspiring(): JSX.Element {
  return (
    <>
      <Land sky="day" />
      <Rays x={60} y={18} />
      <Placed x={60} y={62} size={0.56}>
        <MonumentArt kind="pyramid" />
      </Placed>
      <path d="M14 66Q16 50 28 46L37 41L40 45L32 53L33 66Z" fill="#b97a46" stroke="#3c2210" stroke-width="1.4" />
      <path d="M106 66Q104 50 92 46L83 41L80 45L88 53L87 66Z" fill="#b97a46" stroke="#3c2210" stroke-width="1.4" />
    </>
  );
}

/** An eye that sees every region. */
function Omnipresent(): JSX.Element {
  const hexes = [
    [14, 56],
    [37, 62],
    [60, 56],
    [83, 62],
    [106, 56],
  ] as const;
  return (
    <>
      <rect width="120" height="66" fill="#163e66" />
      <Rays x={60} y={26} colour="#e7c25b" />
      {hexes.map(([x, y], n) => (
        <path
          key={x}
          d={`M${x - 13} ${y}l6.5 -11h13l6.5 11l-6.5 11h-13Z`}
          fill={n % 2 ? "#e8c98d" : "#9fb35d"}
          stroke="#3c2a10"
        />
      ))}
      <path d="M28 26Q60 0 92 26Q60 46 28 26Z" fill="#f6efdc" stroke="#0e2a47" stroke-width="2.4" />
      <circle cx="60" cy="25" r="10" fill="#23578c" stroke="#0e2a47" stroke-width="2" />
      <circle cx="60" cy="25" r="4" fill="#0a1f36" />
      <path
        d="M24 14Q60 -8 98 16M58 38L54 50M66 38Q78 52 94 44Q98 38 92 36"
        fill="none"
        stroke="#e9c45f"
        stroke-width="3"
        stroke-linecap="round"
      />
    </>
  );
}

/** Two who kneel before an altar. */
function Revered(): JSX.Element {
  return (
    <>
      <Land sky="delta" />
      <Rays x={60} y={22} />
      <path d="M46 60L49 42H71L74 60Z" fill="#e9d6a6" stroke="#5e4519" stroke-width="1.6" />
      <path d="M44 38H76V43H44Z" fill="#e9c45f" stroke="#4a3208" stroke-width="1.4" />
      <Cross x={60} y={20} size={0.62} />
      <Kneeling x={26} y={62} />
      <Kneeling x={94} y={62} left />
    </>
  );
}

/** Three Monuments of one kind lend their light. */
function Resplendent(): JSX.Element {
  return (
    <>
      <Land sky="gold" />
      <Rays x={60} y={16} />
      {[20, 60, 100].map((x) => (
        <Placed key={x} x={x} y={x === 60 ? 60 : 64} size={x === 60 ? 0.5 : 0.42}>
          <MonumentArt kind="obelisk" />
        </Placed>
      ))}
      <circle cx="60" cy="9" r="7" fill="#fff6dc" stroke="#c9791c" stroke-width="1.6" />
    </>
  );
}

/** A Monument that calls: rings of light on the ground, and a warrior beside it. */
function attuned(kind: string, sky: Sky): FunctionComponent {
  return function Attuned(): JSX.Element {
    return (
      <>
        <Land sky={sky} />
        <g fill="none" stroke="#fff2cc" stroke-width="1.8">
          <ellipse cx="52" cy="56" rx="30" ry="7" />
          <ellipse cx="52" cy="56" rx="42" ry="10" opacity=".7" />
          <ellipse cx="52" cy="56" rx="55" ry="13" opacity=".4" />
        </g>
        <Placed x={52} y={59} size={0.56}>
          <MonumentArt kind={kind} />
        </Placed>
        <g class="seatless">
          <Placed x={99} y={63} size={0.38}>
            <FigureArt kind="warrior" />
          </Placed>
        </g>
      </>
    );
  };
}

/** A wreath under a winged sun. */
function Glorious(): JSX.Element {
  const leaves = [-70, -45, -20, 5, 30, 150, 175, 200, 225, 250];
  return (
    <>
      <rect width="120" height="66" fill="#7d2a17" />
      <Rays x={60} y={22} colour="#e7c25b" />
      {leaves.map((turn) => (
        <path
          key={turn}
          d="M84 40q6 -8 12 0q-6 6 -12 0"
          fill="#9fb35d"
          stroke="#3a4a20"
          transform={`rotate(${turn + 20} 60 40)`}
        />
      ))}
      <path d="M36 40a24 24 0 0 0 48 0" fill="none" stroke="#3a4a20" stroke-width="2" />
      <WingedSun x={60} y={20} />
      <path d="M60 34l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z" fill="#f4d36e" stroke="#4a3208" stroke-width="1.4" />
    </>
  );
}

/** Open hands that give. */
function Magnanimous(): JSX.Element {
  return (
    <>
      <Land sky="nile" />
      <Rays x={60} y={24} />
      <Cross x={60} y={18} size={0.7} />
      <path
        d="M8 66Q10 50 26 48L50 47Q57 47 54 52L38 55L62 51Q70 51 64 57L42 66Z"
        fill="#b97a46"
        stroke="#3c2210"
        stroke-width="1.5"
      />
      <path
        d="M112 66Q110 50 94 48L74 47Q67 47 70 52L84 55L66 53L78 66Z"
        fill="#b97a46"
        stroke="#3c2210"
        stroke-width="1.5"
      />
    </>
  );
}

/** A basket full of the harvest. */
function Bountiful(): JSX.Element {
  return (
    <>
      <Land sky="delta" />
      {[38, 46, 54, 62, 70, 78].map((x, n) => (
        <g key={x} fill="none" stroke="#8a6b1c" stroke-width="2" stroke-linecap="round">
          <path d={`M${56 + (x - 58) * 0.5} 42L${x} ${16 - (n % 2) * 5}`} />
          <path d={`M${x} ${20 - (n % 2) * 5}l-4 -5m4 5l4 -5m-4 9l-4 -5m4 5l4 -5`} stroke="#e3b547" />
        </g>
      ))}
      <path d="M32 40H86L78 62H40Z" fill="#b58a49" stroke="#4a2a10" stroke-width="1.8" />
      <path d="M35 47H83M37 54H81M46 40L49 62M59 40V62M72 40L69 62" fill="none" stroke="#6b4a14" stroke-width="1.4" />
      <g fill="#a8412c" stroke="#5b1f12">
        <circle cx="46" cy="38" r="6" />
        <circle cx="72" cy="38" r="6" />
        <circle cx="59" cy="36" r="6.5" fill="#5a2a68" />
      </g>
    </>
  );
}

/** An offering burns on the altar. */
function Worshipful(): JSX.Element {
  return (
    <>
      <Land sky="night" />
      <Rays x={60} y={26} colour="#f3b25a" />
      <path d="M60 6Q76 22 68 34Q60 42 52 34Q46 24 60 6Z" fill="#e0792b" stroke="#5b1f12" stroke-width="1.4" />
      <path d="M60 20Q67 28 63 34Q60 37 57 34Q54 28 60 20Z" fill="#f7d154" />
      <path d="M44 40H76L71 62H49Z" fill="#c9ab6c" stroke="#3c2a10" stroke-width="1.6" />
      <path d="M42 36H78V42H42Z" fill="#e9c45f" stroke="#4a3208" stroke-width="1.4" />
      <Kneeling x={22} y={63} />
      <Kneeling x={98} y={63} left />
    </>
  );
}

/** A raised arm with a mace. */
function Mighty(): JSX.Element {
  return (
    <>
      <Land sky="blood" />
      <Rays x={66} y={14} colour="#e7c25b" />
      <path d="M30 66Q34 44 52 42L58 28L66 31L64 50Q58 60 54 66Z" fill="#b97a46" stroke="#3c2210" stroke-width="1.6" />
      <path d="M48 34L84 6" stroke="#6b4a14" stroke-width="4" stroke-linecap="round" />
      <circle cx="84" cy="9" r="9" fill="#e9d6a6" stroke="#5e4519" stroke-width="1.8" />
      <path d="M79 4L89 14M89 4L79 14" stroke="#5e4519" />
      <path d="M54 25h14v10H54Z" fill="#e9c45f" stroke="#4a3208" stroke-width="1.4" />
    </>
  );
}

/** The double crown in its splendour. */
function Splendiferous(): JSX.Element {
  return (
    <>
      <Land sky="gold" />
      <Rays x={60} y={30} />
      <path d="M36 30Q28 10 40 4Q46 12 48 30Z" fill="#a8412c" stroke="#5b1f12" stroke-width="1.6" />
      <path d="M44 34Q40 10 56 4Q60 -2 64 4Q80 10 76 34Z" fill="#f6efdc" stroke="#4a3a1c" stroke-width="1.8" />
      <path d="M34 30H86V50Q60 60 34 50Z" fill="#a8412c" stroke="#5b1f12" stroke-width="1.8" />
      <path d="M34 44Q60 54 86 44V50Q60 60 34 50Z" fill="#e9c45f" stroke="#4a3208" stroke-width="1.4" />
      <path d="M60 42Q54 34 60 28Q66 34 60 42Z" fill="#e9c45f" stroke="#4a3208" />
    </>
  );
}

export const POWER_ART: Readonly<Record<string, FunctionComponent>> = {
  commanding: Commanding,
  inspiring: Inspiring,
  omnipresent: Omnipresent,
  revered: Revered,
  resplendent: Resplendent,
  "obelisk-attuned": attuned("obelisk", "delta"),
  "temple-attuned": attuned("temple", "dusk"),
  "pyramid-attuned": attuned("pyramid", "day"),
  glorious: Glorious,
  magnanimous: Magnanimous,
  bountiful: Bountiful,
  worshipful: Worshipful,
  mighty: Mighty,
  splendiferous: Splendiferous,
};
