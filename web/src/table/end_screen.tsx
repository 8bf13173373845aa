/** The end: who won and how, the course of the game, where it turned, and another game in one tap. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import type { Score } from "../games/description";
import type { TableShown } from "../generated/protocol";
import { follow, goTo, record, replay } from "../net/api";
import { refused } from "../net/feed";
import { answersBefore } from "../net/log_entries";
import { has, refusal, t } from "../words/words";
import { Chart } from "./chart";
import { courses, type Turning, turnings } from "./scores";
import type { Session } from "./session";

/** Save a text under a name, as a link does that somebody clicks. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface EndScreenProps {
  readonly session: Session;
  readonly score: Score;
  readonly name: (seat: number) => string;
  readonly face: (seat: number) => JSX.Element;
}

/** The chart and the turning points; the scores of the start come from the replay of it. */
function Course({ session, score, name, face }: EndScreenProps): JSX.Element | null {
  const { table, game, entries } = session.connection;
  const begin = useSignal<readonly number[] | null>(null);
  const [shown, total] = [table.value, game.value?.answers ?? 0];
  const seat = session.seat.value;
  const before = useMemo(() => answersBefore(entries.value, total), [entries.value, total]);
  useEffect(() => {
    if (shown)
      void replay(shown.id, before, null).then(
        (start) => (begin.value = score.of(Object.values(start.game.views)[0], shown.seats.length)),
      );
  }, [shown?.id, before]);
  const lines = useMemo(
    () => (begin.value ? courses(entries.value, begin.value, before, seat, score) : []),
    [entries.value, begin.value, before, seat],
  );
  if (!shown || lines.length === 0) return null;
  const words = (turning: Turning) =>
    t(`web-turning-${turning.kind}`, { who: name(turning.seat), amount: turning.amount });
  return (
    <>
      <Chart
        lines={lines}
        total={total}
        name={name}
        face={face}
        label={score.label()}
        choose={(at) => (location.hash = `#/replay/${shown.id}/${at}`)}
      />
      <h3>{t("web-turning-points")}</h3>
      <ol class="turnings">
        {turnings(lines).map((turning) => (
          <li key={`${turning.answers} ${turning.seat}`} class={`seat-${turning.seat}`}>
            <a href={`#/replay/${shown.id}/${turning.answers}`}>{words(turning)}</a>
          </li>
        ))}
      </ol>
    </>
  );
}

interface EndActionsProps {
  readonly session: Session;
  readonly table: TableShown;
  readonly hide: () => void;
}

/** Another game, the replay, the record, the board, and the way home. */
function EndActions({ session, table, hide }: EndActionsProps): JSX.Element {
  const trouble = useSignal("");
  const again = async () => {
    const reply = await session.connection.request("rematch");
    trouble.value = refused(reply) ? reply.code : await goTo(follow(table.id));
  };
  const plays = (session.connection.who.value?.seats.length ?? 0) > 0;
  const file = `theomachy-${table.setup.game}-${table.id}.txt`;
  return (
    <>
      <div class="answers">
        {plays && (
          <button type="button" class="answer pass rematch" onClick={() => void again()}>
            {table.rematch ? t("web-to-rematch") : t("web-rematch")}
          </button>
        )}
        <a class="answer" href={`#/replay/${table.id}`}>
          <Icon name="play" />
          {t("web-replay")}
        </a>
        <button type="button" class="answer" onClick={async () => save(file, (await record(table.id)).text)}>
          <Icon name="save" />
          {t("web-save-record")}
        </button>
        <button type="button" class="answer" onClick={hide}>
          {t("web-see-board")}
        </button>
        <a class="answer" href="#/">
          {t("web-home")}
        </a>
      </div>
      {trouble.value && (
        <p class="trouble" role="alert">
          {refusal(trouble.value)}
        </p>
      )}
    </>
  );
}

/** How the game ended, in the words of the game where it has some. */
function endingWords(game: string, ending: string, who: string): string {
  return has(`${game}-ending-${ending}`) ? t(`${game}-ending-${ending}`, { who }) : ending;
}

/** Why an operator ended the game; empty if none did. */
export function closedFor(session: Session): string {
  const why = session.connection.entries.value.find((entry) => entry.kind === "closed")?.text;
  return why ? t("web-closed-by-operator", { why }) : "";
}

export function EndScreen({ session, score, name, face }: EndScreenProps): JSX.Element | null {
  const hidden = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const table = session.connection.table.value;
  const result = table?.result;
  const open = Boolean(result) && !hidden.value;
  useEffect(() => {
    if (open) heading.current?.focus();
  }, [open]);
  if (!table || !result) return null;
  if (hidden.value) {
    return (
      <button type="button" class="answer pass reopen" onClick={() => (hidden.value = false)}>
        {t("web-result")}
      </button>
    );
  }
  const winners = result.winners.map(name).join(" + ");
  return (
    <section class="ending" role="dialog" aria-labelledby="ending-title">
      <h2 id="ending-title" tabIndex={-1} ref={heading}>
        {winners ? t("web-won", { who: winners }) : t("web-game-over")}
      </h2>
      <p class="how">{closedFor(session) || endingWords(table.setup.game, result.ending, winners)}</p>
      <EndActions session={session} table={table} hide={() => (hidden.value = true)} />
      <Course session={session} score={score} name={name} face={face} />
    </section>
  );
}
