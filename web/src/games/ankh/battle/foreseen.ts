/** What each of my cards would come to, against everything the others may still play. */
import type { BattleCell, BattleShown } from "../../../generated/protocol";
import { t } from "../../../words/words";

export interface Foreseen {
  /** Choices of the others, and against how many of them the card wins whatever is bid. */
  readonly choices: number;
  readonly won: number;
  /** Some are won or lost by the bids of a Plague. */
  readonly bids: boolean;
  /** The cards of the others that keep it from winning, if these few are all that do. */
  readonly unless: readonly { readonly who: string; readonly card: string }[] | null;
  readonly least: number;
  readonly most: number;
}

/** So many exceptions can be said in a sentence. */
const SAID = 2;

const keyOf = (cell: BattleCell): string => JSON.stringify(cell.theirs);

/** The outcomes for each choice of the others: won always, never, or as the bids fall. */
function byChoice(cells: readonly BattleCell[], side: string): Map<string, readonly BattleCell[]> {
  const found = new Map<string, BattleCell[]>();
  for (const cell of cells) found.set(keyOf(cell), [...(found.get(keyOf(cell)) ?? []), cell]);
  const wins = (one: BattleCell): number => (one.victor === side ? 0 : 1);
  for (const some of found.values()) some.sort((one, other) => wins(one) - wins(other));
  return found;
}

/** The few cards without which nothing is lost. */
function exceptions(lost: readonly BattleCell[], won: readonly BattleCell[]): Foreseen["unless"] {
  const plays = (cell: BattleCell, who: string, card: string): boolean => cell.theirs[who]?.includes(card) ?? false;
  const found: { who: string; card: string }[] = [];
  let left = lost;
  while (left.length > 0 && found.length < SAID) {
    const candidates = Object.entries(left[0]?.theirs ?? {})
      .flatMap(([who, cards]) => cards.map((card) => ({ who, card })))
      .filter(({ who, card }) => !won.some((cell) => plays(cell, who, card)));
    const best = candidates
      .map((one) => ({ one, many: left.filter((cell) => plays(cell, one.who, one.card)).length }))
      .sort((one, other) => other.many - one.many)[0];
    if (!best) return null;
    found.push(best.one);
    left = left.filter((cell) => !plays(cell, best.one.who, best.one.card));
  }
  return left.length > 0 ? null : found;
}

/** What a card would come to; null if nothing was found out about it. */
export function foreseenOf({ side, cells }: BattleShown, card: string): Foreseen | null {
  const own = cells.filter((cell) => cell.mine.includes(card));
  if (own.length === 0) return null;
  const choices = [...byChoice(own, side).values()];
  const sure = choices.filter((some) => some.every(({ victor }) => victor === side));
  const not = choices.filter((some) => some.some(({ victor }) => victor !== side));
  const gained = own.map(({ devotion }) => devotion[side] ?? 0);
  return {
    choices: choices.length,
    won: sure.length,
    bids: not.some((some) => some.some(({ victor }) => victor === side)),
    unless: exceptions(
      not.map((some) => some[0] as BattleCell),
      sure.map((some) => some[0] as BattleCell),
    ),
    least: Math.min(...gained),
    most: Math.max(...gained),
  };
}

/** The same as sentences. */
export function foreseenWords(foreseen: Foreseen): string {
  const { choices, won, bids, unless, least, most } = foreseen;
  const list = (unless ?? [])
    .map(({ who, card }) => t("ankh-choice-unless-one", { who: t(`ankh-god-${who}`), what: t(`ankh-card-${card}`) }))
    .join(", ");
  const ahead =
    won === choices
      ? t("ankh-choice-ahead-always")
      : won === 0
        ? bids
          ? ""
          : t("ankh-choice-never")
        : list
          ? t("ankh-choice-ahead-unless", { list })
          : t("ankh-choice-wins", { won, amount: choices });
  const devotion =
    least === most ? t("ankh-choice-devotion-sure", { amount: least }) : t("ankh-choice-devotion", { least, most });
  return [ahead, bids ? t("ankh-choice-plague-decides") : "", devotion].filter((one) => one !== "").join(" ");
}
