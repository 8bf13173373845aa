/** The lesson on the real table: goal, what to do now, the steps, and the ways on. On a small screen it is a sheet that
 * can be folded; it has a place of its own, so it never covers what is lit. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import type { GameDescription } from "../games/description";
import type { LessonShown } from "../generated/protocol";
import type { Session } from "../table/session";
import { watching } from "../table/watching";
import { t } from "../words/words";
import { lessonKey, stepKey, stepOf, told } from "./lesson";
import { LessonEnd } from "./lesson_end";
import { type Said, useLesson } from "./lesson_talk";
import "./lesson.css";
import "./lesson_sizes.css";
import "./trophies.css";

interface PanelProps {
  readonly session: Session;
  readonly game: GameDescription;
  readonly lesson: LessonShown;
}

type Talk = ReturnType<typeof useLesson>;

function Segments({ lesson }: { lesson: LessonShown }): JSX.Element {
  const { steps, step, over } = lesson;
  return (
    <span class="lesson-segments" aria-hidden="true">
      {steps.map(({ name }, n) => (
        <i key={name} class={over || n < step ? "done" : n === step ? "now" : ""} />
      ))}
    </span>
  );
}

function Steps({ lesson }: { lesson: LessonShown }): JSX.Element {
  const { steps, step } = lesson;
  return (
    <ol class="lesson-steps" aria-label={t("lesson-steps")}>
      {steps.map(({ name, title }, n) => (
        <li
          key={name}
          class={n < step ? "done" : n === step ? "now" : ""}
          aria-current={n === step ? "step" : undefined}
        >
          {n < step ? <Sign name="done" size={20} /> : <i aria-hidden="true">{n + 1}</i>}
          <span>{t(title)}</span>
          {n < step && <span class="unseen">{t("lesson-step-done")}</span>}
        </li>
      ))}
    </ol>
  );
}

/** What is said about the last thing somebody tried. */
function Note({ said, close }: { said: Said; close: () => void }): JSX.Element {
  const title = {
    other: "lesson-note-other",
    wrong: "lesson-not-yet",
    right: said.key, // what is said begins with praise
    again: "lesson-once-more",
  };
  return (
    <div class={`lesson-note ${said.kind}`} role={said.kind === "right" ? "status" : "alert"}>
      <b>
        <Sign name={said.kind === "right" ? "done" : said.kind === "other" ? "hint" : "no"} size={18} />
        {t(title[said.kind])}
      </b>
      {said.kind !== "right" && <p>{t(said.key)}</p>}
      {said.kind !== "again" && (
        <button type="button" class="link" onClick={close}>
          {t("lesson-got-it")}
        </button>
      )}
    </div>
  );
}

function Choices({ lesson, talk }: { lesson: LessonShown; talk: Talk }): JSX.Element {
  return (
    <div class="lesson-choices">
      {lesson.choices.map((choice) => (
        <button
          key={choice}
          type="button"
          class={`answer${talk.wrong.value.includes(choice) ? " wrong" : ""}`}
          data-choice={choice}
          onClick={() => void talk.choose(choice)}
        >
          {talk.wrong.value.includes(choice) && <Sign name="no" size={20} />}
          {t(`${stepKey(lesson)}-choice-${choice}`)}
        </button>
      ))}
    </div>
  );
}

/** The lesson waits while something that happened is shown. */
function WatchFirst(): JSX.Element {
  return (
    <p class="lesson-watch" role="status">
      <Icon name="eye" size={20} /> {t("lesson-watch-first")}
    </p>
  );
}

/** Take back, show me, next: what fits the step. */
function Ways({ session, lesson, talk }: Omit<PanelProps, "game"> & { talk: Talk }): JSX.Element {
  const { game } = session.connection;
  const kind = stepOf(lesson)?.kind ?? "";
  const back = game.value?.undoable.some((one) => one.seat === session.seat.value) ?? false;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Who goes on by keys finds the way on under the finger; nobody is taken away from what they type or choose.
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, [lesson.step, watching.value]);
  if (watching.value) return <WatchFirst />;
  return (
    <div class="lesson-ways">
      {back && kind !== "choice" && (
        <button type="button" class="answer lesson-back" onClick={() => void session.undo()}>
          <Sign name="undo" size={20} /> {t("lesson-back")}
        </button>
      )}
      {lesson.again && (
        <button type="button" class="answer pass lesson-again" onClick={() => void talk.again(false)}>
          <Sign name="cycle" size={20} /> {t("lesson-once-more")}
        </button>
      )}
      {lesson.hint && !lesson.again && (
        <button type="button" class="answer lesson-show" onClick={() => void talk.show()}>
          <Icon name="eye" size={20} /> {t("lesson-show")}
        </button>
      )}
      {kind === "read" && (
        <button
          ref={next}
          type="button"
          class="answer pass lesson-next"
          aria-keyshortcuts="Enter"
          onClick={() => void talk.next()}
        >
          {t("lesson-next")} <Icon name="next" size={20} />
        </button>
      )}
    </div>
  );
}

/** The height of the panel, for what stands below it on a wide screen. */
function useHeight(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const card = panel.current;
    const table = card?.parentElement;
    if (!card || !table) return;
    const seen = new ResizeObserver(() => table.style.setProperty("--lesson-height", `${card.offsetHeight}px`));
    seen.observe(card);
    return () => seen.disconnect();
  }, []);
}

interface HeadProps {
  readonly lesson: LessonShown;
  readonly folded: Signal<boolean>;
}

function Head({ lesson, folded }: HeadProps): JSX.Element {
  const { steps, step } = lesson;
  const title = steps[Math.min(step, steps.length - 1)]?.title ?? "";
  return (
    <header>
      <p class="lesson-facts">
        <span>{t("lesson-step", { amount: Math.min(step + 1, steps.length), of: steps.length })}</span>
        <span class="lesson-goal-short">{told(`${lessonKey(lesson)}-goal`)}</span>
      </p>
      <h2>{t(title)}</h2>
      <button
        type="button"
        class="lesson-fold"
        aria-expanded={!folded.value}
        aria-label={t(folded.value ? "lesson-unfold" : "lesson-fold")}
        onClick={() => (folded.value = !folded.value)}
      >
        <Icon name="next" size={22} />
      </button>
      <Segments lesson={lesson} />
    </header>
  );
}

export function LessonPanel({ session, game, lesson }: PanelProps): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  const folded = useSignal(false);
  const talk = useLesson(session, lesson);
  useHeight(panel);
  const kind = stepOf(lesson)?.kind ?? "";
  const said = talk.said.value;
  useEffect(() => {
    if (said) folded.value = false; // what is said has to be read
  }, [said]);
  // What explains what is shown is read beside it; whatever asks for something comes afterwards.
  const held = watching.value && kind !== "read";
  if (lesson.over && !watching.value) return <LessonEnd session={session} game={game} lesson={lesson} talk={talk} />;
  return (
    <section
      ref={panel}
      class={`lesson-card${folded.value ? " folded" : ""}`}
      aria-label={t("lesson-panel")}
      data-lesson={lesson.name}
      data-step={stepOf(lesson)?.name ?? ""}
      data-kind={kind}
      data-lights={lesson.lights.length}
      data-watching={watching.value ? "" : undefined}
    >
      <Head lesson={lesson} folded={folded} />
      <div class="lesson-body">
        <div class="lesson-goal">
          {game.learn?.trophy(true)}
          <p>
            <small>{t("lesson-goal")}</small>
            <b>{t(`${lessonKey(lesson)}-goal`)}</b>
          </p>
        </div>
        {said && !held && <Note said={said} close={talk.forget} />}
        {!held && (
          <p class="lesson-say" aria-live="polite">
            {t(stepKey(lesson))}
            {kind === "goal" && <small> {t("lesson-find")}</small>}
          </p>
        )}
        {kind === "choice" && !held && <Choices lesson={lesson} talk={talk} />}
        <Steps lesson={lesson} />
      </div>
      <Ways session={session} lesson={lesson} talk={talk} />
    </section>
  );
}
