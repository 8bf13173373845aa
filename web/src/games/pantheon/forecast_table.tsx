/** What a scoring would bring everybody now, as chips above the map and as a table. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import type { PantheonView } from "../../generated/pantheon";
import { type Line, Why } from "../../table/explanation";
import { t } from "../../words/words";
import { SeatEmblem } from "./art/emblem";
import { TABLES, WORDS } from "./catalogue";
import { type Forecast, forecastFor, nextThreshold } from "./forecast";

/** What both scorings count. */
export function scoringLines(): readonly Line[] {
  const steps = TABLES.columnPoints.map(([least = 0, points = 0], n) => {
    const most = (TABLES.columnPoints[n + 1]?.[0] ?? TABLES.pieces.columns + 1) - 1;
    return t("pantheon-column-points", { amount: points, range: least === most ? `${least}` : `${least}–${most}` });
  });
  return [
    { text: t("pantheon-scoring-when"), rule: "PAN-SCORE-01" },
    { text: t("pantheon-scoring-columns", { what: steps.join("; ") }), rule: "PAN-SCORE-04" },
    { text: t("pantheon-scoring-demigods"), rule: "PAN-SCORE-02" },
    { text: t("pantheon-scoring-tokens"), rule: "PAN-GOD-33" },
  ];
}

/** A sum of which a part may be hidden. */
function sum({ known, more }: Forecast): string {
  return more ? `${known} + ?` : `+${known}`;
}

export function SeatSign({ seat }: { seat: number }): JSX.Element {
  return (
    <svg class={`seat-face seat-${seat}`} viewBox="-5 -5 110 110" aria-hidden="true">
      <circle cx="50" cy="50" r="49" />
      <g transform="translate(20 20) scale(0.6)">
        <SeatEmblem seat={seat} />
      </g>
    </svg>
  );
}

/** Whose forecast it is, and what it is made of. */
function lineFor(view: PantheonView, seat: number): string {
  const player = view.players[seat];
  if (!player) return "";
  const { standing, each, columns, demigods, demigodTiles, tokens } = forecastFor(player);
  return t("pantheon-forecast-line", {
    who: WORDS.name("seat", player.colour),
    columns: standing,
    each,
    points: columns,
    demigods: demigods ?? t("pantheon-hidden-demigods", { amount: demigodTiles }),
    tokens,
  });
}

/** What more columns would change for somebody. */
export function thresholdWords(standing: number): string {
  const next = nextThreshold(standing);
  return next ? t("pantheon-threshold", { amount: next.missing, now: next.now, later: next.later }) : "";
}

function linesFor(view: PantheonView, seat: number | null): readonly Line[] {
  const mine = seat === null ? undefined : view.players[seat];
  const threshold = mine ? thresholdWords(mine.columns.length) : "";
  return [
    ...view.players.map((_, who) => ({ text: lineFor(view, who) })),
    ...(threshold ? [{ text: threshold }] : []),
    ...scoringLines(),
  ];
}

/** Everybody's forecast in one line; it opens into what it is made of. */
export function ForecastChips({ view, seat }: { view: PantheonView; seat: number | null }): JSX.Element {
  const mine = seat === null ? undefined : view.players[seat];
  const threshold = mine ? thresholdWords(mine.columns.length) : "";
  const title = t("pantheon-forecast");
  return (
    <Why title={title} name="" class={`forecast forecast-${view.players.length}`} lines={() => linesFor(view, seat)}>
      <span class="forecast-title">
        <Sign name="miracle" size={16} />
        {title}
      </span>{" "}
      <span class="forecast-chips">
        {view.players.map((player, who) => (
          <span key={who} class={who === seat ? "forecast-chip mine" : "forecast-chip"}>
            <SeatSign seat={who} />
            <Sign name="temple" size={14} />
            {player.columns.length} <b>{sum(forecastFor(player))}</b>{" "}
          </span>
        ))}
      </span>{" "}
      {threshold && <span class="threshold">{threshold}</span>}
    </Why>
  );
}
