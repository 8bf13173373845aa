/** Costly slips: before an answer is sent, a bot weighs it against the best one, from what the seat itself knows. */
import type { GameDescription, TableState } from "../games/description";
import type { Option, Question } from "../generated/protocol";
import { Denied, weigh } from "../net/api";
import { t } from "../words/words";
import { warnedEnough } from "./coach_memory";
import type { Doubt } from "./hand";
import { deedsOf, drawbacksOf, reasonsOf } from "./hint_words";

/** So much of a chance of winning, in per cent, is worth a warning. */
const COSTLY = 8;
/** Whoever decides does not wait longer for the coach, in milliseconds. */
const PATIENCE = 1500;
const REASONS = 2;

/** Decisions that open or give up something; single steps on the board are not weighed one by one. */
const WEIGHTY: readonly Question["gesture"][] = ["action", "card", "confirm", "number"];

const nameOf = (game: string, { kind }: Question): string => `slip ${game} ${kind}`;

/** Whether an answer is one to weigh. */
export function isWeighty(question: Question | null, option: Option): question is Question {
  if (question?.may !== "answer" || question.options.length < 2) return false;
  return WEIGHTY.includes(question.gesture) || option.code === 0;
}

/** What speaks against an answer, from the bots' judgement; null if nothing does, or nobody knew in time. */
export async function slipOf(game: GameDescription, state: TableState, option: Option): Promise<Doubt | null> {
  const { question, table } = state;
  if (!isWeighty(question, option)) return null;
  const name = nameOf(table.setup.game, question);
  if (warnedEnough(name)) return null;
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const asked = weigh(table.id, question.seat, option.code).catch((error: unknown) => {
    if (error instanceof Denied) return null; // too many questions, or answered already: then nothing is said
    throw error;
  });
  const found = await Promise.race([asked, late]);
  const meant = found?.weigh.alternatives[0];
  if (!found || !meant || found.asked !== question.asked) return null;
  const { best } = found.weigh;
  if (Number(best.chance) - Number(meant.chance) < COSTLY) return null;
  return {
    option,
    name,
    text: t("coach-slip-rather"),
    rather: deedsOf(game, best).map(({ text }) => text),
    why: reasonsOf(best)
      .slice(0, REASONS)
      .map(({ text }) => text),
    risk: drawbacksOf(meant)[0]?.text ?? "",
  };
}
