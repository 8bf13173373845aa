/** A plain table for a game the page has no folder for: the view as a nested list of names and values, and the options
 * as buttons. Log, chat and end are those of every table. */
import type { JSX } from "preact";
import type { GameDescription, Lit, TableState } from "../games/description";
import type { GameEvent, Option } from "../generated/protocol";
import { has, t } from "../words/words";

/** A text of the game where there is one, else the plain word of the protocol. */
function textOr(id: string, plain: string): string {
  return has(id) ? t(id) : plain;
}

/** `camelsLeft` as "camels left". */
export function readable(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
}

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

/** An event by its kind and its numbers. */
function eventWords(name: string, event: GameEvent): string {
  const { kind, rule: _, ...numbers } = event;
  if (has(`${name}-event-${kind}`)) return t(`${name}-event-${kind}`, numbers);
  const told = Object.entries(numbers).map(([what, number]) => `${what} ${number}`);
  return told.length > 0 ? `${readable(kind)} (${told.join(", ")})` : readable(kind);
}

const seatName = (seat: number): string => t("web-seat", { amount: seat + 1 });
const things = (option: Option) => option.lights.map(([kind]) => ({ kind, name: option.text }));

export function genericGame(name: string): GameDescription {
  return {
    lessons: [],
    books: [],
    seats: { title: readable, name: (_, seat) => seatName(seat), team: (_, seat) => seatName(seat), names: () => "" },
    words: {
      event: (_, event) => eventWords(name, event),
      question: (_, { name: asked }) => textOr(`${name}-question-${asked}`, readable(asked)),
      reason: (_, { rule }) => textOr(rule, rule),
    },
    score: {
      label: () => t("web-points-chart"),
      of: (_, seats) => Array.from({ length: seats }, () => 0),
      change: () => null,
      out: () => undefined,
      mark: () => undefined,
    },
    things,
    lit: (_, question) => ({ spaces: NOTHING, edges: NOTHING, shown: question?.options ?? [] }),
    answer: (_, option) => ({ option, words: option.text, picture: null }),
    useLocal: () => null,
    map: null,
    Board: GenericBoard,
    Tracks: () => null,
    panels: () => [],
  };
}
