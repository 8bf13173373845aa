/** A Move that is thought about, drawn: the way with its costs step by step, and beside the pointer what it takes. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Glow } from "../../board/grid";
import { corners, outline, written } from "../../board/hex";
import { t } from "../../words/words";
import { thingPicture } from "./art/thing_picture";
import { PieceArt } from "./board_pieces";
import { siteName, WORDS } from "./catalogue";
import { nextPlaces } from "./journey";
import { centreOf } from "./map";
import { canPlan, type Plan, planTo } from "./plan";
import type { PantheonState } from "./state";

/** Whether the last thing a player pressed with was a finger. It is shown the way first; its second tap goes it. */
let finger = false;

function watchFingers(): () => void {
  const pressed = (event: PointerEvent): void => void (finger = event.pointerType === "touch");
  const typed = (): void => void (finger = false);
  window.addEventListener("pointerdown", pressed, true);
  window.addEventListener("keydown", typed, true);
  return () => {
    window.removeEventListener("pointerdown", pressed, true);
    window.removeEventListener("keydown", typed, true);
  };
}

/** The way that a finger was shown last: for which question, to which hex. */
let shown = "";

/** A hex was touched: an answer, the whole way to it, or something the server has to explain. */
export function touchSpace(state: PantheonState, space: string): void {
  const thing = { kind: "space", name: space };
  const plan = state.lit.spaces.has(space) ? null : planTo(state, space);
  const way = plan ? `${state.question?.asked} ${space}` : "";
  const looks = plan !== null && finger && shown !== way;
  shown = looks ? way : "";
  // A finger that is lifted leaves the hex, so what it was shown is kept here.
  if (plan && finger) state.hovered.value = space;
  if (looks) return;
  if (!plan || plan.short) state.hooks.touch(thing);
  else state.hand.follow(plan.things);
}

/** The way to the hex under the pointer. */
export function JourneyPath({ state }: { state: PantheonState }): JSX.Element | null {
  const space = state.hovered.value;
  const plan = space === null ? null : planTo(state, space);
  if (!plan || space === null || !state.question) return null;
  const { journey, short } = plan;
  let spent = 0;
  const marks = journey.steps.map(({ space: at, cost, piece }) => {
    spent += cost;
    return { at, piece, spent, too: spent > plan.budget };
  });
  const way = [journey.from, ...journey.steps.map((step) => step.space)].map(centreOf);
  return (
    <g class={short ? "journey short" : "journey"}>
      {marks.map(({ at, piece }) => (
        <g key={at}>
          <path class="journey-hex" d={outline(corners(centreOf(at), true, 46))} />
          <g
            class={`ghost seat-${state.question?.seat}`}
            transform={`translate(${centreOf(at).x} ${centreOf(at).y - 6})`}
          >
            <PieceArt seat={state.question?.seat ?? 0} column={piece === "column"} />
          </g>
        </g>
      ))}
      <path class="journey-line" d={`M${way.map(written).join("L")}`} />
      {marks.map(({ at, spent: cost, too }) => (
        <g
          key={at}
          class={too ? "journey-cost too" : "journey-cost"}
          transform={`translate(${centreOf(at).x + 24} ${centreOf(at).y - 26})`}
        >
          <circle />
          <text>{cost}</text>
        </g>
      ))}
    </g>
  );
}

/** While Move is under the pointer: the hexes where its first piece can go, and what each costs. */
export function MovePreview({ state }: { state: PantheonState }): JSX.Element | null {
  const { local, view, question } = state;
  if (!local.considersMove.value || question?.kind !== "choose-action" || !canPlan(state)) return null;
  return (
    <g class="preview">
      {nextPlaces(view, question.seat).map(({ space, cost }) => (
        <g key={space}>
          <path class={cost > 1 ? "preview-hex dear" : "preview-hex"} d={outline(corners(centreOf(space), true, 46))} />
          <CostNote space={space} cost={cost} />
        </g>
      ))}
    </g>
  );
}

function CostNote({ space, cost }: { space: string; cost: number | string }): JSX.Element {
  const { x, y } = centreOf(space);
  return (
    <g class={Number(cost) > 1 ? "cost-note dear" : "cost-note"} transform={`translate(${x + 24} ${y - 26})`}>
      <circle />
      <text>{cost}</text>
    </g>
  );
}

/** What a step costs, where it costs more than one. */
export function Costs({ glowing }: { glowing: ReadonlyMap<string, Glow> }): JSX.Element {
  return (
    <>{[...glowing].map(([space, { note }]) => (note ? <CostNote key={space} space={space} cost={note} /> : null))}</>
  );
}

/** What a plan takes: steps as pips, pieces, movement cards, and what does not suffice. */
function Takes({ plan }: { plan: Plan }): JSX.Element {
  const { journey, budget, cards, feet, short } = plan;
  const most = Math.min(12, Math.max(budget, journey.cost));
  return (
    <>
      <span class="journey-pips" aria-hidden="true">
        {Array.from({ length: most }, (_, n) => (
          <i key={n} class={n < journey.cost ? (n < budget ? "used" : "lacks") : ""} />
        ))}
      </span>
      <strong>
        {t("pantheon-plan-steps", { amount: journey.cost, of: budget })}
        {journey.feet > 0 && `, ${t("pantheon-plan-feet", { amount: journey.feet, of: feet })}`}
        {journey.columns > 0 && `, ${t("pantheon-plan-columns", { amount: journey.columns })}`}
      </strong>
      {cards > 0 && !short && <span>{t("pantheon-plan-cards", { amount: cards })}</span>}
      {short && <em>{t(`pantheon-plan-short-${short}`)}</em>}
      {!short && finger && <span>{t("pantheon-plan-again")}</span>}
    </>
  );
}

/** Beside the hex, on the side with more room, and within the field. */
function place(tip: HTMLElement, space: string): void {
  const field = tip.offsetParent?.getBoundingClientRect();
  const hex = [...document.querySelectorAll<SVGElement>("[data-space]")].find((one) => one.dataset.space === space);
  const at = hex?.getBoundingClientRect();
  if (!field || !at) return;
  const right = at.right + 10 + tip.offsetWidth < field.right;
  const left = right ? at.right + 10 - field.left : at.left - 10 - tip.offsetWidth - field.left;
  const top = Math.min(at.bottom - field.top - at.height / 4, field.height - tip.offsetHeight - 6);
  tip.style.left = `${Math.max(6, Math.min(left, field.width - tip.offsetWidth - 6))}px`;
  tip.style.top = `${Math.max(6, top)}px`;
}

/** What lies on the hex under the pointer, and what it takes to go there. */
export function JourneyTip({ state }: { state: PantheonState }): JSX.Element | null {
  const tip = useRef<HTMLElement>(null);
  const space = state.hovered.value;
  useEffect(watchFingers, []);
  useLayoutEffect(() => {
    if (tip.current && space) place(tip.current, space);
  });
  if (space === null) return null;
  const loot = state.view.loot[space];
  const plan = planTo(state, space);
  const says = plan ? "" : (state.lit.spaces.get(space)?.says ?? "");
  if (!loot && !plan && !says) return null;
  const thing = { kind: "loot", name: loot ?? "" };
  return (
    <aside class="journey-tip" ref={tip} aria-hidden="true">
      {(loot || siteName(space)) && (
        <h4>
          {loot && thingPicture(thing)}
          {loot ? t("pantheon-plan-loot", { what: WORDS.name("loot", loot) }) : siteName(space)}
        </h4>
      )}
      {loot && <p>{WORDS.effect(thing)}</p>}
      {plan && <Takes plan={plan} />}
      {says && <strong>{says}</strong>}
    </aside>
  );
}
