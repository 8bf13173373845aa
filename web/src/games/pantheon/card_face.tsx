/** A card as it lies on the table or is held in the hand: title, picture, what it is good for; equal cards lie on one
 * another with their count. */
import type { JSX } from "preact";
import type { Thing } from "../../generated/protocol";
import { reads } from "../../table/reading";
import { t } from "../../words/words";
import type { PanelHooks } from "../description";
import { CardArt, CardBackArt } from "./art/cards";
import { CARDS, type Counts, WORDS } from "./catalogue";

interface CardProps {
  readonly card: string;
  readonly count?: number;
  readonly size: "hand" | "small";
  /** What it stands for in an answer; without it the card is only looked at. */
  readonly thing?: Thing;
  readonly hooks?: PanelHooks;
}

/** The class of a card: all coins look alike. */
const lookOf = (card: string): string => (card.startsWith("coin-") ? "coins" : card);

function Inside({ card, count = 1 }: Pick<CardProps, "card" | "count">): JSX.Element {
  return (
    <>
      <b>{WORDS.name("card", card)}</b>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <CardArt card={card} />
      </svg>
      <small>{t(`pantheon-use-${lookOf(card)}`)}</small>
      {count > 1 && <i class="card-count">×{count}</i>}
    </>
  );
}

export function Card({ card, count = 1, size, thing, hooks }: CardProps): JSX.Element {
  const option = thing && hooks?.optionFor(thing);
  const look = `playing-card ${size} ${lookOf(card)}${count > 1 ? " several" : ""}`;
  const about = { kind: "card", name: card };
  if (!thing || !hooks) {
    return (
      <span class={look} {...reads(about)}>
        <Inside card={card} count={count} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`${look}${option ? " lit" : ""}`}
      {...(option ? { "data-choice": option.code } : {})}
      data-thing={`${thing.kind} ${thing.name}`}
      {...reads(about)}
      onClick={() => hooks.touch(thing)}
    >
      <Inside card={card} count={count} />
    </button>
  );
}

interface CardsProps {
  readonly cards: Counts;
  readonly size: CardProps["size"];
  readonly label: string;
  readonly from?: "card" | "open";
  readonly hooks?: PanelHooks;
  /** Each card for itself instead of equal ones on one another. */
  readonly apart?: boolean;
}

export function Cards({ cards, size, label, from, hooks, apart = false }: CardsProps): JSX.Element {
  const held = CARDS.filter((card) => cards[card]);
  const shown = apart ? held.flatMap((card) => Array.from({ length: cards[card] ?? 0 }, () => card)) : held;
  return (
    <ul class="playing-cards" aria-label={label}>
      {shown.map((card, n) => (
        <li key={`${card} ${n}`}>
          <Card
            card={card}
            count={apart ? 1 : (cards[card] ?? 0)}
            size={size}
            {...(from && hooks ? { thing: { kind: from, name: card }, hooks } : {})}
          />
        </li>
      ))}
    </ul>
  );
}

/** A pile of cards that lie on their faces. */
export function CardBack({ label, count, hooks }: { label: string; count: number; hooks?: PanelHooks }): JSX.Element {
  const thing = { kind: "deck", name: "deck" };
  const option = hooks?.optionFor(thing);
  const inside = (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <CardBackArt />
      </svg>
      <span class="unseen">{label}</span>
      <i class="card-count">{count}</i>
    </>
  );
  return option ? (
    <button
      type="button"
      class="playing-card small back lit"
      data-choice={option.code}
      data-thing="deck deck"
      title={label}
      onClick={() => hooks?.touch(thing)}
    >
      {inside}
    </button>
  ) : (
    <span class="playing-card small back" data-thing="deck deck" title={label}>
      {inside}
    </span>
  );
}
