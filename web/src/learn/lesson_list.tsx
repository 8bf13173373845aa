/** Learn: the lessons of a game with what each teaches and how far somebody is, then the doors that come after. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { Sign } from "../art/signs";
import type { GameDescription } from "../games/description";
import { bannerOf, GAMES, gameNamed } from "../games/registry";
import type { LessonListed } from "../generated/protocol";
import { Screen, Trouble } from "../screens/screen";
import { gameTitle, refusal, t } from "../words/words";
import { playFirstGame } from "./first_game";
import { lessonKey } from "./lesson";
import { knownLessons, openLesson, sendProgress } from "./lesson_api";
import { isFinished, tableOf } from "./progress";
import { Trophies } from "./trophies";
import "./learn.css";

type Told = { value: string };

interface LessonProps {
  readonly lesson: LessonListed;
  readonly game: GameDescription;
  readonly trouble: Told;
}

/** What can be done with a lesson, by how far it is. */
function wayOn({ game, name }: LessonListed): "learn-again" | "learn-continue" | "learn-start" {
  if (isFinished(game, name)) return "learn-again";
  return tableOf(game, name) ? "learn-continue" : "learn-start";
}

async function begin(lesson: LessonListed, trouble: Told): Promise<void> {
  trouble.value = await openLesson(lesson);
}

function LessonCard({ lesson, game, trouble }: LessonProps): JSX.Element {
  const way = wayOn(lesson);
  const key = lessonKey(lesson);
  const picture = game.learn?.picture(lesson.number);
  return (
    <li class={`lesson-tile ${way.slice("learn-".length)}`} data-lesson={lesson.name}>
      <div class="lesson-tile-picture">
        {picture && game.thingPicture?.(picture)}
        {way === "learn-again" && (
          <span class="lesson-tile-trophy">
            {game.learn?.trophy(true)} <b class="unseen">{t("learn-finished")}</b>
          </span>
        )}
      </div>
      <div class="lesson-tile-words">
        <p class="lesson-tile-facts">
          <span>{t("learn-number", { amount: lesson.number })}</span>
          <span>
            <Icon name="clock" size={17} /> {t("learn-minutes", { amount: lesson.minutes })}
          </span>
        </p>
        <h3>{t(key)}</h3>
        <p>{t(`${key}-goal`)}</p>
        <button
          type="button"
          class={`answer ${way === "learn-again" ? "" : "second"}`}
          aria-label={`${t(way)}: ${t(key)}`}
          onClick={() => void begin(lesson, trouble)}
        >
          {way === "learn-again" ? <Sign name="cycle" /> : <Icon name="play" />}
          {t(way)}
        </button>
      </div>
    </li>
  );
}

interface DoorProps {
  readonly icon: IconName;
  readonly name: "quiz" | "almanac" | "rulebook";
  readonly game: string;
}

function Door({ icon, name, game }: DoorProps): JSX.Element {
  return (
    <li>
      <a class="learn-door" href={`#/${name}/${game}`}>
        <Icon name={icon} size={34} />
        <span>
          <b>{t(`learn-${name}`)}</b>
          <small>{t(`learn-${name}-hint`)}</small>
        </span>
        <Icon name="next" />
      </a>
    </li>
  );
}

/** What comes after the lessons. */
function Doors({ game, trouble }: { game: string; trouble: Told }): JSX.Element {
  return (
    <section class="learn-doors" aria-labelledby="learn-then">
      <h2 id="learn-then">{t("learn-then")}</h2>
      <ul>
        <li class="wide">
          <div class="learn-door first-game">
            <Icon name="flag" size={34} />
            <span>
              <b>{t("learn-first-game")}</b>
              <small>{t("learn-first-game-hint")}</small>
            </span>
            <button
              type="button"
              class="answer pass play-first"
              onClick={async () => (trouble.value = await playFirstGame(game))}
            >
              <Icon name="play" />
              {t("learn-first-game-play")}
            </button>
          </div>
        </li>
        <Door icon="lamp" name="quiz" game={game} />
        <Door icon="eye" name="almanac" game={game} />
        <Door icon="learn" name="rulebook" game={game} />
      </ul>
    </section>
  );
}

interface HeadProps {
  readonly game: string;
  readonly description: GameDescription;
  readonly lessons: readonly LessonListed[];
  readonly trouble: Told;
}

/** How far somebody is, and the lesson to go on with. */
function Head({ game, description, lessons, trouble }: HeadProps): JSX.Element {
  const Banner = bannerOf(game).value;
  const done = lessons.filter((one) => isFinished(game, one.name)).length;
  const next = lessons.find((one) => !isFinished(game, one.name));
  const words = next && tableOf(game, next.name) ? "learn-go-on" : "learn-begin";
  const minutes = lessons.reduce((sum, one) => sum + one.minutes, 0);
  return (
    <section class={`learn-head game-card ${game}`}>
      <div class="learn-banner">{Banner && <Banner />}</div>
      <div class="learn-head-words">
        <p>{t("learn-motto")}</p>
        <p class="hint">{t("learn-in-minutes", { amount: lessons.length, minutes })}</p>
        <Trophies game={description} lessons={lessons} />
        <p class="learn-progress">
          {next ? t("learn-progress", { amount: done, of: lessons.length }) : t("learn-all-done")}
        </p>
        {next && (
          <button type="button" class="answer pass play" onClick={() => void begin(next, trouble)}>
            <Icon name="play" />
            {t(words, { amount: next.number })}
          </button>
        )}
      </div>
    </section>
  );
}

/** The lessons of a game, those of another edition set apart. */
function Lessons({ game, description, lessons, trouble }: HeadProps): JSX.Element {
  const usual = lessons.filter(({ edition }) => !edition);
  const apart = lessons.filter(({ edition }) => edition);
  const tile = (lesson: LessonListed): JSX.Element => (
    <LessonCard key={lesson.name} lesson={lesson} game={description} trouble={trouble} />
  );
  return (
    <>
      <Head game={game} description={description} lessons={usual} trouble={trouble} />
      <Trouble words={trouble.value && refusal(trouble.value)} />
      <section aria-labelledby="learn-lessons">
        <h2 id="learn-lessons">{t("learn-lessons")}</h2>
        <ol class="lesson-tiles">{usual.map(tile)}</ol>
      </section>
      {apart.length > 0 && (
        <section class="learn-apart" aria-labelledby="learn-preview">
          <h2 id="learn-preview">{t("learn-preview")}</h2>
          <p class="hint">{t("learn-preview-hint")}</p>
          <ol class="lesson-tiles">{apart.map(tile)}</ol>
        </section>
      )}
      <Doors game={game} trouble={trouble} />
    </>
  );
}

export function LessonList({ game }: { game: string }): JSX.Element {
  const lessons = useSignal<readonly LessonListed[] | null>(null);
  const trouble = useSignal("");
  const description = gameNamed(game).value;
  useEffect(() => void sendProgress(), []);
  useEffect(() => {
    lessons.value = null;
    void knownLessons().then((all) => (lessons.value = all.filter((one) => one.game === game)));
  }, [game]);
  return (
    <Screen title={t("web-learn")} kind={`learn-screen ${game}-table`}>
      <nav class="learn-games" aria-label={t("web-game")}>
        {GAMES.map((one) => (
          <a key={one} class="answer" href={`#/learn/${one}`} aria-current={one === game ? "page" : undefined}>
            {gameTitle(one)}
          </a>
        ))}
        <a class="answer" href={`#/rulebook/${game}`}>
          {t("book-title")}
        </a>
      </nav>
      {description && lessons.value && (
        <Lessons game={game} description={description} lessons={lessons.value} trouble={trouble} />
      )}
    </Screen>
  );
}
