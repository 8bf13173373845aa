/** Signs of the screens around the table, in the hand of the table's own. */
import type { JSX } from "preact";

const PATHS = {
  play: "M7 4v16l13-8z",
  pause: "M7 4v16M17 4v16",
  next: "M9 5l7 7-7 7",
  previous: "M15 5l-7 7 7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  gear:
    "M12 8.500a3.500 3.500 0 1 0 .01 0M10.500 2.500h3l.500 2.700 2 .900 2.300-1.600 2.100" +
    " 2.100-1.600 2.300.900 2 2.800.600v3l-2.800.500-.900 2 1.600 2.300-2.100" +
    " 2.100-2.300-1.600-2 .900-.500 2.800h-3l-.600-2.800-2-.900-2.200 1.600-2.200-2.100" +
    " 1.600-2.300-.900-2-2.700-.500v-3l2.700-.600.900-2-1.600-2.300 2.200-2.100 2.200 1.600" +
    " 2-.900z",
  eye: "M2 12q10-13 20 0-10 13-20 0M12 15a3 3 0 1 0 0-.01",
  save: "M12 3v12M7 10l5 5 5-5M4 20h16",
  learn: "M2 9l10-5 10 5-10 5zM6 11.500v5q6 4 12 0v-5M22 9v6",
  seat: "M7 3v10h10V3M7 13v8M17 13v8M7 17h10",
  person: "M12 12a4 4 0 1 0-.010 0M4 21q0-7 8-7t8 7z",
  menu: "M4 6h16M4 12h16M4 18h16",
  flag: "M5 21V4M5 4h13l-3 4.500 3 4.500H5",
  door: "M5 21V3h11v18M3 21h18M13 12v.01M19 9l3 3-3 3",
  ticket: "M3 7h18v4q-2 0-2 1.500t2 1.500v4H3v-4q2 0 2-1.500T3 11zM14 8v9",
  people:
    "M5.500 9a2.500 2.500 0 1 0 0-.01M13.500 9a2.500 2.500 0 1 0 0-.01" +
    "M3.500 19q0-6 4.500-6t4.500 6M11.500 19q0-6 4.500-6t4.500 6",
  bot:
    "M5 9h14v10H5zM12 9V5M10.500 4a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0" +
    "M9 13v2M15 13v2M2.500 12v4M21.500 12v4",
  lamp: "M9.500 17q0-3-2-5a6 6 0 1 1 9 0q-2 2-2 5zM10 20h4",
  clock: "M12 3a9 9 0 1 0 .01 0M12 7v5l3.500 2",
  bell: "M6 17q2-2 2-7a4 4 0 0 1 8 0q0 5 2 7zM10 20q2 2 4 0",
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg class="sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
