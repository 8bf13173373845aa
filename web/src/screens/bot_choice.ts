/** Which characters are offered as bots: those of the asked level first, varied, and whoever the visitor picks. */
import type { CharacterOffered } from "../generated/protocol";

/** A list in an order that chance draws. */
export function shuffled<Item>(items: readonly Item[], luck: () => number = Math.random): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(luck() * left.length), 1));
}

/** Those who usually play at a level; everybody where nobody does. */
export function ofLevel(characters: readonly CharacterOffered[], level: string): readonly CharacterOffered[] {
  const own = characters.filter((one) => one.level === level);
  return own.length > 0 ? own : characters;
}

/** Everybody's names, those of a level first; the order within is that of the list. */
export function levelFirst(characters: readonly CharacterOffered[], level: string): readonly string[] {
  const own = ofLevel(characters, level);
  return [...own, ...characters.filter((one) => !own.includes(one))].map(({ name }) => name);
}

/** The names with this one at a place; whoever was there takes the place it leaves. */
export function placed(names: readonly string[], place: number, name: string): readonly string[] {
  const from = names.indexOf(name);
  if (from < 0) return names;
  const there = names[place] ?? name;
  return names.map((one, n) => (n === place ? name : n === from ? there : one));
}

/** The style of a character at a level; empty where bots of the level have none. */
export function styleOf(characters: readonly CharacterOffered[], name: string, level: string): string {
  return level === "random" ? "" : (characters.find((one) => one.name === name)?.style ?? "");
}
