/** The Battle as a stage over the whole table: the region lifted out of the map, a lane for each side, a rail of beats,
 * the result in words. It ends with Continue; what happens meanwhile waits. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Sign } from "../../../art/signs";
import { ReplayFeed } from "../../../net/replay_feed";
import { t } from "../../../words/words";
import { tell } from "../catalogue";
import type { AnkhState } from "../state";
import { BEATS, type BeatName } from "./beats";
import { type BattleHistory, isBattle, type Show } from "./history";
import { Lane } from "./lane";
import { LiftedMap } from "./lifted_map";
import { MergeStage } from "./merge_stage";
import { type Moment, momentOf } from "./moment";
import { speedAt, usePlayback } from "./playback";
import { Rail } from "./rail";
import { AccountLane, Banner, headlineOf } from "./result";
import { outcomeOf, type Said, saidOf } from "./say";
import { Shell } from "./shell";
import { Stake } from "./stake";
import { WaitingLane } from "./waiting_lane";

const SIGNS: Readonly<Record<BeatName, string>> = {
  cards: "card",
  build: "build",
  plague: "plague",
  majorities: "control-monument",
  strength: "conflict",
  tiebreak: "tiebreaker",
  reward: "devotion",
  losses: "no",
  after: "cycle",
};
/** With a clock running, the result closes after so many seconds for those who have nothing to decide. */
const CLOSES = 8;
/** More sides than this have smaller lanes. */
const MANY = 3;

export function reviewing({ session }: AnkhState): boolean {
  return session.connection instanceof ReplayFeed;
}

/** Whether the open question belongs to the show. */
function asks({ question, view }: AnkhState, show: Show): boolean {
  if (!question || show.over) return false;
  return !isBattle(show) || view.battle?.region === show.region;
}

/** Seconds until the result closes by itself; null where it waits. */
function useClosing(state: AnkhState, atResult: boolean, leave: () => void): number | null {
  const left = useSignal(CLOSES);
  const { table, question } = state;
  const clocked = table.clocks.some((clock) => clock.running && clock.left !== null);
  const alone = table.seats.every(({ kind }) => kind !== "person");
  const closes = atResult && question === null && (clocked || alone) && !reviewing(state);
  useEffect(() => {
    if (!closes) return;
    left.value = CLOSES;
    const timer = setInterval(() => {
      left.value -= 1;
      if (left.value <= 0) leave();
    }, 1000);
    return () => clearInterval(timer);
  }, [closes]);
  return closes ? left.value : null;
}

/** Who is waited for, by name. */
function waitedFor({ waiting, sitting, view }: AnkhState): string {
  const names = waiting.map((seat) => view.gods[seat] ?? sitting.called[seat] ?? "");
  return names.map((god) => t(`ankh-god-${god}`)).join(", ");
}

/** What the foot says at the result: what comes next. */
function nextSaid(state: AnkhState, battle: BattleHistory): Said {
  const next = state.local.queue
    .after(battle)
    .find(({ kind }) => kind === "domination" || kind === "region-skipped" || kind === "conflict-ends");
  const waits = state.question ? t("ankh-next-decision") : "";
  return next ? { head: tell(state.view, next), detail: waits } : { head: waits, detail: "" };
}

function saidAt(state: AnkhState, moment: Moment, at: number, last: number): Said {
  const { battle } = moment;
  const beat = battle.beats[at];
  const waits = t("ankh-say-waiting", { who: waitedFor(state) });
  if (moment.name === "result" && battle.over) return nextSaid(state, battle);
  if (!beat) return { head: t("ankh-say-choosing"), detail: waits };
  const said = saidOf(beat, { view: state.view, battle, cast: moment.cast });
  return at === last && !battle.over ? { ...said, detail: `${said.detail} ${waits}`.trim() } : said;
}

function subtitle({ battle, cast }: Moment): string {
  const held = battle.tiebreaker;
  return [
    ...(battle.conflict > 0 ? [`${t("ankh-battle-conflict", { amount: battle.conflict })}.`] : []),
    ...(held !== null ? [t("ankh-battle-tiebreaker-held", { who: cast.name(held) })] : []),
    ...(held === null && battle.conflict > 0 ? [t("ankh-battle-tiebreaker-spent")] : []),
  ].join(" ");
}

/** The beats there are, and those that may still come. */
function stopsOf(moment: Moment, state: AnkhState) {
  const { battle, cast } = moment;
  const told = battle.beats.map((beat) => ({
    name: t(`ankh-beat-${beat.name}`),
    sign: SIGNS[beat.name],
    outcome: outcomeOf(beat, { view: state.view, battle, cast }),
  }));
  if (battle.over) return [...told, { name: t("ankh-beat-result"), sign: "miracle", outcome: "" }];
  const reached = Math.max(-1, ...battle.beats.map(({ name }) => BEATS.indexOf(name)));
  const coming = BEATS.slice(reached + 1).filter(
    (name) => name === "cards" || name === "strength" || name === "reward",
  );
  return [...told, ...coming.map((name) => ({ name: t(`ankh-beat-${name}`), sign: SIGNS[name], outcome: "" }))];
}

interface LanesProps {
  readonly moment: Moment;
  readonly state: AnkhState;
  readonly waiting: boolean;
  /** Something else needs the room. */
  readonly close: boolean;
}

function Lanes({ moment, state, waiting, close }: LanesProps): JSX.Element {
  const { battle, name, sides } = moment;
  if (waiting) {
    // Who takes part is written down when the cards are chosen; before that everybody who stands there does.
    const { participants = [], standing = {} } = state.view.battle ?? {};
    const { mine } = moment.cast;
    const order = [...(participants.length > 0 ? participants : Object.keys(standing).map(Number))].sort(
      (one, other) => Number(other === mine) - Number(one === mine),
    );
    return (
      <ul class={order.length > MANY ? "lanes many" : "lanes"}>
        {order.map((side) => (
          <WaitingLane key={side} state={state} moment={moment} side={side} />
        ))}
      </ul>
    );
  }
  const Row = name === "result" && battle.over ? AccountLane : Lane;
  return (
    <ul class={sides.length > MANY || close ? "lanes many" : "lanes"}>
      {sides.map((side) => (
        <Row key={side} moment={moment} side={side} />
      ))}
    </ul>
  );
}

function BattleStage({ state, battle }: { state: AnkhState; battle: BattleHistory }): JSX.Element {
  const { queue } = state.local;
  const paused = useSignal(reviewing(state));
  const beats = battle.beats.map(({ name }) => name);
  const position = queue.at(battle.key);
  const { at, last, go } = usePlayback(position, beats, battle.over, speedAt(state.table.id), paused);
  const moment = momentOf(state, battle, at);
  const leave = (): void => queue.leave(battle);
  const result = battle.over && at === last;
  const deciding = asks(state, battle) && at >= last && !paused.value;
  const closes = useClosing(state, result, leave);
  const again = (): void => {
    position.value = 0;
    paused.value = false;
  };
  return (
    <Shell
      table={state.table.id}
      title={t("ankh-battle-title", { amount: battle.region })}
      subtitle={subtitle(moment)}
      token={battle.region}
      look={result ? "at-result" : beats.length === 0 ? "at-choice" : "at-beat"}
      said={saidAt(state, moment, at, last)}
      announced={result ? `${headlineOf(moment)}.` : ""}
      deciding={deciding}
      timed
      foot={{
        next: result ? leave : at < last ? () => go(at + 1) : null,
        skip: at < last ? () => go(last) : null,
        again: beats.length > 1 && at === last ? again : null,
        closes,
      }}
      rail={beats.length > 0 && <Rail stops={stopsOf(moment, state)} at={at} label={t("ankh-battle-rail")} go={go} />}
      back={() => go(at - 1)}
      forth={() => go(at + 1)}
      close={() => (result ? leave() : (queue.closed.value = battle.key))}
    >
      {result && <Banner moment={moment} />}
      <div class="stage-scene">
        <LiftedMap state={state} region={battle.region} moment={moment.map} asked={deciding}>
          {beats.length === 0 && <Stake state={state} cast={moment.cast} region={battle.region} />}
        </LiftedMap>
        <Lanes moment={moment} state={state} waiting={beats.length === 0} close={deciding} />
      </div>
    </Shell>
  );
}

/** What is on the stage now; null while the table is played. */
export function stageOf(state: AnkhState): JSX.Element | null {
  const { queue } = state.local;
  const show = queue.current(reviewing(state));
  if (!show || queue.closed.value === show.key) return null;
  return isBattle(show) ? (
    <BattleStage key={show.key} state={state} battle={show} />
  ) : (
    <MergeStage key={show.key} state={state} merge={show} asked={asks(state, show)} />
  );
}

/** The way back to a stage that was folded up. */
export function StageChip({ state }: { state: AnkhState }): JSX.Element | null {
  const { queue } = state.local;
  const show = queue.current(reviewing(state));
  if (!show || queue.closed.value !== show.key) return null;
  return (
    <button type="button" class="stage-chip" onClick={() => (queue.closed.value = "")}>
      <Sign name="conflict" />
      {isBattle(show) ? t("ankh-battle-title", { amount: show.region }) : t("ankh-merge-title")}
    </button>
  );
}
