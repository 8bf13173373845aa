/** The pictures of the four actions and of the events. */
import type { FunctionComponent, JSX } from "preact";
import { FigureArt } from "./guardians";
import { CamelArt, MonumentArt } from "./monuments";
import { Cross, Land, Person, Placed, Rays } from "./scenery";

/** Footprints that lead over the dunes to a warrior. */
function Move(): JSX.Element {
  const steps = [
    [12, 60, 50],
    [26, 55, 55],
    [38, 59, 60],
    [52, 53, 62],
    [64, 57, 64],
  ] as const;
  return (
    <>
      <Land sky="day" />
      <circle cx="24" cy="16" r="9" fill="#fff0b8" />
      {steps.map(([x, y, turn]) => (
        <ellipse
          key={x}
          cx={x}
          cy={y}
          rx="2.4"
          ry="4.6"
          fill="#6b4a14"
          opacity=".75"
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <path d="M42 34h28M62 27l9 7-9 7" fill="none" stroke="#23578c" stroke-width="4" stroke-linecap="round" />
      <Placed x={94} y={62} size={0.54}>
        <FigureArt kind="warrior" />
      </Placed>
    </>
  );
}

/** A warrior steps out of the light. */
function Summon(): JSX.Element {
  return (
    <>
      <Land sky="delta" />
      <Rays x={60} y={58} />
      <path d="M34 60L46 0H74L86 60Z" fill="#fff6dc" opacity=".6" />
      <ellipse cx="60" cy="60" rx="28" ry="5.5" fill="#e7c25b" stroke="#b8892b" stroke-width="1.6" />
      <Placed x={60} y={61} size={0.56}>
        <FigureArt kind="warrior" />
      </Placed>
      <path d="M22 48V22M16 29l6-8 6 8M98 48V22M92 29l6-8 6 8" fill="none" stroke="#175f46" stroke-width="3" />
    </>
  );
}

/** People come from a temple. */
function Gain(): JSX.Element {
  return (
    <>
      <Land sky="dusk" />
      <Placed x={30} y={58} size={0.54}>
        <MonumentArt kind="temple" />
      </Placed>
      <Person x={64} y={61} size={1.1} />
      <Person x={81} y={57} />
      <Person x={95} y={62} size={1.15} />
      <Person x={110} y={57} />
    </>
  );
}

/** A looped cross opens a door of light. */
function Unlock(): JSX.Element {
  return (
    <>
      <Land sky="night" />
      <Rays x={60} y={32} colour="#f7d154" />
      <path d="M36 66V18L60 6L84 18V66Z" fill="#3b2a10" stroke="#e9c45f" stroke-width="2.4" />
      <path d="M44 66V23L60 15L76 23V66Z" fill="#fff2cc" />
      <Cross x={60} y={37} size={0.72} />
    </>
  );
}

/** A banner goes up on a Monument. */
function ControlMonument(): JSX.Element {
  return (
    <>
      <Land sky="day" />
      <Placed x={48} y={60} size={0.56}>
        <MonumentArt kind="pyramid" />
      </Placed>
      <path d="M84 62V10" stroke="#4a2a10" stroke-width="3" stroke-linecap="round" />
      <path d="M84 12Q96 6 110 12V34Q96 28 84 34Z" fill="#23578c" stroke="#0e2a47" stroke-width="1.6" />
      <Cross x={97} y={20} size={0.36} />
    </>
  );
}

/** Camels walk along the ridge. */
function CamelCaravan(): JSX.Element {
  return (
    <>
      <Land sky="dusk" />
      <circle cx="94" cy="16" r="11" fill="#fff0b8" />
      {[24, 58, 92].map((x, n) => (
        <Placed key={x} x={x} y={58 - (n % 2) * 3} size={0.36}>
          <CamelArt />
        </Placed>
      ))}
    </>
  );
}

/** Two crossed sickle swords. */
function Conflict(): JSX.Element {
  const sword = "M36 60L58 34Q64 24 60 14Q74 18 72 32Q70 40 62 42L42 64Z";
  return (
    <>
      <Land sky="blood" />
      <Rays x={60} y={30} colour="#f3b25a" />
      <g fill="#f6efdc" stroke="#3c2210" stroke-width="1.8" stroke-linejoin="round">
        <path d={sword} transform="translate(6 -6)" />
        <path d={sword} transform="translate(114 -6) scale(-1 1)" />
      </g>
      <path d="M38 60l8-9M82 60l-8-9" stroke="#e9c45f" stroke-width="4" stroke-linecap="round" />
    </>
  );
}

export const ACTION_ART: Readonly<Record<string, FunctionComponent>> = {
  move: Move,
  summon: Summon,
  gain: Gain,
  unlock: Unlock,
};

export const EVENT_ART: Readonly<Record<string, FunctionComponent>> = {
  "control-monument": ControlMonument,
  "camel-caravan": CamelCaravan,
  conflict: Conflict,
};
