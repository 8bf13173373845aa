/** Pantheon's table: the map, the epochs, what is on offer, every player's holdings, and the question. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { SeatFace } from "../art/seats";
import { hasSign, Sign } from "../art/signs";
import type { Glow } from "../board/grid";
import { useLasting } from "../board/lasting";
import { initials } from "../board/seats";
import { Still } from "../board/still";
import { Hovered, Surface } from "../board/surface";
import { Ending } from "../table/ending";
import { Frame, type Panel } from "../table/frame";
import { Hand, type Thing } from "../table/hand";
import { HandOver, mustHandOver } from "../table/handover";
import { Log } from "../table/log";
import { Prompt, type Shown } from "../table/prompt";
import type { Session } from "../table/session";
import { eventsOf, linesOf, passWords } from "../table/telling";
import type { Option, Question } from "../wire";
import { t } from "../words/words";
import { PantheonBoard } from "./board";
import { type HoldingHooks, Holdings } from "./holdings";
import { BOX, centreOf } from "./land";
import { Epochs, Market, paymentWords } from "./market";
import { CARDS, CARDS_ONLY, COLOURS, COSTS, GODS, OFFERINGS, SPACE_NAMES } from "./names";
import { type Payment, proposal } from "./payment";
import { costOf, explain, namesOf, offer, placeFacts, placeName, seatName, tell } from "./teller";
import type { PantheonView } from "./view";

/** Questions in which pieces are laid one after another. */
const TRAILS = new Set(["Moving", "Buying", "Spending"]);
const POINTS = new Set(["points-scored"]);

interface Lit {
  readonly spaces: ReadonlyMap<string, Glow>;
  readonly shown: readonly Option[];
}

/** The options of the open question, by what on the table stands for them; what each costs, and leaves. */
function litBy(question: Question | null, budget: number): Lit {
  const spaces = new Map<string, Glow>();
  const shown: Option[] = [];
  const liked = new Set(question?.suggestions.map((one) => one.option));
  for (const option of question?.options ?? []) {
    const [kind, number] = option.lights[0] ?? ["", 0];
    const space = SPACE_NAMES[number] ?? "";
    if (kind !== "space" || spaces.has(space)) {
      shown.push(option);
      continue;
    }
    const cost = costOf(option);
    const glow = { code: option.code, liked: liked.has(option.code) };
    const left = cost === null ? 0 : budget - cost;
    const says = question?.name === "Moving" ? "table-steps-cost" : "table-coins-cost";
    spaces.set(space, cost === null ? glow : { ...glow, says: t(says, { amount: cost, left }), ...(cost > 1 ? { note: String(cost) } : {}) });
  }
  return { spaces, shown };
}

/** The proposed way to pay what is left of a god's cost. */
function payment(view: PantheonView, question: Question | null): readonly Payment[] | null {
  const frame = view.pending.at(-1);
  if (question?.name !== "Offering" || question.may !== "answer" || frame?.name !== "Offering") return null;
  const [seat = 0, god = 0, met = 0, used = 0] = frame.facts;
  const player = view.players[seat];
  const name = GODS[god] ?? "";
  if (!player?.hand) return null;
  const spent = OFFERINGS.filter((_, kind) => (used >> kind) & 1);
  return proposal((COSTS[name] ?? []).slice(met), { hand: player.hand, tokens: player.tokens }, spent, !CARDS_ONLY.has(name));
}

function asks(view: PantheonView, question: Question): string {
  const facts = view.pending.at(-1)?.facts ?? [];
  const god = GODS[facts[1] ?? -1] ?? "";
  const offers = question.name === "Offering" || question.name === "GainRevealed";
  const amount = offers ? ((COSTS[god] ?? [])[question.name === "Offering" ? (facts[2] ?? 0) : 0] ?? 0) : (facts[1] ?? 0);
  return t(`pantheon-question-${question.name}`, { what: offers ? t(`pantheon-god-${god}`) : "", amount });
}

function Picture({ option }: { option: Option }): JSX.Element | null {
  const [kind, number] = option.lights[0] ?? ["", 0];
  if (option.code === 0) return <Sign name="done" />;
  if (kind === "card" || kind === "open") {
    const card = CARDS[number] ?? "";
    return card.startsWith("coin-") ? <b class="coin">{card.slice(5)}</b> : <Sign name={card} />;
  }
  if (kind === "offering" || kind === "with-token") return <Sign name={OFFERINGS[number] ?? ""} />;
  if (kind === "token") return <Sign name={OFFERINGS[Math.floor(number / 4)] ?? ""} />;
  if (kind === "god" || kind === "stack") return <Sign name="god" />;
  if (kind === "deck") return <Sign name="card" />;
  return hasSign(option.text) ? <Sign name={option.text} /> : null;
}

export function PantheonTable({ session }: { session: Session }): JSX.Element | null {
  const hand = useMemo(() => new Hand(session, namesOf), [session]);
  useEffect(() => hand.listen(), [hand]);
  const pointed = useSignal<readonly number[]>([]);
  const hovered = useSignal<string | null>(null);
  const point = (numbers: readonly number[]): void => {
    if (numbers.join() !== pointed.peek().join()) pointed.value = numbers;
  };
  const moments = session.connection.moments.value;
  const seat = session.seat.value;
  const events = useMemo(() => eventsOf(moments, seat), [moments, seat]);
  const view = session.view() as PantheonView | undefined;
  const table = session.connection.table.value;
  const question = hand.open();
  const budget = view?.pending.at(-1)?.facts[1] ?? 0;
  const lit = useMemo(() => litBy(question, budget), [question, budget]);
  const [hooks, make] = useLasting<HoldingHooks>();
  const facts = useMemo(() => (view ? placeFacts(view) : null), [view]);
  if (!view || !table || !facts) return null;
  if (mustHandOver(session)) return <HandOver session={session} who={seatName(session.question.value?.seat ?? 0)} />;
  const letters = initials(view.players.map((_, one) => seatName(one)));
  const waiting = session.connection.game.value?.waiting ?? [];
  const costs = question?.name === "Offering" ? "table-cards" : question?.name === "Moving" ? "table-steps" : "table-coins";
  const shown: Shown[] = lit.shown.map((option) => {
    const cost = costOf(option);
    const declines = question?.name === "Moving" && option.code === 0 && view.pending.at(-1)?.facts[3] === 0;
    const words = declines ? t("pantheon-option-draw-instead") : option.code === 0 ? passWords("pantheon", question, option) : offer(option);
    return { option, words, picture: <Picture option={option} />, ...(cost === null ? {} : { note: t(costs, { amount: cost }) }) };
  });
  const touch = (thing: Thing): void => hand.touch(thing);
  make({ optionFor: (thing) => hand.optionFor(thing), touch, points: (who) => linesOf(events, POINTS, who, tell) });
  const touchable = lit.shown.map((option) => option.code).join();
  const way = payment(view, question);
  const pay = (): void => hand.follow((way ?? []).map(({ kind, token }) => ({ kind: token ? "with-token" : "offering", name: kind })));
  const holdings = (who: number) => {
    const player = view.players[who];
    if (!player) return null;
    const [waited, letter] = [waiting.includes(who), letters[who] ?? ""];
    return (
      <Still key={who} of={JSON.stringify([player, letter, waited, table.seats[who], table.present.includes(who), who === seat ? touchable : ""])}>
        {() => <Holdings player={player} seat={who} letter={letter} table={table} waited={waited} hooks={hooks} />}
      </Still>
    );
  };
  const others = view.players.map((_, who) => who).filter((who) => who !== seat);
  const mine = seat === null ? null : view.players[seat];
  const onOffer = [view.godDisplay, view.godStackSize, view.demigodDisplay, view.openCards, view.deckSize, view.specialMoney, mine?.hand, mine?.tokens, touchable];
  const market = () => <Still of={JSON.stringify(onOffer)}>{() => <Market view={view} seat={seat} hooks={hooks} />}</Still>;
  const panels: Panel[] = [
    ...(seat === null ? [] : [{ id: "own", title: t("table-own-hand"), sign: "card", body: holdings(seat) }]),
    { id: "market", title: t("web-on-offer"), sign: "temple", body: market() },
    { id: "others", title: t("table-others"), sign: "gain", body: others.map(holdings) },
    { id: "log", title: t("web-log"), sign: "log", body: <Log session={session} tell={tell} names="" point={point} /> },
  ];
  const own = seat === null ? [] : [...(view.players[seat]?.feet ?? [])];
  const home = view.temple ? [view.temple] : [];
  const focus = (lit.spaces.size > 0 ? [...lit.spaces.keys()] : own.length > 0 ? own : home).map(centreOf);
  return (
    <Frame
      game="pantheon"
      session={session}
      asked={question?.asked}
      panels={panels}
      ending={<Ending session={session} name={seatName} face={(one) => <SeatFace game="pantheon" called={COLOURS[one] ?? ""} seat={one} />} />}
      tracks={
        <>
          <Still of={JSON.stringify([view.epoch, view.nations])}>{() => <Epochs view={view} />}</Still>
          {market()}
        </>
      }
      prompt={
        <Prompt
          hand={hand}
          asks={question ? asks(view, question) : ""}
          who={question ? seatName(question.seat) : waiting.map((one) => (one < 0 ? t("terminal-chance") : seatName(one))).join(", ")}
          seat={question?.seat ?? waiting[0] ?? 0}
          shown={shown}
          onBoard={lit.spaces.size > 0}
          explain={explain}
          called={seatName}
        >
          {way && (
            <div class="payment">
              <button type="button" class="answer pass" onClick={pay}>
                <Sign name="sacrifice" />
                <span>
                  {t("table-pay")}
                  <small>{paymentWords(way)}</small>
                </span>
              </button>
              <span>{t("table-or-change")}</span>
            </div>
          )}
        </Prompt>
      }
    >
      <Surface box={BOX} place={79} focus={focus} occasion={String(question?.asked ?? "")}>
        <PantheonBoard
          view={view}
          letters={letters}
          glowing={lit.spaces}
          trails={TRAILS.has(question?.name ?? "") && session.question.value !== null}
          pointed={pointed}
          hovered={hovered}
          label={t("web-map")}
          describe={(space) => placeName(view, space)}
          facts={facts}
          touch={(name) => touch({ kind: "space", name })}
          trail={(name, first) => (first ? hand.touch({ kind: "space", name }) : hand.append({ kind: "space", name }, "trail"))}
          hover={(name) => (hovered.value = name)}
          cancel={() => void session.undo()}
        />
      </Surface>
      <Hovered at={hovered} describe={(space) => placeName(view, space)} />
    </Frame>
  );
}
