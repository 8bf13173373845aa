/** The verb that does something is the one prominent button; declining is quiet. */
import type { Answer } from "../games/description";

export type Tone = NonNullable<Answer["tone"]>;

/** How prominent an answer is. Passing declines while there is something else to do; what is alone is the verb. */
export function toneOf(answer: Answer, all: readonly Answer[], onBoard: boolean): Tone {
  if (answer.tone) return answer.tone;
  const others = all.filter((one) => one !== answer && one.option.code !== 0);
  if (answer.option.code === 0) return others.length > 0 || onBoard ? "decline" : "act";
  return others.length === 0 && !onBoard ? "act" : "plain";
}
