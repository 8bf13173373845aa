/** A plain table for a game the page has no folder for: the view as a nested list of names and values, and the options
 * as buttons. Log, chat and end are those of every table. */
import type { JSX } from "preact";
import type { GameDescription, Lit, TableState } from "../games/description";
import type { Catalogue } from "../generated/catalogue";
import { readable, Sentences } from "../words/sentences";
import { t } from "../words/words";

const isPlain = (value: unknown): boolean => value === null || typeof value !== "object";
const written = (value: unknown): string => (value === null || value === "" ? "–" : String(value));

/** A value as text, or as a list of what it holds. Lists of plain values stay on one line. */
export function ViewValue({ value }: { value: unknown }): JSX.Element {
  if (isPlain(value)) return <span>{written(value)}</span>;
  const named = !Array.isArray(value);
  const entries = Object.entries(value as object);
  if (entries.length === 0) return <span>–</span>;
  if (!named && entries.every(([, one]) => isPlain(one))) {
    return <span>{entries.map(([, one]) => written(one)).join(", ")}</span>;
  }
  return (
    <ul>
      {entries.map(([name, one]) => (
        <li key={name}>
          <b>{named ? readable(name) : Number(name) + 1}</b> <ViewValue value={one} />
        </li>
      ))}
    </ul>
  );
}

export function GenericBoard({ state }: { state: TableState }): JSX.Element {
  return (
    <section class="generic-view" aria-label={t("web-map")}>
      <ViewValue value={state.view} />
    </section>
  );
}

const NOTHING: Lit["spaces"] = new Map();

/** A game of which only the catalogue is known. */
export function genericGame(catalogue: Catalogue): GameDescription {
  const words = new Sentences(catalogue);
  return {
    books: [],
    words,
    score: {
      label: () => t("web-points-chart"),
      of: (_, seats) => Array.from({ length: seats }, () => 0),
      change: () => null,
      out: () => undefined,
      mark: ({ kind }) => (kind === "turn-begins" ? "turn" : undefined),
    },
    lit: (_, question) => ({ spaces: NOTHING, edges: NOTHING, shown: question?.options ?? [] }),
    answer: (_, option) => ({ option, words: words.said(option), picture: null }),
    useLocal: () => null,
    map: null,
    Board: GenericBoard,
    Tracks: () => null,
    panels: () => [],
  };
}
