/** What the almanac calls things. */
import type { GameDescription } from "../games/description";
import type { Thing } from "../generated/protocol";
import { readable } from "../words/sentences";
import { has, t } from "../words/words";

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A thing by its name, which may begin a line. */
export function titleOf(game: GameDescription, thing: Thing): string {
  return capital(game.thingTitle?.(thing) ?? game.words.name(thing.kind, thing.name));
}

export function groupTitle(game: GameDescription, id: string): string {
  const message = `${game.words.catalogue.game}-almanac-${id}`;
  return has(message) ? t(message) : capital(readable(id));
}
