/** Playing a suggestion: its answers one after the other, until something happens that was not foreseen. */
import type { AdvisedStep, Option, Question } from "../generated/protocol";
import { standing } from "../net/log_entries";
import type { Hand } from "./hand";

/** How long the next question may take. */
const PATIENCE = 4000;

/** The option that a step means; none if the question is another one. */
export function optionOf(step: AdvisedStep, question: Question | null): Option | undefined {
  if (question?.kind !== step.question) return undefined;
  return question.options.find(({ code, text }) => code === step.option && text === step.text);
}

/** Wait for something to become true; false if it did not in time. */
function until(hand: Hand, holds: () => boolean): Promise<boolean> {
  if (holds()) return Promise.resolve(true);
  return new Promise((done) => {
    const { game } = hand.session.connection;
    let stop: (() => void) | undefined;
    const late = setTimeout(() => end(false), PATIENCE);
    function end(found: boolean): void {
      clearTimeout(late);
      queueMicrotask(() => stop?.());
      done(found);
    }
    const unbusy = hand.session.busy.subscribe(() => holds() && end(true));
    const unseen = game.subscribe(() => holds() && end(true));
    stop = () => {
      unbusy();
      unseen();
    };
  });
}

/** Answers of anybody, as the log has them. */
function answersIn(hand: Hand): readonly (number | undefined)[] {
  return standing(hand.session.connection.entries.value)
    .filter(({ kind }) => kind === "answered")
    .map(({ seat }) => seat);
}

/** Play the steps; true if all of them were played. */
export async function playSteps(hand: Hand, steps: readonly AdvisedStep[]): Promise<boolean> {
  const { session } = hand;
  for (const step of steps) {
    const question = session.question.value;
    const option = optionOf(step, question);
    if (!question || !option) return false;
    const before = answersIn(hand);
    await hand.choose(option, true);
    const refused = session.against.value.length > 0 || session.trouble.value !== "";
    if (refused || session.pending.value !== null) return false;
    const answered = await until(hand, () => session.question.value?.asked !== question.asked && !session.busy.value);
    if (!answered) return false;
    // Somebody else's answer, or luck, may have changed what is best.
    if (
      step !== steps[steps.length - 1] &&
      answersIn(hand)
        .slice(before.length)
        .some((seat) => seat !== question.seat)
    )
      return false;
  }
  return true;
}
