/** The score sheet of Pantheon: the epochs, the two scorings, and how each amount was reckoned. */
import type { ScorePart } from "../../generated/protocol";
import { t } from "../../words/words";
import type { SheetShape } from "../description";
import { TABLES } from "./catalogue";

const SOURCES: readonly string[] = TABLES.sources;

/** `columns-2` is the source `columns` of the second scoring. */
const plain = (source: string): string => source.replace(/-[12]$/, "");
const inScoring = (number: number): readonly string[] => SOURCES.filter((source) => source.endsWith(`-${number}`));

/** So many columns, at so many points each: no two numbers of columns score the same (PAN-SCORE-04 to -07). */
export function columnsFor(points: number): string {
  for (const [least = 0, each = 0] of [...TABLES.columnPoints].reverse())
    if (points % each === 0 && points / each >= least) return `${points / each} × ${each}`;
  return "";
}

function detail(source: string, parts: readonly ScorePart[]): string {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  if (amount === 0) return "";
  if (plain(source) === "columns") return columnsFor(amount);
  if (plain(source) === "epochs") return `${amount / TABLES.epochs.endPoints} × ${TABLES.epochs.endPoints}`;
  return "";
}

export const SHEET: SheetShape = {
  title: () => t("pantheon-sheet"),
  total: () => t("pantheon-sheet-total"),
  groups: () => [
    { title: t("pantheon-in-epochs"), sources: SOURCES.filter((source) => plain(source) === source) },
    { title: t("pantheon-first-scoring"), sources: inScoring(1) },
    { title: t("pantheon-second-scoring"), sources: inScoring(2) },
  ],
  sources: () => SOURCES,
  label: (source) => t(`pantheon-source-${plain(source)}`),
  hint: (source) => t(`pantheon-source-${plain(source)}-hint`),
  detail,
  note: () => "",
};
