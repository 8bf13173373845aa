/** A sign for each lesson of a game: earned, open, or still to come. */
import type { JSX } from "preact";
import type { GameDescription } from "../games/description";
import { t } from "../words/words";
import { lessonKey } from "./lesson";
import { isFinished } from "./progress";
import "./trophies.css";

interface TrophiesProps {
  readonly game: GameDescription;
  readonly lessons: readonly { readonly game: string; readonly name: string; readonly number: number }[];
  /** The lesson that is open. */
  readonly now?: string;
}

export function Trophies({ game, lessons, now }: TrophiesProps): JSX.Element {
  return (
    <ol class="trophies" aria-label={t("learn-lessons")}>
      {lessons.map((one) => {
        const earned = isFinished(one.game, one.name);
        const look = one.name === now ? "now" : earned ? "earned" : "open";
        const state = earned ? `, ${t("learn-finished")}` : "";
        return (
          <li
            key={one.name}
            class={look}
            title={t(lessonKey(one))}
            aria-current={one.name === now ? "step" : undefined}
          >
            {game.learn?.trophy(earned)}
            <span class="unseen">{`${one.number}. ${t(lessonKey(one))}${state}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
