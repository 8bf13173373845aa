/** The quiz: a position, a question, three or four choices, and the reasons. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../../art/icons";
import { Sign } from "../../art/signs";
import type { GameDescription } from "../../games/description";
import { gameNamed } from "../../games/registry";
import type { QuizShown } from "../../generated/protocol";
import { call, Denied } from "../../net/api";
import { useBesideTable } from "../../screens/beside_table";
import { Opening, Trouble } from "../../screens/screen";
import { PeekCard } from "../../table/thing_card";
import { TopLayer } from "../../table/top_layer";
import { gameTitle, refusal, t } from "../../words/words";
import { anySeed, type QuizPlace, quizAddress } from "./place";
import { QuizBoard, QuizPanels, useQuizState } from "./quiz_board";
import { Asked, Choices, Facts, kindTitle, Reasons } from "./quiz_words";
import { noteAnswer, quizScore } from "./session_score";
import "../example.css";
import "./quiz.css";

function readQuiz({ game, seed, kind, edition }: QuizPlace): Promise<QuizShown> {
  const wish = new URLSearchParams({ seed: String(seed ?? 0) });
  if (kind) wish.set("kind", kind);
  if (edition) wish.set("edition", edition);
  return call(`/api/quiz/${game}?${wish}`);
}

const goTo = (place: QuizPlace): void => {
  location.hash = quizAddress({ ...place, seed: anySeed() });
};

interface BarProps {
  readonly place: QuizPlace;
  readonly quiz: QuizShown | null;
  readonly game: GameDescription;
}

function Score(): JSX.Element | null {
  const { right, of, streak } = quizScore.value;
  if (of === 0) return null;
  return (
    <p class="quiz-score">
      <span>{t("quiz-score", { right, of })}</span>
      {streak > 1 && <b>{t("quiz-streak", { amount: streak })}</b>}
    </p>
  );
}

function Bar({ place, quiz, game }: BarProps): JSX.Element {
  const { editions } = game.words.catalogue;
  return (
    <header class="quiz-bar">
      <a class="ico" href={`#/learn/${place.game}`} aria-label={t("web-learn")}>
        <Icon name="previous" />
      </a>
      <b class="name">
        {t("quiz-title")} <span>{gameTitle(place.game)}</span>
      </b>
      <Score />
      {quiz && (
        <select
          aria-label={t("quiz-kinds")}
          value={place.kind}
          onChange={(event) => goTo({ ...place, kind: event.currentTarget.value })}
        >
          <option value="">{t("quiz-any")}</option>
          {quiz.kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindTitle(place.game, kind)}
            </option>
          ))}
        </select>
      )}
      {editions.length > 1 && (
        <select
          aria-label={t("web-edition")}
          value={quiz?.edition ?? place.edition}
          onChange={(event) => goTo({ ...place, edition: event.currentTarget.value })}
        >
          {editions.map(({ name, key }) => (
            <option key={name} value={name}>
              {t(key)}
            </option>
          ))}
        </select>
      )}
      <a class="ico" href="#/" aria-label={t("web-title")}>
        <Sign name="home" />
      </a>
    </header>
  );
}

/** The same question for somebody else. */
function Share({ quiz }: { quiz: QuizShown }): JSX.Element {
  const copied = useSignal(false);
  const share = async (): Promise<void> => {
    const address = quizAddress({ game: quiz.game, seed: quiz.seed, kind: quiz.kind, edition: quiz.edition });
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${address}`);
    copied.value = true;
  };
  return (
    <button type="button" class="quiz-share" onClick={() => void share()}>
      <Icon name="save" size={18} />
      {t(copied.value ? "quiz-copied" : "quiz-share")}
    </button>
  );
}

/** Keys 1 to 4 choose, Enter goes on. */
function useKeys(choices: number, chosen: number | null, choose: (n: number) => void, next: () => void): void {
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      if ((event.target as Element).closest?.("input, select, textarea, dialog")) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const number = Number(event.key);
      const onButton = (event.target as Element).closest?.("button, a");
      if (number >= 1 && number <= choices) choose(number - 1);
      else if (event.key === "Enter" && chosen !== null && !onButton) next();
    };
    document.addEventListener("keydown", typed);
    return () => document.removeEventListener("keydown", typed);
  }, [choices, chosen, next]);
}

function Question({ quiz, game, next }: { quiz: QuizShown; game: GameDescription; next: () => void }) {
  const state = useQuizState(quiz, game);
  const chosen = useSignal<number | null>(null);
  const choose = (choice: number): void => {
    if (chosen.peek() !== null) return;
    chosen.value = choice;
    noteAnswer(choice === quiz.right);
  };
  useKeys(quiz.choices.length, chosen.value, choose, next);
  if (!state) return <p role="status">{t("web-opening")}</p>;
  const shown = { quiz, game, state };
  return (
    <div class="quiz-in">
      <div class="quiz-question">
        <Asked {...shown} />
        <Facts {...shown} />
        <Choices {...shown} chosen={chosen.value} choose={choose} />
        {chosen.value !== null && <Reasons {...shown} good={chosen.value === quiz.right} />}
        <div class="quiz-on">
          {chosen.value !== null && (
            <button type="button" class="answer act" onClick={next}>
              {t("quiz-next")}
              <Icon name="next" />
            </button>
          )}
          <Share quiz={quiz} />
        </div>
      </div>
      <div class="quiz-table">
        <QuizBoard {...shown} chosen={chosen.value} />
        <QuizPanels game={game} state={state} />
      </div>
    </div>
  );
}

export function QuizScreen(place: QuizPlace): JSX.Element {
  const game = gameNamed(place.game).value;
  const quiz = useSignal<QuizShown | null>(null);
  const trouble = useSignal("");
  const { seed, kind, edition } = place;
  useBesideTable(game, edition);
  useEffect(() => {
    if (seed === null) {
      location.replace(quizAddress({ ...place, seed: anySeed() }));
      return;
    }
    trouble.value = "";
    readQuiz(place).then(
      (found) => (quiz.value = found),
      (error: unknown) => {
        if (!(error instanceof Denied)) throw error;
        quiz.value = null;
        trouble.value = error.code === "unknown" ? t("quiz-none") : refusal(error.code);
      },
    );
  }, [place.game, seed, kind, edition]);
  if (!game) return <Opening />;
  const next = (): void => goTo(place);
  const asked = quiz.value?.game === place.game && quiz.value.seed === seed ? quiz.value : null;
  return (
    <main class={`quiz-screen ${place.game}-table`}>
      <Bar place={place} quiz={quiz.value} game={game} />
      <Trouble words={trouble.value} />
      {trouble.value && (
        <button type="button" class="answer act" onClick={() => goTo({ ...place, kind: "", edition: "" })}>
          {t("quiz-next")}
        </button>
      )}
      {asked && <Question key={`${asked.kind} ${asked.seed} ${asked.edition}`} quiz={asked} game={game} next={next} />}
      <TopLayer />
      <PeekCard />
    </main>
  );
}
