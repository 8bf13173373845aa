/** Demigods, nations and actions as pictures of their own. A box of 100 by 100. */
import type { JSX } from "preact";
import { CardArt } from "./cards";
import { NationArt } from "./pieces";

/** A hero with a crested helmet, and what he is worth; nothing where that is hidden. */
export function DemigodArt({ value = "" }: { value?: string }): JSX.Element {
  return (
    <g class="art bust demigod-art">
      <path class="body" d="M10 100 Q12 76 36 68 L64 68 Q88 76 90 100Z" />
      <path class="crest" d="M22 52Q14 6 54 4Q84 8 82 40L72 36Q70 18 52 16Q32 18 32 52Z" />
      <path class="skin" d="M42 60H58V72Q50 78 42 72Z" />
      <path class="skin" d="M37 38H63L64 48L68 54L63 56V62Q58 69 50 67Q40 64 38 52Z" />
      <path class="helmet" d="M33 60Q26 18 52 16Q70 18 68 42L60 44L58 36H48L46 62Q40 66 33 60Z" />
      <path class="ink" d="M53 47L59 47 M61 61L56 61" />
      <path class="line" d="M26 80Q50 94 74 80" />
      {value && (
        <>
          <circle class="medal" cx="76" cy="76" r="19" />
          <text x="76" y="85">
            {value}
          </text>
        </>
      )}
    </g>
  );
}

/** The medallion of a nation. */
export function NationTileArt({ nation }: { nation: string }): JSX.Element {
  return (
    <g class="art nation-tile">
      <circle class="medal-rim" cx="50" cy="50" r="46" />
      <circle class="medal-face" cx="50" cy="50" r="39" />
      <g transform="translate(20 20) scale(0.6)">
        <NationArt nation={nation} />
      </g>
    </g>
  );
}

const FLAME = "M50 8Q70 26 62 44Q56 54 50 54Q42 54 38 44Q36 34 44 28Q42 36 48 38Q54 28 50 8Z";

const ACTIONS: Readonly<Record<string, () => JSX.Element>> = {
  move: () => <CardArt card="move" />,
  buy: () => (
    <>
      <g transform="translate(4 34) scale(0.62)">
        <CardArt card="coin-1" />
      </g>
      <g transform="translate(38 4) scale(0.62)">
        <CardArt card="coin-3" />
      </g>
    </>
  ),
  sacrifice: () => (
    <g class="art card-scene">
      <path class="flame" d={FLAME} />
      <path class="gilt" d="M24 52H76L70 62H30Z" />
      <path class="pale" d="M34 62H66L70 86H30Z M22 86H78V96H22Z" />
      <path class="pleat" d="M42 66L40 84 M50 66V84 M58 66L60 84" />
    </g>
  ),
  draw: () => (
    <g class="art card-scene">
      <path class="pale" d="M12 24L46 14L62 70L28 80Z" />
      <path class="pale" d="M34 14H70V74H34Z" />
      <path class="card-red" d="M54 20L88 28L74 86L40 78Z" />
      <path class="line" d="M58 28L80 33L70 76L48 71Z" />
    </g>
  ),
};

/** What one does with an action. */
export function ActionArt({ action }: { action: string }): JSX.Element {
  const drawn = ACTIONS[action];
  if (!drawn) throw new Error(`no picture of the action ${action}`);
  return drawn();
}
