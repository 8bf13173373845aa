/** The score sheet of Ankh: its rows, and which card or power gave how much. */
import type { ScorePart, ScoreRow } from "../../generated/protocol";
import { t } from "../../words/words";
import type { SheetShape } from "../description";
import { CATALOGUE, TABLES, WORDS } from "./catalogue";

const SOURCES: readonly string[] = TABLES.sources;

/** Sources that name what gave the points. */
const NAMED: readonly string[] = ["cards", "powers", "lost"];
const KINDS = ["card", "power", "god", "kind"] as const;

/** What a rule is printed on, by name; the rule itself where nothing is. */
export function printedOn(rule: string): string {
  for (const kind of KINDS) {
    const item = CATALOGUE.things[kind]?.items.find((one) =>
      [...one.rules, ...(one.covers ?? []).flat()].includes(rule),
    );
    if (item) return WORDS.name(kind, item.name);
  }
  return rule;
}

function detail(source: string, parts: readonly ScorePart[]): string {
  if (!NAMED.includes(source)) return "";
  const sums = new Map<string, number>();
  for (const { rule, amount } of parts) sums.set(printedOn(rule), (sums.get(printedOn(rule)) ?? 0) + Math.abs(amount));
  return [...sums].map(([thing, amount]) => `${thing} ${amount}`).join(", ");
}

export const SHEET: SheetShape = {
  title: () => t("ankh-sheet"),
  total: () => t("terminal-devotion"),
  groups: () => [{ title: "", sources: SOURCES }],
  sources: () => SOURCES,
  label: (source) => t(`ankh-source-${source}`),
  hint: () => "",
  detail,
  note: (sheet: readonly ScoreRow[]) => (sheet.some((row) => row.seats.length > 1) ? t("ankh-sheet-merged") : ""),
};
