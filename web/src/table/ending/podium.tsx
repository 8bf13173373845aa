/** The first three places as a picture, the winner in the middle. */
import type { JSX } from "preact";
import type { ScoreRow } from "../../generated/protocol";
import { t } from "../../words/words";

interface PodiumProps {
  readonly sheet: readonly ScoreRow[];
  readonly face: (seat: number) => JSX.Element;
  readonly name: (row: ScoreRow) => string;
  /** Whether anybody won; if not, nobody has a place. */
  readonly won: boolean;
}

/** How high a step is, by its place. */
const HEIGHT: Readonly<Record<number, number>> = { 1: 132, 2: 104, 3: 84 };

export function Podium({ sheet, face, name, won }: PodiumProps): JSX.Element {
  const [first, second, third] = sheet;
  const standing = [second, first, third].filter((row): row is ScoreRow => row !== undefined);
  return (
    <ol class="podium" aria-hidden="true">
      {standing.map((row) => (
        <li key={row.seats[0]} class={`seat-${row.seats[0]}${row === first ? " first" : ""}${row.out ? " out" : ""}`}>
          <span class="faces">{row.seats.map((seat) => face(seat))}</span>
          <span class="step" style={{ minHeight: `${HEIGHT[Math.min(3, row.place)]}px` }}>
            <b>{row.score}</b>
            <span>{name(row)}</span>
            <small>{won ? t(`end-rank-${row.place}`) : t("web-out")}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
