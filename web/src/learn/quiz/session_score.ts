/** How the quiz went since this tab was opened. */
import { type Signal, signal } from "@preact/signals";

export interface QuizScore {
  readonly right: number;
  readonly of: number;
  readonly streak: number;
  readonly best: number;
}

const NAME = "quiz-score";
const NOTHING: QuizScore = { right: 0, of: 0, streak: 0, best: 0 };

function kept(): QuizScore {
  const found = sessionStorage.getItem(NAME);
  return found ? { ...NOTHING, ...(JSON.parse(found) as Partial<QuizScore>) } : NOTHING;
}

export const quizScore: Signal<QuizScore> = signal(kept());

export function scored({ right, of, streak, best }: QuizScore, good: boolean): QuizScore {
  const row = good ? streak + 1 : 0;
  return { right: right + (good ? 1 : 0), of: of + 1, streak: row, best: Math.max(best, row) };
}

export function noteAnswer(good: boolean): void {
  quizScore.value = scored(quizScore.value, good);
  sessionStorage.setItem(NAME, JSON.stringify(quizScore.value));
}
