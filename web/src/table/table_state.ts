/** Everything a table is drawn from, gathered once for each drawing. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { initials } from "../board/initials";
import { useStableFunctions } from "../board/stable_functions";
import { confirming, skipping } from "../device/settings";
import type { GameDescription, PanelHooks, TableState } from "../games/description";
import type { Question, Thing } from "../generated/protocol";
import type { Sitting } from "../words/sentences";
import { alsoRead } from "../words/words";
import { Hand } from "./hand";
import { eventsOf, linesOf } from "./log_lines";
import { byTouch, readThing } from "./reading";
import type { Session } from "./session";

/** People who confirm every answer want to see every question. */
const spares = (): boolean => skipping.value === "on" && confirming.value === "off";

function useHand(session: Session, game: GameDescription): Hand {
  const hand = useMemo(() => {
    const skips = (question: Question): boolean => spares() && !game.part?.(question);
    return new Hand(session, (thing) => game.words.written(thing), skips);
  }, [session, game]);
  useEffect(() => hand.listen(), [hand]);
  const refused = session.against.value.length > 0;
  useEffect(() => {
    if (refused) void alsoRead("refusals");
  }, [refused]);
  return hand;
}

/** Who sits at the table, and who belongs together now. */
export function sittingAt({ connection: { table, game } }: Session): Sitting {
  return { called: table.value?.seats.map(({ called }) => called) ?? [], sides: game.value?.sides ?? [] };
}

/** The state of a table, or null while nothing of the game is known. */
export function useTableState(session: Session, game: GameDescription): TableState | null {
  const hand = useHand(session, game);
  const pointed = useSignal<readonly string[]>([]);
  const hovered = useSignal<string | null>(null);
  const entries = session.connection.entries.value;
  const seat = session.seat.value;
  const events = useMemo(() => eventsOf(entries, seat), [entries, seat]);
  const local = game.useLocal(events);
  const view = session.view();
  const table = session.connection.table.value;
  const question = hand.open();
  const sitting = sittingAt(session);
  const lit = useMemo(() => (view ? game.lit(view, question) : null), [question, view]);
  const [hooks, make] = useStableFunctions<PanelHooks>();
  if (!view || !table || !lit) return null;
  const touch = (thing: Thing): void => {
    if (game.composes?.(state, thing)) return;
    const option = game.meant?.(question, lit, thing);
    if (option) void hand.choose(option);
    else hand.touch(thing);
  };
  make({
    optionFor: (thing: Thing) => hand.optionFor(thing),
    touch,
    tap: (thing: Thing, event: Event) => {
      const option = hand.optionFor(thing);
      if (option && !byTouch(event)) touch(thing);
      else readThing(thing, option && { words: game.words.option(option, question), act: () => touch(thing) });
    },
    lines: (kinds, who) => linesOf(events, kinds, who, (event) => game.words.event(sitting, event)),
  });
  const point = (spaces: readonly string[]): void => {
    if (spaces.join(" ") !== pointed.peek().join(" ")) pointed.value = spaces;
  };
  const asked: TableState = {
    session,
    table,
    view,
    edition: table.setup.edition ?? "",
    sitting,
    seat,
    question,
    waiting: session.connection.game.value?.waiting ?? [],
    lit,
    touchable: lit.shown.map((option) => option.code).join(),
    letters: initials(table.seats.map(({ seat: one }) => game.words.seat(sitting, one))),
    hand,
    hooks,
    pointed,
    point,
    hovered,
    local,
  };
  const composed = game.composed?.(asked);
  const state = composed ? { ...asked, lit: composed, touchable: "" } : asked;
  return state;
}
