/** The shop of Pantheon: decisions that the server asks in small questions are composed here and confirmed once. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Glow } from "../../../board/grid";
import type { Thing } from "../../../generated/protocol";
import type { Session } from "../../../table/session";
import { t } from "../../../words/words";
import type { Lit } from "../../description";
import { WORDS } from "../catalogue";
import type { PantheonState } from "../state";
import { BuyPanel } from "./buy_panel";
import { ChoicePanel } from "./choice_panel";
import { ExchangePanel } from "./exchange_panel";
import { shopGlows, shopTouch } from "./on_map";
import type { PanelProps } from "./panel";
import { type PanelSort, panelFor, shopQuestion } from "./questions";
import { SacrificePanel } from "./sacrifice_panel";
import { ShopState } from "./shop_state";
import "./shop.css";
import "./shop_sizes.css";

export { ShopGhosts } from "./on_map";
export { part } from "./questions";

/** What was chosen at each table, as long as its session lasts. */
const SHOPS = new WeakMap<Session, ShopState>();

export function shopOf({ session }: Pick<PantheonState, "session">): ShopState {
  const shop = SHOPS.get(session) ?? new ShopState();
  SHOPS.set(session, shop);
  return shop;
}

const PANELS: Readonly<Record<PanelSort, (props: PanelProps) => JSX.Element | null>> = {
  buy: BuyPanel,
  sacrifice: SacrificePanel,
  choice: ChoicePanel,
  exchange: ExchangePanel,
};

/** The panel of the open question. While its answers are sent, it stands still. */
function Shop({ state, shop }: PanelProps): JSX.Element | null {
  const question = shopQuestion(state);
  const shown = useRef<JSX.Element | null>(null);
  useLayoutEffect(() => {
    if (question) shop.visit(question, `${state.view.epoch} ${state.view.turns}`);
  }, [question?.asked, question?.kind, shop.sending.value]);
  const sort = panelFor(question);
  const Panel = sort && PANELS[sort];
  if (!shop.sending.value) shown.current = Panel ? <Panel key={sort} state={state} shop={shop} /> : null;
  return shown.current;
}

/** What stands beside the map; null while the question is answered elsewhere. */
export function beside(state: PantheonState): JSX.Element | null {
  const shop = shopOf(state);
  return shopQuestion(state) || shop.sending.value ? <Shop state={state} shop={shop} /> : null;
}

const NO_EDGES: ReadonlyMap<string, Glow> = new Map();
const NO_SPACES: ReadonlyMap<string, Glow> = new Map();

/** What lights up while a panel is open: the hexes of a purchase; the answers themselves are in the panel. */
export function composed(state: PantheonState): Lit | null {
  if (!shopQuestion(state)) return null;
  return { spaces: shopGlows(state, shopOf(state)) ?? NO_SPACES, edges: NO_EDGES, shown: [] };
}

/** How the answer is said that is given instead of following a Move. */
const DRAW_INSTEAD = "pantheon-option-draw-instead";

/** A Move in which no movement card can be played is asked for without it. */
function asksMove({ question }: PantheonState): string | null {
  if (question?.kind !== "moving") return null;
  const card = question.options.some(({ things }) => things[0]?.kind === "card");
  if (card) return null;
  const placing = question.options.some(({ things }) => things[0]?.kind === "space");
  return t(placing ? "pantheon-asks-place" : "pantheon-asks-move-over", { amount: question.amount ?? 0 });
}

/** A purchase is not asked for thing by thing here, and following a Move says whom one follows. */
export function asks(state: PantheonState): string | null {
  if (panelFor(shopQuestion(state)) === "buy") return t("pantheon-shop-asks");
  const { question, view, sitting } = state;
  const follows = question?.kind === "moving" && question.options.some(({ words }) => words.key === DRAW_INSTEAD);
  if (!question || !follows || view.active === null) return asksMove(state);
  const amount = question.amount ?? 0;
  const message = amount > 0 ? "pantheon-asks-follow" : "pantheon-asks-follow-cards";
  return t(message, { who: WORDS.seat(sitting, view.active), amount });
}

/** Whether a touch changes what is composed, and so is not sent. */
export function composes(state: PantheonState, thing: Thing): boolean {
  return thing.kind === "space" && shopTouch(state, shopOf(state), thing.name);
}
