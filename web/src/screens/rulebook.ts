/** The catalogue of rules by book and chapter, and what a search finds in it. */
import type { RuleShown } from "../generated/protocol";

/** The book a rule belongs to: what its number begins with. */
export function bookOf(rule: string): string {
  return rule.split("-")[0] ?? "";
}

/** The rules of a book that have all the words, in their number or text. */
export function found(rules: readonly RuleShown[], book: string, search: string): readonly RuleShown[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = (rule: RuleShown): string => `${rule.id} ${rule.group} ${rule.text}`.toLowerCase();
  return rules.filter((rule) => bookOf(rule.id) === book && words.every((word) => text(rule).includes(word)));
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
