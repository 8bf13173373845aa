/** The strip above the map: the epochs with their nations, how the running one ends, and what a scoring would bring. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { PantheonView } from "../../generated/pantheon";
import { type Line, Why } from "../../table/explanation";
import { t } from "../../words/words";
import { NationArt } from "./art/pieces";
import { printedRule, TABLES, WORDS } from "./catalogue";
import { ForecastChips, scoringLines } from "./forecast_table";
import { realmAt } from "./realms";
import type { PantheonState } from "./state";

/** After these epochs everybody scores. */
const SCORED = new Set(TABLES.epochs.scoredAfter);

/** How many columns each seat has in the land of a nation. */
export function columnsIn(view: PantheonView, nation: string): readonly number[] {
  return view.players.map(({ columns }) => columns.filter((space) => realmAt(space) === nation).length);
}

/** A nation: what it brings, whose columns stand in its land, and what the tint means. */
function told(view: PantheonView, nation: string, now: boolean): readonly Line[] {
  const columns = columnsIn(view, nation)
    .map((count, seat) => ({ count, name: WORDS.name("seat", view.players[seat]?.colour ?? "") }))
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => `${name} ${count}`);
  const rule = printedRule("nation", nation);
  return [
    { text: WORDS.effect({ kind: "nation", name: nation }), rule },
    ...(columns.length > 0 ? [{ text: t("pantheon-columns-here", { what: columns.join(", ") }) }] : []),
    ...(now
      ? [{ text: t("pantheon-epoch-end", { loot: lootLeft(view), gods: godsLeft(view) }), rule: "PAN-EPOCH-19" }]
      : []),
    ...(now ? [{ text: t("pantheon-tint") }] : []),
  ];
}

function lootLeft({ loot }: PantheonView): number {
  return Object.keys(loot).length;
}

function godsLeft({ godDisplay }: PantheonView): number {
  return Object.values(godDisplay).reduce((sum, count) => sum + count, 0);
}

/** The columns in the land of a nation, a dot for each in the colour of its seat. */
function Standing({ view, nation }: { view: PantheonView; nation: string }): JSX.Element | null {
  const counts = columnsIn(view, nation);
  if (counts.every((count) => count === 0)) return null;
  return (
    <span class="nation-columns" aria-hidden="true">
      {counts.map((count, seat) =>
        count > 0 ? (
          <i key={seat} class={`seat-${seat}`}>
            {count}{" "}
          </i>
        ) : null,
      )}
    </span>
  );
}

function Nation({ view, nation, now }: { view: PantheonView; nation: string; now: boolean }): JSX.Element {
  const name = WORDS.name("nation", nation);
  const left = now ? t("pantheon-epoch-left", { loot: lootLeft(view), gods: godsLeft(view) }) : "";
  const columns = columnsIn(view, nation).filter((count) => count > 0);
  return (
    <Why
      title={name}
      name={[name, left, ...columns].filter((part) => part !== "").join(" ")}
      class="epoch"
      lines={() => told(view, nation, now)}
    >
      <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
        <NationArt nation={nation} />
      </svg>
      {now && (
        <span class="now-words">
          <b>{name}</b> <small>{`${left} `}</small>
        </span>
      )}
      <Standing view={view} nation={nation} />
    </Why>
  );
}

function Epochs({ view }: { view: PantheonView }): JSX.Element {
  return (
    <ol class="epochs" aria-label={t("web-epochs")}>
      {Array.from({ length: TABLES.epochs.count }, (_, n) => {
        const nation = view.nations[n];
        const now = n + 1 === view.epoch;
        return (
          <li key={n} class={now ? "now" : nation ? "past" : ""} aria-current={now ? "step" : undefined}>
            {nation ? <Nation view={view} nation={nation} now={now} /> : <span class="epoch">{n + 1}</span>}
            {SCORED.has(n + 1) && (
              <Why title={t("table-scoring")} class="scoring" lines={scoringLines}>
                <Sign name="miracle" size={18} />
                <span>{t("pantheon-scoring")}</span>
              </Why>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function Tracks({ state }: { state: PantheonState }): JSX.Element {
  const { view, seat } = state;
  const facts = view.players.map(({ columns, demigodCount, demigods, gods, tokens }) => [
    columns,
    demigodCount,
    demigods,
    gods.pietalte,
    tokens,
  ]);
  const shows = JSON.stringify([view.epoch, view.nations, lootLeft(view), godsLeft(view), facts, seat]);
  return (
    <Memo of={shows}>
      {() => (
        <>
          <Epochs view={view} />
          <ForecastChips view={view} seat={seat} />
        </>
      )}
    </Memo>
  );
}
