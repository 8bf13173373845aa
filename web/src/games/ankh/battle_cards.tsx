/** Battle cards as they lie on the table: one's own hand below the board, the others' small on their boards. */
import type { JSX } from "preact";
import { Memo } from "../../board/memo";
import type { AnkhView, CardName, EditionName, SideView } from "../../generated/ankh";
import { reads } from "../../table/thing_card";
import { t } from "../../words/words";
import type { PanelHooks } from "../description";
import { thingPicture } from "./art/thing_picture";
import { CARDS, TABLES, WORDS } from "./catalogue";
import type { AnkhState } from "./state";

/** The strength printed on a card. */
export function strengthOf(card: CardName, edition: EditionName): number {
  const printed: Readonly<Record<string, Readonly<Record<string, number>>>> = TABLES.strength;
  return printed[edition]?.[card] ?? 0;
}

export function Strength({ card, edition }: { card: CardName; edition: EditionName }): JSX.Element {
  const amount = strengthOf(card, edition);
  return <span class={amount > 0 ? "card-strength" : "card-strength none"}>+{amount}</span>;
}

/** The cards that belong to a side, held or played, in their printed order. */
export function cardsOf(side: SideView): readonly CardName[] {
  return CARDS.filter((card) => side.hand.includes(card) || side.played.includes(card));
}

interface CardProps {
  readonly card: CardName;
  readonly edition: EditionName;
  readonly played: boolean;
  readonly hooks: PanelHooks;
}

/** A card of one's own hand. It answers where that is asked, else it is read. */
function HeldCard({ card, edition, played, hooks }: CardProps): JSX.Element {
  const thing = { kind: "card", name: card } as const;
  const option = played ? undefined : hooks.optionFor(thing);
  const name = t(`ankh-card-${card}`);
  return (
    <button
      type="button"
      class={`battle-card${played ? " played" : ""}${option ? " lit" : ""}`}
      {...(option ? { "data-choice": option.code } : {})}
      {...reads(thing)}
      onClick={(event) => hooks.tap(thing, event)}
    >
      <span class="card-picture">
        {thingPicture(thing)}
        <Strength card={card} edition={edition} />
        {played && <span class="card-stamp">{t("ankh-table-played")}</span>}
      </span>
      <b>{name}</b>
      <span class="card-gist">{WORDS.gist(thing, edition)}</span>
    </button>
  );
}

/** A card of anybody, small: picture, strength, name. */
export function SmallCard({ card, edition, played }: Omit<CardProps, "hooks">): JSX.Element {
  const name = t(`ankh-card-${card}`);
  return (
    <li class={`small-card${played ? " played" : ""}`} tabIndex={0} {...reads({ kind: "card", name: card })}>
      <span class="card-picture">
        {thingPicture({ kind: "card", name: card })}
        <Strength card={card} edition={edition} />
      </span>
      <b>{name}</b>
      {played && <span class="unseen">{t("ankh-table-played")}</span>}
    </li>
  );
}

function ownSide({ view, seat }: AnkhState): SideView | undefined {
  return view.sides.find((side) => seat !== null && side.seats.includes(seat));
}

function Hand({ view, side, hooks }: { view: AnkhView; side: SideView; hooks: PanelHooks }): JSX.Element {
  const cycles = t("ankh-table-hand-back", { card: t("ankh-card-cycle") });
  return (
    <section class="own-hand" aria-label={t("ankh-table-hand")}>
      <p class="hand-title">
        <b>{t("ankh-table-hand")}</b>{" "}
        {t("ankh-table-hand-count", { amount: side.hand.length, played: side.played.length })}
        {side.played.length > 0 && `. ${cycles}`}
      </p>
      <div class="hand-cards">
        {cardsOf(side).map((card) => (
          <HeldCard key={card} card={card} edition={view.edition} played={!side.hand.includes(card)} hooks={hooks} />
        ))}
      </div>
    </section>
  );
}

/** One's own hand; nothing for who only watches. */
export function OwnHand({ state }: { state: AnkhState }): JSX.Element | null {
  const side = ownSide(state);
  if (!side) return null;
  return (
    <Memo of={JSON.stringify([side.hand, side.played, state.touchable, state.view.edition])}>
      {() => <Hand view={state.view} side={side} hooks={state.hooks} />}
    </Memo>
  );
}
