/** The Battle panel: who fights where, cards that open together, then every step with its effects and its rule. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../../art/signs";
import type { AnkhView } from "../../generated/ankh";
import type { GameEvent } from "../../generated/protocol";
import { RuleLink } from "../../table/explanation";
import { spacesOf } from "../../table/log";
import { t } from "../../words/words";
import { namesOf } from "../printed";
import { type BattleHistory, battleHistoryOf, type Fighter, figureStrength } from "./battle_history";
import { CATALOGUE, printedRule, sideName, tell, WORDS } from "./catalogue";
import { BOX, centreOf } from "./map";
import { Portrait } from "./pictures";
import type { AnkhState } from "./state";

/** The name of what a rule belongs to, if it is a card or a power. */
function nameOfRule(view: AnkhView, rule: string): string {
  for (const kind of ["card", "power"]) {
    const found = namesOf(CATALOGUE, kind).find((name) => printedRule(kind, name, view.edition) === rule);
    if (found) return WORDS.name(kind, found);
  }
  return rule.includes("-CARD-") ? t("table-battle-cards") : rule.includes("-GOD-") ? t("ankh-kind-god") : "";
}

/** Where a strength comes from: figures, then whatever was added, doubled or cancelled. */
function Sources({ view, fighter }: { view: AnkhView; fighter: Fighter }): JSX.Element {
  return (
    <ul class="sources">
      <li>
        <b>{figureStrength(fighter)}</b> {t("table-figures")}
      </li>
      {fighter.sources.map((event, n) => (
        <li key={n}>
          {event.kind === "strength-bonus" ? (
            <>
              <b>+{event.amount ?? 0}</b> {nameOfRule(view, event.rule)}
            </>
          ) : (
            tell(view, event)
          )}{" "}
          <RuleLink rule={event.rule} />
        </li>
      ))}
    </ul>
  );
}

function FightCards({ fighter, chosen, owes }: { fighter: Fighter; chosen: boolean; owes: boolean }): JSX.Element {
  if (fighter.cards.length === 0) {
    return (
      <span class="fight-cards">
        <span
          class={`card-back${chosen ? " down" : ""}`}
          aria-label={t(owes ? "table-choosing" : chosen ? "table-chosen" : "table-no-card")}
          role="img"
        />
        <small>{t(owes ? "table-choosing" : chosen ? "table-chosen" : "table-no-card")}</small>
      </span>
    );
  }
  return (
    <span class="fight-cards">
      {fighter.cards.map((card) => (
        <span key={card} class="fight-card">
          <Sign name={card} />
          {WORDS.name("card", card)}
        </span>
      ))}
    </span>
  );
}

function FighterRow({
  view,
  fighter,
  battle,
  live,
}: {
  view: AnkhView;
  fighter: Fighter;
  battle: BattleHistory;
  live: boolean;
}): JSX.Element {
  const choosing = live && (view.battle?.choosing ?? false);
  const owes =
    choosing && view.waiting.some((seat) => view.sides.find((one) => one.side === fighter.side)?.seats.includes(seat));
  const standing = live ? view.battle?.standing?.[fighter.side] : undefined;
  return (
    <div class={`fighter seat-${fighter.side}${battle.victor === fighter.side ? " victor" : ""}`}>
      <Portrait god={view.gods[fighter.side] ?? ""} seat={fighter.side} />
      <strong>
        {sideName(view, fighter.side)}
        {battle.victor === fighter.side && <Sign name="miracle" size={18} />}
      </strong>
      <FightCards fighter={fighter} chosen={choosing && !owes} owes={owes} />
      {fighter.strength !== null ? (
        <details class="strength">
          <summary aria-label={t("table-strength", { amount: fighter.strength })}>{fighter.strength}</summary>
          <Sources view={view} fighter={fighter} />
        </details>
      ) : (
        <b class="strength soft" title={t("table-strength-now")}>
          {standing ?? "?"}
        </b>
      )}
      <span class="fight-facts">
        {fighter.bids.map((bid, n) => (
          <i key={n}>{t("table-bid", { amount: bid })}</i>
        ))}
        {fighter.killed > 0 && <i class="loss">{t("table-killed", { amount: fighter.killed })}</i>}
        {fighter.devotion !== 0 && (
          <i class="gain">{`${t("terminal-devotion")} ${fighter.devotion > 0 ? "+" : ""}${fighter.devotion}`}</i>
        )}
      </span>
    </div>
  );
}

function Steps({
  view,
  events,
  point,
}: {
  view: AnkhView;
  events: readonly GameEvent[];
  point: AnkhState["point"];
}): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [events.length]);
  return (
    <ol class="battle-steps" ref={list} tabIndex={0} aria-label={t("web-log")}>
      {events.map((event, n) => (
        <li
          key={n}
          class={event.who === undefined ? "" : `seat-${event.who}`}
          onMouseEnter={() => point(spacesOf(event))}
          onMouseLeave={() => point([])}
        >
          {tell(view, event)} <RuleLink rule={event.rule} />
        </li>
      ))}
    </ol>
  );
}

export function BattlePanel({ state }: { state: AnkhState }): JSX.Element | null {
  const { view, point } = state;
  const { battles, again } = state.local;
  // The panel makes room where something on the map is asked about.
  const yields = state.lit.spaces.size > 0;
  const folded = useSignal(false);
  const { battle: fought } = view;
  useEffect(() => void (folded.value = yields), [fought?.region, yields]);
  const past = again.value === null ? undefined : battles[again.value];
  const current = battles.at(-1);
  const live = !past && fought !== null;
  const battle =
    past ??
    (fought
      ? battleHistoryOf(fought.region, current && !current.over ? current.events : [], fought.participants)
      : null);
  if (!battle) return null;
  const places = (view.regions[battle.region] ?? []).map(centreOf);
  const east = places.reduce((sum, { x }) => sum + x, 0) / Math.max(1, places.length) > BOX[0] + BOX[2] / 2;
  const title = t("table-battle", { amount: battle.region });
  return (
    <section class={`theatre${east ? " west" : ""}${folded.value ? " folded" : ""}`} role="dialog" aria-label={title}>
      <header>
        <h2>
          <Sign name="conflict" /> {title}
        </h2>
        <button
          type="button"
          class="close"
          aria-label={t(past ? "table-close" : folded.value ? "table-unfold" : "table-fold")}
          onClick={() => (past ? (again.value = null) : (folded.value = !folded.value))}
        >
          <Sign name={past ? "no" : folded.value ? "plus" : "minus"} />
        </button>
      </header>
      {!folded.value && (
        <>
          <div class="fighters">
            {battle.fighters.map((fighter) => (
              <FighterRow key={fighter.side} view={view} fighter={fighter} battle={battle} live={live} />
            ))}
          </div>
          {battle.events.length > 1 && <Steps view={view} events={battle.events} point={point} />}
        </>
      )}
    </section>
  );
}

/** All Battles so far; each can be opened again. */
export function BattleList({ state }: { state: AnkhState }): JSX.Element | null {
  const { battles, again } = state.local;
  const over = battles.map((battle, n) => ({ battle, n })).filter(({ battle }) => battle.over);
  if (over.length === 0) return null;
  return (
    <label class="battles">
      <Sign name="conflict" size={20} />
      <select
        aria-label={t("table-battles")}
        value={again.value ?? ""}
        onChange={(event) =>
          (again.value = event.currentTarget.value === "" ? null : Number(event.currentTarget.value))
        }
      >
        <option value="">{t("table-battles")}</option>
        {over.map(({ battle, n }) => (
          <option key={n} value={n}>
            {`${n + 1}. ${t("table-battle", { amount: battle.region })}`}
          </option>
        ))}
      </select>
    </label>
  );
}
