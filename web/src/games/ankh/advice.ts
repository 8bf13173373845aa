/** What each card would come to in a Battle, for a player who asks for a hint. */
import type { BattleShown, Question } from "../../generated/protocol";
import { battles } from "../../net/api";
import type { Line } from "../../table/explanation";
import { t } from "../../words/words";

/** For each of my cards, how many choices of the others it wins, and what it brings at least and at most. */
export function battleLines(battle: BattleShown): readonly Line[] {
  const choices = new Map<string, BattleShown["cells"][number][]>();
  for (const cell of battle.cells) {
    const mine = cell.mine.map((card) => t(`ankh-card-${card}`)).join(" + ");
    choices.set(mine, [...(choices.get(mine) ?? []), cell]);
  }
  return [...choices].map(([mine, cells]) => {
    const gained = cells.map((cell) => cell.devotion[battle.side] ?? 0);
    const lost = cells.map((cell) => cell.killed[battle.side] ?? 0);
    return {
      text: t("table-foreseen", {
        card: mine,
        won: cells.filter((cell) => cell.victor === battle.side).length,
        amount: cells.length,
        least: Math.min(...gained),
        most: Math.max(...gained),
        killed: Math.max(...lost),
      }),
    };
  });
}

export async function advice(question: Question, table: string): Promise<readonly Line[]> {
  if (question.kind !== "choose-cards") return [];
  return (await battles(table, question.seat)).battles.flatMap(battleLines);
}
