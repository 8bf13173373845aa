/** The gods on offer: portrait, effect, price in offerings and whether one can pay it; the demigods below them. */
import type { JSX } from "preact";
import { Memo } from "../../board/memo";
import type { PantheonView } from "../../generated/pantheon";
import { byTouch, reads, readThing } from "../../table/reading";
import { t } from "../../words/words";
import { type Verdict, verdictOn } from "./affordable";
import { OfferingSign, thingPicture } from "./art/thing_picture";
import { costOf, keptAs, WORDS } from "./catalogue";
import { missingWords } from "./prospects";
import type { PantheonState } from "./state";

/** What a god costs: solid where it is met, dashed where something is missing. */
function Price({ god, verdict }: { god: string; verdict: Verdict | null }): JSX.Element {
  return (
    <span class="price">
      {verdict
        ? verdict.needs.map(({ number, kind, missing }, n) => (
            <span key={n} class={missing > 0 ? "need lack" : "need met"}>
              {number}
              {/* Any kind pays a number, so only what one already has is shown as a kind. */}
              {missing === 0 && <OfferingSign kind={kind} size={20} />}
            </span>
          ))
        : costOf(god).map((number, n) => (
            <span key={n} class="need">
              {number}
            </span>
          ))}
    </span>
  );
}

interface GodTileProps {
  readonly state: PantheonState;
  readonly god: string;
  readonly count: number;
}

/** What a touch of a god's tile does: the answer itself, or the Sacrifice that leads to it. */
function sacrificeTo({ question, hand, hooks }: PantheonState, god: string, payable: boolean): (() => void) | null {
  const thing = { kind: "god", name: god };
  if (hooks.optionFor(thing)) return () => hooks.touch(thing);
  const sacrifice = { kind: "action", name: "sacrifice" };
  const chooses = question?.kind === "choose-action" && question.may === "answer";
  return chooses && payable && hooks.optionFor(sacrifice) ? () => hand.follow([sacrifice, thing]) : null;
}

function GodTile({ state, god, count }: GodTileProps): JSX.Element {
  const { view, seat, hooks } = state;
  const player = seat === null ? undefined : view.players[seat];
  const verdict = player?.hand ? verdictOn(god, { hand: player.hand, tokens: player.tokens }) : null;
  const payable = verdict?.missing.length === 0;
  const thing = { kind: "god", name: god };
  const option = hooks.optionFor(thing);
  const kept = keptAs(god);
  const act = sacrificeTo(state, god, payable);
  const touched = (event: Event): void => {
    if (option && act && !byTouch(event)) act();
    else
      readThing(thing, act ? { words: t("pantheon-sacrifice-to", { what: WORDS.name("god", god) }), act } : undefined);
  };
  return (
    <li>
      <button
        type="button"
        class={`god-tile ${kept}${payable ? " payable" : ""}${option ? " lit" : ""}`}
        {...(option ? { "data-choice": option.code } : {})}
        {...reads(thing)}
        onClick={touched}
      >
        <span class="god-picture">{thingPicture(thing)}</span>
        <span class="god-head">
          <b>
            {WORDS.name("god", god)}
            {count > 1 && ` ×${count}`}
          </b>
          <small>{t(`pantheon-god-${kept}`)}</small>
        </span>
        <span class="god-effect">{WORDS.effect(thing)}</span>
        <span class="god-price">
          <Price god={god} verdict={verdict} />
          {verdict && (
            <em class={payable ? "can" : "cannot"}>
              {payable ? t("pantheon-can-pay") : missingWords(verdict.missing)}
            </em>
          )}
        </span>
      </button>
    </li>
  );
}

/** The gods on offer in a few words, for a decision that is made in their place: name, price, and what is missing. */
export function GodsInBrief({ state: { view, seat } }: { state: PantheonState }): JSX.Element | null {
  const player = seat === null ? undefined : view.players[seat];
  const gods = Object.keys(view.godDisplay);
  if (gods.length === 0) return null;
  return (
    <section class="gods-in-brief" aria-label={t("pantheon-table-display")}>
      <h3>{t("pantheon-gods-on-offer")}</h3>
      <ul>
        {gods.map((god) => {
          const thing = { kind: "god", name: god };
          const verdict = player?.hand ? verdictOn(god, { hand: player.hand, tokens: player.tokens }) : null;
          return (
            <li key={god}>
              <button type="button" class="god-in-brief" {...reads(thing)} onClick={() => readThing(thing)}>
                <span class="god-picture">{thingPicture(thing)}</span>
                <b>{WORDS.name("god", god)}</b>
                <Price god={god} verdict={verdict} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The demigods in their row: the first is taken first. */
function Demigods({ view }: { view: PantheonView }): JSX.Element | null {
  if (view.demigodDisplay.length === 0) return null;
  return (
    <div class="demigod-row">
      <ol aria-label={t("pantheon-table-demigod-display")}>
        {view.demigodDisplay.map((value, n) => (
          <li key={n} class="demigod-tile" {...reads({ kind: "demigod", name: String(value) })}>
            {thingPicture({ kind: "demigod", name: String(value) })}
          </li>
        ))}
      </ol>
      <span>{t("pantheon-demigods-order")}</span>
    </div>
  );
}

/** The gods on offer, drawn again only when something on offer, or what one can pay, has changed. */
export function godTilesOf(state: PantheonState): JSX.Element {
  const { view, seat, touchable, question } = state;
  const mine = seat === null ? null : view.players[seat];
  const { godDisplay, godStackSize, demigodDisplay, epoch } = view;
  const shows = [godDisplay, godStackSize, demigodDisplay, epoch, mine?.hand, mine?.tokens, touchable, question?.asked];
  return (
    <Memo of={JSON.stringify(shows)}>
      {() => (
        <section class="gods-on-offer" aria-label={t("pantheon-table-display")}>
          <h3>
            {t("pantheon-gods-on-offer")}
            <small>{t("pantheon-gods-points", { amount: epoch })}</small>
          </h3>
          <p class="gods-price">{t("pantheon-gods-price")}</p>
          <ul class="god-tiles" data-gods={Object.keys(godDisplay).length}>
            {Object.entries(godDisplay).map(([god, count]) => (
              <GodTile key={god} state={state} god={god} count={count} />
            ))}
          </ul>
          {Object.keys(godDisplay).length === 0 && <p class="nothing">{t("pantheon-no-gods")}</p>}
          <Demigods view={view} />
        </section>
      )}
    </Memo>
  );
}
