/** What anybody may take: gods with their cost and whether one can pay, demigods, open cards, the deck, money. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { PantheonView } from "../../generated/pantheon";
import { type Line, Why } from "../../table/explanation";
import { t } from "../../words/words";
import type { PanelHooks } from "../description";
import { NationArt } from "./art/pieces";
import { costOf, printedRule, TABLES, tokensCountFor } from "./catalogue";
import { Cards, godWhy } from "./holdings";
import { type Payment, proposal } from "./payment";
import type { PantheonState } from "./state";

/** After these epochs everybody scores. */
const SCORED = new Set(TABLES.epochs.scoredAfter);

/** What a nation brings. */
function told(nation: string): readonly Line[] {
  const rule = printedRule("nation", nation);
  return [{ text: t(rule), rule }];
}

/** The epochs with their nations, and when points are scored. */
export function Epochs({ view }: { view: PantheonView }): JSX.Element {
  return (
    <ol class="epochs" aria-label={t("web-epochs")}>
      {Array.from({ length: TABLES.epochs.count }, (_, n) => {
        const nation = view.nations[n];
        const now = n + 1 === view.epoch;
        return (
          <li
            key={n}
            class={`${now ? "now" : ""}${SCORED.has(n + 1) ? " scored" : ""}`}
            aria-current={now ? "step" : undefined}
          >
            {nation ? (
              <Why title={t(`pantheon-nation-${nation}`)} class="epoch" lines={() => told(nation)}>
                <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
                  <NationArt nation={nation} />
                </svg>
                {now && <span class="next-name">{t(`pantheon-nation-${nation}`)}</span>}
              </Why>
            ) : (
              <span class="epoch">{n + 1}</span>
            )}
            {SCORED.has(n + 1) && (
              <span class="scoring" title={t("table-scoring")}>
                <Sign name="miracle" size={16} />
                <span class="unseen">{t("table-scoring")}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A payment in words: each number with what meets it. */
export function paymentWords(payments: readonly Payment[]): string {
  return payments
    .map(({ kind, token, cards }) => {
      const what = t(`pantheon-offering-${kind}`);
      const parts = [...(token ? [t("table-token")] : []), ...(cards > 0 ? [t("table-cards", { amount: cards })] : [])];
      return `${what}: ${parts.join(" + ")}`;
    })
    .join("; ");
}

function GodTile({
  view,
  god,
  count,
  seat,
  hooks,
}: {
  view: PantheonView;
  god: string;
  count: number;
  seat: number | null;
  hooks: PanelHooks;
}): JSX.Element {
  const player = seat === null ? undefined : view.players[seat];
  const cost = costOf(god);
  const way = player?.hand
    ? proposal(cost, { hand: player.hand, tokens: player.tokens }, [], tokensCountFor(god))
    : null;
  const thing = { kind: "god", name: god };
  const option = hooks.optionFor(thing);
  const payable = way ? ` ${t("table-payable")} ${paymentWords(way)}` : "";
  const words = `${t(`pantheon-god-${god}`)}. ${t(printedRule("god", god))}${payable}`;
  return (
    <li>
      <button
        type="button"
        class={`god-tile${way ? " payable" : ""}${option ? " lit" : ""}`}
        {...(option ? { "data-choice": option.code } : {})}
        title={words}
        onClick={() => (option ? hooks.touch(thing) : godWhy(god))}
      >
        <b>
          {t(`pantheon-god-${god}`)}
          {count > 1 && ` ×${count}`}
        </b>
        <span class="cost">
          {cost.map((number, n) => (
            <i key={n}>{number}</i>
          ))}
          {way && <Sign name="done" size={16} />}
        </span>
      </button>
    </li>
  );
}

export function Market({
  view,
  seat,
  hooks,
}: {
  view: PantheonView;
  seat: number | null;
  hooks: PanelHooks;
}): JSX.Element {
  return (
    <div class="market">
      <ul class="gods" aria-label={t("pantheon-table-display")}>
        {Object.entries(view.godDisplay).map(([god, count]) => (
          <GodTile key={god} view={view} god={god} count={count} seat={seat} hooks={hooks} />
        ))}
        <li class="stack-size" title={t("table-stack", { amount: view.godStackSize })}>
          <Sign name="god" size={18} />
          {view.godStackSize}
        </li>
      </ul>
      <ul class="demigods" aria-label={t("pantheon-table-demigod-display")}>
        {view.demigodDisplay.map((value, n) => (
          <li key={n} class="demigod" title={t("pantheon-option-demigod", { amount: value })}>
            {value}
          </li>
        ))}
      </ul>
      <div class="open-cards">
        <Cards cards={view.openCards} from="open" hooks={hooks} label={t("pantheon-table-open")} />
        <span class="stack-size" title={`${t("pantheon-table-deck")}: ${view.deckSize}`}>
          <Sign name="card" size={20} />
          {view.deckSize}
        </span>
      </div>
      <Cards cards={view.specialMoney} label={t("pantheon-table-money")} />
    </div>
  );
}

/** The market, drawn again only when something on offer, or what one can pay, has changed. */
export function marketOf({ view, seat, hooks, touchable }: PantheonState): JSX.Element {
  const mine = seat === null ? null : view.players[seat];
  const { godDisplay, godStackSize, demigodDisplay, openCards, deckSize, specialMoney } = view;
  const offered = [godDisplay, godStackSize, demigodDisplay, openCards, deckSize, specialMoney];
  return (
    <Memo of={JSON.stringify([...offered, mine?.hand, mine?.tokens, touchable])}>
      {() => <Market view={view} seat={seat} hooks={hooks} />}
    </Memo>
  );
}

export function Tracks({ state }: { state: PantheonState }): JSX.Element {
  const { view } = state;
  return (
    <>
      <Memo of={JSON.stringify([view.epoch, view.nations])}>{() => <Epochs view={view} />}</Memo>
      {marketOf(state)}
    </>
  );
}
