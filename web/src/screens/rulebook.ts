/** The catalogue of rules by book and chapter, and what a search finds in it. */
import type { RuleShown } from "../generated/protocol";

export const BOOKS = ["ANKH", "ANKHP", "PAN"] as const;
export type Book = (typeof BOOKS)[number];

/** The book a rule's number belongs to; the first book for no number. */
export function bookOf(rule: string): Book {
  return BOOKS.find((book) => rule.startsWith(`${book}-`)) ?? "ANKH";
}

/** The rules of a book that have all the words, in their number or text. */
export function found(rules: readonly RuleShown[], book: Book, search: string): readonly RuleShown[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter(
    (rule) =>
      bookOf(rule.id) === book &&
      words.every((word) => `${rule.id} ${rule.group} ${rule.text}`.toLowerCase().includes(word)),
  );
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly RuleShown[];
}

export function chapters(rules: readonly RuleShown[]): readonly Chapter[] {
  const listed = new Map<string, RuleShown[]>();
  for (const rule of rules) listed.set(rule.group, [...(listed.get(rule.group) ?? []), rule]);
  return [...listed].map(([title, own]) => ({ title, rules: own }));
}
