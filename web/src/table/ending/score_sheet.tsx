/** Where the points came from: a column a side, a row a source. */
import type { JSX } from "preact";
import type { SheetShape } from "../../games/description";
import type { ScoreRow } from "../../generated/protocol";
import { t } from "../../words/words";
import { fromSource } from "./result_words";

/** The source of what a side had when the game began from a position. */
const BEFORE = "before";

interface ScoreSheetProps {
  readonly shape: SheetShape;
  readonly sheet: readonly ScoreRow[];
  readonly mine: readonly number[];
  readonly face: (seat: number) => JSX.Element;
  readonly name: (row: ScoreRow) => string;
  /** Whether anybody won; if not, nobody has a place. */
  readonly won: boolean;
  /** The people or bots of a side. */
  readonly people: (row: ScoreRow) => JSX.Element;
}

function Amount({ shape, source, row, best }: { shape: SheetShape; source: string; row: ScoreRow; best: number }) {
  const amount = fromSource(row, source);
  const most = amount > 0 && amount === best;
  const reckoned = shape.detail(
    source,
    row.parts.filter((part) => part.source === source),
  );
  return (
    <td class={`seat-${row.seats[0]}${most ? " most" : ""}${amount < 0 ? " lost" : ""}${amount === 0 ? " none" : ""}`}>
      <b>
        {amount < 0 ? `−${-amount}` : amount}
        {most && <i aria-label={t("end-most")}>★</i>}
      </b>
      {reckoned && <small>{reckoned}</small>}
    </td>
  );
}

type HeadProps = Pick<ScoreSheetProps, "sheet" | "face" | "name" | "people"> & { own: (row: ScoreRow) => string };

/** Who the columns are. */
function Head({ sheet, face, name, people, own }: HeadProps): JSX.Element {
  return (
    <thead>
      <tr>
        <td />
        {sheet.map((row) => (
          <th key={row.seats[0]} scope="col" class={`seat-${row.seats[0]} ${own(row)}`}>
            <span class="faces">{row.seats.map((seat) => face(seat))}</span>
            <b>{name(row)}</b>
            <small>{people(row)}</small>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The sums, and the place of each side. */
function Foot({
  shape,
  sheet,
  won,
  own,
}: Pick<ScoreSheetProps, "shape" | "sheet" | "won"> & Pick<HeadProps, "own">): JSX.Element {
  const place = ({ place: at, out }: ScoreRow) =>
    [won ? t(`end-rank-${at}`) : "", out ? t("web-out") : ""].filter(Boolean).join(" ");
  return (
    <tfoot>
      <tr>
        <th scope="row">{shape.total()}</th>
        {sheet.map((row) => (
          <td
            key={row.seats[0]}
            class={`seat-${row.seats[0]} ${own(row)}`}
            data-seat={row.seats[0]}
            data-score={row.score}
          >
            {row.score}
            <small>{place(row)}</small>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface GroupProps extends Pick<ScoreSheetProps, "shape" | "sheet">, Pick<HeadProps, "own"> {
  readonly title: string;
  readonly sources: readonly string[];
}

/** Some sources under a heading with their sums. */
function Group({ shape, sheet, own, title, sources }: GroupProps): JSX.Element {
  const best = (source: string) => Math.max(...sheet.map((row) => fromSource(row, source)));
  const label = (source: string) => (source === BEFORE ? t("end-before") : shape.label(source));
  const hint = (source: string) => (source === BEFORE ? "" : shape.hint(source));
  return (
    <tbody>
      {title && (
        <tr class="group">
          <th scope="rowgroup">{title}</th>
          {sheet.map((row) => (
            <td key={row.seats[0]} class={own(row)}>
              {sources.reduce((sum, source) => sum + fromSource(row, source), 0)}
            </td>
          ))}
        </tr>
      )}
      {sources.map((source) => (
        <tr key={source}>
          <th scope="row">
            <b>{label(source)}</b>
            {hint(source) && <small>{hint(source)}</small>}
          </th>
          {sheet.map((row) => (
            <Amount key={row.seats[0]} shape={shape} source={source} row={row} best={best(source)} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export function ScoreSheet({ shape, sheet, mine, face, name, people, won }: ScoreSheetProps): JSX.Element {
  const own = (row: ScoreRow) => (row.seats.some((seat) => mine.includes(seat)) ? "own" : "");
  const before = sheet.some((row) => fromSource(row, BEFORE) !== 0);
  const groups = before ? [{ title: "", sources: [BEFORE] }, ...shape.groups()] : shape.groups();
  return (
    <section class={`end-panel sheet-panel${groups.length > 1 ? "" : " wide"}`}>
      <h3>{shape.title()}</h3>
      <div class="sheet-scroll" tabIndex={0} role="group" aria-label={shape.title()}>
        <table class="score-sheet">
          <Head sheet={sheet} face={face} name={name} people={people} own={own} />
          {groups.map(({ title, sources }) => (
            <Group key={title} shape={shape} sheet={sheet} own={own} title={title} sources={sources} />
          ))}
          <Foot shape={shape} sheet={sheet} won={won} own={own} />
        </table>
      </div>
      <p class="sheet-note">
        ★ {t("end-most-note")} {shape.note(sheet)}
      </p>
    </section>
  );
}
