/** Small decisions as a choice among a few cards: what each is, what it brings, and how many are chosen. */
import type { PantheonView } from "../../../generated/pantheon";
import type { Option, Question, Thing } from "../../../generated/protocol";
import { t } from "../../../words/words";
import { CARDS, tileAmount, WORDS } from "../catalogue";
import { cardAllows, tokensAllow } from "./prospects";
import { levelNumber } from "./shelf";

export interface Choice {
  readonly key: string;
  /** What is sent for it. */
  readonly thing: Thing;
  /** What is shown and read for it. */
  readonly shown: Thing;
  readonly title: string;
  readonly text: string;
  /** What it makes possible. */
  readonly gain: string;
}

export interface Choosing {
  readonly title: string;
  readonly lead: string;
  readonly choices: readonly Choice[];
  /** How many have to be chosen. */
  readonly amount: number;
  /** The verb of the button, for what is chosen. */
  readonly act: (chosen: readonly Choice[]) => string;
  /** What declines, if one may. */
  readonly decline: string;
}

/** A card that is drawn or discarded is a card of the game, wherever it lies. */
function shownFor({ kind, name }: Thing): Thing {
  return kind === "open" ? { kind: "card", name } : { kind, name };
}

function tokenChoice(view: PantheonView, seat: number, thing: Thing): Pick<Choice, "title" | "text" | "gain"> {
  const [kind = "", level = ""] = thing.name.split("-");
  const number = levelNumber(level);
  const owned = view.players[seat]?.tokens[kind as "gift"];
  return {
    title: `${WORDS.name("offering", kind)} ${level}`,
    text: owned ? t("pantheon-shop-raise-from", { amount: owned }) : t("pantheon-shop-raise-new"),
    gain: tokensAllow(view, seat, { [kind]: number }),
  };
}

function pieceChoice(view: PantheonView, question: Question, thing: Thing): Pick<Choice, "title" | "text" | "gain"> {
  const mine = view.players[question.seat];
  const feet = thing.name === "foot";
  const left = feet ? mine?.feetInGeneral : mine?.columnsInGeneral;
  const amount = Math.min(question.amount ?? 1, left ?? 0);
  const reserve = feet ? mine?.feetInReserve : mine?.columnsInReserve;
  return {
    title: t(`pantheon-shop-${thing.name}-count`, { amount }),
    text: t("pantheon-shop-reserve", { amount: reserve ?? 0, more: left ?? 0 }),
    gain: "",
  };
}

function choiceOf(view: PantheonView, question: Question, option: Option): Choice | null {
  const [thing] = option.things;
  if (!thing || option.code === 0) return null;
  const shown = shownFor(thing);
  const base = { key: `${thing.kind} ${thing.name}`, thing, shown };
  if (thing.kind === "token") return { ...base, ...tokenChoice(view, question.seat, thing) };
  if (thing.kind === "foot" || thing.kind === "column") return { ...base, ...pieceChoice(view, question, thing) };
  if (thing.kind === "deck") {
    const several = question.kind === "cards-or-god";
    const title = several ? t("pantheon-shop-draw-cards", { amount: question.amount ?? 0 }) : t("pantheon-table-deck");
    return { ...base, title, text: t("pantheon-shop-deck-text", { amount: view.deckSize }), gain: "" };
  }
  if (thing.kind === "stack")
    return { ...base, title: t("pantheon-shop-reveal"), text: t("pantheon-shop-reveal-text"), gain: "" };
  const gain = thing.kind === "open" ? cardAllows(view, question.seat, thing.name) : "";
  return { ...base, title: WORDS.name(shown.kind, shown.name), text: WORDS.effect(shown), gain };
}

/** Each card of the hand for itself: several are discarded together. */
function handChoices(view: PantheonView, seat: number): readonly Choice[] {
  const hand = view.players[seat]?.hand ?? {};
  return CARDS.flatMap((name) =>
    Array.from({ length: hand[name] ?? 0 }, (_, n): Choice => {
      const thing = { kind: "card", name };
      return { key: `${name} ${n}`, thing, shown: thing, title: WORDS.name("card", name), text: "", gain: "" };
    }),
  );
}

/** How many cards the nation leaves a player. */
function handLimit(view: PantheonView): number {
  const nation = view.nations[view.nations.length - 1];
  return nation ? tileAmount("nation", nation) : 0;
}

/** The words of a small decision. */
export function choosing(view: PantheonView, question: Question): Choosing {
  const { kind, seat } = question;
  const discards = kind === "discard-card";
  const mine = view.players[seat];
  const amount = discards ? Math.max(1, (mine?.handSize ?? 0) - handLimit(view)) : 1;
  const choices = discards
    ? handChoices(view, seat)
    : question.options.map((option) => choiceOf(view, question, option)).filter((one) => one !== null);
  const stop = question.options.some(({ code }) => code === 0);
  const left = kind === "take-card" ? (question.amount ?? 1) : amount;
  return {
    title: t(`pantheon-shop-title-${kind}`, { amount: left }),
    lead: t(`pantheon-shop-lead-${kind}`, { amount: left }),
    choices,
    amount,
    act: (chosen) => t(`pantheon-shop-act-${kind}`, { what: chosen.map(({ title }) => title).join(", ") }),
    decline: stop ? t(`pantheon-shop-decline-${kind}`) : "",
  };
}
