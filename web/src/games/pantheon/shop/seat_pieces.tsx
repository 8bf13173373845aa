/** Feet and columns in the colour of a seat. */
import type { JSX } from "preact";
import type { Thing } from "../../../generated/protocol";
import { ColumnArt, FootArt } from "../art/pieces";
import { isSite } from "./shelf";

/** The piece that a purchase names: a foot or a column, or the one that stands on a hex. */
export function pieceArt({ kind, name }: Thing, seat: number): JSX.Element {
  const column = kind === "column" || (kind === "space" && isSite(name));
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {column ? <ColumnArt seat={seat} /> : <FootArt seat={seat} />}
    </svg>
  );
}
