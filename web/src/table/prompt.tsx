/** The prompt bar: whose decision it is, what is asked, the answers that are not on the board, and why not. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import type { GameDescription, Progress } from "../games/description";
import type { Reason } from "../generated/protocol";
import { personName, refusal, t } from "../words/words";
import { RuleLink } from "./explanation";
import type { Hand } from "./hand";
import { Hint } from "./hint";
import { TakeBack } from "./undo_button";
import { Absent } from "./vote";

interface PromptProps {
  readonly hand: Hand;
  /** The question in words; empty while others decide. */
  readonly asks: string;
  readonly who: string;
  readonly seat: number;
  /** Whether something on the board answers too. */
  readonly onBoard: boolean;
  readonly explain: (reason: Reason) => string;
  readonly called: (seat: number) => string;
  readonly advice?: GameDescription["advice"] | undefined;
  /** How far the decision is. */
  readonly progress?: Progress | null | undefined;
  /** The answers that are not on the board. */
  readonly children?: ComponentChildren;
}

/** Whether the last thing a player did was to press a key: then focus follows the question. */
let byKeys = false;
window.addEventListener("keydown", () => (byKeys = true), true);
window.addEventListener("pointerdown", () => (byKeys = false), true);

function Against({ hand, explain }: Pick<PromptProps, "hand" | "explain">): JSX.Element | null {
  const { against, trouble } = hand.session;
  if (against.value.length === 0 && !trouble.value) return null;
  const code = trouble.value;
  return (
    <div class="against" role="alert">
      <ul>
        {against.value.map((reason, n) => (
          <li key={n}>
            {explain(reason)} <RuleLink rule={reason.rule} />
          </li>
        ))}
        {code && <li>{code === "malformed" || code === "illegal" ? t("table-no-answer") : refusal(code)}</li>}
      </ul>
      <button type="button" class="close" aria-label={t("table-close")} onClick={() => hand.session.forgive()}>
        <Sign name="no" size={20} />
      </button>
    </div>
  );
}

/** Focus goes on to what answers the next question: what was pressed is gone, or answers nothing now. */
function useFocus({ hand, asks, onBoard }: PromptProps, bar: { current: HTMLElement | null }): void {
  useEffect(() => {
    hand.idle.value = false;
    const lesson = hand.session.connection.table.value?.lesson;
    const step = lesson?.steps[lesson.step]?.kind;
    // While a lesson is read or asks something itself, the way on is in the lesson.
    if (asks === "" || !byKeys || step === "read" || step === "choice") return;
    const drawn = requestAnimationFrame(() => {
      const here = document.activeElement;
      if (here && here !== document.body && !here.matches(".target:not(.lit)")) return;
      const place = onBoard ? document.querySelector<SVGElement>(".target.lit") : null;
      (place ?? bar.current?.querySelector<HTMLElement>("[data-option]"))?.focus();
    });
    return () => cancelAnimationFrame(drawn);
  }, [hand.open()?.asked]);
}

/** Who is waited for, by the names of the people too. */
function Waiting({ hand, who }: Pick<PromptProps, "hand" | "who">): JSX.Element {
  const { table, game, who: visitor } = hand.session.connection;
  const waited = game.value?.waiting ?? [];
  const people = (table.value?.seats ?? [])
    .filter((one) => one.kind === "person" && !one.away && waited.includes(one.seat))
    .map((one) => personName(one.name))
    .join(", ");
  return (
    <>
      {(visitor.value?.seats.length ?? 0) === 0 && <em>{t("table-watching")} </em>}
      {t("web-waiting-for", { who: people ? `${who} (${people})` : who })}
    </>
  );
}

/** What is asked, or who is waited for. */
function Words({ hand, asks, who, onBoard }: PromptProps): JSX.Element {
  const question = hand.open();
  const suggests = question?.may === "suggest";
  const table = hand.session.connection.table.value;
  if (table?.phase === "finished") return <>{t(table.lesson ? "lesson-is-over" : "web-game-over")}</>;
  if (asks === "") return <Waiting hand={hand} who={who} />;
  return (
    <>
      <b>{who}</b> {suggests && <em>{t("table-suggest")} </em>}
      {asks}
      {onBoard && <small> {t("web-choose-on-board")}</small>}
      {hand.skipped.value && <small class="skipped"> {t("frame-only-answer")}</small>}
      {(question?.suggestions.length ?? 0) > 0 && !suggests && <small class="wished"> {t("table-suggested")}</small>}
    </>
  );
}

/** "Action 1 of 2", with a pip for each. */
function Steps({ progress: { words, done = 0, of = 0 } }: { progress: Progress }): JSX.Element {
  return (
    <p class="progress">
      {of > 0 && (
        <span class="pips" aria-hidden="true">
          {Array.from({ length: of }, (_, n) => (
            <i key={n} class={n < done ? "done" : n === done ? "now" : ""} />
          ))}
        </span>
      )}
      {words}
    </p>
  );
}

export function Prompt(props: PromptProps): JSX.Element {
  const { hand, seat, children } = props;
  const { session } = hand;
  const bar = useRef<HTMLElement>(null);
  const question = hand.open();
  const mine = props.asks !== "";
  useFocus(props, bar);
  return (
    <section class={`prompt seat-${seat}${mine ? " mine" : ""}`} aria-label={t("table-question")} ref={bar}>
      <Against hand={hand} explain={props.explain} />
      {session.connection.table.value?.frozen && <p class="notice">{t("table-frozen")}</p>}
      <Absent session={session} />
      <div class="asking">
        {mine && props.progress && <Steps progress={props.progress} />}
        <div class="asked-line">
          <p class={hand.idle.value ? "question nudged" : "question"} aria-live="polite">
            <Words {...props} />
          </p>
          {(session.connection.who.value?.seats.length ?? 0) > 0 && (
            <Hint session={session} question={mine ? question : null} called={props.called} advice={props.advice} />
          )}
          {!session.connection.table.value?.lesson && <TakeBack session={session} />}
        </div>
        {children}
      </div>
    </section>
  );
}
