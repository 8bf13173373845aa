/** The powers of a god in three columns: what each level costs, what is unlocked, and which Guardian comes with it. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import type { AnkhView, PowerName, SideView } from "../../generated/ankh";
import { reads } from "../../table/thing_card";
import { t } from "../../words/words";
import type { PanelHooks } from "../description";
import { nextLevel } from "./actions";
import { levelsOf, TABLES, WORDS } from "./catalogue";
import { PieceIcon } from "./pictures";

/** The unlock that uncovers a Guardian symbol, by the Guardian's level. */
const GUARDIAN_AT: Readonly<Record<string, number>> = TABLES.guardianUncovered;

interface PowersProps {
  readonly view: AnkhView;
  readonly side: SideView;
  readonly hooks: PanelHooks;
  /** Whether its powers answer. */
  readonly mine: boolean;
}

/** Which Guardian a column brings, and when. */
function brings({ view, side }: PowersProps, level: number, guardian: string, left: number): string {
  const unlocked = side.powers.length;
  const at = GUARDIAN_AT[level] ?? 0;
  const name = t(`ankh-kind-${guardian}`);
  if (unlocked >= at) return t("ankh-table-brought", { guardian: name });
  if (left === 0) return t("ankh-table-none-left", { guardian: name });
  if (unlocked + 1 === at) return t("ankh-table-brings-next", { guardian: name });
  const first = (level - 1) * Math.ceil(TABLES.unlocks / levelsOf(view.edition).length);
  return t("ankh-table-brings", { number: at - first, guardian: name });
}

/** Words longer than this are written smaller, because no line holds them otherwise. */
const LONG = 11;

function longest(name: string): number {
  return Math.max(...name.split(" ").map((word) => word.length));
}

function Power({ view, side, hooks, mine, power }: PowersProps & { power: PowerName }): JSX.Element {
  const thing = { kind: "power", name: power } as const;
  const option = mine ? hooks.optionFor(thing) : undefined;
  const owned = side.powers.includes(power);
  const name = t(`ankh-power-${power}`);
  return (
    <button
      type="button"
      class={`power-tile${owned ? " owned" : ""}${option ? " lit" : ""}`}
      {...(option ? { "data-choice": option.code } : {})}
      {...reads(thing)}
      onClick={(event) => hooks.tap(thing, event)}
    >
      <b class={longest(name) > LONG ? "long" : ""}>{name}</b>
      <span>{WORDS.gist(thing, view.edition)}</span>
    </button>
  );
}

function Column(props: PowersProps & { level: number; powers: readonly PowerName[] }): JSX.Element {
  const { view, side, level, powers } = props;
  const of = TABLES.unlocksPerLevel;
  const had = Math.max(0, Math.min(of, side.powers.length - (level - 1) * of));
  const next = nextLevel(side) === level && side.powers.length < TABLES.unlocks;
  const [guardian, left = 0] = Object.entries(view.guardianCards)[level - 1] ?? [];
  return (
    <div class={`power-column${next ? " next" : ""}${had === of ? " full" : ""}`}>
      <p class="power-price" title={t("ankh-table-price", { amount: level })}>
        <span role="img" aria-label={t("ankh-table-price", { amount: level })}>
          {Array.from({ length: level }, (_, one) => (
            <Sign key={one} name="follower" size={14} />
          ))}
        </span>
        <span>{t("ankh-table-unlocked", { amount: had, of })}</span>
      </p>
      {guardian && (
        <p class="power-guardian" tabIndex={0} {...reads({ kind: "kind", name: guardian })}>
          <PieceIcon kind={guardian} side={side.side} />
          <span>{brings(props, level, guardian, left)}</span>
        </p>
      )}
      {powers.map((power) => (
        <Power key={power} {...props} power={power} />
      ))}
    </div>
  );
}

export function Powers(props: PowersProps): JSX.Element {
  return (
    <div class="power-columns">
      {levelsOf(props.view.edition).map((powers, n) => (
        <Column key={n} {...props} level={n + 1} powers={powers} />
      ))}
    </div>
  );
}
