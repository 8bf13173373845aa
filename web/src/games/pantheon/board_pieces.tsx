/** Feet and columns on the map; they walk when they are placed. */
import type { JSX } from "preact";
import { type Piece, useMotion } from "../../board/motion";
import type { PantheonView } from "../../generated/pantheon";
import { ColumnArt, FootArt } from "./art/pieces";
import { centreOf } from "./map";

interface Mark extends Piece {
  readonly seat: number;
  readonly column: boolean;
  readonly jumped: boolean;
}

const MARKS = new WeakMap<PantheonView, Mark[]>();

function marks(view: PantheonView): Mark[] {
  return view.players.flatMap((player, seat) => [
    ...player.columns.map((space) => ({ space, like: `column ${seat}`, seat, column: true, jumped: false })),
    ...player.feet.map((space) => ({
      space,
      like: `foot ${seat} ${space}`,
      seat,
      column: false,
      jumped: player.jumpedFeet.includes(space),
    })),
  ]);
}

/** A piece around its own middle. */
export function PieceArt({ seat, column }: { seat: number; column: boolean }): JSX.Element {
  return (
    <g transform={column ? "translate(-21 -26) scale(0.46)" : "translate(-20 -21) scale(0.42)"}>
      {column ? <ColumnArt seat={seat} /> : <FootArt seat={seat} />}
    </g>
  );
}

export function Pieces({ view, letters }: { view: PantheonView; letters: readonly string[] }): JSX.Element {
  const all = MARKS.get(view) ?? marks(view);
  MARKS.set(view, all);
  const { standing, layer } = useMotion(all, centreOf);
  const beside = (mark: Mark) => standing.map(({ piece }) => piece).filter((other) => other.space === mark.space);
  return (
    <g ref={layer}>
      {standing.map(({ id, piece }) => {
        const { x, y } = centreOf(piece.space);
        const sharing = beside(piece);
        const aside = (sharing.indexOf(piece) - (sharing.length - 1) / 2) * 30;
        return (
          <g key={id} transform={`translate(${x + aside} ${y - 6})`}>
            <g data-piece={id} class={`seat-${piece.seat}`}>
              <ellipse class="foot-shade" cx="1" cy="20" rx="17" ry="6" />
              <PieceArt seat={piece.seat} column={piece.column} />
              <circle class="foot piece-tag" cx="13" cy="14" />
              <text class="banner-letter piece-letter" x="13" y="14">
                {letters[piece.seat]}
              </text>
              {piece.jumped && <path class="leap" d="M-20 12Q-16 -24 14 -20M7 -25L15 -20L8 -14" />}
            </g>
          </g>
        );
      })}
    </g>
  );
}
