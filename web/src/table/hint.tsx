/** Advice for whoever plays against bots: what a bot would do and why, and what the game adds. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Sign } from "../art/signs";
import type { GameDescription } from "../games/description";
import type { Advised, HintShown, Question, Weighed } from "../generated/protocol";
import { Denied, hint } from "../net/api";
import { refusal, t } from "../words/words";
import { type Line, openWhy } from "./explanation";
import type { Session } from "./session";

interface HintProps {
  readonly session: Session;
  readonly question: Question;
  readonly called: (seat: number) => string;
  readonly advice?: GameDescription["advice"] | undefined;
}

function whole(chance: string): string {
  return Number(chance).toFixed(0);
}

/** The sentences of a hint, each reason with its rule. */
export function hintLines(
  { seat, hint: said }: HintShown,
  game: string,
  called: (seat: number) => string,
): readonly Line[] {
  const advised = (message: string, one: Advised): Line => ({
    text: t(message, { line: one.line.join(" "), chance: whole(one.chance) }),
  });
  const weighed = (message: string, one: Weighed): Line => ({
    text: t(message, {
      who: called(one.seat),
      what: t(`${game}-feature-${one.feature}`),
      before: Number(one.before).toFixed(1),
      after: Number(one.after).toFixed(1),
      worth: Number(one.worth) > 0 ? `+${one.worth}` : one.worth,
    }),
    rule: one.rule,
  });
  if (said.alternatives.length === 0) return [{ text: t("hint-none", { line: said.best.line.join(" ") }) }];
  return [
    advised("hint-best", said.best),
    ...(said.ends ? [{ text: t("hint-ends") }] : []),
    ...said.gains.map((one) => weighed("hint-gain", one)),
    ...said.denials.map((one) => weighed("hint-denial", one)),
    ...said.risks.map((one) => weighed(one.seat === seat ? "hint-risk" : "hint-risk-of", one)),
    ...said.alternatives.map((one) => advised("hint-alternative", one)),
  ];
}

export function Hint({ session, question, called, advice }: HintProps): JSX.Element | null {
  const [busy, thinks] = useState(false);
  const table = session.connection.table.value;
  const mine = session.connection.who.value?.seats ?? [];
  const people = table?.seats.some((one) => one.kind === "person" && !mine.includes(one.seat)) ?? true;
  if (!table || people || question.may !== "answer") return null;
  const ask = async (): Promise<void> => {
    thinks(true);
    try {
      const said = await hint(table.id, question.seat);
      const more = (await advice?.(question, table.id)) ?? [];
      if (session.question.value?.asked !== said.asked) return;
      const lines = [...hintLines(said, table.setup.game, called), ...more];
      openWhy({ title: t("table-hint"), lines });
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      openWhy({ title: t("table-hint"), lines: [{ text: refusal(error.code) }] });
    } finally {
      thinks(false);
    }
  };
  return (
    <button
      type="button"
      class="answer undo hint"
      aria-label={t("table-hint")}
      disabled={busy}
      onClick={() => void ask()}
    >
      <Sign name="hint" />
      <span>{busy ? t("table-thinking") : t("table-hint")}</span>
    </button>
  );
}
