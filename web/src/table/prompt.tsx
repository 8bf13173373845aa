/** The prompt bar: whose decision it is, what is asked, the answers that are not on the board, and why not. */
import type { JSX } from "preact";
import { Sign } from "../art/signs";
import type { Option, Reason } from "../wire";
import { t } from "../words/words";
import type { Session } from "./session";

/** An answer that is not on the board. */
export interface Shown {
  readonly option: Option;
  readonly words: string;
  readonly picture: JSX.Element | null;
}

interface PromptProps {
  readonly session: Session;
  readonly asks: string;
  readonly who: string;
  readonly seat: number;
  readonly shown: readonly Shown[];
  /** Whether something on the board answers too. */
  readonly onBoard: boolean;
  readonly explain: (reason: Reason) => string;
}

function Against({ reasons, explain }: { reasons: readonly Reason[]; explain: (reason: Reason) => string }): JSX.Element | null {
  if (reasons.length === 0) return null;
  return (
    <ul class="against" role="alert">
      {reasons.map((reason) => (
        <li key={reason.rule}>
          <a href={`#/rules/${reason.rule}`}>{reason.rule}</a> {explain(reason)}
        </li>
      ))}
    </ul>
  );
}

export function Prompt({ session, asks, who, seat, shown, onBoard, explain }: PromptProps): JSX.Element {
  const { status, game, table } = session.connection;
  const mine = asks !== "";
  const takeable = game.value?.takeable.some((one) => one.seat === session.seat.value) ?? false;
  const over = table.value?.phase === "finished";
  return (
    <div class={`prompt seat-${seat}${mine ? " mine" : ""}`}>
      <Against reasons={session.against.value} explain={explain} />
      {session.trouble.value && (
        <p class="trouble" role="alert">
          {t("web-refused", { text: session.trouble.value })}
        </p>
      )}
      {status.value !== "open" && (
        <p class="trouble" role="status">
          {t("web-connection-lost")}
        </p>
      )}
      <div class="asking">
        <p class="question" aria-live="polite">
          {over ? t("web-game-over") : mine ? <><b>{who}</b> {asks}</> : t("web-waiting-for", { who })}
          {mine && onBoard && <small> {t("web-choose-on-board")}</small>}
        </p>
        <div class="answers">
          {shown.map(({ option, words, picture }) => (
            <button key={option.code} type="button" class={option.text === "pass" ? "answer pass" : "answer"} data-option={option.text} disabled={session.busy.value} onClick={() => void session.answer(option)}>
              {picture}
              <span>{words}</span>
            </button>
          ))}
          {takeable && (
            <button type="button" class="answer undo" onClick={() => void session.undo()}>
              <Sign name="undo" />
              <span>{t("web-undo")}</span>
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
