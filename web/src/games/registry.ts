/** The games the page has a folder for. Each is loaded when it is first needed, with its pictures and its style. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { GameOffered, Offered } from "../generated/protocol";
import { catalogue, games, locale } from "../net/api";
import { genericGame } from "../table/generic_board";
import { alsoRead, alsoSpeak } from "../words/words";
import type { GameDescription } from "./description";

interface Module<Part> {
  readonly default: Part;
}

type Loaders<Part> = ReadonlyMap<string, () => Promise<Module<Part>>>;

/** By the name of the folder. */
function byFolder<Part>(files: Record<string, () => Promise<Module<Part>>>): Loaders<Part> {
  return new Map(Object.entries(files).map(([path, load]) => [path.split("/")[1] ?? "", load]));
}

const DESCRIPTIONS = byFolder(import.meta.glob<Module<GameDescription>>("./*/index.tsx"));
const BANNERS = byFolder(import.meta.glob<Module<FunctionComponent>>("./*/banner.tsx"));

/** The names of the games, as the server calls them. */
export const GAMES: readonly string[] = [...DESCRIPTIONS.keys()].sort();

/** The words of games that only the server knows, each read once. */
const SERVED = new Map<string, Promise<void>>();

function servedWords({ name, words }: GameOffered): Promise<void> {
  const read = (language: string) => Promise.all(words.map((file) => locale(language, file)));
  const found = SERVED.get(name) ?? alsoSpeak(name, read);
  SERVED.set(name, found);
  return found;
}

/** What the server offers, with words for every game of it. */
export async function offeredGames(): Promise<Offered> {
  const offered = await games();
  await Promise.all(offered.games.filter(({ name }) => !GAMES.includes(name)).map(servedWords));
  return offered;
}

/** A game that only the server knows: its words and its catalogue are read from there. */
async function servedGame(name: string): Promise<GameDescription> {
  await offeredGames();
  return genericGame(await catalogue(name));
}

/** A game by its name. One that has no folder gets a plain table. */
export async function loadGame(name: string): Promise<GameDescription> {
  const load = DESCRIPTIONS.get(name);
  if (!load) return servedGame(name);
  const [loaded] = await Promise.all([load(), alsoRead(`rules of ${name}`)]);
  return loaded.default;
}

/** What is loaded by a name, as a signal: null until it is there. */
function loading<Part>(load: (name: string) => Promise<Part | null>): (name: string) => ReadonlySignal<Part | null> {
  const known = new Map<string, Signal<Part | null>>();
  return (name) => {
    const found = known.get(name) ?? signal<Part | null>(null);
    if (!known.has(name)) {
      known.set(name, found);
      void load(name).then((part) => {
        found.value = part;
      });
    }
    return found;
  };
}

/** The same as a signal: null until it is loaded. */
export const gameNamed = loading(loadGame);

/** The picture of a game on the home screen, which does not load the rest of the game. */
export const bannerOf = loading(async (name) => (await BANNERS.get(name)?.())?.default ?? null);

/** All games that are loaded by now; asking for them loads them. */
export function allGames(): readonly GameDescription[] {
  return GAMES.map((name) => gameNamed(name).value).filter((game) => game !== null);
}
