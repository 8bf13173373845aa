/** Pantheon's numbers as names, in the order of the option codes and events of the protocol. */
import board from "../../../../src/theomachy/games/pantheon/data/board.json";
import nations from "../../../../src/theomachy/games/pantheon/data/nations.json";
import tiles from "../../../../src/theomachy/games/pantheon/data/tiles.json";

export const ACTIONS = ["move", "buy", "sacrifice", "draw"] as const;
export const CARDS = [
  "move",
  "gift",
  "priest",
  "dancer",
  "temple",
  "coin-1",
  "coin-2",
  "coin-3",
  "coin-4",
  "coin-5",
] as const;
export const OFFERINGS = ["gift", "priest", "dancer", "temple"] as const;
export const COLOURS = ["red", "green", "yellow", "blue"] as const;
export const NUMERALS = ["I", "II", "III", "IV"] as const;
export const GODS: readonly string[] = tiles.gods.map((god) => god.name);
export const COSTS: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  tiles.gods.map((god) => [god.name, god.cost]),
);
export const LOOT: readonly string[] = tiles.loot.map((tile) => tile.name);
export const BONUS: readonly string[] = tiles.bonus.map((tile) => tile.name);
export const NATIONS: readonly string[] = nations.nations.map((nation) => nation.name);
export const SPACE_NAMES: readonly string[] = board.rows.flatMap(({ r, q, hexes }) =>
  [...hexes].map((_, n) => `${q + n},${r}`),
);
/** Gods for whom sacrifice tokens do not count. */
export const CARDS_ONLY: ReadonlySet<string> = new Set(["pietalte"]);
/** Which rule says what a god or nation brings. */
export const GOD_RULES: Readonly<Record<string, string>> = {
  surparit: "PAN-GOD-11",
  plaesiris: "PAN-GOD-13",
  taksator: "PAN-GOD-17",
  depraccus: "PAN-GOD-19",
  vinthrad: "PAN-GOD-21",
  gaiviles: "PAN-GOD-22",
  stonkus: "PAN-GOD-31",
  gadicea: "PAN-GOD-32",
  pietalte: "PAN-GOD-33",
  traitera: "PAN-GOD-37",
};
export const NATION_RULES: Readonly<Record<string, string>> = {
  gallia: "PAN-NATION-03",
  germania: "PAN-NATION-10",
  graecia: "PAN-NATION-10",
  aegyptus: "PAN-NATION-12",
  persia: "PAN-NATION-14",
  cartago: "PAN-NATION-16",
  iberia: "PAN-NATION-20",
  roma: "PAN-NATION-21",
};
const SITES: Readonly<Record<string, string>> = board.sites;

/** A hex by its coordinates, a site by its name too. */
export function spaceName(space: string): string {
  const site = SITES[space];
  return site ? `${space} ${site}` : space;
}

export function siteName(space: string): string {
  return SITES[space] ?? "";
}
