/** The Devotion track as a narrow ladder: the red section below, who stands where, and what the lines mean. */
import type { JSX } from "preact";
import { Why } from "../../table/explanation";
import { t } from "../../words/words";
import { EmblemOf } from "./art/emblems";
import { sideName, TABLES } from "./catalogue";
import { DEVOTION } from "./god_boards";
import type { AnkhState } from "./state";

/** What the lines of the ladder mean; printed, so always the same. */
function lines({ view }: AnkhState): readonly { readonly text: string; readonly rule: string }[] {
  const { merging, forgetting } = TABLES.afterConflict;
  const merge = { text: t("ankh-table-merge-line", { number: merging }), rule: "ANKH-MERGE-01" };
  return [
    { text: t("ankh-table-top-line", { space: view.top }), rule: "ANKH-END-01" },
    ...(view.gods.length > 2 && view.sides.length === view.gods.length ? [merge] : []),
    { text: t("ankh-table-forget-line", { space: view.lastRed, number: forgetting }), rule: "ANKH-FORG-01" },
  ];
}

/** Tokens on one space lie on each other, as on the table: the side that came later is higher. */
export function Ladder({ state }: { state: AnkhState }): JSX.Element {
  const { view, hooks } = state;
  const ticks = Array.from({ length: view.top + 1 }, (_, n) => n).filter(
    (n) => n === view.top || (n % 10 === 0 && view.top - n > 3),
  );
  return (
    <div
      class="ladder"
      style={{ "--top": view.top, "--red": view.lastRed }}
      role="group"
      aria-label={t("table-devotion-track")}
    >
      <Why class="ladder-lines" title={t("table-devotion-track")} lines={() => lines(state)}>
        <span class="red" />
      </Why>
      {ticks.map((tick) => (
        <span key={tick} class="tick" style={{ "--at": tick }} aria-hidden="true">
          {tick}
        </span>
      ))}
      {view.sides.map((side, n) => {
        const below = view.sides.slice(0, n).filter((other) => other.devotion === side.devotion).length;
        const name = `${sideName(view, side.side)}: ${t("terminal-devotion")} ${side.devotion}`;
        return (
          <div key={side.side} class={`rung seat-${side.side}`} style={{ "--at": side.devotion, "--below": below }}>
            <Why title={name} lines={() => hooks.lines(DEVOTION, side.side)}>
              <svg viewBox="-12 -12 24 24" aria-hidden="true">
                <EmblemOf god={view.gods[side.side] ?? ""} />
              </svg>
            </Why>
          </div>
        );
      })}
    </div>
  );
}
