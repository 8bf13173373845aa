/** The boards of the gods: one's own in full, each rival in a row that opens it. Everything on them is public. */
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { AnkhView, SideView } from "../../generated/ankh";
import type { TableShown } from "../../generated/protocol";
import { Why } from "../../table/explanation";
import { Player } from "../../table/player_name";
import { reads } from "../../table/thing_card";
import { openLayer } from "../../table/top_layer";
import { t } from "../../words/words";
import type { PanelHooks } from "../description";
import { cardsOf, SmallCard } from "./battle_cards";
import { sideName, WORDS } from "./catalogue";
import { PieceIcon, Portrait } from "./pictures";
import { Powers } from "./powers";
import type { AnkhState } from "./state";

export const DEVOTION: ReadonlySet<string> = new Set([
  "devotion-gained",
  "devotion-lost",
  "devotion-bonus",
  "reward-bonus",
]);
const FOLLOWERS = new Set(["followers-gained", "followers-sacrificed", "followers-bonus", "bid-revealed"]);

interface SideProps {
  readonly view: AnkhView;
  readonly side: SideView;
  readonly table: TableShown;
  readonly mine: boolean;
  readonly waited: boolean;
  readonly hooks: PanelHooks;
}

/** What a side has of Devotion and Followers, each with where it comes from. */
function Counts({ view, side, hooks }: Pick<SideProps, "view" | "side" | "hooks">): JSX.Element {
  const name = sideName(view, side.side);
  return (
    <span class="counts">
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
    </span>
  );
}

/** Figures in the pool, tokens, captives, the Tiebreaker. */
function Pool({ view, side }: Pick<SideProps, "view" | "side">): JSX.Element {
  const guardians = Object.entries(side.guardians).filter(([, count]) => count > 0);
  return (
    <span class="pool" role="group" aria-label={t("ankh-table-pool")}>
      {[["warrior", side.warriors] as const, ...guardians].map(([kind, count]) => (
        <span
          key={kind}
          class="piece-count"
          tabIndex={0}
          role="img"
          aria-label={`${t(`ankh-kind-${kind}`)} ×${count}`}
          {...reads({ kind: "kind", name: kind })}
        >
          <PieceIcon kind={kind} side={side.side} />×{count}
        </span>
      ))}
      <span
        class="piece-count"
        title={t("ankh-table-tokens")}
        role="img"
        aria-label={`${t("ankh-table-tokens")}: ${side.ankhs}`}
      >
        <Sign name="banner" size={18} />×{side.ankhs}
      </span>
      {side.captives > 0 && (
        <span class="piece-count" title={t("table-captives")}>
          <Sign name="captive" size={18} />×{side.captives}
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
    </span>
  );
}

function Faces({ view, side }: Pick<SideProps, "view" | "side">): JSX.Element {
  return (
    <span class="faces">
      {side.seats.map((seat) => {
        const god = view.gods[seat] ?? "";
        return (
          <span key={seat} class={`face seat-${side.side}`} tabIndex={0} {...reads({ kind: "god", name: god })}>
            <Portrait god={god} seat={side.side} />
            <span class="unseen">{t(`ankh-god-${god}`)}</span>
          </span>
        );
      })}
    </span>
  );
}

/** What each god of a side can do, in full. */
function Abilities({ view, side }: Pick<SideProps, "view" | "side">): JSX.Element {
  return (
    <>
      {side.seats.map((seat) => (
        <p key={seat} class="ability">
          {WORDS.effect({ kind: "god", name: view.gods[seat] ?? "" }, view.edition)}
        </p>
      ))}
    </>
  );
}

/** A side in full: one's own beside the map, or a rival's above it. */
function FullBoard(props: SideProps): JSX.Element {
  const { view, side, table, mine, waited, hooks } = props;
  return (
    <section
      class={`side god-board seat-${side.side}${mine ? " own" : ""}${waited ? " waited" : ""}`}
      aria-label={sideName(view, side.side)}
    >
      <header>
        <Faces view={view} side={side} />
        <div class="side-who">
          <h3>{sideName(view, side.side)}</h3>
          {side.seats.map((seat) => (
            <Player key={seat} table={table} seat={seat} />
          ))}
        </div>
        <span class="side-has">
          <Counts view={view} side={side} hooks={hooks} />
          <Pool view={view} side={side} />
        </span>
      </header>
      <Abilities view={view} side={side} />
      <Powers view={view} side={side} hooks={hooks} mine={mine} />
      {!mine && (
        <>
          <h4>{t("ankh-table-hand-of")}</h4>
          <ul class="small-cards">
            {cardsOf(side).map((card) => (
              <SmallCard key={card} card={card} edition={view.edition} played={side.played.includes(card)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A rival in a row: who, how much, and the cards that were played; a touch opens the whole board. */
function Rival(props: SideProps): JSX.Element {
  const { view, side, table, waited, hooks } = props;
  const name = sideName(view, side.side);
  const open = (): void =>
    openLayer({
      id: `side ${side.side}`,
      kind: "card",
      title: name,
      titled: true,
      body: () => <FullBoard {...props} />,
    });
  return (
    <section class={`side rival seat-${side.side}${waited ? " waited" : ""}`} aria-label={name}>
      <Faces view={view} side={side} />
      <button
        type="button"
        class="fold"
        aria-haspopup="dialog"
        title={t("ankh-table-open-board", { who: name })}
        onClick={open}
      >
        <h3>{name}</h3>
        {side.seats.map((seat) => (
          <Player key={seat} table={table} seat={seat} />
        ))}
      </button>
      <Counts view={view} side={side} hooks={hooks} />
      {side.played.length > 0 && (
        <ul class="played-cards" aria-label={t("ankh-table-has-played")}>
          {side.played.map((card) => (
            <SmallCard key={card} card={card} edition={view.edition} played />
          ))}
        </ul>
      )}
    </section>
  );
}

function propsOf({ view, table, seat, waiting, hooks }: AnkhState, side: SideView): SideProps {
  const mine = seat !== null && side.seats.includes(seat);
  return { view, side, table, mine, waited: side.seats.some((one) => waiting.includes(one)), hooks };
}

/** The whole board of a side, whoever it belongs to. */
export function fullBoard(state: AnkhState, side: SideView): JSX.Element {
  return <FullBoard {...propsOf(state, side)} />;
}

/** The board of a side, drawn again only when something it shows has changed. */
export function sideBoard(state: AnkhState, side: SideView): JSX.Element {
  const props = propsOf(state, side);
  const { view, table, mine, waited } = props;
  const shows = [
    { ...side, prospects: null },
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
      {() => (mine ? <FullBoard {...props} /> : <Rival {...props} />)}
    </Memo>
  );
}
