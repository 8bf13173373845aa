/** Those who usually play strongly, and the strongest of all. */
import {
  Band,
  Beard,
  Bust,
  CLOTH,
  Collar,
  Earrings,
  Fringe,
  Gilt,
  HAIR,
  Head,
  Lines,
  LongHair,
  Look,
  SKIN,
} from "./parts";
import type { Portrayed } from "./portrait";

export const MASTERS: Readonly<Record<string, Portrayed>> = {
  // A retired general: the scar, the grey beard, the bronze.
  timon: {
    ground: "#b98f7d",
    art: (
      <g>
        <Bust cloth={CLOTH.wine} hem="#b98a3c" />
        <Head skin={SKIN.fair} wide={20} />
        <Look eyes="sharp" mouth="even" />
        <Beard hair={HAIR.white} cut="full" />
        <path d="M44 61.5 L56 61.5" stroke="#33241a" stroke-width="1.8" />
        <Gilt d="M28 46 Q25 17 50 15 Q75 17 72 46 L66 46 Q66 34 50 32 Q34 34 34 46Z" />
        <path d="M46 16 Q48 0 76 6 Q66 12 54 16Z" fill={CLOTH.clay} />
        <Lines d="M60 50 L65 58" />
        <Gilt d="M14 92 Q18 82 28 80 L30 86 Q20 88 18 96Z" />
      </g>
    ),
  },
  // A potter with a weakness for round numbers: everything about her is round.
  kallia: {
    ground: "#cf9d72",
    art: (
      <g>
        <circle cx="50" cy="17" r="10" fill={HAIR.brown} />
        <LongHair hair={HAIR.brown} low={60} />
        <Bust cloth={CLOTH.clay} hem="#e9c39a" />
        <Head skin={SKIN.tan} wide={19} />
        <Fringe hair={HAIR.brown} cut="short" />
        <Band />
        <Look eyes="open" mouth="smile" brows={HAIR.brown} />
        <Earrings drop />
        <path d="M72 101 Q66 90 74 85 L74 80 L86 80 L86 85 Q94 90 88 101Z" fill="#8a3f22" />
        <path d="M71 91 L91 91" stroke="#2a201c" stroke-width="2" stroke-dasharray="3 2" />
      </g>
    ),
  },
  // A scribe: black wig, lined eyes, a reed behind the ear.
  nefra: {
    ground: "#9fb9c9",
    art: (
      <g>
        <path d="M26 74 Q22 16 50 15 Q78 16 74 74Z" fill={HAIR.black} />
        <Bust cloth={CLOTH.linen} hem="#fff8e6" />
        <Collar />
        <Head skin={SKIN.brown} wide={17} />
        <path d="M28 70 Q24 18 50 17 Q76 18 72 70 L66 70 Q69 50 65 37 L35 37 Q31 50 34 70Z" fill={HAIR.black} />
        <Gilt d="M34 33 L66 33 L66 37.5 L34 37.5Z" />
        <Look eyes="lined" mouth="even" />
        <path d="M64 46 L86 24" stroke="#c9a04a" stroke-width="3" stroke-linecap="round" />
        <path d="M64 46 L68 42" stroke="#2a201c" stroke-width="3" stroke-linecap="round" />
      </g>
    ),
  },
  // A ferryman, never in a hurry: the straw hat, and his pole.
  dorion: {
    ground: "#8db4c4",
    art: (
      <g>
        <path d="M84 4 L90 4 L82 102 L76 102Z" fill="#8a6a3a" />
        <Bust cloth={CLOTH.malachite} hem="#bcd3a8" />
        <Head skin={SKIN.brown} />
        <Look eyes="calm" mouth="smirk" />
        <Beard hair={HAIR.grey} cut="full" />
        <path d="M44 62 Q51 64 57 60" fill="none" stroke="#33241a" stroke-width="1.8" stroke-linecap="round" />
        <path d="M12 38 Q50 20 88 38 Q70 44 50 42 Q30 44 12 38Z" fill="#d9b65c" />
        <path d="M33 34 Q34 13 50 12 Q66 13 67 34 Q50 27 33 34Z" fill="#c9a04a" />
        <path d="M33 34 Q50 27 67 34 L67 38 Q50 31 33 38Z" fill={CLOTH.clay} />
      </g>
    ),
  },
  // Sails by night: the hood, and the moon behind it.
  marit: {
    ground: "#3b4a72",
    art: (
      <g>
        <path d="M78 8 A15 15 0 1 0 92 32 A12 12 0 1 1 78 8Z" fill="#f3e3ac" />
        <path d="M20 100 Q18 20 50 11 Q82 20 80 100Z" fill="#1f2a44" />
        <Bust cloth="#25324f" hem={CLOTH.wine} />
        <Head skin={SKIN.pale} wide={17} />
        <Fringe hair={HAIR.auburn} cut="swept" />
        <path d="M27 60 Q22 22 50 14 Q78 22 73 60 Q72 26 50 24 Q28 26 27 60Z" fill="#2d3c60" />
        <Look eyes="sharp" mouth="even" brows={HAIR.auburn} />
        <circle cx="50" cy="84" r="5" fill="#dcb04a" />
      </g>
    ),
  },
  // Plants a tree after every game she loses: leaves in her hair.
  vesna: {
    ground: "#9cbf87",
    art: (
      <g>
        <LongHair hair={HAIR.auburn} />
        <Bust cloth={CLOTH.malachite} hem="#e9dcbd" />
        <Head skin={SKIN.pale} wide={17} />
        <Fringe hair={HAIR.auburn} cut="parted" />
        <Look eyes="open" mouth="smile" brows={HAIR.auburn} />
        <g fill="#2f7d3c" stroke="#1d5528" stroke-width="0.8">
          {[28, 38, 50, 62, 72].map((x, n) => (
            <path
              key={x}
              d={`M${x} ${[36, 26, 21, 26, 36][n]} q-7 -5 -3 -12 q7 4 3 12Z m1 0 q7 -6 11 -2 q-5 7 -11 2Z`}
            />
          ))}
        </g>
        <g fill="#f4d9e2">
          <circle cx="33" cy="28" r="2.6" />
          <circle cx="57" cy="20" r="2.6" />
          <circle cx="69" cy="30" r="2.6" />
        </g>
      </g>
    ),
  },
  // Grows olives and talks to the trees: old, bald, with a sprig.
  olin: {
    ground: "#c3c78e",
    art: (
      <g>
        <Bust cloth="#8a8f52" hem="#e9dcbd" />
        <Head skin={SKIN.tan} wide={19} />
        <path d="M30 52 Q27 42 31 36 Q34 44 34 52Z M70 52 Q73 42 69 36 Q66 44 66 52Z" fill={HAIR.white} />
        <Look eyes="glad" mouth="smile" brows={HAIR.white} />
        <Beard hair={HAIR.white} cut="pointed" />
        <path d="M45 60 Q50 63 55 60" fill="none" stroke="#33241a" stroke-width="1.8" stroke-linecap="round" />
        <path d="M62 36 Q74 24 82 8" fill="none" stroke="#6a5a2a" stroke-width="2.2" />
        <g fill="#5f7d3a">
          <path d="M66 32 q-9 -2 -9 -10 q9 1 9 10Z" />
          <path d="M72 25 q10 1 13 -6 q-10 -3 -13 6Z" />
          <path d="M77 17 q-9 -3 -7 -11 q8 3 7 11Z" />
          <path d="M81 10 q8 0 9 -6 q-8 -1 -9 6Z" />
        </g>
        <ellipse cx="78" cy="27" rx="3" ry="4" fill="#3b4a22" />
      </g>
    ),
  },
  // Watches the stars and forgets the time.
  ilka: {
    ground: "#4a3f74",
    art: (
      <g>
        <g fill="#fbe9a8">
          <path d="M14 20 l2 5 5 2 -5 2 -2 5 -2 -5 -5 -2 5 -2Z" />
          <path d="M86 16 l1.6 4 4 1.6 -4 1.6 -1.6 4 -1.6 -4 -4 -1.6 4 -1.6Z" />
          <path d="M80 52 l1.4 3 3 1.4 -3 1.4 -1.4 3 -1.4 -3 -3 -1.4 3 -1.4Z" />
          <path d="M20 58 l1.2 3 3 1.2 -3 1.2 -1.2 3 -1.2 -3 -3 -1.2 3 -1.2Z" />
        </g>
        <LongHair hair={HAIR.white} low={78} />
        <Bust cloth="#2b2550" hem="#8f86c4" />
        <Head skin={SKIN.fair} wide={17} />
        <Fringe hair={HAIR.white} cut="straight" />
        <Look eyes="open" mouth="even" brows={HAIR.grey} />
        <Gilt d="M50 22 l2.4 5.6 6 0.4 -4.6 3.8 1.6 5.8 -5.4 -3.2 -5.4 3.2 1.6 -5.8 -4.6 -3.8 6 -0.4Z" />
        <Earrings drop />
      </g>
    ),
  },
};
