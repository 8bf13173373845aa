/** What lies before oneself: the hand as cards, pieces in reserve, tokens, demigods, gods and tiles. */
import type { ComponentChildren, JSX } from "preact";
import { Sign } from "../../art/signs";
import { Memo } from "../../board/memo";
import type { PlayerView } from "../../generated/pantheon";
import { Why } from "../../table/explanation";
import { reads, readThing } from "../../table/reading";
import { t } from "../../words/words";
import type { PanelHooks } from "../description";
import { ColumnArt, FootArt } from "./art/pieces";
import { OfferingSign, thingPicture } from "./art/thing_picture";
import { Cards } from "./card_face";
import { OFFERINGS, WORDS } from "./catalogue";
import type { PantheonState } from "./state";

const POINTS = new Set(["points-scored"]);

function Cell({
  art,
  value,
  label,
  none = false,
}: {
  art: ComponentChildren;
  value: ComponentChildren;
  label: string;
  none?: boolean;
}): JSX.Element {
  return (
    <span class={none ? "holding none" : "holding"}>
      {art}
      <b>{value}</b>
      <small>{label}</small>
    </span>
  );
}

export function PieceIcon({ seat, column }: { seat: number; column: boolean }): JSX.Element {
  return (
    <svg class={`icon seat-${seat}`} viewBox="0 0 100 100" aria-hidden="true">
      {column ? <ColumnArt seat={seat} /> : <FootArt seat={seat} />}
    </svg>
  );
}

/** The gods and tiles somebody keeps, as small pictures that can be read. */
export function Kept({ player }: { player: PlayerView }): JSX.Element | null {
  const kept = [
    ...Object.entries(player.gods).map(([name, count]) => ({ kind: "god", name, count })),
    ...Object.entries(player.tiles).map(([name, count]) => ({ kind: "loot", name, count })),
    ...(player.bonus ? [{ kind: "bonus", name: player.bonus, count: 1 }] : []),
  ];
  if (kept.length === 0) return null;
  return (
    <ul class="kept-things" aria-label={t("pantheon-kept")}>
      {kept.map(({ kind, name, count }) => (
        <li key={`${kind} ${name}`}>
          <button
            type="button"
            class={`kept-thing of-${kind}`}
            {...reads({ kind, name })}
            onClick={() => readThing({ kind, name })}
          >
            <span class="kept-picture">{thingPicture({ kind, name })}</span>
            <span>
              {WORDS.name(kind, name)}
              {count > 1 && ` ×${count}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function demigodWords(player: PlayerView): string {
  const values = Object.entries(player.demigods ?? {}).flatMap(([value, count]) =>
    Array.from({ length: count }, () => value),
  );
  return values.length > 0 ? values.join(" + ") : "–";
}

function Holdings({ player, seat, hooks }: { player: PlayerView; seat: number; hooks: PanelHooks }): JSX.Element {
  return (
    <div class="holdings">
      <Cell
        art={<PieceIcon seat={seat} column={false} />}
        value={player.feetInReserve}
        label={t("pantheon-feet-reserve", { amount: player.feetInReserve })}
      />
      <Cell
        art={<PieceIcon seat={seat} column />}
        value={player.columnsInReserve}
        label={t("pantheon-columns-reserve", { amount: player.columnsInReserve })}
      />
      <Cell
        art={<Sign name="god" size={26} />}
        value={demigodWords(player)}
        label={t("pantheon-table-demigods")}
        none={player.demigodCount === 0}
      />
      <Why
        class="holding points"
        title={t("web-points")}
        name={`${player.score} ${t("pantheon-table-points")}`}
        lines={() => hooks.lines(POINTS, seat)}
      >
        <Sign name="miracle" size={26} />
        <b>{`${player.score} `}</b>
        <small>{t("pantheon-table-points")}</small>
      </Why>
      {OFFERINGS.map((kind) => {
        const level = player.tokens[kind];
        return (
          <Cell
            key={kind}
            art={
              level ? (
                <span class="token-picture" {...reads({ kind: "token", name: `${kind}-${level}` })}>
                  {thingPicture({ kind: "offering", name: kind })}
                </span>
              ) : (
                <OfferingSign kind={kind} size={29} />
              )
            }
            value={level ?? "–"}
            label={WORDS.name("offering", kind)}
            none={!level}
          />
        );
      })}
    </div>
  );
}

/** What lies before a seat whose hand one sees, drawn again only when something it shows has changed. */
export function ownThingsOf({ view, seat, hooks, touchable, question }: PantheonState): JSX.Element | null {
  const player = seat === null ? undefined : view.players[seat];
  if (seat === null || !player?.hand) return null;
  const { hand } = player;
  return (
    <Memo of={JSON.stringify([player, seat, touchable, question?.asked])}>
      {() => (
        <section class={`own-things seat-${seat}`} aria-label={t("table-own-hand")}>
          {Object.keys(hand).length > 0 ? (
            <Cards cards={hand} size="hand" from="card" hooks={hooks} label={t("pantheon-table-hand")} />
          ) : (
            <p class="nothing">{t("pantheon-no-cards")}</p>
          )}
          <div class="own-rest">
            <Holdings player={player} seat={seat} hooks={hooks} />
            <Kept player={player} />
          </div>
        </section>
      )}
    </Memo>
  );
}
