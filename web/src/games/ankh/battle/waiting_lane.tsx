/** A side before the cards are open: its strength now, how far a card can raise it, and the cards it may still play. */
import type { JSX } from "preact";
import { Sign } from "../../../art/signs";
import type { CardName } from "../../../generated/ankh";
import { reads, readThing } from "../../../table/thing_card";
import { t } from "../../../words/words";
import { thingPicture } from "../art/thing_picture";
import { strengthOf as cardStrength } from "../battle_cards";
import { CARDS } from "../catalogue";
import type { AnkhState } from "../state";
import { Who } from "./lane";
import type { Moment } from "./moment";
import { nameOf } from "./names";
import { figuresIn } from "./position";

/** A card as a small picture with its name; played ones are pale. */
export function MiniCard({ name, plus, held }: { name: CardName; plus: number; held: boolean }): JSX.Element {
  const thing = { kind: "card", name };
  return (
    <button
      type="button"
      class={held ? "card-mini" : "card-mini played"}
      {...reads(thing)}
      onClick={() => readThing(thing)}
    >
      {thingPicture(thing)}
      <b>{`+${plus}`}</b>
      <small>{nameOf(thing)}</small>
    </button>
  );
}

/** The most that cards can add: the strongest one, or the two strongest. */
function mostAdded(strengths: readonly number[], cards: number): number {
  return [...strengths]
    .sort((one, other) => other - one)
    .slice(0, cards)
    .reduce((sum, one) => sum + one, 0);
}

export function WaitingLane({ state, moment, side }: { state: AnkhState; moment: Moment; side: number }): JSX.Element {
  const { view } = state;
  const { edition, cast, battle } = moment;
  const shown = view.sides.find((one) => one.side === side);
  const hand = shown?.hand ?? [];
  const now = view.battle?.standing[side] ?? 0;
  const two = view.battle?.twoCards === side;
  const more = mostAdded(
    hand.map((card) => cardStrength(card, edition)),
    two ? 2 : 1,
  );
  const owes = view.battle?.choosing && view.waiting.some((seat) => shown?.seats.includes(seat));
  const figures = figuresIn(moment.map.position, battle.region).filter((one) => one.side === side).length;
  const cards = CARDS.filter((card) => hand.includes(card) || shown?.played.includes(card));
  return (
    <li class={`lane waiting seat-${side}${side === cast.mine ? " leads" : ""}`}>
      <Who moment={moment} side={side} />
      <span class="waiting-strength">
        <b>{now}</b>
        <small>{more > 0 ? t("ankh-side-up-to", { amount: now + more }) : t("ankh-side-now")}</small>
      </span>
      <span class="waiting-bar">
        <span class="meter" style={{ "--of": 10, "--is": now, "--may": more }} aria-hidden="true">
          <i />
          <u />
        </span>
        <small>
          <Sign name="summon" size={16} /> {figures} <Sign name="follower" size={16} />{" "}
          <span class="unseen">{t("ankh-side-followers", { amount: shown?.followers ?? 0 })}</span>
          <span aria-hidden="true">{shown?.followers ?? 0}</span>
          {battle.tiebreaker === side && (
            <span title={t("ankh-term-tiebreaker")}>
              {" "}
              <Sign name="tiebreaker" size={16} /> {t("ankh-term-tiebreaker")}
            </span>
          )}
        </small>
      </span>
      <span class="waiting-cards">
        <small>
          {two
            ? t("ankh-side-plays-two")
            : side === cast.mine
              ? t("ankh-side-you-hold", { amount: hand.length })
              : t("ankh-side-may-play", { amount: hand.length })}
          {side !== cast.mine && <em> {t(owes ? "table-choosing" : "table-chosen")}</em>}
        </small>
        <span class="minis">
          {cards.map((card) => (
            <MiniCard key={card} name={card} plus={cardStrength(card, edition)} held={hand.includes(card)} />
          ))}
        </span>
      </span>
    </li>
  );
}
