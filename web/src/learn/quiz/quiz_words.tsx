/** A question in words: what is asked, what is given, the choices and the reasons. */
import type { JSX } from "preact";
import type { GameDescription, TableState } from "../../games/description";
import type { QuizChoice, QuizShown, QuizWhy } from "../../generated/protocol";
import { RuleLink } from "../../table/explanation";
import { SeatFace } from "../../table/seat_face";
import { ThingCard } from "../../table/thing_card";
import { spoken } from "../../words/sentences";
import { has, t } from "../../words/words";
import { isPlace } from "../example_places";
import { LETTERS } from "./quiz_board";

interface WordsProps {
  readonly quiz: QuizShown;
  readonly game: GameDescription;
  readonly state: TableState;
}

export function kindTitle(game: string, kind: string): string {
  const own = `${game}-quiz-kind-${kind}`;
  return has(own) ? t(own) : t(`quiz-kind-${kind}`);
}

/** What is asked; about legal answers, with the question that stands at the table. */
export function Asked({ quiz, game, state }: WordsProps): JSX.Element {
  const { question, seat } = quiz;
  const asked = question && {
    ...{ seat: seat ?? 0, asked: 0, rule: "", gesture: "pick" as const, chosen: [], may: "answer" as const },
    ...{ options: [], suggestions: [], ...question },
  };
  return (
    <>
      {asked && seat !== null && (
        <p class="quiz-table-asks">
          <SeatFace game={game} seat={seat} called={quiz.called[seat] ?? ""} />
          <span>
            <b>{game.words.seat(state.sitting, seat)}:</b> {game.words.question(asked)}
          </span>
        </p>
      )}
      <h1>{spoken(quiz.ask)}</h1>
    </>
  );
}

export function Facts({ quiz, game }: Omit<WordsProps, "state">): JSX.Element | null {
  if (quiz.facts.length === 0) return null;
  return (
    <ul class="quiz-facts" aria-label={t("quiz-given")}>
      {quiz.facts.map((fact, n) => (
        <li key={n}>
          {fact.seat !== null && <SeatFace game={game} seat={fact.seat} called={quiz.called[fact.seat] ?? ""} />}
          {fact.things.length > 0 ? (
            fact.things.map((thing) => (
              <ThingCard key={thing.name} game={game} thing={thing} size="small" edition={quiz.edition} />
            ))
          ) : (
            <span>{spoken(fact.words)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A choice in words: a place as the game describes it, anything else as it is said. */
function said({ game, state }: WordsProps, { words, text, things }: QuizChoice): string {
  if (words.key) return spoken(words);
  const place = things.find((thing) => isPlace(game.words.catalogue, thing));
  return place?.kind === "space" && game.map ? game.map.describe(state.view, place.name) : text;
}

interface ChoicesProps extends WordsProps {
  readonly chosen: number | null;
  readonly choose: (choice: number) => void;
}

export function Choices({ chosen, choose, ...props }: ChoicesProps): JSX.Element {
  const { quiz, game } = props;
  const look = (n: number): string =>
    chosen === null ? "" : n === quiz.right ? "right" : n === chosen ? "wrong" : "left";
  return (
    <ol class="quiz-choices" aria-label={t("quiz-choices")}>
      {quiz.choices.map((choice, n) => {
        const [thing] = choice.things;
        const picture = thing && !isPlace(game.words.catalogue, thing) ? game.thingPicture?.(thing) : null;
        return (
          <li key={n}>
            <button
              type="button"
              class={`answer quiz-choice ${look(n)}`}
              aria-pressed={chosen === n}
              aria-disabled={chosen !== null}
              onClick={() => choose(n)}
            >
              <b class="letter">{LETTERS[n]}</b>
              {picture && <span class="quiz-picture">{picture}</span>}
              <span>{said(props, choice)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** A line of the reasons; the text of its rule stands below the first that names it. */
function Line({ line, first, ...props }: WordsProps & { readonly line: QuizWhy; readonly first: boolean }) {
  const { game, state } = props;
  const told = line.event ? game.words.event(state.sitting, line.event) : t(line.rule);
  return (
    <li>
      {line.choice !== null && <b class="letter">{LETTERS[line.choice]}</b>} {told} <RuleLink rule={line.rule} />
      {line.event && first && <small>{t(line.rule)}</small>}
    </li>
  );
}

/** Why the right choice is right. */
export function Reasons(props: WordsProps & { readonly good: boolean }): JSX.Element {
  const { quiz, good } = props;
  return (
    <section class={`quiz-reasons ${good ? "right" : "wrong"}`} role="status">
      <h2>
        {t(good ? "quiz-right" : "quiz-wrong")} {!good && t("quiz-right-is", { letter: LETTERS[quiz.right] ?? "" })}
      </h2>
      <ul>
        {quiz.why.map((line, n) => (
          <Line key={n} line={line} first={quiz.why.findIndex(({ rule }) => rule === line.rule) === n} {...props} />
        ))}
      </ul>
    </section>
  );
}
