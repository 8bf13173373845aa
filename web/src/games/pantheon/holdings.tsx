/** What lies before a player: hand, reserve, tokens, gods, tiles. The own in full, the others' small until opened. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { PlayerView } from "../../generated/pantheon";
import type { TableShown, Thing } from "../../generated/protocol";
import { openWhy, Why } from "../../table/explanation";
import { Player } from "../../table/player_name";
import { t } from "../../words/words";
import type { PanelHooks } from "../description";
import { SeatEmblem } from "./art/emblem";
import { LootArt } from "./art/loot";
import { ColumnArt, FootArt } from "./art/pieces";
import { CARDS, type Counts, OFFERINGS, printedRule, WORDS } from "./catalogue";
import type { PantheonState } from "./state";

const POINTS = new Set(["points-scored"]);

export function CardFace({
  card,
  count,
  thing,
  hooks,
}: {
  card: string;
  count: number;
  thing?: Thing;
  hooks?: PanelHooks;
}): JSX.Element {
  const option = thing && hooks?.optionFor(thing);
  const words = t(`pantheon-card-${card}`);
  const inside = (
    <>
      {card.startsWith("coin-") ? <b class="coin">{card.slice(5)}</b> : <Sign name={card} size={24} />}
      {count > 1 && <i>×{count}</i>}
      <span class="unseen">{words}</span>
    </>
  );
  return (
    <li>
      {thing && hooks ? (
        <button
          type="button"
          class={`hand-card ${card}${option ? " lit" : ""}`}
          {...(option ? { "data-choice": option.code } : {})}
          title={words}
          onClick={() => hooks.touch(thing)}
        >
          {inside}
        </button>
      ) : (
        <span class={`hand-card ${card}`} title={words}>
          {inside}
        </span>
      )}
    </li>
  );
}

export function Cards({
  cards,
  from,
  hooks,
  label,
}: {
  cards: Counts;
  from?: "card" | "open";
  hooks?: PanelHooks;
  label: string;
}): JSX.Element {
  return (
    <ul class="hand" aria-label={label}>
      {CARDS.filter((card) => cards[card]).map((card) => (
        <CardFace
          key={card}
          card={card}
          count={cards[card] ?? 0}
          {...(from && hooks ? { thing: { kind: from, name: card }, hooks } : {})}
        />
      ))}
    </ul>
  );
}

export function godWhy(god: string): void {
  const rule = printedRule("god", god);
  openWhy({ title: t(`pantheon-god-${god}`), lines: [{ text: WORDS.effect({ kind: "god", name: god }), rule }] });
}

function Reserve({ player, seat }: { player: PlayerView; seat: number }): JSX.Element {
  const icon = (art: JSX.Element) => (
    <svg class={`icon seat-${seat}`} viewBox="0 0 100 100" aria-hidden="true">
      {art}
    </svg>
  );
  return (
    <div class="pool">
      <span
        class="piece-count"
        title={t("table-feet-reserve", { amount: player.feetInReserve, more: player.feetInGeneral })}
      >
        {icon(<FootArt seat={seat} />)}×{player.feetInReserve}
      </span>
      <span
        class="piece-count"
        title={t("table-columns-reserve", { amount: player.columnsInReserve, more: player.columnsInGeneral })}
      >
        {icon(<ColumnArt seat={seat} />)}×{player.columnsInReserve}
      </span>
      <span class="piece-count" title={t("table-columns-standing", { amount: player.columns.length })}>
        <Sign name="temple" size={20} />×{player.columns.length}
      </span>
      <span class="piece-count" title={t("pantheon-table-demigods")}>
        <Sign name="god" size={20} />×{player.demigodCount}
      </span>
      {OFFERINGS.filter((kind) => player.tokens[kind]).map((kind) => (
        <span key={kind} class="token" title={`${t(`pantheon-offering-${kind}`)} ${player.tokens[kind]}`}>
          <Sign name={kind} size={18} /> {player.tokens[kind]}
        </span>
      ))}
    </div>
  );
}

function Tiles({ player }: { player: PlayerView }): JSX.Element | null {
  const gods = Object.entries(player.gods);
  const tiles = Object.entries(player.tiles);
  if (gods.length + tiles.length === 0 && !player.bonus) return null;
  return (
    <ul class="powers">
      {gods.map(([god, count]) => (
        <li key={god}>
          <button
            type="button"
            class="power owned"
            title={WORDS.effect({ kind: "god", name: god })}
            onClick={() => godWhy(god)}
          >
            {t(`pantheon-god-${god}`)}
            {count > 1 && ` ×${count}`}
          </button>
        </li>
      ))}
      {tiles.map(([tile, count]) => (
        <li key={tile} class="kept" title={t(`pantheon-loot-${tile}`)}>
          <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
            <LootArt tile={tile} />
          </svg>
          {count > 1 && `×${count}`}
        </li>
      ))}
      {player.bonus && (
        <li class="kept" title={t(`pantheon-bonus-${player.bonus}`)}>
          <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
            <LootArt tile={player.bonus} />
          </svg>
        </li>
      )}
    </ul>
  );
}

interface HoldingsProps {
  readonly player: PlayerView;
  readonly seat: number;
  readonly letter: string;
  readonly table: TableShown;
  readonly waited: boolean;
  readonly hooks: PanelHooks;
}

export function Holdings({ player, seat, letter, table, waited, hooks }: HoldingsProps): JSX.Element {
  const mine = player.hand !== undefined;
  const open = useSignal(mine);
  const name = WORDS.name("seat", player.colour);
  return (
    <section class={`side seat-${seat}${mine ? " own" : ""}${waited ? " waited" : ""}`} aria-label={name}>
      <header>
        <span class="seat-letter" aria-hidden="true">
          <svg viewBox="0 0 100 100">
            <SeatEmblem seat={seat} />
          </svg>
          <i>{letter}</i>
        </span>
        <button type="button" class="fold" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
          <h3>{name}</h3>
          <Player table={table} seat={seat} />
        </button>
        <Why
          class="count"
          title={`${name} · ${t("web-points")}`}
          name={`${t("web-points")} ${player.score}`}
          lines={() => hooks.lines(POINTS, seat)}
        >
          <Sign name="miracle" size={18} /> {player.score}
        </Why>
        <span class="count" title={t("web-cards")}>
          <Sign name="card" size={18} /> {player.handSize}
        </span>
      </header>
      <Reserve player={player} seat={seat} />
      {open.value && <Tiles player={player} />}
      {player.hand && <Cards cards={player.hand} from="card" hooks={hooks} label={t("pantheon-table-hand")} />}
      {player.demigods && Object.keys(player.demigods).length > 0 && (
        <ul class="demigods" aria-label={t("pantheon-table-demigods")}>
          {Object.entries(player.demigods).flatMap(([value, count]) =>
            Array.from({ length: count }, (_, n) => (
              <li key={`${value} ${n}`} class="demigod">
                {value}
              </li>
            )),
          )}
        </ul>
      )}
    </section>
  );
}

/** What lies before a seat, drawn again only when something it shows has changed. */
export function holdingsOf(state: PantheonState, who: number): JSX.Element | null {
  const { view, table, hooks } = state;
  const player = view.players[who];
  if (!player) return null;
  const [waited, letter] = [state.waiting.includes(who), state.letters[who] ?? ""];
  const touchable = who === state.seat ? state.touchable : "";
  const shows = [player, letter, waited, table.seats[who], table.present.includes(who), touchable];
  return (
    <Memo key={who} of={JSON.stringify(shows)}>
      {() => <Holdings player={player} seat={who} letter={letter} table={table} waited={waited} hooks={hooks} />}
    </Memo>
  );
}
