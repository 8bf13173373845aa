/** Small pictures of Ankh's pieces for buttons, boards and tracks. */
import type { JSX } from "preact";
import { hasSign, Sign } from "../../art/signs";
import type { AnkhView } from "../../generated/ankh";
import type { Option } from "../../generated/protocol";
import { GodArt } from "./art/gods";
import { FigureArt } from "./art/guardians";
import { MonumentArt } from "./art/monuments";
import { TABLES } from "./catalogue";

const MONUMENTS = Object.keys(TABLES.supply.monuments);

export function PieceIcon({ kind, side = 0 }: { kind: string; side?: number }): JSX.Element {
  return (
    <svg class={`icon seat-${side}`} viewBox="-4 -4 108 108" aria-hidden="true">
      {MONUMENTS.includes(kind) ? <MonumentArt kind={kind} /> : <FigureArt kind={kind} />}
    </svg>
  );
}

export function Portrait({ god, seat }: { god: string; seat: number }): JSX.Element {
  return (
    <svg class={`portrait seat-${seat}`} viewBox="-2 -2 104 104" aria-hidden="true">
      <GodArt god={god} />
    </svg>
  );
}

/** The picture of an answer. */
export function Picture({ option, view, side }: { option: Option; view: AnkhView; side: number }): JSX.Element | null {
  const { kind = "", name = "" } = option.things[0] ?? {};
  if (kind === "action" || kind === "card") return <Sign name={name} />;
  if (kind === "kind") return <PieceIcon kind={name} side={side} />;
  if (kind === "captive") return <PieceIcon kind="warrior" side={side} />;
  if (kind === "seat") return <Portrait god={name} seat={(view.gods as readonly string[]).indexOf(name)} />;
  if (option.text === "pass") return <Sign name="done" />;
  if (option.text === "yes") return <Sign name="done" />;
  return hasSign(option.text) ? <Sign name={option.text} /> : null;
}
