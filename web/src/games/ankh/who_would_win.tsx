/** Who would win what in each region now, before cards: strengths, majorities and Devotion at stake. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { type Point, written } from "../../board/hex";
import type { AnkhView, RegionProspect } from "../../generated/ankh";
import { t } from "../../words/words";
import { together } from "./actions";
import { EmblemOf } from "./art/emblems";
import { MonumentArt } from "./art/monuments";
import { sideName } from "./catalogue";
import { tokenPlace } from "./pieces";
import type { AnkhState } from "./state";
import { whoWouldWin } from "./table_signals";

interface Contender {
  readonly side: number;
  readonly strength: number;
  /** Devotion for winning or dominating. */
  readonly reward: number;
  readonly majorities: number;
}

/** Everybody with figures in a region, the strongest first. */
export function contenders(prospect: RegionProspect): readonly Contender[] {
  return Object.entries(prospect.strength)
    .map(([side, strength]) => ({
      side: Number(side),
      strength,
      reward: prospect.reward[side] ?? 0,
      majorities: prospect.majorities[side] ?? 0,
    }))
    .sort((one, other) => other.strength - one.strength || one.side - other.side);
}

/** The one who would win as things stand; null where nobody would. */
export function leader(all: readonly Contender[]): Contender | null {
  const [first, second] = all;
  return first && first.strength > (second?.strength ?? -1) ? first : null;
}

interface Majorities {
  readonly side: number;
  readonly kinds: readonly string[];
  /** Devotion for all of them together. */
  readonly amount: number;
}

/** The majorities in a region, once for each side that has any. */
export function majoritiesBySide({ majorityOf, majorities }: RegionProspect): readonly Majorities[] {
  const all = Object.entries(majorityOf);
  return [...new Set(all.map(([, side]) => side))].map((side) => ({
    side,
    kinds: all.filter(([, who]) => who === side).map(([kind]) => kind),
    amount: majorities[side] ?? 0,
  }));
}

/** A region in sentences. */
export function prospectLines(view: AnkhView, region: string): readonly string[] {
  const prospect = view.prospects[region];
  const all = prospect ? contenders(prospect) : [];
  const first = leader(all);
  if (!prospect || all.length === 0) return [t("ankh-table-who-none")];
  const who = (side: number): string => sideName(view, side);
  const verdict = first
    ? t(all.length === 1 ? "ankh-table-who-alone" : "ankh-table-who-ahead", {
        who: who(first.side),
        amount: first.reward,
      })
    : t("ankh-table-who-tied");
  return [
    verdict,
    ...all.map(({ side, strength }) => t("ankh-table-who-strength", { who: who(side), amount: strength })),
    ...majoritiesBySide(prospect).map(({ side, kinds, amount }) =>
      t("ankh-table-who-majority", {
        what: together(kinds.map((kind) => t(`ankh-kind-${kind}`))),
        who: who(side),
        amount,
      }),
    ),
    t("ankh-table-who-before-cards"),
  ];
}

/** The width of one contender on a plate, and of a majority. */
const WIDE = 44;
const NARROW = 26;

function Plate({ view, region, at }: { view: AnkhView; region: string; at: Point }): JSX.Element | null {
  const prospect = view.prospects[region];
  const all = prospect ? contenders(prospect) : [];
  if (!prospect || all.length === 0) return null;
  const first = leader(all);
  const majorities = Object.entries(prospect.majorityOf);
  const width = all.length * WIDE + majorities.length * NARROW + 12;
  const start = -width / 2 + 6;
  return (
    <g class="prospect" transform={`translate(${written(at)})`}>
      <rect class="plate" x={-width / 2} y={-60} width={width} height="40" rx="12" />
      {all.map(({ side, strength }, n) => (
        <g key={side} class={`seat-${side}`} transform={`translate(${start + n * WIDE + WIDE / 2} -40)`}>
          <rect class={side === first?.side ? "stake ahead" : "stake"} x="-20" y="-16" width="40" height="32" rx="9" />
          <g transform="translate(-10 0) scale(0.68)">
            <EmblemOf god={view.gods[side] ?? ""} />
          </g>
          <text x="8" y="8">
            {strength}
          </text>
        </g>
      ))}
      {majorities.map(([kind, side], n) => (
        <g
          key={kind}
          class={`seat-${side}`}
          transform={`translate(${start + all.length * WIDE + n * NARROW + NARROW / 2} -40)`}
        >
          <circle class="stake" r="13" />
          <g transform="translate(-11 -12) scale(0.22)">
            <MonumentArt kind={kind} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** The plates of all regions, where somebody asked for them. */
export function Prospects({ view }: { view: AnkhView }): JSX.Element | null {
  if (!whoWouldWin.value) return null;
  return (
    <g class="prospects">
      {Object.entries(view.regions).map(([region, spaces]) => (
        <Plate key={region} view={view} region={region} at={tokenPlace(view, spaces)} />
      ))}
    </g>
  );
}

/** The region under the pointer in sentences; all of them for who does not see the plates. */
function Verdicts({ view, hovered }: Pick<AnkhState, "view" | "hovered">): JSX.Element {
  const here = Object.keys(view.regions).find((region) => view.regions[region]?.includes(hovered.value ?? ""));
  return (
    <>
      <ul class="unseen">
        {Object.keys(view.regions).map((region) => (
          <li key={region}>
            {t("table-region", { amount: Number(region) })}: {prospectLines(view, region).join(". ")}
          </li>
        ))}
      </ul>
      {here && (
        <div class="region-verdict" aria-hidden="true">
          <b>{t("table-region", { amount: Number(here) })}</b>
          {prospectLines(view, here).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      )}
    </>
  );
}

/** The switch above the map; W does the same. */
export function WhoWouldWin({ state: { view, hovered } }: { state: AnkhState }): JSX.Element {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "w" || event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as Element).closest("input, select, textarea, dialog")) return;
      whoWouldWin.value = !whoWouldWin.value;
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
  return (
    <>
      <button
        type="button"
        class="who-would-win"
        role="switch"
        aria-checked={whoWouldWin.value}
        aria-keyshortcuts="W"
        onClick={() => (whoWouldWin.value = !whoWouldWin.value)}
      >
        <i aria-hidden="true" />
        {t("ankh-table-who")}
      </button>
      {whoWouldWin.value && <Verdicts view={view} hovered={hovered} />}
    </>
  );
}
