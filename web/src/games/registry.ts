/** The games the page has a folder for. Each is loaded when it is first needed, with its pictures and its style. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { genericGame } from "../table/generic_board";
import type { GameDescription } from "./description";

const FOLDERS = import.meta.glob<{ readonly default: GameDescription }>("./*/index.tsx");
const LOADERS = new Map(Object.entries(FOLDERS).map(([path, load]) => [path.split("/")[1] ?? "", load]));
const loaded = new Map<string, Signal<GameDescription | null>>();

/** The names of the games, as the server calls them. */
export const GAMES: readonly string[] = [...LOADERS.keys()].sort();

/** A game by its name. One that has no folder gets a plain table. */
export async function loadGame(name: string): Promise<GameDescription> {
  const load = LOADERS.get(name);
  return load ? (await load()).default : genericGame(name);
}

/** The same as a signal: null until it is loaded. */
export function gameNamed(name: string): ReadonlySignal<GameDescription | null> {
  const known = loaded.get(name);
  if (known) return known;
  const game: Signal<GameDescription | null> = signal(null);
  loaded.set(name, game);
  void loadGame(name).then((found) => {
    game.value = found;
  });
  return game;
}

/** All games that are loaded by now; asking for them loads them. */
export function allGames(): readonly GameDescription[] {
  return GAMES.map((name) => gameNamed(name).value).filter((game) => game !== null);
}
