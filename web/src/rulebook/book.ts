/** A rulebook as the server has it: reading it, what its address means, and what a search finds in it. */
import type { Block, Chapter, RulebookList, RulebookShown, Span } from "../generated/protocol";
import { call } from "../net/api";

const READ = new Map<string, Promise<unknown>>();

function once<Reply>(path: string): Promise<Reply> {
  const found = (READ.get(path) as Promise<Reply> | undefined) ?? call<Reply>(path);
  READ.set(path, found);
  return found;
}

export function readBook(game: string, edition: string, language: string): Promise<RulebookShown> {
  return once(`/api/rulebook/${game}/${language}${edition && `?edition=${edition}`}`);
}

/** All books, by which chapter cites which rule. */
export const readBooks = (language: string): Promise<RulebookList> => once(`/api/rulebooks/${language}`);

/** A place where a book speaks of a rule. */
export interface Citation {
  readonly href: string;
  readonly title: string;
}

/** By rule, the chapters that cite it; of several editions of a book the first that does. */
export function citations({ books }: RulebookList): ReadonlyMap<string, readonly Citation[]> {
  const found = new Map<string, readonly Citation[]>();
  for (const { game, edition, chapters, cited } of books) {
    const editions = books.filter((book) => book.game === game).map((book) => book.edition);
    const link = addressIn({ game, edition }, editions);
    const titles = new Map(chapters.map(({ name, title }) => [name, title]));
    for (const [rule, names] of Object.entries(cited)) {
      if (found.has(rule)) continue;
      found.set(
        rule,
        names.map((name) => ({ href: link(name), title: titles.get(name) ?? name })),
      );
    }
  }
  return found;
}

/** What stands behind `#/rulebook/`. */
export interface BookAddress {
  readonly game: string;
  readonly edition: string;
  /** Empty: the first one. */
  readonly chapter: string;
  /** Where in the chapter; empty: its beginning. */
  readonly heading: string;
}

/** All chapters at once, for paper. */
export const PRINT = "print";

/** `game[/edition][/chapter[/heading]]`. */
export function bookAddress(parts: readonly string[], editions: readonly string[]): BookAddress {
  const [game = "", ...rest] = parts;
  const named = editions.includes(rest[0] ?? "");
  const [chapter = "", heading = ""] = named ? rest.slice(1) : rest;
  return { game, edition: named ? (rest[0] ?? "") : (editions[0] ?? ""), chapter, heading };
}

/** The address of a place in a book. The edition is left out where there is only one, or it is the first. */
export function addressIn({ game, edition }: Pick<BookAddress, "game" | "edition">, editions: readonly string[]) {
  const named = edition && edition !== editions[0] ? `/${edition}` : "";
  return (chapter: string, heading = ""): string =>
    `#/rulebook/${game}${named}${chapter && `/${chapter}`}${heading && `/${heading}`}`;
}

/** What is written in spans; a thing that is called by its own name by what `name` says. */
export function plainText(spans: readonly Span[], name: (span: Span) => string): string {
  return spans.map((span) => (span.kind === "rule" ? "" : span.text || name(span))).join("");
}

export interface Passage {
  readonly chapter: Chapter;
  /** The heading it stands under; empty before the first one. */
  readonly heading: string;
  readonly title: string;
  readonly text: string;
}

function textsOf(block: Block, name: (span: Span) => string): readonly string[] {
  const own = plainText(block.spans ?? [], name);
  const rows = (block.rows ?? []).map((row) => row.map((cell) => plainText(cell, name)).join(" · "));
  return [own, ...rows].filter(Boolean);
}

/** Every passage that has all the words; the words of the chapter's title and of the heading count too. */
export function passages(
  chapters: readonly Chapter[],
  search: string,
  name: (span: Span) => string,
  example: (name: string) => string,
): readonly Passage[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: Passage[] = [];
  for (const chapter of chapters) {
    let [heading, title] = ["", chapter.title];
    for (const block of chapter.blocks) {
      if (block.kind === "heading") [heading, title] = [block.name ?? "", plainText(block.spans ?? [], name)];
      const texts = block.kind === "example" ? [example(block.name ?? "")] : textsOf(block, name);
      for (const text of texts) {
        const whole = `${chapter.title} ${title} ${text}`.toLowerCase();
        const own = text.toLowerCase();
        if (words.every((word) => whole.includes(word)) && words.some((word) => own.includes(word)))
          found.push({ chapter, heading, title, text });
      }
    }
  }
  return found;
}
