/** What each of the four actions would bring now, or why it cannot be chosen: the one line below its name. */
import type { PantheonView, PlayerView } from "../../generated/pantheon";
import { t } from "../../words/words";
import { completing, type Missing, type Offerer, verdictOn } from "./affordable";
import { CARDS, type Counts, OFFERINGS, TABLES, tileAmount, WORDS } from "./catalogue";

/** What a Move brings: the big foot, the movement cards in hand, and what lies before the player. */
export function stepsOf(player: PlayerView): { readonly free: number; readonly cards: number; readonly most: number } {
  const tiles = (player.tiles["steps-1"] ?? 0) * tileAmount("loot", "steps-1");
  const bonus = player.bonus === "steps-1" ? tileAmount("bonus", "steps-1") : 0;
  const gods = (player.gods.vinthrad ?? 0) * tileAmount("god", "vinthrad");
  const free = TABLES.steps.bigFoot + tiles + bonus + gods;
  const cards = player.hand?.move ?? 0;
  return { free, cards, most: free + cards * TABLES.steps.card };
}

function coinsIn(cards: Counts): number {
  return CARDS.reduce(
    (sum, card) => sum + (card.startsWith("coin-") ? Number(card.slice(5)) * (cards[card] ?? 0) : 0),
    0,
  );
}

/** The coins a Buy could spend. */
export function coinsOf(player: PlayerView): number {
  return coinsIn(player.hand ?? {}) + (player.gods.stonkus ?? 0) * tileAmount("god", "stonkus");
}

/** What is missing, in words: any kind would do, and some are nearer than others. */
export function missingWords(missing: readonly Missing[]): string {
  const [only] = missing;
  if (only && missing.length === 1 && only.kinds.length >= OFFERINGS.length - 1)
    return t("pantheon-missing-any", { amount: only.amount });
  const one = ({ amount, kinds }: Missing): string =>
    kinds.map((kind) => t(`pantheon-count-${kind}`, { amount })).join(` ${t("pantheon-or")} `);
  return t("pantheon-missing", { what: missing.map(one).join(", ") });
}

function godsOn(view: PantheonView): readonly string[] {
  return Object.keys(view.godDisplay);
}

const total = (missing: readonly Missing[]): number => missing.reduce((sum, { amount }) => sum + amount, 0);

function listed(gods: readonly string[]): string {
  return gods.map((god) => WORDS.name("god", god)).join(", ");
}

function sacrificeNow(view: PantheonView, means: Offerer): string {
  const judged = godsOn(view).map((god) => ({ god, missing: verdictOn(god, means).missing }));
  const payable = judged.filter(({ missing }) => missing.length === 0).map(({ god }) => god);
  if (payable.length > 0) return t("pantheon-now-sacrifice", { what: listed(payable) });
  const [nearest] = [...judged].sort((one, other) => total(one.missing) - total(other.missing));
  return nearest ? `${WORDS.name("god", nearest.god)}: ${missingWords(nearest.missing)}` : t("pantheon-not-sacrifice");
}

/** The open card that would pay a god, if there is one. */
function opening(
  view: PantheonView,
  means: Offerer,
): { readonly card: string; readonly gods: readonly string[] } | null {
  for (const card of CARDS) {
    if (!view.openCards[card]) continue;
    const gods = godsOn(view).filter((god) => completing(god, means).some((kind) => kind === card));
    if (gods.length > 0) return { card, gods };
  }
  return null;
}

function drawNow(view: PantheonView, player: PlayerView, means: Offerer): string {
  const amount = TABLES.cards.drawn + (player.gods.gadicea ?? 0) * tileAmount("god", "gadicea");
  const found = opening(view, means);
  return found
    ? t("pantheon-now-draw-opens", { card: WORDS.name("card", found.card), what: listed(found.gods) })
    : t("pantheon-now-draw", { amount, deck: view.deckSize });
}

function moveNow(player: PlayerView, possible: boolean): string {
  if (!possible) return t(player.feetInReserve === 0 ? "pantheon-not-move-feet" : "pantheon-not-move");
  const { most, cards } = stepsOf(player);
  return cards > 0 ? t("pantheon-now-move", { amount: most, cards }) : t("pantheon-now-move-alone", { amount: most });
}

function buyNow(view: PantheonView, player: PlayerView): string {
  const coins = coinsOf(player);
  return coins > 0
    ? t("pantheon-now-buy", { amount: coins })
    : t("pantheon-not-buy", { amount: coinsIn(view.openCards) });
}

/** What an action would bring now, or why not. */
export function nowOf(action: string, possible: boolean, view: PantheonView, player: PlayerView): string {
  const means = { hand: player.hand ?? {}, tokens: player.tokens };
  if (action === "move") return moveNow(player, possible);
  if (action === "buy") return buyNow(view, player);
  if (action === "sacrifice") return sacrificeNow(view, means);
  return possible ? drawNow(view, player, means) : t("pantheon-not-draw");
}
