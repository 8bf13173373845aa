/** The moments a game of Ankh turned on: Battles and Dominations, merging, forgetting. */
import type { GameEvent } from "../../generated/protocol";
import { leaderOf, type Moment, type Placed } from "../../table/ending/moments";
import { t } from "../../words/words";

type Name = (seat: number) => string;

/** What is known while the events go by. */
interface Reading {
  readonly scores: Map<number, number>;
  readonly found: Moment[];
  readonly name: Name;
  conflict: number;
  leader: number | null;
  /** The region that is being resolved, and what its sides have gained in it. */
  region: Region | null;
}

interface Region {
  readonly token: string;
  readonly gains: Map<number, number>;
  readonly alone: number | null;
  victor: number | null;
  margin: number;
  answers: number;
}

/** The region is resolved: a moment of whoever gained most in it. */
function resolve(reading: Reading): void {
  const { region, name, scores } = reading;
  reading.region = null;
  if (!region) return;
  const [best] = [...region.gains].sort(([, one], [, other]) => other - one);
  const seat = region.victor ?? region.alone ?? best?.[0];
  if (seat === undefined) return;
  const amount = region.gains.get(seat) ?? 0;
  const leader = leaderOf(scores);
  const leads = leader !== null && leader !== reading.leader ? leader : null;
  if (leader !== null) reading.leader = leader;
  const kind = region.victor !== null ? "battle" : region.alone !== null ? "domination" : "nobody";
  const told = t(`ankh-moment-${kind}`, { who: name(seat), amount, margin: region.margin });
  const ahead = leads === null ? "" : ` ${t("end-moment-leads", { who: name(leads), amount: scores.get(leads) ?? 0 })}`;
  reading.found.push({
    answers: region.answers,
    seat,
    title: t("ankh-moment-where", { conflict: reading.conflict + 1, region: region.token }),
    words: told + ahead,
    swing: Math.max(amount, ...region.gains.values()) + (leads === null ? 0 : 2),
  });
}

function begin(reading: Reading, event: GameEvent, answers: number): void {
  resolve(reading);
  const alone = event.kind === "domination" ? (event.who ?? null) : null;
  reading.region = { token: String(event.what ?? ""), gains: new Map(), alone, victor: null, margin: 0, answers };
}

/** A moment after a Conflict that changes who plays; always worth telling. */
function after(reading: Reading, { kind, who = 0, whom = 0, what }: GameEvent, answers: number): void {
  const values = { who: reading.name(who), whom: reading.name(whom), amount: Number(what ?? 0) };
  reading.found.push({
    answers,
    seat: who,
    title: t("ankh-moment-after", { conflict: reading.conflict }),
    words: t(`ankh-moment-${kind}`, values),
    swing: 3,
    always: true,
  });
}

function hear(reading: Reading, event: GameEvent, answers: number): void {
  const { kind, who = 0, what, amount = 0 } = event;
  const { region, scores } = reading;
  if (kind === "battle-begins" || kind === "domination") begin(reading, event, answers);
  else if (kind === "battle-won" && region) {
    region.victor = who;
    region.margin = amount;
  } else if (kind === "devotion-gained" || kind === "devotion-lost") {
    const change = Number(what) - (scores.get(who) ?? 0);
    scores.set(who, Number(what));
    region?.gains.set(who, (region.gains.get(who) ?? 0) + change);
    if (region) region.answers = answers;
  } else if (kind === "conflict-ends") {
    resolve(reading);
    reading.conflict = amount;
  } else if (kind === "gods-merge") after(reading, { ...event, what: String(lower(scores, event)) }, answers);
  else if (kind === "gods-merged") {
    scores.set(who, Number(what));
    scores.delete(event.whom ?? -1);
  } else if (kind === "god-forgotten") {
    after(reading, event, answers);
    scores.delete(who);
  }
}

/** Where the two that merge will stand: on the space of the lower one (ANKH-MERGE-10). */
function lower(scores: ReadonlyMap<number, number>, { who = 0, whom = 0 }: GameEvent): number {
  return Math.min(scores.get(who) ?? 0, scores.get(whom) ?? 0);
}

export function moments(events: readonly Placed[], name: Name): readonly Moment[] {
  const reading: Reading = { scores: new Map(), found: [], name, conflict: 0, leader: null, region: null };
  for (const { event, answers } of events) hear(reading, event, answers);
  resolve(reading);
  return reading.found;
}
