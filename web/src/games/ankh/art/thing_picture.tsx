/** The picture of anything printed in Ankh, as its card shows it: a scene of 120 by 66 that may be cut at its sides. */
import type { FunctionComponent, JSX } from "preact";
import type { Thing } from "../../../generated/protocol";
import { CARD_ART } from "./cards";
import { ACTION_ART, EVENT_ART } from "./doings";
import { GODS, GodArt } from "./gods";
import { FIGURES, FigureArt } from "./guardians";
import { MONUMENTS, MonumentArt } from "./monuments";
import { POWER_ART } from "./powers";
import { Cross, Land, Placed, Rays, type Sky, WingedSun } from "./scenery";

/** Where each of those who stand alone is shown. */
const HOMES: Readonly<Record<string, Sky>> = {
  amun: "nile",
  anubis: "night",
  isis: "delta",
  osiris: "dusk",
  ra: "gold",
  apep: "nile",
  mummy: "night",
  satet: "delta",
  androsphinx: "gold",
};

function Alone({ name, children }: { name: string; children: JSX.Element }): JSX.Element {
  return (
    <>
      <Land sky={HOMES[name] ?? "day"} />
      <Rays x={60} y={34} />
      <ellipse cx="60" cy="60" rx="26" ry="5" fill="#2b2118" opacity=".3" />
      <Placed x={60} y={62} size={0.6}>
        {children}
      </Placed>
    </>
  );
}

const SCENES: Readonly<Record<string, Readonly<Record<string, FunctionComponent>>>> = {
  card: CARD_ART,
  power: POWER_ART,
  action: ACTION_ART,
  event: EVENT_ART,
};

/** The God figure, whoever it is. */
function AnyGod(): JSX.Element {
  return (
    <>
      <Land sky="gold" />
      <Rays x={60} y={40} />
      <Cross x={60} y={34} size={0.8} />
      <WingedSun x={60} y={16} />
    </>
  );
}

function scene({ kind, name }: Thing): JSX.Element | null {
  const Scene = SCENES[kind]?.[name];
  if (Scene) return <Scene />;
  const alone = (art: JSX.Element) => <Alone name={name}>{art}</Alone>;
  if (kind === "god" || (kind === "seat" && name in GODS)) return name in GODS ? alone(<GodArt god={name} />) : null;
  if (kind === "captive") return alone(<FigureArt kind="warrior" />);
  if (kind !== "kind") return null;
  if (name === "god") return <AnyGod />;
  if (name in MONUMENTS) return alone(<MonumentArt kind={name} />);
  return name in FIGURES ? alone(<FigureArt kind={name} />) : null;
}

export function thingPicture(thing: Thing): JSX.Element | null {
  const art = scene(thing);
  if (!art) return null;
  const colour = thing.kind === "god" || thing.kind === "seat" ? ` god-${thing.name}` : "";
  return (
    <svg class={`scene${colour}`} viewBox="0 0 120 66" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {art}
    </svg>
  );
}
