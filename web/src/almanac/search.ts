/** Finding things by their names and what they do, in the visitor's language and in English. Accents and capital
 * letters do not matter, and words may be typed in part and in any order. */
import type { Entry } from "../games/entries";

/** Letters that are no letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe", "’": "'" };

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[łøđßæœ’]/g, (letter) => PLAIN[letter] ?? letter);
}

/** What is known of an entry, each text in every language it may be searched in. */
export interface Indexed {
  readonly entry: Entry;
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

/** How well a word fits: the beginning of a name, a word of a name, a part of a name, anything else; 0: not at all. */
function closeness(word: string, { names, texts }: Indexed): number {
  if (names.some((name) => name.startsWith(word))) return 8;
  if (names.some((name) => name.split(/[\s-]+/).some((part) => part.startsWith(word)))) return 6;
  if (names.some((name) => name.includes(word))) return 4;
  return texts.some((text) => text.includes(word)) ? 1 : 0;
}

/** The entries that have all the words, the best first, else in their order. */
export function search(index: readonly Indexed[], typed: string): readonly Entry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  /** How well all of them fit together; 0 if one does not. */
  const sum = (one: Indexed): number => {
    const fits = words.map((word) => closeness(word, one));
    return fits.includes(0) ? 0 : fits.reduce((total, each) => total + each, 0);
  };
  return index
    .map((one) => ({ entry: one.entry, fits: sum(one) }))
    .filter(({ fits }) => fits > 0)
    .sort((one, other) => other.fits - one.fits)
    .map(({ entry }) => entry);
}

/** Everything searchable of an entry, from texts by their messages. The first message is the name. */
export function indexed(
  entry: Entry,
  messages: readonly string[],
  rules: readonly string[],
  languages: readonly ((id: string) => string)[],
): Indexed {
  const [name = "", ...rest] = messages;
  const every = (ids: readonly string[]): readonly string[] =>
    languages.flatMap((text) => ids.map((id) => fold(text(id)))).filter(Boolean);
  return {
    entry,
    names: [...every([name]), fold(entry.name.replace(/-/g, " "))],
    texts: [...every(rest), ...rules.map(fold)],
  };
}
