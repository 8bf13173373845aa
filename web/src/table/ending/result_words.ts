/** The end in words: my place, how far from the others, and the one reason that decided it. */
import type { ScoreRow } from "../../generated/protocol";
import { t } from "../../words/words";
import type { Moment } from "./moments";

export interface ResultWords {
  readonly title: string;
  readonly below: string;
  readonly why: string;
}

/** Points of a side from a source. */
export function fromSource(row: ScoreRow, source: string): number {
  return row.parts.filter((part) => part.source === source).reduce((sum, part) => sum + part.amount, 0);
}

/** The source in which one side is furthest ahead of another. */
export function decisive(
  ahead: ScoreRow,
  behind: ScoreRow,
  sources: readonly string[],
): { source: string; amount: number; more: number } | null {
  const found = sources
    .map((source) => {
      const amount = fromSource(ahead, source);
      return { source, amount, more: amount - fromSource(behind, source) };
    })
    .sort((one, other) => other.more - one.more)[0];
  return found && found.more > 0 && found.amount > 0 ? found : null;
}

/** The largest swing that was the winner's. */
function turned(moments: readonly Moment[], row: ScoreRow): Moment | undefined {
  return moments.filter(({ seat }) => row.seats.includes(seat)).sort((one, other) => other.swing - one.swing)[0];
}

interface Asked {
  readonly sheet: readonly ScoreRow[];
  readonly winners: readonly number[];
  /** The seats that look at it. */
  readonly mine: readonly number[];
  readonly name: (row: ScoreRow) => string;
  readonly sources: readonly string[];
  readonly label: (source: string) => string;
  readonly moments: readonly Moment[];
}

/** What the head of the page says. With several own sides (people at one device), or none, it speaks of the winner. */
export function resultWords({ sheet, winners, mine, name, sources, label, moments }: Asked): ResultWords {
  const own = sheet.filter((row) => row.seats.some((seat) => mine.includes(seat)));
  const me = own.length === 1 ? own[0] : undefined;
  const first = sheet.find((row) => row.seats.some((seat) => winners.includes(seat)));
  if (!first) return { title: t("end-nobody"), below: t("end-nobody-below"), why: "" };
  const shared = sheet.filter((row) => row.place === 1).length > 1;
  const other = me && me !== first && !(shared && me.place === 1) ? me : sheet.find((row) => row.place > 1);
  const gap = other ? decisive(first, other, sources) : null;
  const swing = turned(moments, first);
  const why = [
    gap && other
      ? t("end-why", {
          who: me === first ? t("end-you") : name(first),
          source: label(gap.source),
          amount: gap.amount,
          more: gap.more,
          other: me === other ? t("end-you") : name(other),
        })
      : "",
    swing ? t("end-why-moment", { where: swing.title }) : "",
  ]
    .filter(Boolean)
    .join(" ");
  if (!me) return { title: t("end-winner", { who: name(first) }), below: t("end-sides", { count: sheet.length }), why };
  if (me.place === 1)
    return { title: t(shared ? "end-shared" : "end-you-win"), below: t("end-first-of", { count: sheet.length }), why };
  const behind = first.score - me.score;
  const below = me.out
    ? t("end-out", { who: name(first) })
    : t(behind > 0 ? "end-behind" : "end-tied", { amount: behind, who: name(first) });
  return { title: t(`end-place-${me.place}`), below, why };
}
