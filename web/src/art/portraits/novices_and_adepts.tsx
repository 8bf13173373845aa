/** Those who usually play gently or fairly. */
import {
  Band,
  Beard,
  Bust,
  CLOTH,
  Curls,
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

export const NOVICES_AND_ADEPTS: Readonly<Record<string, Portrayed>> = {
  // Cheerful before everyone else: the sun rises behind her.
  zora: {
    ground: "#f2b45c",
    art: (
      <g>
        <path
          d="M50 2 L54 16 L46 16 M14 16 L26 27 L20 32Z M86 16 L74 27 L80 32 M2 46 L17 46 L16 53Z M98 46 L83 46 L84 53Z"
          fill="#fff0b8"
        />
        <Bust cloth={CLOTH.clay} hem={CLOTH.ochre} />
        <Head skin={SKIN.tan} />
        <Curls hair={HAIR.auburn} />
        <Look eyes="glad" mouth="grin" brows={HAIR.auburn} />
        <Earrings />
      </g>
    ),
  },
  // A baker: the white cap, and flour on the cheek.
  milo: {
    ground: "#b9cfa0",
    art: (
      <g>
        <Bust cloth={CLOTH.linen} hem="#fff8e6" />
        <Head skin={SKIN.fair} wide={20} />
        <Look eyes="glad" mouth="smile" brows={HAIR.brown} />
        <Beard hair={HAIR.brown} cut="moustache" />
        <path d="M30 36 Q24 14 38 15 Q43 6 52 11 Q64 5 67 15 Q77 18 70 36 Q50 29 30 36Z" fill="#fffaf0" />
        <path d="M30 37 Q50 29 70 37 L70 42 Q50 34 30 42Z" fill="#e6d8bb" />
        <circle cx="62" cy="55" r="3.4" fill="#fff" opacity="0.7" />
      </g>
    ),
  },
  // Nine cats advise her; one does it from her shoulder.
  bassa: {
    ground: "#c8a7c4",
    art: (
      <g>
        <LongHair hair={HAIR.grey} low={70} />
        <Bust cloth={CLOTH.plum} hem="#c9a0cf" />
        <Head skin={SKIN.brown} />
        <Fringe hair={HAIR.grey} cut="parted" />
        <Look eyes="lined" mouth="smile" />
        <Earrings drop />
        <g fill="#3a2d28">
          <path d="M70 90 L70 70 L75 75 L84 75 L89 70 L89 90Z" />
          <circle cx="75.5" cy="82" r="1.7" fill="#f3d262" />
          <circle cx="83.5" cy="82" r="1.7" fill="#f3d262" />
        </g>
      </g>
    ),
  },
  // Dressed as for a feast: a hat with a peacock's feather.
  pavo: {
    ground: "#8fbcb4",
    art: (
      <g>
        <Bust cloth={CLOTH.lapis} hem={CLOTH.ochre} />
        <Head skin={SKIN.pale} />
        <Fringe hair={HAIR.black} cut="swept" />
        <Look eyes="sharp" mouth="smirk" />
        <Beard hair={HAIR.black} cut="moustache" />
        <path d="M24 35 Q50 22 76 33 Q73 16 52 15 Q32 16 24 35Z" fill={CLOTH.wine} />
        <path d="M68 28 Q84 18 84 2 Q94 20 78 32Z" fill="#1f7a5c" />
        <circle cx="84" cy="15" r="4.2" fill="#2a5f98" />
        <circle cx="84" cy="15" r="1.8" fill="#f3d262" />
      </g>
    ),
  },
  // Draws maps: braids for the road, and a chart rolled under her arm.
  tessa: {
    ground: "#d8b98a",
    art: (
      <g>
        <path d="M32 40 Q24 58 30 84 L37 84 Q33 60 38 44Z M68 40 Q76 58 70 84 L63 84 Q67 60 62 44Z" fill={HAIR.straw} />
        <Bust cloth={CLOTH.malachite} hem={CLOTH.linen} />
        <Head skin={SKIN.pale} />
        <Fringe hair={HAIR.straw} cut="parted" />
        <Band colour={CLOTH.clay} />
        <Look eyes="sharp" mouth="smirk" brows={HAIR.straw} />
        <path d="M66 98 L88 76 L93 81 L72 103Z" fill="#f6ead0" stroke="#8a6a3a" stroke-width="1" />
        <Lines d="M86 78 Q90 80 91 83" />
      </g>
    ),
  },
  // A builder: measures twice; the cord hangs round his neck.
  hapu: {
    ground: "#c7a47c",
    art: (
      <g>
        <Bust cloth={CLOTH.linen} hem={SKIN.deep} />
        <Head skin={SKIN.deep} wide={19} />
        <path d="M30 42 Q28 21 50 20 Q72 21 70 42 Q66 30 50 29 Q34 30 30 42Z" fill={HAIR.black} />
        <Look eyes="calm" mouth="even" brows={HAIR.black} />
        <Beard hair={HAIR.black} cut="full" />
        <path d="M45 62 L55 62" stroke={SKIN.tan} stroke-width="1.8" stroke-linecap="round" />
        <path
          d="M31 77 Q36 96 44 99 M69 77 Q64 96 56 99"
          fill="none"
          stroke="#c08a24"
          stroke-width="2.6"
          stroke-dasharray="5 2"
        />
        <Gilt d="M41 98 L59 98 L50 88Z" />
      </g>
    ),
  },
  // A merchant: rings, a full purse of a face, and a striped cap.
  ruben: {
    ground: "#d9c06a",
    art: (
      <g>
        <Bust cloth={CLOTH.wine} hem={CLOTH.ochre} />
        <Head skin={SKIN.tan} wide={21} />
        <Look eyes="glad" mouth="grin" brows={HAIR.black} />
        <Beard hair={HAIR.black} cut="pointed" />
        <path d="M44 62 Q50 66 56 62" fill="none" stroke="#f6ead0" stroke-width="2" stroke-linecap="round" />
        <path d="M28 38 Q26 15 50 13 Q74 15 72 38 Q50 27 28 38Z" fill={CLOTH.lapis} />
        <path d="M36 18 Q33 26 33 35 M50 13 L50 30 M64 18 Q67 26 67 35" fill="none" stroke="#dcb04a" stroke-width="3" />
        <Earrings />
      </g>
    ),
  },
  // Keeps bees and small secrets: a veil, and one of her bees.
  selka: {
    ground: "#a9b7d6",
    art: (
      <g>
        <path d="M22 92 Q20 16 50 13 Q80 16 78 92Z" fill="#f1e7cf" />
        <Bust cloth={CLOTH.night} hem="#f1e7cf" />
        <Head skin={SKIN.fair} wide={17} />
        <Fringe hair={HAIR.black} cut="straight" />
        <path d="M28 44 Q28 18 50 16 Q72 18 72 44 Q66 24 50 24 Q34 24 28 44Z" fill="#f1e7cf" />
        <Look eyes="calm" mouth="smirk" brows={HAIR.black} />
        <g>
          <ellipse cx="78" cy="30" rx="6" ry="4.4" fill="#e5b62f" />
          <path d="M76 26 L76 34 M80 26 L80 34" stroke="#33241a" stroke-width="1.8" />
          <path d="M77 26 Q72 18 78 20 Q84 18 80 26Z" fill="#fff" opacity="0.85" />
        </g>
      </g>
    ),
  },
};
