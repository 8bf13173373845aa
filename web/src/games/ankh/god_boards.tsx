/** The boards of the gods: one's own in full, the others' small until they are opened. Everything on them is public. */
import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { AnkhView, SideView } from "../../generated/ankh";
import type { TableShown, Thing } from "../../generated/protocol";
import { type Line, openWhy, Why } from "../../table/explanation";
import { Player } from "../../table/player_name";
import { t } from "../../words/words";
import type { PanelHooks } from "../description";
import { CARDS, levelsOf, printedRule, sideName, TABLES } from "./catalogue";
import { PieceIcon, Portrait } from "./pictures";
import type { AnkhState } from "./state";

export const DEVOTION: ReadonlySet<string> = new Set([
  "devotion-gained",
  "devotion-lost",
  "devotion-bonus",
  "reward-bonus",
]);
const FOLLOWERS = new Set(["followers-gained", "followers-sacrificed", "followers-bonus", "bid-revealed"]);

/** The unlock that uncovers a Guardian symbol, by the Guardian's level. */
const GUARDIAN_AT: Readonly<Record<string, number>> = TABLES.guardianUncovered;

/** What the rule of something printed says. */
function told(kind: string, name: string, { edition }: AnkhView): readonly Line[] {
  const rule = printedRule(kind, name, edition);
  return [{ text: t(rule), rule }];
}

interface SideProps {
  readonly view: AnkhView;
  readonly side: SideView;
  readonly table: TableShown;
  readonly mine: boolean;
  readonly waited: boolean;
  readonly hooks: PanelHooks;
}

/** A card or power: it answers where that is asked, else it says what it does. */
function Tile({
  thing,
  rule,
  look,
  hooks,
  children,
}: {
  thing: Thing & { readonly words: string };
  rule: string;
  look: string;
  hooks: PanelHooks | null;
  children: JSX.Element;
}): JSX.Element {
  const option = hooks?.optionFor(thing);
  const act = (): void => {
    if (option) hooks?.touch(thing);
    else openWhy({ title: thing.words, lines: [{ text: t(rule), rule }] });
  };
  return (
    <button
      type="button"
      class={`tile ${look}${option ? " lit" : ""}`}
      {...(option ? { "data-choice": option.code } : {})}
      title={`${thing.words}. ${t(rule)}`}
      aria-label={thing.words}
      onClick={act}
    >
      {children}
    </button>
  );
}

function Cards({ view, side, hooks }: { view: AnkhView; side: SideView; hooks: PanelHooks | null }): JSX.Element {
  return (
    <ul class="cards" aria-label={t("table-battle-cards")}>
      {CARDS.filter((card) => side.hand.includes(card) || side.played.includes(card)).map((card) => {
        const held = side.hand.includes(card);
        const words = held ? t(`ankh-card-${card}`) : `${t(`ankh-card-${card}`)} · ${t("terminal-played")}`;
        return (
          <li key={card}>
            <Tile
              thing={{ kind: "card", name: card, words }}
              rule={printedRule("card", card, view.edition)}
              look={held ? "card held" : "card played"}
              hooks={held ? hooks : null}
            >
              <Sign name={card} size={20} />
            </Tile>
          </li>
        );
      })}
    </ul>
  );
}

/** The three columns of powers, each with its price, and where Guardians are uncovered. */
function Powers({ view, side, hooks }: { view: AnkhView; side: SideView; hooks: PanelHooks | null }): JSX.Element {
  const levels = levelsOf(view.edition);
  const unlocked = side.powers.length;
  const guardians = Object.entries(view.guardianCards);
  const next = Math.min(levels.length, Math.floor(unlocked / TABLES.unlocksPerLevel) + 1);
  return (
    <div class="power-columns">
      {levels.map((column, n) => {
        const level = n + 1;
        const [guardian, cards] = guardians[n] ?? [];
        const uncovered = unlocked >= (GUARDIAN_AT[level] ?? 0);
        return (
          <div
            key={level}
            class={
              level === next && unlocked < levels.length * TABLES.unlocksPerLevel ? "power-column next" : "power-column"
            }
          >
            <div class="power-price" data-price={level} title={t("table-price", { amount: level })}>
              {Array.from({ length: level }, (_, one) => (
                <Sign key={one} name="follower" size={13} />
              ))}
              <span
                class="unlocks"
                role="img"
                aria-label={t("table-unlocked", {
                  amount: Math.max(0, Math.min(TABLES.unlocksPerLevel, unlocked - n * TABLES.unlocksPerLevel)),
                })}
              >
                {Array.from({ length: TABLES.unlocksPerLevel }, (_, one) => (
                  <i key={one} class={unlocked > n * TABLES.unlocksPerLevel + one ? "done" : ""} />
                ))}
              </span>
              {guardian && (
                <span
                  class={uncovered ? "symbol uncovered" : "symbol"}
                  title={`${t(`ankh-kind-${guardian}`)}: ${cards ?? 0}`}
                >
                  <PieceIcon kind={guardian} side={side.side} />
                </span>
              )}
            </div>
            {column.map((power) => (
              <Tile
                key={power}
                thing={{ kind: "power", name: power, words: t(`ankh-power-${power}`) }}
                rule={printedRule("power", power, view.edition)}
                look={side.powers.includes(power) ? "power owned" : "power"}
                hooks={hooks}
              >
                <span>{t(`ankh-power-${power}`)}</span>
              </Tile>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Pool({ view, side }: { view: AnkhView; side: SideView }): JSX.Element {
  const guardians = Object.entries(side.guardians).filter(([, count]) => count > 0);
  return (
    <div class="pool" role="group" aria-label={t("table-pool")}>
      <span class="piece-count" title={`${t("ankh-kind-warrior")} · ${t("table-pool")}`}>
        <PieceIcon kind="warrior" side={side.side} />×{side.warriors}
      </span>
      {guardians.map(([kind, count]) => (
        <Why
          key={kind}
          class="piece-count"
          title={t(`ankh-kind-${kind}`)}
          name={`${t(`ankh-kind-${kind}`)} ×${count}`}
          lines={() => told("kind", kind, view)}
        >
          <PieceIcon kind={kind} side={side.side} />×{count}
        </Why>
      ))}
      <span class="piece-count" title={t("table-ankhs")}>
        <Sign name="devotion" size={20} />×{side.ankhs}
      </span>
      {side.captives > 0 && (
        <span class="piece-count captives" title={t("table-captives")}>
          <Sign name="captive" size={20} />×{side.captives}
        </span>
      )}
      {view.tiebreaker === side.side && (
        <span
          class={view.tiebreakerUp ? "tiebreaker" : "tiebreaker down"}
          title={t(view.tiebreakerUp ? "table-tiebreaker" : "table-tiebreaker-down")}
        >
          <Sign name="tiebreaker" size={20} />
          <span class="unseen">{t(view.tiebreakerUp ? "table-tiebreaker" : "table-tiebreaker-down")}</span>
        </span>
      )}
    </div>
  );
}

/** Who the side is, who plays it, and what it has of Devotion and Followers. */
function SideHeader({ view, side, table, hooks, open }: SideProps & { open: Signal<boolean> }): JSX.Element {
  const name = sideName(view, side.side);
  return (
    <header>
      {side.seats.map((seat) => {
        const god = view.gods[seat] ?? "";
        return (
          <Why key={seat} class="face" title={t(`ankh-god-${god}`)} lines={() => told("god", god, view)}>
            <Portrait god={god} seat={side.side} />
          </Why>
        );
      })}
      <button type="button" class="fold" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        <h3>{name}</h3>
        {side.seats.map((seat) => (
          <Player key={seat} table={table} seat={seat} />
        ))}
      </button>
      <Why
        class="count"
        title={`${name} · ${t("terminal-devotion")}`}
        name={`${t("terminal-devotion")} ${side.devotion}`}
        lines={() => hooks.lines(DEVOTION, side.side)}
      >
        <Sign name="devotion" size={18} /> {side.devotion}
      </Why>
      <Why
        class="count"
        title={`${name} · ${t("terminal-followers")}`}
        name={`${t("terminal-followers")} ${side.followers}`}
        lines={() => hooks.lines(FOLLOWERS, side.side)}
      >
        <Sign name="follower" size={18} /> {side.followers}
      </Why>
    </header>
  );
}

/** A side that is folded: what it has, and the cards it has played. */
function Brief({ view, side }: Pick<SideProps, "view" | "side">): JSX.Element {
  return (
    <div class="brief">
      <Pool view={view} side={side} />
      {side.played.length > 0 && (
        <ul class="cards" aria-label={t("terminal-played")}>
          {side.played.map((card) => (
            <li key={card} class="tile card played" title={`${t(`ankh-card-${card}`)} · ${t("terminal-played")}`}>
              <Sign name={card} size={16} />
              <span class="unseen">{t(`ankh-card-${card}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function SideBoard(props: SideProps): JSX.Element {
  const { view, side, mine, waited } = props;
  const open = useSignal(mine);
  const hooks = mine ? props.hooks : null;
  return (
    <section
      class={`side seat-${side.side}${mine ? " own" : ""}${waited ? " waited" : ""}`}
      aria-label={sideName(view, side.side)}
    >
      <SideHeader {...props} open={open} />
      {open.value ? (
        <>
          <Pool view={view} side={side} />
          <Cards view={view} side={side} hooks={hooks} />
          <Powers view={view} side={side} hooks={hooks} />
        </>
      ) : (
        <Brief view={view} side={side} />
      )}
    </section>
  );
}

/** The board of a side, drawn again only when something it shows has changed. */
export function sideBoard(state: AnkhState, side: SideView): JSX.Element {
  const { view, table, seat, waiting, hooks } = state;
  const mine = seat !== null && side.seats.includes(seat);
  const waited = side.seats.some((one) => waiting.includes(one));
  const shows = [
    side,
    mine,
    waited,
    view.gods,
    view.guardianCards,
    view.tiebreaker,
    view.tiebreakerUp,
    side.seats.map((one) => [table.seats[one], table.present.includes(one)]),
    mine ? state.touchable : "",
  ];
  return (
    <Memo key={side.side} of={JSON.stringify(shows)}>
      {() => <SideBoard view={view} side={side} table={table} mine={mine} waited={waited} hooks={hooks} />}
    </Memo>
  );
}
