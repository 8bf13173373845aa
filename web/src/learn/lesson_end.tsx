/** The end of a lesson: praise, what was learned with its rules, and the way on. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import type { GameDescription } from "../games/description";
import type { LessonListed, LessonShown } from "../generated/protocol";
import { Trouble } from "../screens/screen";
import { RuleLink } from "../table/explanation";
import type { Session } from "../table/session";
import { refusal, t } from "../words/words";
import { playFirstGame } from "./first_game";
import { lessonKey } from "./lesson";
import { finishLesson, knownLessons, openLesson } from "./lesson_api";
import type { Talk } from "./lesson_talk";

interface EndProps {
  readonly session: Session;
  readonly game: GameDescription;
  readonly lesson: LessonShown;
  readonly talk: Talk;
}

interface Around {
  readonly rules: readonly string[];
  readonly next: LessonListed | null;
}

/** The rules that the lesson taught, and the lesson after it. */
async function aroundOf({ game, name, edition }: LessonShown): Promise<Around> {
  const mine = (await knownLessons()).filter((one) => one.game === game);
  const at = mine.findIndex((one) => one.name === name);
  const next = mine[at + 1] ?? null;
  return { rules: mine[at]?.rules ?? [], next: next && next.edition === edition ? next : null };
}

function useAround(lesson: LessonShown): Around {
  const around = useSignal<Around>({ rules: [], next: null });
  useEffect(() => {
    void aroundOf(lesson).then((found) => {
      around.value = found;
    });
  }, [lesson.game, lesson.name]);
  return around.value;
}

export function LessonEnd({ game, lesson, talk }: EndProps): JSX.Element {
  const { rules, next } = useAround(lesson);
  const trouble = useSignal("");
  const first = useRef<HTMLButtonElement>(null);
  const key = lessonKey(lesson);
  useEffect(() => finishLesson(lesson.game, lesson.name), [lesson.name]);
  useEffect(() => first.current?.focus({ preventScroll: true }), [next?.name]);
  const on = async (): Promise<void> => {
    const after = (await aroundOf(lesson)).next; // also for who goes on before the list has come
    trouble.value = after ? await openLesson(after) : await playFirstGame(lesson.game);
  };
  return (
    <section class="lesson-card lesson-over" aria-label={t("lesson-panel")} data-lesson={lesson.name} data-over="">
      <header>
        <span class="lesson-prize">{game.learn?.trophy(true)}</span>
        <h2>{t("lesson-done")}</h2>
      </header>
      <div class="lesson-body">
        <p class="lesson-say">{t(`${key}-end`)}</p>
        <h3>{t("lesson-learned")}</h3>
        <p class="lesson-can">
          <Sign name="done" size={20} /> {t(`${key}-goal`)}
        </p>
        <details class="lesson-behind">
          <summary>{t("lesson-rules")}</summary>
          <ul class="lesson-rules">
            {rules.map((rule) => (
              <li key={rule}>
                <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        </details>
        {!next && <p>{t("lesson-all-learned")}</p>}
        <Trouble words={trouble.value && refusal(trouble.value)} />
      </div>
      <div class="lesson-ways">
        <button ref={first} type="button" class="answer pass lesson-next" onClick={() => void on()}>
          {t(next ? "lesson-next-lesson" : "learn-first-game-play")} <Icon name="next" size={20} />
        </button>
        <button type="button" class="answer lesson-again" onClick={() => void talk.again(true)}>
          <Sign name="cycle" size={20} /> {t("lesson-once-more")}
        </button>
        <a class="answer" href={`#/quiz/${lesson.game}`}>
          <Icon name="lamp" size={20} /> {t("learn-quiz")}
        </a>
        <a class="answer" href={`#/learn/${lesson.game}`}>
          <Icon name="learn" size={20} /> {t("lesson-all")}
        </a>
      </div>
    </section>
  );
}
