/** Ankh: Gods of Egypt. */
import type { JSX } from "preact";
import type { AnkhView } from "../../generated/ankh";
import { t } from "../../words/words";
import { describeGame, type Panel, type SeatFaceArt } from "../description";
import { advice } from "./advice";
import { answer, focus, litBy, meant } from "./answers";
import { GodArt } from "./art/gods";
import { BattleList, BattlePanel } from "./battle_panel";
import { AnkhBoard } from "./board";
import { WORDS } from "./catalogue";
import { sideBoard } from "./god_boards";
import { BOX } from "./map";
import { placeName } from "./places";
import { ScenarioPicture } from "./scenario_picture";
import { SCORE } from "./score";
import { BOOKS, LESSONS } from "./screens";
import { type AnkhLocal, type AnkhState, useAnkhLocal } from "./state";
import "./style.css";
import { Ladder, Tracks } from "./tracks";

function face(god: string): SeatFaceArt {
  const art = (
    <g transform="translate(12 10) scale(0.76)">
      <GodArt god={god} />
    </g>
  );
  return { look: "god", art };
}

/** The own board first, then the others, the last side before the first. */
function panels(state: AnkhState): readonly Panel[] {
  const { view, seat } = state;
  const mine = view.sides.filter((side) => seat !== null && side.seats.includes(seat));
  const others = [...view.sides].reverse().filter((side) => !mine.includes(side));
  const own: Panel = { id: "own", title: t("table-own"), sign: "god", body: mine.map((one) => sideBoard(state, one)) };
  return [
    ...(mine.length > 0 ? [own] : []),
    { id: "others", title: t("table-others"), sign: "gain", body: others.map((one) => sideBoard(state, one)) },
  ];
}

function Overlay({ state }: { state: AnkhState }): JSX.Element {
  return (
    <>
      <Ladder state={state} />
      <BattlePanel state={state} />
    </>
  );
}

export default describeGame<AnkhView, AnkhLocal>({
  lessons: LESSONS,
  books: BOOKS,
  ScenarioPicture,
  face,
  words: WORDS,
  score: SCORE,
  lit: litBy,
  answer,
  meant,
  useLocal: useAnkhLocal,
  map: { box: BOX, space: 79, focus, describe: placeName },
  Board: AnkhBoard,
  Overlay,
  Tracks,
  panels,
  LogHead: BattleList,
  advice,
});
