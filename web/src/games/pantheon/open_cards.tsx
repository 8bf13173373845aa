/** The cards that anybody may draw: the open ones, the deck and the special money. */
import type { JSX } from "preact";
import { Memo } from "../../board/memo";
import type { PantheonView } from "../../generated/pantheon";
import { t } from "../../words/words";
import type { PanelHooks } from "../description";
import { Card, CardBack, Cards } from "./card_face";
import { CARDS, type Counts } from "./catalogue";
import type { PantheonState } from "./state";

/** The money card on top of its stack, and how many lie there. */
export function topMoney({ specialMoney, highestMoneyFirst }: PantheonView): { card: string; count: number } | null {
  const money: Counts = specialMoney;
  const there = CARDS.filter((card) => money[card]);
  const card = there[highestMoneyFirst ? there.length - 1 : 0];
  return card ? { card, count: there.reduce((sum, one) => sum + (money[one] ?? 0), 0) } : null;
}

function Money({ view }: { view: PantheonView }): JSX.Element | null {
  const top = topMoney(view);
  if (!top) return null;
  return (
    <div class="card-pile">
      <p class="pile-title">{t("pantheon-money")}</p>
      <div class="pile">
        <Card card={top.card} size="small" />
        <i class="card-count" title={t("pantheon-table-money")}>
          {top.count}
        </i>
      </div>
    </div>
  );
}

function OpenCards({ view, hooks }: { view: PantheonView; hooks: PanelHooks }): JSX.Element {
  return (
    <section class="card-market" aria-label={t("pantheon-card-market")}>
      <div class="card-pile">
        <p class="pile-title">{t("pantheon-table-open")}</p>
        <Cards cards={view.openCards} size="small" from="open" hooks={hooks} label={t("pantheon-table-open")} apart />
      </div>
      <div class="card-pile">
        <p class="pile-title">{t("pantheon-deck")}</p>
        <CardBack label={t("pantheon-table-deck")} count={view.deckSize} hooks={hooks} />
      </div>
      <Money view={view} />
    </section>
  );
}

export function openCardsOf({ view, hooks, touchable, question }: PantheonState): JSX.Element {
  const shows = [view.openCards, view.deckSize, view.specialMoney, view.highestMoneyFirst, touchable, question?.asked];
  return <Memo of={JSON.stringify(shows)}>{() => <OpenCards view={view} hooks={hooks} />}</Memo>;
}
