/** Pantheon. */
import type { PantheonView } from "../../generated/pantheon";
import { t } from "../../words/words";
import { describeGame, type Panel, type SeatFaceArt } from "../description";
import { answer, focus, litBy } from "./answers";
import { SeatEmblem } from "./art/emblem";
import { PantheonBoard } from "./board";
import { WORDS } from "./catalogue";
import { holdingsOf } from "./holdings";
import { BOX } from "./map";
import { marketOf, Tracks } from "./market";
import { PaymentProposal } from "./payment_proposal";
import { placeName } from "./places";
import { SCORE } from "./score";
import { BOOKS, LESSONS } from "./screens";
import type { PantheonState } from "./state";
import "./colours.css";
import "./style.css";

function face(_: string, seat: number): SeatFaceArt {
  const art = (
    <g transform="translate(20 20) scale(0.6)">
      <SeatEmblem seat={seat} />
    </g>
  );
  return { art };
}

function panels(state: PantheonState): readonly Panel[] {
  const { view, seat } = state;
  const others = view.players.map((_, who) => who).filter((who) => who !== seat);
  return [
    ...(seat === null ? [] : [{ id: "own", title: t("table-own-hand"), sign: "card", body: holdingsOf(state, seat) }]),
    { id: "market", title: t("web-on-offer"), sign: "temple", body: marketOf(state) },
    { id: "others", title: t("table-others"), sign: "gain", body: others.map((who) => holdingsOf(state, who)) },
  ];
}

export default describeGame<PantheonView, null>({
  lessons: LESSONS,
  books: BOOKS,
  face,
  words: WORDS,
  score: SCORE,
  lit: litBy,
  answer,
  useLocal: () => null,
  map: { box: BOX, space: 79, focus, describe: placeName },
  Board: PantheonBoard,
  Tracks,
  panels,
  Proposal: PaymentProposal,
});
