/** The frame of every panel of the shop: a title, what is chosen from, and at its foot the one button that does it. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "../../../art/signs";
import { t } from "../../../words/words";
import { WORDS } from "../catalogue";
import type { PantheonState } from "../state";
import { usePanelKeys } from "./panel_keys";
import { canGoBack, goBack } from "./send";
import type { ShopState } from "./shop_state";

export interface PanelProps {
  readonly state: PantheonState;
  readonly shop: ShopState;
}

interface FrameProps extends PanelProps {
  readonly title: string;
  readonly lead: string;
  /** How much one has, in the head. */
  readonly purse?: ComponentChildren;
  /** `wide` stands beside the map, `narrow` in the place of the panels. */
  readonly width: "wide" | "narrow";
  readonly confirm: Confirm;
  /** What declines, with its words; null where nothing can be declined. */
  readonly decline?: { readonly words: string; readonly act: () => void } | null;
  /** What stands above the button. */
  readonly till?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly tab?: string;
}

export interface Confirm {
  readonly words: ComponentChildren;
  /** Why it cannot be done yet; empty if it can. */
  readonly blocked: string;
  readonly act: () => void;
}

/** Why the last thing was refused: by the server with its rules, or here. */
function Refusal({ state, shop }: PanelProps): JSX.Element | null {
  const { against, trouble } = state.session;
  const reasons = against.value.map((reason) => WORDS.reason(state.sitting, reason));
  const words = [...(shop.problem.value ? [shop.problem.value] : []), ...reasons];
  if (words.length === 0 && !trouble.value) return null;
  return (
    <div class="shop-refusal" role="alert">
      <Sign name="no" size={20} />
      <span>
        {words.map((one, n) => (
          <span key={n}>{one} </span>
        ))}
        {words.length === 0 && t("table-no-answer")}
      </span>
    </div>
  );
}

/** Back to the choice of an action, or declining: the quiet ways out. */
function WaysOut({ state, decline }: Pick<FrameProps, "state" | "decline">): JSX.Element {
  const { question, session } = state;
  const own = question !== null && state.view.active === question.seat && state.view.bigFoot === null;
  const back = own && BEGINNINGS.has(question.kind) && canGoBack(session);
  return (
    <>
      {back && (
        <button type="button" class="shop-quiet shop-back" onClick={() => void goBack(session)}>
          {t("pantheon-shop-back")}
        </button>
      )}
      {decline && (
        <button type="button" class="shop-quiet" data-decline onClick={decline.act}>
          {decline.words}
        </button>
      )}
    </>
  );
}

/** Questions that follow the choice of an action, as long as nothing was revealed. */
const BEGINNINGS = new Set(["buying", "choose-god", "offering", "take-card"]);

function useFirstFocus(panel: { current: HTMLElement | null }, kind: string): void {
  useEffect(() => {
    const here = document.activeElement;
    const lost = !here || here === document.body || here.closest(".prompt") !== null;
    if (lost) panel.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [kind]);
}

export function PanelFrame(props: FrameProps): JSX.Element {
  const { state, shop, title, lead, purse, width, confirm, decline, till, children, tab } = props;
  const panel = useRef<HTMLElement>(null);
  const kind = state.question?.kind ?? "";
  useFirstFocus(panel, kind);
  usePanelKeys(panel);
  useLayoutEffect(() => {
    panel.current?.querySelector(".shop-body")?.scrollTo(0, 0);
  }, [kind, tab]);
  const blocked = confirm.blocked !== "";
  const act = (): void => {
    if (shop.sending.value) return;
    if (blocked) shop.problem.value = confirm.blocked;
    else confirm.act();
  };
  return (
    <section
      class={`beside shop shop-${width} seat-${state.question?.seat ?? 0}`}
      aria-labelledby="shop-title"
      aria-busy={shop.sending.value}
      data-kind={kind}
      data-tab={tab}
      ref={panel}
    >
      <header class="shop-head">
        <div>
          <h2 id="shop-title" tabIndex={-1}>
            {title}
          </h2>
          <p>{lead}</p>
        </div>
        {purse}
      </header>
      <div class="shop-body">{children}</div>
      <footer class="shop-till">
        {till}
        <Refusal state={state} shop={shop} />
        <div class="shop-finish">
          <button
            type="button"
            class="shop-confirm"
            {...(blocked ? { "aria-disabled": true } : { "data-confirm": "" })}
            onClick={act}
          >
            <Sign name={blocked ? "no" : "done"} />
            <span>{blocked ? confirm.blocked : confirm.words}</span>
          </button>
          <WaysOut state={state} decline={decline ?? null} />
        </div>
      </footer>
    </section>
  );
}
