/** Choosing a Battle card: every card with its whole text, what the sum would be with it, and against which of their
 * cards it stays ahead. The first touch reads and chooses, the second one or the button plays. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Sign } from "../../../art/signs";
import type { CardName } from "../../../generated/ankh";
import type { BattleShown, Option } from "../../../generated/protocol";
import { battles, Denied } from "../../../net/api";
import { t } from "../../../words/words";
import { thingPicture } from "../art/thing_picture";
import { strengthOf as cardStrength } from "../battle_cards";
import { CARDS, WORDS } from "../catalogue";
import type { AnkhState } from "../state";
import { foreseenOf, foreseenWords } from "./foreseen";
import { nameOf } from "./names";

/** Whether anybody else at the table is a person: then nobody is told what the cards come to. */
function amongPeople({ table, session }: AnkhState): boolean {
  const mine = session.connection.who.value?.seats ?? [];
  return table.seats.some(({ seat, kind }) => kind === "person" && !mine.includes(seat));
}

/** The outcomes of every choice of cards, as soon as the server has fought them out. */
function useForeseen(state: AnkhState): BattleShown | null {
  const found = useSignal<BattleShown | null>(null);
  const { question, table } = state;
  const region = state.view.battle?.region;
  useEffect(() => {
    found.value = null;
    if (question?.may !== "answer" || table.rated || amongPeople(state)) return;
    let wanted = true;
    battles(table.id, question.seat).then(
      (reply) => {
        if (wanted) found.value = reply.battles.find((one) => one.region === region) ?? null;
      },
      (error: unknown) => {
        // Without it the cards are chosen as at a table of people.
        if (!(error instanceof Denied)) throw error;
      },
    );
    return () => {
      wanted = false;
    };
  }, [question?.asked, region]);
  return found.value;
}

interface OneProps {
  readonly state: AnkhState;
  readonly card: CardName;
  readonly option: Option | undefined;
  readonly chosen: Signal<string>;
  readonly foreseen: BattleShown | null;
  readonly n: number;
}

function Verdict({ state, card, option, foreseen }: OneProps): JSX.Element {
  const { view, question } = state;
  if (!option) {
    const held = question?.chosen.some((thing) => thing.name === card);
    return (
      <span class="choice-verdict">
        {held ? t("ankh-choice-chosen") : t("ankh-choice-played", { what: nameOf({ kind: "card", name: "cycle" }) })}
      </span>
    );
  }
  const side = view.sides.find((one) => one.seats.includes(question?.seat ?? -1))?.side ?? -1;
  const before = (question?.chosen ?? []).reduce(
    (sum, thing) => sum + cardStrength(thing.name as CardName, view.edition),
    0,
  );
  const sum = (view.battle?.standing[side] ?? 0) + before + cardStrength(card, view.edition);
  const seen = foreseen && foreseenOf(foreseen, card);
  return (
    <span class="choice-verdict">
      <b title={t("ankh-choice-sum")}>{sum}</b>
      <span>{seen ? foreseenWords(seen) : t("ankh-choice-sum")}</span>
    </span>
  );
}

function ChoiceCard(props: OneProps): JSX.Element {
  const { state, card, option, chosen, n } = props;
  const thing = { kind: "card", name: card };
  const selected = chosen.value === card;
  const touch = (event: MouseEvent): void => {
    if (!option) return;
    if (selected) void state.hand.choose(option);
    else chosen.value = card;
    // A number key chose it: Enter plays it then.
    (event.currentTarget as HTMLElement | null)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      id={`choice-${card}`}
      class={`choice-card${option ? "" : " played"}${selected ? " selected" : ""}`}
      {...(option ? { "data-option": option.code, "aria-pressed": selected } : { "aria-disabled": true })}
      onClick={touch}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && option && (chosen.value = card)}
    >
      <span class="choice-picture">
        {thingPicture(thing)}
        <b class="plus">{`+${cardStrength(card, state.view.edition)}`}</b>
      </span>
      <span class="choice-name">
        <strong>{nameOf(thing)}</strong>
        {option && (
          <kbd class="stage-key" aria-hidden="true">
            {n}
          </kbd>
        )}
      </span>
      <span class="choice-text">{WORDS.effect(thing, state.view.edition)}</span>
      <Verdict {...props} />
    </button>
  );
}

/** The cards as small pictures, to go to one of them on a phone. */
function Thumbs({
  cards,
  chosen,
  held,
}: {
  cards: readonly CardName[];
  chosen: Signal<string>;
  held: ReadonlySet<string>;
}) {
  const show = (card: string): void => {
    if (held.has(card)) chosen.value = card;
    document.getElementById(`choice-${card}`)?.scrollIntoView({ inline: "center", block: "nearest" });
  };
  return (
    <span class="choice-thumbs">
      {cards.map((name) => (
        <button
          key={name}
          type="button"
          class={`${held.has(name) ? "" : "played"}${chosen.value === name ? " selected" : ""}`}
          aria-label={nameOf({ kind: "card", name })}
          onClick={() => show(name)}
        >
          {thingPicture({ kind: "card", name })}
        </button>
      ))}
    </span>
  );
}

export function CardChoice({ state }: { state: AnkhState }): JSX.Element {
  const { question, view, hand } = state;
  const foreseen = useForeseen(state);
  const chosen = useSignal("");
  useEffect(() => void (chosen.value = ""), [question?.asked]);
  const side = view.sides.find((one) => one.seats.includes(question?.seat ?? -1));
  const own = CARDS.filter((card) => side?.hand.includes(card) || side?.played.includes(card));
  const optionOf = (card: string) => question?.options.find(({ things }) => things.some(({ name }) => name === card));
  const held = own.filter((card) => optionOf(card));
  const option = optionOf(chosen.value);
  return (
    <div class="card-choice">
      <div class="card-fan" style={{ "--cards": own.length }}>
        {own.map((card) => (
          <ChoiceCard
            key={card}
            state={state}
            card={card}
            option={optionOf(card)}
            chosen={chosen}
            foreseen={foreseen}
            n={held.indexOf(card) + 1}
          />
        ))}
      </div>
      <Thumbs cards={own} chosen={chosen} held={new Set(held)} />
      <div class="choice-foot">
        <small>{t(option ? "ankh-choice-secret" : "ankh-choice-hint")}</small>
        <button
          type="button"
          class={option ? "answer act play-card play-chosen" : "answer act play-card"}
          disabled={!option}
          onClick={() => option && void hand.choose(option)}
        >
          <Sign name="card" />
          {option
            ? t("ankh-choice-play", { what: nameOf({ kind: "card", name: chosen.value }) })
            : t("ankh-choice-hint")}
        </button>
      </div>
    </div>
  );
}

/** The cards in the place of the usual answers, while one is chosen for a Battle. */
export function cardChoice(state: AnkhState): JSX.Element | null {
  return state.question?.kind === "choose-cards" ? <CardChoice state={state} /> : null;
}
