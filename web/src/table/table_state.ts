/** Everything a table is drawn from, gathered once for each drawing. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { initials } from "../board/initials";
import { useStableFunctions } from "../board/stable_functions";
import type { GameDescription, PanelHooks, TableState } from "../games/description";
import type { Thing } from "../generated/protocol";
import type { Sitting } from "../words/sentences";
import { Hand } from "./hand";
import { eventsOf, linesOf } from "./log_lines";
import type { Session } from "./session";

function useHand(session: Session, game: GameDescription): Hand {
  const hand = useMemo(() => new Hand(session, (thing) => game.words.written(thing)), [session, game]);
  useEffect(() => hand.listen(), [hand]);
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
  make({
    optionFor: (thing: Thing) => hand.optionFor(thing),
    touch: (thing: Thing) => {
      const option = game.meant?.(question, lit, thing);
      if (option) void hand.choose(option);
      else hand.touch(thing);
    },
    lines: (kinds, who) => linesOf(events, kinds, who, (event) => game.words.event(sitting, event)),
  });
  const point = (spaces: readonly string[]): void => {
    if (spaces.join(" ") !== pointed.peek().join(" ")) pointed.value = spaces;
  };
  return {
    session,
    table,
    view,
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
}
