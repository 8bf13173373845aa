/** A printed thing as a card: picture, name, cost, strength and its complete effect. The same everywhere. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { GameDescription, TableState } from "../games/description";
import { almanacAddress } from "../games/entries";
import { printedItem, ruleOf } from "../games/printed";
import type { Thing } from "../generated/protocol";
import { t } from "../words/words";
import { RuleLink } from "./explanation";
import { type Act, listenToReaders, peeked, type Readable, reads, useReader } from "./reading";
import { shownTable } from "./shown_table";
import { closeLayer, openLayer } from "./top_layer";

export { reads, readThing } from "./reading";

export interface ThingCardProps {
  readonly game: GameDescription;
  readonly thing: Thing;
  /** `chip`: picture and name; `small`: with one line; `full`: with the whole text. */
  readonly size: "chip" | "small" | "full";
  readonly edition?: string | undefined;
  /** A line below the text: what it would cost me, why it cannot be had ... */
  readonly note?: string | undefined;
  /** What it is called here; its name if nothing else is said. */
  readonly said?: string | undefined;
  readonly children?: ComponentChildren;
}

/** What a thing costs, and how much strength it adds, where its game says so. */
function Numbers({
  game,
  thing,
  edition = "",
}: Pick<ThingCardProps, "game" | "thing" | "edition">): JSX.Element | null {
  const shown = game.thingNumbers?.(thing, edition) ?? [];
  if (shown.length === 0) return null;
  return (
    <span class="thing-numbers">
      {shown.map(({ label, value, picture }) => (
        <span key={label} class="thing-number" title={label}>
          {picture}
          <b>{value}</b>
          <span class="unseen">{label}</span>
        </span>
      ))}
    </span>
  );
}

const titleOf = (game: GameDescription, thing: Thing): string =>
  game.thingTitle?.(thing) ?? game.words.name(thing.kind, thing.name);

export function ThingCard({ game, thing, size, edition, note, said, children }: ThingCardProps): JSX.Element {
  const picture = game.thingPicture?.(thing) ?? null;
  const text =
    size === "full" ? game.words.effect(thing, edition) : size === "small" ? game.words.gist(thing, edition) : "";
  return (
    <span class={`thing-card thing-${size} thing-of-${thing.kind}`} {...(size === "full" ? {} : reads(thing))}>
      {picture && <span class="thing-picture">{picture}</span>}
      <span class="thing-text">
        <span class="thing-name">
          <b>{said ?? titleOf(game, thing)}</b>
          <Numbers game={game} thing={thing} edition={edition} />
        </span>
        {text && <span class="thing-effect">{text}</span>}
        {note && <span class="thing-note">{note}</span>}
        {children}
      </span>
    </span>
  );
}

/** A printed thing for whoever reads it: the whole card, with the way to its rule. */
export function readableThing(game: GameDescription, thing: Thing, edition: string): Readable | null {
  const effect = game.words.effect(thing, edition);
  const known = printedItem(game.words.catalogue, thing.kind, thing.name) !== undefined;
  if (!effect && !known && !game.thingPicture?.(thing)) return null;
  const rule = ruleOf(game.words.catalogue, thing.kind, thing.name, edition);
  const almanac = almanacAddress(game, thing, edition);
  return {
    title: titleOf(game, thing),
    titled: true,
    body: () => (
      <ThingCard game={game} thing={thing} size="full" edition={edition}>
        {(rule || almanac) && (
          <span class="thing-rule">
            {almanac && <a href={almanac}>{t("web-in-almanac")}</a>}
            {rule && <RuleLink rule={rule} />}
          </span>
        )}
      </ThingCard>
    ),
  };
}

/** A space of the map: what it is, and the card of everything that stands there. */
export function readableSpace(game: GameDescription, state: TableState, space: string): Readable | null {
  if (!game.map) return null;
  const lying = game.lying?.(state.view, space) ?? [];
  return {
    title: game.map.describe(state.view, space),
    slight: lying.length === 0,
    body: () =>
      lying.map((thing) => (
        <ThingCard key={thing.name} game={game} thing={thing} size="full" edition={state.edition} />
      )),
  };
}

/** How far a card stays from the edge of the window and from what it is about. */
const EDGE = 8;

/** Beside what it is about, on the side with more room, and within the window. */
function place(card: HTMLElement, at: DOMRect): void {
  const { offsetWidth: wide, offsetHeight: high } = card;
  const right = at.right + EDGE + wide < innerWidth;
  const left = at.left - EDGE - wide > 0;
  const x = right ? at.right + EDGE : left ? at.left - EDGE - wide : Math.min(at.left, innerWidth - wide - EDGE);
  const below = at.bottom + EDGE + high < innerHeight;
  const y = right || left ? at.top : below ? at.bottom + EDGE : at.top - EDGE - high;
  card.style.left = `${Math.max(EDGE, x)}px`;
  card.style.top = `${Math.max(EDGE, Math.min(y, innerHeight - high - EDGE))}px`;
}

/** The card beside the pointer. It lies above everything, and the pointer goes through it. */
export function PeekCard(): JSX.Element | null {
  const peek = peeked.value;
  if (!peek) return null;
  return (
    <div
      key={peek.what.title}
      class="peek"
      role="tooltip"
      popover="manual"
      ref={(element) => {
        if (!element?.isConnected) return;
        if (!element.matches(":popover-open")) element.showPopover();
        place(element, peek.at);
      }}
    >
      {!peek.what.titled && <h2>{peek.what.title}</h2>}
      {peek.what.body()}
    </div>
  );
}

/** Open what can be read above everything; what it can do is a button below it. */
export function openCard(what: Readable, act?: Act): void {
  const body = (): ComponentChildren => (
    <>
      {what.body()}
      {act && (
        <button
          type="button"
          class="answer act"
          onClick={() => {
            closeLayer();
            act.act();
          }}
        >
          {act.words}
        </button>
      )}
    </>
  );
  openLayer({ id: "reading", kind: "card", title: what.title, body, titled: what.titled ?? false });
}

/** Let the open table explain its things. */
export function useThingReader(game: GameDescription, state: TableState | null): void {
  const edition = state?.edition ?? "";
  useEffect(
    () =>
      useReader({
        find: (thing) => {
          const now = shownTable.peek();
          if (thing.kind === "space" && now) return readableSpace(now.game, now.state, thing.name);
          return readableThing(game, thing, edition);
        },
        open: openCard,
      }),
    [game, edition],
  );
  useEffect(listenToReaders, []);
}
