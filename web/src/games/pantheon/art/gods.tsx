/** The portraits of the ten gods: busts in a box of 100 by 100, each in the colour of its robe. */
import type { JSX } from "preact";

type Shape = readonly [look: string, path: string];

interface Portrait {
  readonly robe: string;
  readonly shapes: readonly Shape[];
}

const SHOULDERS = "M10 100 Q12 76 36 68 L64 68 Q88 76 90 100Z";

const PORTRAITS: Readonly<Record<string, Portrait>> = {
  surparit: {
    robe: "#5a7a3a",
    shapes: [
      ["body", SHOULDERS],
      ["line", "M32 72 Q50 90 68 72 M50 84V100"],
      ["skin", "M36 34 Q50 24 64 34 L63 56 Q58 69 50 70 Q42 69 37 56Z"],
      ["gilt", "M33 42Q50 37 67 42L66 53Q58 57 52 50L48 50Q42 57 34 53Z"],
      ["ink", "M40 47L45 47 M55 47L60 47 M44 62Q50 66 56 62"],
      ["dark2", "M34 42Q32 22 50 22Q68 22 66 42Q50 32 34 42Z"],
      ["gilt", "M50 2L54 12L65 13L56 20L59 30L50 24L41 30L44 20L35 13L46 12Z"],
    ],
  },
  plaesiris: {
    robe: "#7b3f78",
    shapes: [
      ["dark2", "M28 74 Q20 40 36 26 Q50 16 64 26 Q80 40 72 74Z"],
      ["body", SHOULDERS],
      ["line", "M34 70 Q50 88 66 70 M28 75 Q50 97 72 75"],
      ["skin", "M43 60H57V72Q50 78 43 72Z"],
      ["skin", "M37 34 Q50 26 63 34 L62 52 Q58 66 50 66 Q42 66 38 52Z"],
      [
        "leaf",
        "M30 34Q34 22 44 26Q40 36 30 34Z M40 26Q46 14 54 24Q48 32 40 26Z M54 25Q66 18 68 30Q60 36 54 25Z M66" +
          " 34Q74 30 76 40Q68 44 66 34Z M32 40Q24 36 24 46Q32 48 32 40Z",
      ],
      [
        "grape",
        "M68 48a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM74 50a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM71 56a4 4 0 1 0 8 0a4 4 0" +
          " 1 0 -8 0ZM23 52a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM18 55a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM22 60a4 4 0 1 0" +
          " 8 0a4 4 0 1 0 -8 0Z",
      ],
      ["ink", "M42 44Q45 42 48 44 M52 44Q55 42 58 44 M50 45L49 52L51 52 M45 58Q50 62 55 58"],
      ["gilt", "M72 68H94Q93 82 85 83V92H90V96H76V92H81V83Q73 82 72 68Z"],
    ],
  },
  taksator: {
    robe: "#b3541e",
    shapes: [
      ["body", SHOULDERS],
      ["line", "M30 76 Q52 84 84 88 M24 84 Q48 94 78 98"],
      ["skin", "M36 34 Q50 24 64 34 L64 56 Q58 70 50 70 Q42 70 36 56Z"],
      ["dark", "M35 48 Q38 58 44 56 Q50 52 56 56 Q62 58 65 48 L67 62 Q64 82 50 86 Q36 82 33 62Z"],
      ["skin", "M45 61 Q50 58 55 61 Q50 65 45 61Z"],
      ["gilt", "M32 36 Q50 22 68 36 L66 42 Q50 31 34 42Z"],
      ["gilt", "M41 24a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"],
      ["line", "M50 20V28 M47 22Q50 19 53 22 M47 26Q50 29 53 26"],
      ["ink", "M41 46L47 47 M53 47L59 46 M50 46L49 54L52 54"],
      ["gilt", "M69 72a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z"],
      ["line", "M82 65V79 M77 69Q82 64 87 69 M77 75Q82 80 87 75"],
    ],
  },
  depraccus: {
    robe: "#3d5f78",
    shapes: [
      ["body", SHOULDERS],
      ["body", "M30 74Q24 26 50 18Q76 26 70 74Q60 82 50 82Q40 82 30 74Z"],
      ["skin", "M38 42Q50 32 62 42L61 58Q57 70 50 71Q43 70 39 58Z"],
      ["dark2", "M40 60Q50 64 60 60Q60 78 50 82Q40 78 40 60Z"],
      ["ink", "M42 48L47 49 M53 49L58 48 M50 49L49 56L51 56"],
      ["line", "M34 68Q30 38 50 26Q70 38 66 68"],
      ["pale", "M64 70L76 62L88 84L76 91Z"],
      ["pale", "M76 64L90 66L88 92L74 90Z"],
      ["ink", "M79 72L85 73 M79 80L85 81"],
    ],
  },
  vinthrad: {
    robe: "#2d8290",
    shapes: [
      ["body", SHOULDERS],
      ["line", "M22 82Q50 78 66 70 M20 92Q54 88 74 74"],
      ["dark2", "M64 34Q58 20 42 24Q22 24 4 14Q12 26 24 32Q10 34 2 42Q18 46 32 44Q22 52 18 62Q30 60 40 52Z"],
      ["skin", "M42 60H58V72Q50 78 42 72Z"],
      ["skin", "M40 36Q52 26 64 34L66 46L72 53L66 56V62Q60 69 52 67Q42 64 40 52Z"],
      ["ink", "M56 46L62 46 M64 61L58 61"],
      ["gilt", "M36 36Q50 22 66 34L65 39Q50 30 38 42Z"],
      ["line", "M74 30H94 M78 40H98 M80 64H96"],
    ],
  },
  gaiviles: {
    robe: "#2f6d9b",
    shapes: [
      ["body", SHOULDERS],
      ["line", "M26 78 Q50 92 74 78 M62 70L74 98"],
      ["skin", "M42 60H58V72Q50 78 42 72Z"],
      ["skin", "M37 38H63L64 48L68 54L63 56V61Q58 68 50 67Q40 64 38 52Z"],
      ["dark2", "M36 40Q33 52 40 60L44 50L42 40Z"],
      ["gilt", "M24 40Q50 30 78 40Q80 44 74 44Q50 37 28 44Q22 44 24 40Z"],
      ["gilt", "M34 38Q36 20 50 20Q64 20 66 38Q50 33 34 38Z"],
      ["pale", "M36 32Q22 30 8 8Q28 10 40 20Q44 26 40 31Z"],
      ["ink", "M32 26L20 15 M37 25L27 17"],
      ["pale", "M60 30Q74 28 88 6Q70 8 60 18Q56 26 60 30Z"],
      ["ink", "M66 24L76 14 M62 22L70 15"],
      ["ink", "M53 47L59 47 M60 61L55 61"],
    ],
  },
  stonkus: {
    robe: "#8a6a1c",
    shapes: [
      ["body", SHOULDERS],
      ["skin", "M34 36Q50 24 66 36L67 54Q64 70 50 72Q36 70 33 54Z"],
      ["dark2", "M32 40Q34 22 50 22Q66 22 68 40L62 34Q50 30 38 34Z"],
      ["gilt", "M30 30L38 34L42 20L50 30L58 20L62 34L70 30L68 40Q50 34 32 40Z"],
      ["ink", "M41 46L47 46 M53 46L59 46 M50 46L48 55L52 55 M43 62Q50 66 57 62"],
      ["gilt", "M60 78Q58 70 66 66L64 60H78L76 66Q86 72 86 84Q86 96 73 96Q60 96 60 84Z"],
      ["line", "M66 66H76 M73 74V88 M69 77Q73 73 77 77 M69 85Q73 89 77 85"],
    ],
  },
  gadicea: {
    robe: "#944a5e",
    shapes: [
      ["body", SHOULDERS],
      ["line", "M30 74Q50 92 70 74"],
      ["gilt", "M50 4Q78 4 80 34L72 40Q68 20 50 16Z"],
      ["skin", "M42 60H58V72Q50 78 42 72Z"],
      ["skin", "M38 38H63L64 48L68 54L63 57V62Q58 69 50 67Q41 64 38 52Z"],
      ["gilt", "M34 42Q32 14 52 14Q68 16 67 40L60 42V36H46L42 58Q34 54 34 42Z"],
      ["ink", "M53 47L59 47 M60 62L55 62"],
      ["pale", "M70 70L82 66L90 88L78 92Z"],
    ],
  },
  pietalte: {
    robe: "#6b5aa0",
    shapes: [
      ["gilt", "M16 38a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z"],
      ["ink", "M50 8V14 M24 22L28 26 M76 22L72 26"],
      ["pale", "M22 100Q26 72 30 52Q30 18 50 18Q70 18 70 52Q74 72 78 100Z"],
      ["body", "M34 100Q36 80 42 72L58 72Q64 80 66 100Z"],
      ["skin", "M39 38Q50 28 61 38L60 54Q56 67 50 68Q44 67 40 54Z"],
      ["ink", "M42 47Q45 49 48 47 M52 47Q55 49 58 47 M50 48L49 55L51 55 M46 61Q50 63 54 61"],
      ["line", "M50 80L44 96H56Z"],
    ],
  },
  traitera: {
    robe: "#35594c",
    shapes: [
      ["body", SHOULDERS],
      ["line", "M50 70V100 M34 72 Q42 84 50 86 Q58 84 66 72"],
      ["pale", "M50 20 Q32 20 30 36 L22 48 L29 51 L29 60 Q32 68 42 66 L42 74 L50 76Z"],
      ["dark", "M50 20 Q68 20 70 36 L78 48 L71 51 L71 60 Q68 68 58 66 L58 74 L50 76Z"],
      ["gilt", "M29 30 Q50 8 71 30 L70 36 Q50 18 30 36Z"],
      ["ink", "M32 42L38 41 M28 58L35 57"],
      ["line", "M68 42L62 41 M72 58L65 57"],
      ["gilt", "M85 34L89 40L88 72H82L81 40Z"],
      ["gilt", "M76 72H94V77H76Z M82 77H88V92H82Z"],
    ],
  },
};

export function GodArt({ god }: { god: string }): JSX.Element {
  const portrait = PORTRAITS[god];
  if (!portrait) throw new Error(`no portrait of the god ${god}`);
  return (
    <g class="art bust" style={{ "--robe": portrait.robe }}>
      {portrait.shapes.map(([look, path]) => (
        <path key={path} class={look} d={path} />
      ))}
    </g>
  );
}
