/** What is printed on cards and offering tokens: sandals, gifts, priests, dancers, temples and coins. A box of 100 by
 * 100, drawn in the hand of the gods' portraits. */
import type { JSX } from "preact";

type Shape = readonly [look: string, path: string];

const SCENES: Readonly<Record<string, readonly Shape[]>> = {
  // two sandals on their way
  move: [
    ["leather", "M30 50Q20 30 26 14Q34 4 44 12Q52 24 46 46Q44 54 46 62Q48 74 40 78Q30 80 29 68Q28 58 30 50Z"],
    ["strap", "M25 30Q36 38 49 28 M28 44Q37 50 47 42 M36 12V34"],
    ["leather", "M58 66Q50 48 55 33Q62 22 72 30Q80 42 74 62Q72 70 74 78Q75 90 67 94Q58 95 57 84Q56 74 58 66Z"],
    ["strap", "M53 48Q64 56 77 46 M56 61Q65 67 75 59 M64 30V52"],
  ],
  // a casket with a ribbon, and an amphora behind it
  gift: [
    ["clay-pot", "M60 12H80L77 20Q94 30 92 50Q90 72 78 84H62Q50 72 48 50Q46 30 63 20Z"],
    ["pleat", "M50 40Q70 48 91 40 M50 52Q70 60 91 52 M63 22Q54 22 52 32 M77 22Q86 22 88 32"],
    ["cloth", "M10 52H68V90H10Z"],
    ["cloth-light", "M6 42H72V56H6Z"],
    ["gilt", "M34 42H44V90H34Z"],
    ["gilt", "M39 42Q20 42 20 32Q22 24 32 30Q38 34 39 42Q40 34 46 30Q56 24 58 32Q58 42 39 42Z"],
  ],
  // a priest in a long robe with raised hands
  priest: [
    ["robe", "M36 44Q50 36 64 44L78 94H22Z"],
    ["robe-light", "M44 42H56L60 94H40Z"],
    ["skin", "M36 48Q24 44 16 26L22 20Q32 36 42 42Z M64 48Q76 44 84 26L78 20Q68 36 58 42Z"],
    ["skin", "M39 22Q50 16 61 22L60 34Q56 44 50 44Q44 44 40 34Z"],
    ["gilt", "M36 24L42 6Q50 0 58 6L64 24Q50 18 36 24Z"],
    ["ink", "M44 29L48 29 M52 29L56 29 M47 37Q50 39 53 37"],
    ["gilt", "M46 58Q50 54 54 58Q56 66 50 72Q44 66 46 58Z"],
  ],
  // a dancer with a veil
  dancer: [
    ["veil", "M14 26Q34 4 56 14Q86 14 90 44Q80 28 60 26Q38 20 22 42Z"],
    ["robe", "M44 42Q54 38 60 44L62 60Q82 72 84 92Q58 84 28 94Q28 74 44 60Z"],
    ["pleat", "M50 62Q46 78 40 90 M56 62Q62 76 70 87"],
    ["skin", "M44 46Q30 44 20 34L25 27Q36 36 48 40Z M58 44Q74 38 82 24L88 29Q82 46 60 52Z"],
    ["skin", "M43 24Q51 17 60 24L59 34Q55 42 51 42Q46 42 44 34Z"],
    ["dark2", "M42 28Q40 13 52 13Q63 14 61 28Q54 19 47 22Q44 24 42 28Z M60 20Q70 18 70 28Q64 30 60 26Z"],
    ["gilt", "M44 56H61L62 62H43Z"],
    ["ink", "M47 30L50 30 M54 30L57 30 M50 37Q52 38 54 37"],
  ],
  // a temple front
  temple: [
    ["pale", "M50 8L94 34H6Z M12 82H88L94 94H6Z"],
    ["marble", "M16 38H28V80H16Z M36 38H47V80H36Z M53 38H64V80H53Z M72 38H84V80H72Z"],
    ["gilt", "M50 16L72 30H28Z"],
    ["pleat", "M20 42V76 M24 42V76 M40 42V76 M43 42V76 M57 42V76 M60 42V76 M76 42V76 M80 42V76"],
  ],
};

function Scene({ shapes, look }: { shapes: readonly Shape[]; look: string }): JSX.Element {
  return (
    <g class={`art card-scene ${look}`}>
      {shapes.map(([part, path]) => (
        <path key={path} class={part} d={path} />
      ))}
    </g>
  );
}

/** A coin of so much. */
export function CoinArt({ value }: { value: string }): JSX.Element {
  return (
    <g class="art card-scene coin-art">
      <ellipse class="coin-shade" cx="53" cy="56" rx="40" ry="40" />
      <circle class="coin-rim" cx="50" cy="50" r="40" />
      <circle class="coin-face" cx="50" cy="50" r="32" />
      <text x="50" y="66">
        {value}
      </text>
    </g>
  );
}

/** What a card shows: its offering, the sandals of movement, or its coins. */
export function CardArt({ card }: { card: string }): JSX.Element {
  if (card.startsWith("coin-")) return <CoinArt value={card.slice(5)} />;
  const shapes = SCENES[card];
  if (!shapes) throw new Error(`no picture of the card ${card}`);
  return <Scene shapes={shapes} look={`${card}-art`} />;
}

/** An offering token: a stone slab with its offering and its level. */
export function TokenArt({ kind, level }: { kind: string; level: string }): JSX.Element {
  return (
    <g class="art token-art">
      <path class="slab-shade" d="M14 20Q14 10 24 10H80Q92 10 92 20V86Q92 96 82 96H24Q14 96 14 86Z" />
      <path class="slab" d="M8 14Q8 5 18 5H80Q90 5 90 14V82Q90 91 80 91H18Q8 91 8 82Z" />
      <g transform="translate(10 6) scale(0.66)">
        <CardArt card={kind} />
      </g>
      <text x="86" y="85">
        {level}
      </text>
    </g>
  );
}

/** The back of the cards. */
export function CardBackArt(): JSX.Element {
  return (
    <g class="art card-back">
      <path class="back" d="M18 4H82Q88 4 88 10V90Q88 96 82 96H18Q12 96 12 90V10Q12 4 18 4Z" />
      <path class="line" d="M24 14H76V86H24Z M50 30L70 44H30Z M34 48V66 M44 48V66 M56 48V66 M66 48V66 M30 70H70" />
    </g>
  );
}
