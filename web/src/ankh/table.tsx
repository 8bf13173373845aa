/** Ankh's table: the map, the tracks, every side's board, the Battle, and the question. */
import { computed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { GodArt } from "../art/gods";
import { FigureArt } from "../art/guardians";
import { MonumentArt } from "../art/monuments";
import { hasSign, Sign } from "../art/signs";
import { Surface } from "../board/surface";
import { Ending } from "../table/ending";
import { HandOver, mustHandOver } from "../table/handover";
import { Log } from "../table/log";
import { Prompt, type Shown } from "../table/prompt";
import type { Session } from "../table/session";
import type { Option } from "../wire";
import { t } from "../words/words";
import { AnkhBoard } from "./board";
import { ACTIONS, CARDS, EVENT_TRACK, EVENTS, KINDS, SPACE_NAMES } from "./names";
import { explain, offer, seatName, sideName, tell } from "./teller";
import type { AnkhView, Side } from "./view";

/** The options of the open question, sorted by what on the table stands for them. */
interface Sorted {
  readonly spaces: Map<string, Option>;
  readonly sides: Map<string, Option>;
  readonly buttons: Option[];
}

function sorted(options: readonly Option[]): Sorted {
  const found: Sorted = { spaces: new Map(), sides: new Map(), buttons: [] };
  for (const option of options) {
    const [kind, number] = option.lights[0] ?? ["", 0];
    if (kind === "space") found.spaces.set(SPACE_NAMES[number] ?? "", option);
    else if (kind === "side") found.sides.set(option.text, option);
    else found.buttons.push(option);
  }
  return found;
}

function Picture({ option, view }: { option: Option; view: AnkhView }): JSX.Element | null {
  const [kind, number] = option.lights[0] ?? ["", 0];
  if (kind === "action") return <Sign name={ACTIONS[number] ?? ""} />;
  if (kind === "card") return <Sign name={CARDS[number] ?? ""} />;
  if (kind === "kind") return <PieceIcon kind={KINDS[number] ?? ""} />;
  if (kind === "seat") {
    return (
      <svg class={`icon seat-${number}`} viewBox="-4 -4 108 108">
        <GodArt god={view.gods[number] ?? ""} />
      </svg>
    );
  }
  if (option.text === "pass") return <Sign name="done" />;
  return hasSign(option.text) ? <Sign name={option.text} /> : null;
}

function PieceIcon({ kind, side = 0 }: { kind: string; side?: number }): JSX.Element {
  const monument = kind === "obelisk" || kind === "temple" || kind === "pyramid";
  return (
    <svg class={`icon seat-${side}`} viewBox="-4 -4 108 108" aria-hidden="true">
      {monument ? <MonumentArt kind={kind} /> : <FigureArt kind={kind} />}
    </svg>
  );
}

/** The event track: what has happened, what comes next. */
function EventTrack({ view }: { view: AnkhView }): JSX.Element {
  return (
    <ol class="event-track" aria-label={t("web-event-track")}>
      {EVENT_TRACK.map((event, n) => (
        <li key={n} class={`${EVENTS[event]} ${n < view.event ? "past" : n === view.event ? "next" : ""}`} title={t(`ankh-track-${EVENTS[event]}`)}>
          <Sign name={EVENTS[event] ?? ""} size={18} />
        </li>
      ))}
    </ol>
  );
}

/** The four action tracks with the steps left to the next event. */
function ActionTracks({ view }: { view: AnkhView }): JSX.Element {
  const players = view.gods.length;
  return (
    <ul class="action-tracks">
      {ACTIONS.map((action) => {
        const length = action === "unlock" ? players : players + 1;
        const at = view.actions[action] ?? 0;
        return (
          <li key={action} title={t(`ankh-action-${action}`)}>
            <Sign name={action} size={20} />
            <span class="steps" aria-label={t("web-steps-left", { amount: length - at })}>
              {Array.from({ length }, (_, n) => (
                <i key={n} class={n < at ? "done" : n === length - 1 ? "event" : ""} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The Devotion track as a ladder, the red part below. */
function Ladder({ view }: { view: AnkhView }): JSX.Element {
  return (
    <div class="ladder" style={{ "--top": view.top, "--red": view.lastRed }} aria-label={t("web-devotion-track")}>
      <div class="red" />
      {view.sides.map((side, order) => (
        <div key={side.side} class={`rung seat-${side.side}`} style={{ "--at": side.devotion, "--order": order }} title={`${sideName(view, side.side)}: ${side.devotion}`}>
          {side.devotion}
        </div>
      ))}
    </div>
  );
}

function SideBoard({ view, side, mine, waited }: { view: AnkhView; side: Side; mine: boolean; waited: boolean }): JSX.Element {
  return (
    <section class={`side seat-${side.side}${mine ? " mine" : ""}${waited ? " waited" : ""}`} aria-label={sideName(view, side.side)}>
      <header>
        {side.seats.map((seat) => (
          <svg key={seat} class="portrait" viewBox="-2 -2 104 104" aria-hidden="true">
            <GodArt god={view.gods[seat] ?? ""} />
          </svg>
        ))}
        <h3>{sideName(view, side.side)}</h3>
        <span class="count" title={t("terminal-devotion")}>
          <Sign name="devotion" size={18} /> {side.devotion}
        </span>
        <span class="count" title={t("terminal-followers")}>
          <Sign name="follower" size={18} /> {side.followers}
        </span>
      </header>
      <div class="pool">
        <span title={t("ankh-kind-warrior")}>
          <PieceIcon kind="warrior" side={side.side} />×{side.warriors}
        </span>
        {Object.entries(side.guardians)
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => (
            <span key={kind} title={t(`ankh-kind-${kind}`)}>
              <PieceIcon kind={kind} side={side.side} />×{count}
            </span>
          ))}
      </div>
      <ul class="powers">
        {side.powers.map((power) => (
          <li key={power}>{t(`ankh-power-${power}`)}</li>
        ))}
      </ul>
      <ul class="cards">
        {CARDS.filter((card) => side.hand.includes(card) || side.played.includes(card)).map((card) => (
          <li key={card} class={side.hand.includes(card) ? "held" : "played"} title={`${t(`ankh-card-${card}`)}${side.hand.includes(card) ? "" : ` · ${t("terminal-played")}`}`}>
            <Sign name={card} size={18} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A Battle while it lasts: who fights where, with which cards and strengths. */
function Theatre({ view }: { view: AnkhView }): JSX.Element | null {
  const battle = view.battle;
  if (!battle) return null;
  return (
    <aside class="theatre" aria-label={t("web-battle", { amount: battle.region })}>
      <h2>{t("web-battle", { amount: battle.region })}</h2>
      <div class="fighters">
        {battle.participants.map((side) => (
          <div key={side} class={`fighter seat-${side}${battle.victor === side ? " victor" : ""}`}>
            <svg class="portrait" viewBox="-2 -2 104 104" aria-hidden="true">
              <GodArt god={view.gods[side] ?? ""} />
            </svg>
            <strong>{sideName(view, side)}</strong>
            <span class="fight-cards">
              {(battle.cards[side] ?? []).map((card) => (
                <span key={card} class="fight-card" title={t(`ankh-card-${card}`)}>
                  <Sign name={card} />
                  {t(`ankh-card-${card}`)}
                </span>
              ))}
            </span>
            <b class="strength">{battle.strength[side] ?? 0}</b>
          </div>
        ))}
      </div>
    </aside>
  );
}

export function AnkhTable({ session }: { session: Session }): JSX.Element | null {
  const options = useMemo(() => computed(() => sorted(session.question.value?.options ?? [])), [session]);
  const pointed = useSignal<readonly number[]>([]);
  const view = session.view() as AnkhView | undefined;
  if (!view) return null;
  if (mustHandOver(session)) return <HandOver session={session} who={seatName(view, session.question.value?.seat ?? 0)} />;
  const { spaces, sides, buttons } = options.value;
  const seat = session.seat.value;
  const shown: Shown[] = buttons.map((option) => ({ option, words: offer(option), picture: <Picture option={option} view={view} /> }));
  const waiting = session.connection.game.value?.waiting ?? [];
  const choose = (space: string) => void session.answer(spaces.get(space) ?? space);
  const chooseSide = (side: string) => void session.answer(sides.get(side) ?? side);
  const describe = (space: string) => {
    const piece = view.figures.find((one) => one.space === space) ?? view.monuments.find((one) => one.space === space);
    const owner = piece?.side === null || piece?.side === undefined ? "" : ` ${sideName(view, piece.side)}`;
    return piece ? `${space} ${t(`ankh-kind-${piece.kind}`)}${owner}` : space;
  };
  const question = session.question.value;
  return (
    <div class="table ankh-table">
      <div class="tracks">
        <EventTrack view={view} />
        <ActionTracks view={view} />
      </div>
      <div class="field">
        <Surface>
          <AnkhBoard
            view={view}
            lit={{ spaces: new Set(spaces.keys()), sides: new Set(sides.keys()) }}
            pointed={pointed.value.map((number) => SPACE_NAMES[number] ?? "")}
            label={t("web-map")}
            describe={describe}
            choose={choose}
            chooseSide={chooseSide}
          />
        </Surface>
        <Ladder view={view} />
        <Theatre view={view} />
        <Ending session={session} name={(seat) => sideName(view, seat)} />
        <Prompt
          session={session}
          asks={question ? t(`ankh-question-${question.name}`) : ""}
          who={question ? seatName(view, question.seat) : waiting.map((one) => (one < 0 ? t("terminal-chance") : seatName(view, one))).join(", ")}
          seat={question?.seat ?? waiting[0] ?? 0}
          shown={shown}
          onBoard={spaces.size + sides.size > 0}
          explain={(reason) => explain(view, reason)}
        />
      </div>
      <div class="sides">
        {[...view.sides].reverse().map((side) => (
          <SideBoard key={side.side} view={view} side={side} mine={seat !== null && side.seats.includes(seat)} waited={side.seats.some((one) => waiting.includes(one))} />
        ))}
        <Log session={session} tell={(event) => tell(view, event)} point={(numbers) => (pointed.value = numbers)} />
      </div>
    </div>
  );
}
