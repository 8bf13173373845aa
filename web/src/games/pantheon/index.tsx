/** Pantheon. */
import type { JSX } from "preact";
import { besideMap, onPhone } from "../../device/screen_size";
import type { PantheonView } from "../../generated/pantheon";
import type { Thing } from "../../generated/protocol";
import { t } from "../../words/words";
import { describeGame, type Panel, type SeatChip, type SeatFaceArt, type ThingNumber } from "../description";
import { actionChoices, progress } from "./actions";
import { answer, focus, litBy, meant } from "./answers";
import { SeatEmblem } from "./art/emblem";
import { thingPicture } from "./art/thing_picture";
import { PantheonBoard } from "./board";
import { costOf, TABLES, WORDS } from "./catalogue";
import { COACH } from "./coach";
import { EpochBanner } from "./epoch_banner";
import { godTilesOf } from "./god_tiles";
import { JourneyTip } from "./journey_view";
import { BOX, centreOf } from "./map";
import { movingChoices } from "./moving";
import { Tracks } from "./nation_strip";
import { openCardsOf } from "./open_cards";
import { opponentsOf, seatBoard } from "./opponents";
import { ownThingsOf } from "./own_things";
import { placeName } from "./places";
import { STORY } from "./recap";
import { SCORE } from "./score";

import { ALMANAC, BOOKS, LEARN, thingTitle } from "./screens";

import { asks, beside, composed, composes, part } from "./shop";
import { type PantheonLocal, type PantheonState, useLocal } from "./state";
import "./colours.css";
import "./style/art.css";
import "./style/board.css";
import "./style/table.css";
import "./style/ending.css";
import "./style/sizes.css";

function face(_: string, seat: number): SeatFaceArt {
  const art = (
    <g transform="translate(20 20) scale(0.6)">
      <SeatEmblem seat={seat} />
    </g>
  );
  return { art };
}

function Overlay({ state }: { state: PantheonState }): JSX.Element {
  return (
    <>
      {besideMap() && openCardsOf(state)}
      <JourneyTip state={state} />
      <EpochBanner state={state} />
    </>
  );
}

function Dock({ state }: { state: PantheonState }): JSX.Element | null {
  return onPhone() ? null : ownThingsOf(state);
}

function panels(state: PantheonState): readonly Panel[] {
  const gods = { id: "market", title: t("web-on-offer"), sign: "temple" };
  const others = { id: "others", title: t("table-others"), sign: "gain", body: opponentsOf(state) };
  const market = (
    <>
      {!besideMap() && openCardsOf(state)}
      {godTilesOf(state)}
    </>
  );
  const own = { id: "own", title: t("table-own-hand"), sign: "card", body: ownThingsOf(state) };
  const hand = onPhone() && state.seat !== null ? [own] : [];
  return [...hand, { ...gods, body: market }, others];
}

function chip(view: PantheonView, seat: number): SeatChip {
  const player = view.players[seat];
  return {
    score: player?.score ?? 0,
    sign: "miracle",
    label: t("frame-points"),
    more: [
      { sign: "card", label: t("web-cards"), value: player?.handSize ?? 0 },
      {
        sign: "temple",
        label: t("table-columns-standing", { amount: player?.columns.length ?? 0 }),
        value: player?.columns.length ?? 0,
      },
    ],
  };
}

/** What a god costs, and what a demigod is worth. */
function thingNumbers({ kind, name }: Thing): readonly ThingNumber[] {
  if (kind === "god") return [{ label: t("pantheon-cost"), value: costOf(name).join(" / ") }];
  return [];
}

/** The loot on a hex. */
function lying(view: PantheonView, space: string): readonly Thing[] {
  const loot = view.loot[space];
  return loot ? [{ kind: "loot", name: loot }] : [];
}

/** The home hex of a nation. */
function whereabouts(_: PantheonView, { kind, name }: Thing): readonly string[] {
  const home = kind === "nation" ? Object.entries(TABLES.nations).find(([nation]) => nation === name) : undefined;
  return home ? [home[1].start] : [];
}

export default describeGame<PantheonView, PantheonLocal>({
  learn: LEARN,
  books: BOOKS,
  almanac: ALMANAC,
  face,
  words: WORDS,
  score: SCORE,
  lit: litBy,
  answer,
  meant,
  useLocal,
  map: { box: BOX, space: 79, side: "left", focus, describe: placeName, point: centreOf },
  story: STORY,
  coach: COACH,
  Board: PantheonBoard,
  Overlay,
  Tracks,
  Dock,
  panels,
  progress,
  choices: (state) => actionChoices(state) ?? movingChoices(state),
  chip,
  thingPicture,
  thingNumbers,
  thingTitle,
  lying,
  whereabouts,
  seatBoard,
  beside,
  asks,
  composed,
  composes,
  part,
});
