/** The coach: explains what happens for the first time, where it happens, and warns before an answer that gives
 * something up. It says nothing twice. */
import { type Signal, signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { Sign } from "../art/signs";
import { roomBeside } from "../device/screen_size";
import { coaching } from "../device/settings";
import type { GameDescription, TableState } from "../games/description";
import type { Lesson } from "../games/telling";
import { learned } from "../net/log_entries";
import { t } from "../words/words";
import { coachSpeaks, countWarning, remember, warnedEnough, wasSaid } from "./coach_memory";
import { slipOf } from "./coach_slips";
import type { Doubt } from "./hand";
import { entriesSince } from "./story";

interface Explained {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly spaces: readonly string[];
}

/** Answers that were warned of, by the number of their question. */
const warned = new Set<string>();

const explained: Signal<Explained | null> = signal(null);

/** The lessons that are due at a table, those first that belong to what just happened. */
function due(game: GameDescription, state: TableState): readonly Explained[] {
  const name = state.table.setup.game;
  const { session, seat, sitting } = state;
  const own = seat === null ? [] : (sitting.sides[seat] ?? [seat]);
  const events = entriesSince(session.connection.entries.value, own).flatMap((entry) => learned(entry, seat));
  const lessons: readonly Lesson[] = game.coach?.due(state, events) ?? [];
  const refused = session.against.value.length > 0;
  return [
    ...(refused
      ? [{ id: "refused", title: t("story-coach-refused-title"), text: t("story-coach-refused"), spaces: [] }]
      : []),
    ...lessons.map(({ name: lesson, spaces = [] }) => ({
      id: `${name} ${lesson}`,
      title: t(`${name}-coach-${lesson}-title`),
      text: t(`${name}-coach-${lesson}`),
      spaces,
    })),
  ];
}

/** What the coach says at this moment, and what it would warn of. */
export function useCoach(game: GameDescription, state: TableState | null): void {
  const seated = state !== null && state.seat !== null && state.table.phase === "playing";
  const speaks =
    seated && !state.table.lesson && game.coach !== undefined && state.table.practice && coachSpeaks(state.table.id);
  const against = state?.session.against.value.length ?? 0;
  const lessons = useMemo(
    () => (speaks && state ? due(game, state) : []),
    [speaks, state?.question?.asked, state?.session.connection.entries.value, against],
  );
  useEffect(() => {
    const next = lessons.find(({ id }) => !wasSaid(id));
    if (next && explained.value?.id !== next.id) explained.value = next;
  }, [lessons]);
  useEffect(() => {
    if (!state) return;
    state.hand.warns = (option) => {
      const asked = `${state.question?.asked} ${option.code}`;
      // Who was warned of an answer and gives it all the same means it.
      if (!speaks || warned.has(asked)) return null;
      const mark = (doubt: Doubt | null): Doubt | null => {
        if (!doubt || warnedEnough(doubt.name)) return null;
        warned.add(asked);
        return doubt;
      };
      const warning = game.coach?.warns(state, option);
      return warning ? mark({ option, ...warning }) : slipOf(game, state, option).then(mark);
    };
  });
  useEffect(() => () => void (explained.value = null), []);
}

/** The coach takes room from a stage instead of covering it: as much as the card needs, or a folded one. */
function useRoomOverStage(card: { readonly current: HTMLElement | null }, open: boolean): void {
  useLayoutEffect(() => {
    const [coach, table] = [card.current, card.current?.closest<HTMLElement>(".table")];
    if (!coach || !table || (open && !roomBeside())) return; // whoever unfolds it on a small screen wants to read it
    const fit = (): void => table.style.setProperty("--coach", `${coach.offsetHeight}px`);
    const watch = new ResizeObserver(fit);
    watch.observe(coach);
    return () => watch.disconnect();
  }, [open]);
  useEffect(() => {
    const table = card.current?.closest<HTMLElement>(".table");
    return () => void table?.style.removeProperty("--coach");
  }, []);
}

/** On a small screen the card is one line until it is opened, so that it never covers what it speaks of. */
function Card({ title, text, state }: Explained & { state: TableState }): JSX.Element {
  const now = explained.value;
  const card = useRef<HTMLElement>(null);
  const open = useSignal(roomBeside());
  useRoomOverStage(card, open.value);
  const close = (): void => {
    if (now) remember(now.id);
    explained.value = null;
    state.point([]);
  };
  useEffect(() => {
    if (now && now.spaces.length > 0) state.point(now.spaces);
  }, [now?.id]);
  return (
    <aside class={open.value ? "coach" : "coach folded"} aria-label={t("story-coach")} ref={card}>
      <h2>
        {roomBeside() ? (
          <>
            <Sign name="hint" size={20} /> {title}
          </>
        ) : (
          <button type="button" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
            <Sign name="hint" size={20} /> <span>{title}</span>
            <Icon name="next" size={20} />
          </button>
        )}
      </h2>
      <p aria-live="polite">{text}</p>
      <div class="suggestion-ways">
        <button type="button" class="answer go-on" onClick={close}>
          {t("story-understood")}
        </button>
        <button
          type="button"
          class="link"
          onClick={() => {
            coaching.value = "off";
            close();
          }}
        >
          {t("story-coach-off")}
        </button>
      </div>
    </aside>
  );
}

function Warning({ doubt, state }: { doubt: Doubt; state: TableState }): JSX.Element {
  const { hand } = state;
  const card = useRef<HTMLDivElement>(null);
  useRoomOverStage(card, true);
  const done = (): void => {
    countWarning(doubt.name);
    hand.doubt.value = null;
  };
  return (
    <div class="coach warning" role="alertdialog" aria-label={t("story-coach")} ref={card}>
      <p>{doubt.text}</p>
      {doubt.rather && (
        <ol class="suggested-deeds">
          {doubt.rather.map((deed, n) => (
            <li key={n}>
              <b class="mark-badge">{n + 1}</b> {deed}
            </li>
          ))}
        </ol>
      )}
      {doubt.why && doubt.why.length > 0 && (
        <ul class="suggested-why">
          {doubt.why.map((reason, n) => (
            <li key={n}>{reason}</li>
          ))}
        </ul>
      )}
      {doubt.risk && (
        <p class="suggested-risk">
          <b>{t("coach-slip-yours")}</b> {doubt.risk}
        </p>
      )}
      <div class="suggestion-ways">
        <button type="button" class="answer go-on" onClick={done}>
          {t("story-think-again")}
        </button>
        <button
          type="button"
          class="link anyway"
          onClick={() => {
            done();
            void hand.choose(doubt.option, true);
          }}
        >
          {t("story-do-it")}
        </button>
      </div>
    </div>
  );
}

/** The card or the warning that is open. */
export function CoachCard({ state }: { state: TableState }): JSX.Element | null {
  const doubt = state.hand.doubt.value;
  if (doubt) return <Warning doubt={doubt} state={state} />;
  return explained.value ? <Card key={explained.value.id} {...explained.value} state={state} /> : null;
}
