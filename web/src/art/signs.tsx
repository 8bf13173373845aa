/** Small signs in one line weight: actions, events, cards, powers. A box of 24 by 24, drawn in the current colour.
 * A circle is written as an arc from its left end all the way round. */
import type { JSX } from "preact";

const SIGNS: Readonly<Record<string, string>> = {
  // actions: footsteps, a rising figure, people, a looped cross that opens
  move:
    "M7 4q3 0 3 4t-2 5q-2 0-2-5t1-4M6.500 15h3v2q0 2-1.500 2t-1.500-2zM16 7q3 0 3 4t-2 5q-2" +
    " 0-2-5t1-4M15.500 18h3v1.500q0 2-1.500 2t-1.500-2z",
  summon: "M12 3v8M8.500 6.500L12 3l3.500 3.500M6 21q0-7 6-7t6 7M10 11.500a2 2 0 1 0 0-.01",
  gain:
    "M5.500 9a2.500 2.500 0 1 0 0-.01M13.500 9a2.500 2.500 0 1 0 0-.01M3.500 19q0-6 4.500-6" +
    "t4.500 6M11.500 19q0-6 4.500-6t4.500 6",
  unlock: "M12 12q-5-3-3.500-6.500q3.500-4 7 0Q17 9 12 12v9M7.500 14h9M19 4l2-2M20 8h3M5 4L3 2",
  // events
  "control-monument": "M12 3l7 15H5zM3 21h18M12 9v5M10 11.500h4",
  "camel-caravan": "M3 12q1-2 3-1 1-4 3-4t3 3q2-4 4-3t2 4q2-1 2-4l1-3h2M5 12v7M8 13v6M14 13v6M17 12v7M5 13h12",
  conflict: "M4 4l12 12M20 4L8 16M14 18l4-4M6 14l4 4M18 20l2-2M4 18l2 2",
  // cards
  flood: "M2 9q3-3 5 0t5 0 5 0 5 0M2 14q3-3 5 0t5 0 5 0 5 0M2 19q3-3 5 0t5 0 5 0 5 0",
  build: "M4 20h16M6 20v-6h4v-4h4v4h4v6M12 10V4M9 6l3-3 3 3",
  plague: "M12 6q4 2 4 7t-4 7q-4-2-4-7t4-7M12 6l-4-4M12 6l4-4M8 11L3 8M16 11l5-3M8 15l-5 3M16 15l5 3M12 8v11",
  chariots: "M9 17a4 4 0 1 0 0-.01M3 6h5l3 7h6M17 13l4-4M13 13v6h7",
  drought:
    "M8.500 12a3.500 3.500 0 1 0 0-.01M12 3v3M12 18v3M3 12h3M18 12h3M5.500 5.500l2 2M16.500" +
    " 16.500l2 2M18.500 5.500l-2 2M7.500 16.500l-2 2",
  miracle: "M12 2l2.500 7 7.500.500-6 4.500 2 7.500-6-4.500-6 4.500 2-7.500-6-4.500 7.500-.500z",
  cycle: "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",
  // offerings, and more actions
  gift: "M4 9h16v4H4zM6 13v8h12v-8M12 9v12M12 9q-6 0-5-4t5 4q6 0 5-4t-5 4",
  priest: "M9 7a3 3 0 1 0 0-.01M7 21l2-10h6l2 10zM9 4l3-2 3 2",
  dancer: "M10.500 5a2.500 2.500 0 1 0 0-.01M12 8l-2 6 4 3-1 5M10 14l-5 4M12 9l6 3M12 9L6 6",
  temple: "M3 9l9-6 9 6zM5 9v9M10 9v9M14 9v9M19 9v9M3 21h18",
  buy: "M4 12a8 8 0 1 0 0-.01M12 8v8M9.500 10q2.500-3 5 0M9.500 14q2.500 3 5 0",
  sacrifice: "M6 20h12M8 20l1-6h6l1 6M12 3q4 4 2 7-2 2-4 0-1-2 2-7",
  draw: "M5 6h9v14H5zM9 3h10v14M12 10v6M9.500 13h5",
  // others
  done: "M4 13l5 5L20 6",
  no: "M6 6l12 12M18 6L6 18",
  follower: "M9 9a3 3 0 1 0 0-.01M5 21q0-8 7-8t7 8z",
  devotion: "M12 13q-5-3-3.500-7 3.500-4 7 0Q17 10 12 13v8M7.500 15h9",
  card: "M6 3h12v18H6zM9 7h6M9 17h6",
  log: "M5 4h14M5 9h14M5 14h9M5 19h6",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  undo: "M9 5L4 10l5 5M4 10h10q6 0 6 5t-6 5h-3",
  rules: "M4 4q5-1 8 2 3-3 8-2v15q-5-1-8 2-3-3-8-2zM12 6v15",
  hint: "M9.500 17q0-3-2-5a6 6 0 1 1 9 0q-2 2-2 5zM10 20h4M12 1v1M3 10h1M20 10h1",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  god: "M9 8a3 3 0 1 0 0-.01M12 2v2M8 3l1 2M16 3l-1 2M5 21q0-9 7-9t7 9zM9 15h6",
  captive: "M5 4v16M10 4v16M14 4v16M19 4v16M3 4h18M3 20h18",
  banner: "M6 21V3M6 4h12l-3 4 3 4H6",
  tiebreaker: "M12 3v18M6 21h12M4 8h16M4 8l-2.500 6h5zM20 8l-2.500 6h5z",
  map: "M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15",
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  settings:
    "M8.500 12a3.500 3.500 0 1 0 0-.01M10 3h4l.600 2.800 2 1.100 2.700-.900 2 3.500-2.100" +
    " 1.900v2.200l2.100 1.900-2 3.500-2.700-.900-2 1.100L14 22h-4" +
    "l-.600-2.800-2-1.100-2.700.900-2-3.500 2.100-1.900v-2.200L2.700 9.500l2-3.500 2.700.900" +
    " 2-1.100z",
};

export function Sign({ name, size = 24 }: { name: string; size?: number }): JSX.Element {
  return (
    <svg class="sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={SIGNS[name] ?? SIGNS.card} />
    </svg>
  );
}

export function hasSign(name: string): boolean {
  return name in SIGNS;
}
