/** A suggestion for whoever plays against bots: what a bot would do, drawn on the board and told in sentences. It can
 * be played as it is, or another one shown. */
import { type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Sign } from "../art/signs";
import type { GameDescription, TableState } from "../games/description";
import type { Advised, Question } from "../generated/protocol";
import { Denied, hint } from "../net/api";
import { refusal, t } from "../words/words";
import { type Line, openWhy } from "./explanation";
import { playSteps } from "./hint_play";
import { comparison, deedsOf, drawbacksOf, reasonsOf } from "./hint_words";
import type { Session } from "./session";

/** What is suggested for a question. */
export interface Suggested {
  readonly asked: number;
  readonly lines: readonly Advised[];
  /** Which of the lines is shown. */
  readonly shown: number;
  /** What the game adds. */
  readonly more: readonly Line[];
}

export const suggested: Signal<Suggested | null> = signal(null);
const thinking: Signal<boolean> = signal(false);
const playing: Signal<boolean> = signal(false);

interface HintProps {
  readonly session: Session;
  /** None while others decide: the button keeps its place and waits. */
  readonly question: Question | null;
  readonly called: (seat: number) => string;
  readonly advice?: GameDescription["advice"] | undefined;
}

/** Whether advice may be asked for, now or at the next question: nobody else plays at the table. */
function advisable(session: Session, question: Question | null): boolean {
  const table = session.connection.table.value;
  const mine = session.connection.who.value?.seats ?? [];
  const people = table?.seats.some((one) => one.kind === "person" && !mine.includes(one.seat)) ?? true;
  if (table?.phase !== "playing" || table.lesson || table.rated || people) return false;
  return question === null || question.may === "answer";
}

async function ask({ session, question, advice }: HintProps): Promise<void> {
  const table = session.connection.table.value;
  if (!table || !question || thinking.value) return;
  thinking.value = true;
  try {
    const [said, more] = await Promise.all([hint(table.id, question.seat), advice?.(question, table.id) ?? []]);
    if (session.question.value?.asked !== said.asked) return;
    suggested.value = { asked: said.asked, lines: [said.hint.best, ...said.hint.alternatives], shown: 0, more };
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    openWhy({ title: t("story-suggestion"), lines: [{ text: refusal(error.code) }] });
  } finally {
    thinking.value = false;
  }
}

export function Hint(props: HintProps): JSX.Element | null {
  const { session, question } = props;
  if (!advisable(session, question)) return null;
  const open = question !== null && suggested.value?.asked === question.asked;
  return (
    <button
      type="button"
      class={`answer undo hint${thinking.value ? " thinking" : ""}`}
      aria-label={t(thinking.value ? "table-thinking" : "table-hint")}
      aria-pressed={open}
      aria-keyshortcuts="h"
      disabled={thinking.value || question === null}
      onClick={() => {
        if (open) suggested.value = null;
        else void ask(props);
      }}
    >
      <Sign name="hint" />
      <span>{t("table-hint")}</span>
    </button>
  );
}

/** The suggestion for the open question, if there is one. */
export function openSuggestion(question: Question | null): Advised | null {
  const found = suggested.value;
  return found && found.asked === question?.asked ? (found.lines[found.shown] ?? null) : null;
}

/** Cards and buttons that the suggestion begins with stand out, wherever they are. */
function useLifted(advised: Advised | null): void {
  useEffect(() => {
    if (!advised) return;
    const first = advised.steps[0];
    const names = advised.steps.flatMap(({ things }) => things.map(({ kind, name }) => `${kind} ${name}`));
    const lit = [
      ...document.querySelectorAll(`.prompt [data-option="${first?.option ?? ""}"]`),
      ...[...document.querySelectorAll(".table [data-reads]")].filter(
        (one) => names.includes(one.getAttribute("data-reads") ?? "") && !one.closest(".board"),
      ),
    ];
    for (const one of lit) one.setAttribute("data-suggested", "");
    return () => {
      for (const one of lit) one.removeAttribute("data-suggested");
    };
  });
}

interface SuggestionProps {
  readonly game: GameDescription;
  readonly state: TableState;
}

/** Why, and what speaks against it. */
function Reasons({ advised, more }: { advised: Advised; more: readonly Line[] }): JSX.Element {
  const drawbacks = drawbacksOf(advised);
  const listed = (lines: readonly Line[]): JSX.Element => (
    <ul class="suggested-why">
      {lines.map(({ text }, n) => (
        <li key={n}>{text}</li>
      ))}
    </ul>
  );
  return (
    <>
      {listed([...reasonsOf(advised), ...more])}
      {drawbacks.length > 0 && (
        <>
          <h3 class="suggested-but">{t("hint-but")}</h3>
          {listed(drawbacks)}
        </>
      )}
    </>
  );
}

/** The panel: what to do, why, and three ways on. */
export function Suggestion({ game, state }: SuggestionProps): JSX.Element | null {
  const advised = openSuggestion(state.question);
  useLifted(advised);
  useEffect(() => () => void (suggested.value = null), []);
  const found = suggested.value;
  if (!advised || !found) return null;
  const play = async (): Promise<void> => {
    playing.value = true;
    try {
      await playSteps(state.hand, advised.steps);
    } finally {
      playing.value = false;
    }
  };
  const worse = comparison(found.lines[0] as Advised, advised);
  return (
    <section class="suggestion" aria-label={t("story-suggestion")}>
      <h2>
        <Sign name="hint" size={20} /> {t("story-suggestion")} {worse && <small>{worse}</small>}
      </h2>
      <ol class="suggested-deeds">
        {deedsOf(game, advised).map(({ text, spaces }, n) => (
          <li key={n} onMouseOver={() => state.point(spaces)} onMouseLeave={() => state.point([])}>
            <b class="mark-badge">{n + 1}</b> {text}
          </li>
        ))}
      </ol>
      <Reasons advised={advised} more={found.more} />
      <div class="suggestion-ways">
        <button type="button" class="answer play" disabled={playing.value} onClick={() => void play()}>
          {t("story-play-it")}
        </button>
        {found.lines.length > 1 && (
          <button
            type="button"
            class="answer"
            disabled={playing.value}
            onClick={() => (suggested.value = { ...found, shown: (found.shown + 1) % found.lines.length })}
          >
            {t("story-another")}
          </button>
        )}
        <button type="button" class="link" onClick={() => (suggested.value = null)}>
          {t("story-hide")}
        </button>
      </div>
    </section>
  );
}
