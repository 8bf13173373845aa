/** The first five minutes of a game: what it is about, what a turn is, how it ends. */
import type { JSX } from "preact";
import { Sign } from "../art/signs";
import { GodArt } from "../games/ankh/art/gods";
import { FigureArt } from "../games/ankh/art/guardians";
import { MonumentArt } from "../games/ankh/art/monuments";
import { ColumnArt, FootArt, TempleArt } from "../games/pantheon/art/pieces";
import { t } from "../words/words";
import { Screen } from "./screen";

const big = (art: JSX.Element, seat = 0): JSX.Element => (
  <svg class={`lesson-art seat-${seat}`} viewBox="-4 -4 108 108" aria-hidden="true">
    {art}
  </svg>
);
const sign = (name: string): JSX.Element => <Sign name={name} size={64} />;

const LESSONS: Readonly<Record<"ankh" | "pantheon", readonly (readonly [rule: string, art: JSX.Element])[]>> = {
  ankh: [
    ["ANKH-TURN-01", big(<GodArt god="anubis" />, 1)],
    ["ANKH-TURN-02", big(<FigureArt kind="warrior" />, 0)],
    ["ANKH-EVT-01", sign("camel-caravan")],
    ["ANKH-CON-01", sign("conflict")],
    ["ANKH-DEV-01", big(<MonumentArt kind="pyramid" />, 2)],
    ["ANKH-MERGE-01", big(<GodArt god="ra" />, 4)],
  ],
  pantheon: [
    ["PAN-EPOCH-01", big(<TempleArt />)],
    ["PAN-EPOCH-16", sign("draw")],
    ["PAN-MOVE-01", big(<FootArt seat={1} />, 1)],
    ["PAN-SAC-01", sign("sacrifice")],
    ["PAN-SCORE-01", big(<ColumnArt seat={3} />, 3)],
    ["PAN-END-01", sign("miracle")],
  ],
};

export function Learn({ game }: { game: "ankh" | "pantheon" }): JSX.Element {
  const other = game === "ankh" ? "pantheon" : "ankh";
  return (
    <Screen title={t(`${game}-game`)} kind={`learn-screen ${game}-table`}>
      <ol class="lessons">
        {LESSONS[game].map(([rule, art], n) => (
          <li key={rule}>
            {art}
            <div>
              <h2>{t(`web-lesson-${game}-${n + 1}-title`)}</h2>
              <p>{t(`web-lesson-${game}-${n + 1}`)}</p>
              <a href={`#/rules/${rule}`}>{rule}</a>
            </div>
          </li>
        ))}
      </ol>
      <nav aria-label={t("web-menu")}>
        <a class="answer pass" href="#/">
          {t("web-play-now")}
        </a>
        <a class="answer" href={`#/learn/${other}`}>
          {t(`${other}-game`)}
        </a>
        <a class="answer" href={`#/rules/${LESSONS[game][0]?.[0] ?? ""}`}>
          <Sign name="rules" />
          {t("web-rules")}
        </a>
      </nav>
    </Screen>
  );
}
