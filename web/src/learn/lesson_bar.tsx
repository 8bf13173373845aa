/** The bar above a lesson: the way out, which lesson it is, who plays, and the lessons of the game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import type { GameDescription } from "../games/description";
import type { LessonListed, LessonShown, TableShown } from "../generated/protocol";
import { SeatChips } from "../table/seat_chips";
import type { Session } from "../table/session";
import { gameTitle, t } from "../words/words";
import { lessonKey } from "./lesson";
import { knownLessons } from "./lesson_api";
import { leaveAt } from "./progress";
import { Trophies } from "./trophies";

interface BarProps {
  readonly session: Session;
  readonly game: GameDescription;
  readonly table: TableShown;
  readonly lesson: LessonShown;
}

export function LessonBar({ session, game, table, lesson }: BarProps): JSX.Element {
  const { status } = session.connection;
  const lessons = useSignal<readonly LessonListed[]>([]);
  useEffect(() => {
    const fits = (one: LessonListed): boolean => one.game === lesson.game && one.edition === lesson.edition;
    void knownLessons().then((all) => (lessons.value = all.filter(fits)));
  }, [lesson.game, lesson.edition]);
  const at = lessons.value.findIndex((one) => one.name === lesson.name);
  // An edition of its own has its lessons after those of the usual one, and is not counted among them.
  const counted = at < 0 || lesson.number === at + 1;
  useEffect(() => {
    if (!lesson.over) leaveAt(lesson.game, lesson.name, table.id);
  }, [lesson.over]);
  return (
    <header class="top-bar lesson-bar">
      <a class="bar-link" href={`#/learn/${lesson.game}`} aria-label={t("lesson-close")} title={t("lesson-close")}>
        <Sign name="no" size={22} />
      </a>
      <p class="lesson-name">
        <small>
          <span class="roomy">{gameTitle(lesson.game)}</span>
          {counted && <span class="roomy"> · </span>}
          {counted && t("lesson-title", { amount: lesson.number, of: lessons.value.length || lesson.of })}
        </small>
        <b>{t(lessonKey(lesson))}</b>
      </p>
      <SeatChips session={session} game={game} table={table} />
      <Trophies game={game} lessons={lessons.value} now={lesson.name} />
      <span class={`status ${status.value}`} role="status">
        {status.value === "open" ? "" : t("web-connection-lost")}
      </span>
      <nav class="bar-links" aria-label={t("web-menu")}>
        <a class="bar-link" href="#/rules/" aria-label={t("web-rules")} title={t("web-rules")}>
          <Sign name="rules" size={22} />
        </a>
        <a class="bar-link" href="#/settings" aria-label={t("web-settings")} title={t("web-settings")}>
          <Icon name="gear" />
        </a>
      </nav>
    </header>
  );
}
