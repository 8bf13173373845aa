/** A lesson's own parts of a table, loaded together. */
import type { JSX } from "preact";
import type { GameDescription } from "../games/description";
import type { LessonShown } from "../generated/protocol";
import type { Session } from "../table/session";
import { LessonLights } from "./lesson_lights";
import { LessonPanel } from "./lesson_panel";

export { LessonBar } from "./lesson_bar";
export { lessonMarks } from "./lesson_lights";

interface LessonProps {
  readonly session: Session;
  readonly game: GameDescription;
  readonly lesson: LessonShown;
}

export function LessonTable(props: LessonProps): JSX.Element {
  return (
    <>
      <LessonPanel {...props} />
      <LessonLights lesson={props.lesson} />
    </>
  );
}
