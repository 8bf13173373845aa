/** Ankh: Gods of Egypt. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import type { AnkhView, CardName, PowerName, SideView } from "../../generated/ankh";
import type { Thing } from "../../generated/protocol";
import { t } from "../../words/words";
import { describeGame, type Panel, type SeatChip, type SeatFaceArt, type ThingNumber } from "../description";
import { choices, progress, TracksBeside } from "./action_strip";
import { answer, focus, litBy, meant } from "./answers";
import { GodArt } from "./art/gods";
import { thingPicture } from "./art/thing_picture";
import { BattleList } from "./battle/battle_list";
import { cardChoice } from "./battle/card_choice";
import { StageChip, stageOf } from "./battle/stage";
import { OwnHand, strengthOf } from "./battle_cards";
import { AnkhBoard } from "./board";
import { levelsOf, WORDS } from "./catalogue";
import { COACH } from "./coach";
import { Omen, Tracks } from "./event_bar";
import { fullBoard, sideBoard } from "./god_boards";
import { Ladder } from "./ladder";
import { BOX, pointOf } from "./map";
import { ghostPiece } from "./pieces";
import { placeName } from "./places";
import { STORY } from "./recap";
import { ScenarioPicture } from "./scenario_picture";
import { SCORE } from "./score";

import { ALMANAC, BOOKS, LEARN } from "./screens";

import { type AnkhLocal, type AnkhState, useAnkhLocal } from "./state";
import "./style.css";
import "./battle/stage.css";
import "./battle/lanes.css";
import "./battle/card_choice.css";
import "./battle/merge.css";
import "./strip.css";
import "./boards.css";
import { WhoWouldWin } from "./who_would_win";

function face(god: string): SeatFaceArt {
  const art = (
    <g transform="translate(12 10) scale(0.76)">
      <GodArt god={god} />
    </g>
  );
  return { look: `god god-${god}`, art };
}

/** The hand, the own board, then the others as they sit, beginning behind one's own seat. */
function panels(state: AnkhState): readonly Panel[] {
  const { view, seat } = state;
  const mine = view.sides.filter((side) => seat !== null && side.seats.includes(seat));
  const from = mine[0]?.side ?? 0;
  const turn = ({ side }: SideView): number => (side - from + view.gods.length) % view.gods.length;
  const others = view.sides.filter((side) => !mine.includes(side)).sort((one, other) => turn(one) - turn(other));
  const hand: Panel = { id: "hand", title: t("ankh-table-hand-of"), sign: "card", body: <OwnHand state={state} /> };
  const own: Panel = { id: "own", title: t("table-own"), sign: "god", body: mine.map((one) => sideBoard(state, one)) };
  return [
    ...(mine.length > 0 ? [hand, own] : []),
    { id: "others", title: t("table-others"), sign: "gain", body: others.map((one) => sideBoard(state, one)) },
  ];
}

function seatBoard(state: AnkhState, seat: number): JSX.Element | null {
  const side = state.view.sides.find((one) => one.seats.includes(seat));
  return side ? fullBoard(state, side) : null;
}

/** The strength on a card, the price of a power. */
function thingNumbers({ kind, name }: Thing, edition: string): readonly ThingNumber[] {
  const rules = edition === "preview" ? "preview" : "final";
  if (kind === "card") {
    return [{ label: t("ankh-table-strength"), value: `+${strengthOf(name as CardName, rules)}` }];
  }
  const level = kind === "power" ? levelsOf(rules).findIndex((powers) => powers.includes(name as PowerName)) + 1 : 0;
  if (level === 0) return [];
  const label = t("ankh-table-price", { amount: level });
  return [{ label, value: level, picture: <Sign name="follower" size={16} /> }];
}

/** Devotion, then Followers and the cards that lie face up. */
function chip(view: AnkhView, seat: number): SeatChip {
  const side = view.sides.find(({ seats }) => seats.includes(seat));
  return {
    score: side?.devotion ?? 0,
    sign: "devotion",
    label: t("terminal-devotion"),
    more: [
      { sign: "follower", label: t("terminal-followers"), value: side?.followers ?? 0 },
      { sign: "card", label: t("ankh-table-in-hand"), value: side?.hand.length ?? 0 },
    ],
  };
}

/** Whose piece of which kind stands on a space. */
function lying(view: AnkhView, space: string): readonly Thing[] {
  const figure = view.figures.find((one) => one.space === space);
  const monument = view.monuments.find((one) => one.space === space);
  const piece = figure ?? monument;
  if (!piece) return [];
  const god = view.gods[piece.side ?? -1] ?? "";
  return [piece.kind === "god" ? { kind: "god", name: god } : { kind: "kind", name: piece.kind }];
}

/** The region of a Conflict Order token. */
function whereabouts(view: AnkhView, { kind, name }: Thing): readonly string[] {
  return kind === "token" ? (view.regions[name.replace("token-", "")] ?? []) : [];
}

function Overlay({ state }: { state: AnkhState }): JSX.Element {
  return (
    <>
      <Ladder state={state} />
      <WhoWouldWin state={state} />
      <Omen view={state.view} />
      <StageChip state={state} />
    </>
  );
}

export default describeGame<AnkhView, AnkhLocal>({
  learn: LEARN,
  books: BOOKS,
  almanac: ALMANAC,
  ScenarioPicture,
  face,
  words: WORDS,
  score: SCORE,
  lit: litBy,
  answer,
  meant,
  useLocal: useAnkhLocal,
  map: { box: BOX, space: 79, focus, describe: placeName, point: pointOf, piece: ghostPiece },
  story: STORY,
  coach: COACH,
  Board: AnkhBoard,
  Overlay,
  Tracks,
  Dock: OwnHand,
  promptSide: "left",
  choices: (state) => cardChoice(state) ?? choices(state),
  Proposal: TracksBeside,
  progress,
  panels,
  thingPicture,
  thingNumbers,
  chip,
  lying,
  whereabouts,
  LogHead: BattleList,
  stage: stageOf,
  seatBoard,
});
