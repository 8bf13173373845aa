/** A turn of Ankh in a few sentences: deeds that belong together are one, and a Conflict is told by its results. */
import type { AnkhView } from "../../generated/ankh";
import type { GameEvent } from "../../generated/protocol";
import type { Sitting } from "../../words/sentences";
import { type Arguments, form, t } from "../../words/words";
import type { Story, StoryLine } from "../telling";
import { WORDS } from "./catalogue";
import { neighboursOf } from "./map";

interface Told {
  readonly view: AnkhView;
  readonly sitting: Sitting;
  readonly seat: number | null;
}

/** More moves than this are told as a number. */
const MOVES = 2;

function sideOf(sitting: Sitting, seat: number | null): number | null {
  return seat === null ? null : Math.min(...(sitting.sides[seat] ?? [seat]));
}

/** A space by the Monument beside it, a neutral one first; else by its region. */
export function placeWords({ view, sitting, seat }: Told, space: string): string {
  const region = Object.keys(view.regions).find((number) => view.regions[number]?.includes(space));
  if (!region) return t("ankh-on-water");
  const near = new Set(neighboursOf(space).filter((one) => view.regions[region]?.includes(one)));
  const beside = view.monuments.filter((one) => near.has(one.space));
  const mine = (side: number | null) => side !== null && side === sideOf(sitting, seat);
  const found = beside.find(({ side }) => side === null) ?? beside.find(({ side }) => mine(side)) ?? beside[0];
  if (!found) return t("ankh-in-region", { amount: region });
  const whose = found.side === null ? "neutral" : mine(found.side) ? "own" : "other";
  const who = found.side === null ? "" : WORDS.side(sitting, found.side);
  return t(`ankh-near-${found.kind}`, { whose, who });
}

/** Events that are a deed of their own, and the sign of each. */
const DEEDS: Readonly<Record<string, readonly [deed: string, sign: string]>> = {
  "figure-pushed": ["push", "move"],
  "figure-summoned": ["summon", "summon"],
  "monument-built": ["build", "build"],
  "monument-taken": ["take", "control-monument"],
  "followers-gained": ["followers", "gain"],
  "power-unlocked": ["unlock", "unlock"],
  "event-triggered": ["trigger", "conflict"],
  "tokens-exchanged": ["exchange", "conflict"],
  "sun-given": ["sun", "miracle"],
  "gate-placed": ["gate", "god"],
};

function deed(told: Told, event: GameEvent): StoryLine {
  const [name = "", sign = ""] = DEEDS[event.kind] ?? [];
  const kind = event.what === undefined ? "" : `ankh-kind-${event.what}`;
  const named: Readonly<Record<string, () => string>> = {
    unlock: () => WORDS.name("power", event.what ?? ""),
    trigger: () => WORDS.name("event", event.what ?? ""),
  };
  const values: Arguments = {
    mode: "did",
    what: named[name]?.() ?? (kind ? form(kind, "acc") : ""),
    where: event.where === undefined ? "" : placeWords(told, event.where),
    amount: event.amount ?? 0,
    one: event.what ?? "",
    other: event.amount ?? 0,
  };
  const way = event.kind === "figure-pushed";
  return {
    text: t(`ankh-deed-${name}`, values),
    rule: event.rule,
    sign: name === "trigger" ? (event.what ?? sign) : sign,
    spaces: way ? places(event) : event.where === undefined ? [] : [event.where],
    mark: way ? "way" : "place",
    ...(event.who === undefined ? {} : { who: event.who }),
  };
}

const places = ({ origin, where }: GameEvent): string[] => [origin, where].filter((one) => one !== undefined);

/** The walks of one side: one line each, or all in one. */
function walks(told: Told, moved: readonly GameEvent[]): readonly StoryLine[] {
  const line = (event: GameEvent, text: string): StoryLine => ({
    text,
    rule: event.rule,
    sign: "move",
    spaces: places(event),
    mark: "way",
    piece: event.what ?? "",
    ...(event.who === undefined ? {} : { who: event.who }),
  });
  const said = (event: GameEvent): string =>
    t("ankh-deed-move", {
      mode: "did",
      what: form(`ankh-kind-${event.what}`, "acc"),
      where: event.where === undefined ? "" : placeWords(told, event.where),
    });
  if (moved.length <= MOVES) return moved.map((event) => line(event, said(event)));
  const [first, ...rest] = moved as [GameEvent, ...GameEvent[]];
  const all = line(first, t("ankh-story-moves", { amount: moved.length }));
  // One sentence, but every walk is drawn.
  return [all, ...rest.map((event) => ({ ...line(event, ""), sign: "move" }))];
}

/** What a Conflict came to, region by region and side by side. */
function conflict({ sitting }: Told, events: readonly GameEvent[]): readonly StoryLine[] {
  const lines: StoryLine[] = [];
  let region = "";
  const gained = new Map<number, { amount: number; total: string; rule: string }>();
  // The question before may have cut the Battle in two: then only its end names the region.
  const endOf = (from: number) => events.slice(from).find(({ kind }) => kind === "battle-ends")?.what ?? "";
  for (const [n, event] of events.entries()) {
    const { kind, who, what, amount = 0, rule } = event;
    if (kind === "battle-begins") region = what ?? "";
    if (kind === "battle-won" || kind === "nobody-wins") region = endOf(n) || region;
    const name = who === undefined ? "" : WORDS.side(sitting, who);
    const said = (id: string, sign: string) =>
      lines.push({ text: t(id, { who: name, region: what ?? region }), rule, sign, spaces: [] });
    if (kind === "domination") said("ankh-story-domination", "god");
    if (kind === "battle-won")
      lines.push({ text: t("ankh-story-won", { who: name, region }), rule, sign: "conflict", spaces: [] });
    if (kind === "nobody-wins")
      lines.push({ text: t("ankh-story-nobody", { region }), rule, sign: "conflict", spaces: [] });
    if (kind === "gods-merged" || kind === "god-forgotten" || kind === "game-over")
      lines.push({ text: WORDS.event(sitting, event), rule, sign: "god", spaces: [] });
    if (who !== undefined && (kind === "devotion-gained" || kind === "devotion-lost")) {
      const before = gained.get(who)?.amount ?? 0;
      gained.set(who, { amount: before + (kind === "devotion-gained" ? amount : -amount), total: what ?? "", rule });
    }
  }
  for (const [who, { amount, total, rule }] of gained) {
    const text = t("ankh-story-devotion", { who: WORDS.side(sitting, who), change: signed(amount), total });
    lines.push({ text, rule, sign: "devotion", spaces: [], who });
  }
  return lines;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

function killed(sitting: Sitting, events: readonly GameEvent[]): readonly StoryLine[] {
  const by = new Map<number, GameEvent[]>();
  for (const event of events)
    if (event.kind === "figure-killed" && event.who !== undefined)
      by.set(event.who, [...(by.get(event.who) ?? []), event]);
  return [...by].map(([who, lost]) => ({
    text: t("ankh-story-lost", { who: WORDS.side(sitting, who), amount: lost.length }),
    rule: lost[0]?.rule ?? "",
    sign: "no",
    spaces: lost.flatMap(({ where }) => (where === undefined ? [] : [where])),
    who,
  }));
}

function lines(told: Told, events: readonly GameEvent[]): readonly StoryLine[] {
  const moved = events.filter(({ kind }) => kind === "figure-moved");
  const camels = events.filter(({ kind }) => kind === "camel-laid");
  const first = moved[0];
  const found: StoryLine[] = [];
  for (const event of events) {
    if (event === first) found.push(...walks(told, moved));
    else if (event.kind in DEEDS) found.push(deed(told, event));
    else if (event === camels[0]) found.push(caravan(camels));
  }
  const acted = events.some(({ kind }) => kind === "action-chosen");
  if (found.length === 0 && acted) {
    for (const event of events)
      if (event.kind === "action-chosen")
        found.push({
          text: t("ankh-deed-action", { mode: "did", what: WORDS.name("action", event.what ?? "") }),
          rule: event.rule,
          sign: event.what ?? "",
          spaces: [],
        });
  }
  return [...found, ...conflict(told, events), ...killed(told.sitting, events)];
}

function caravan(camels: readonly GameEvent[]): StoryLine {
  return {
    text: t("ankh-deed-camels", { mode: "did", amount: camels.length }),
    rule: camels[0]?.rule ?? "",
    sign: "camel-caravan",
    spaces: camels.flatMap(({ what }) => (what === undefined ? [] : [what])),
    mark: "place",
  };
}

/** The one consequence that matters most to the player. */
function forYou({ view, sitting, seat }: Told, events: readonly GameEvent[]): string {
  const side = sideOf(sitting, seat);
  if (side === null) return "";
  const lost = events.filter(({ kind, who }) => kind === "figure-killed" && who === side).length;
  if (lost > 0) return t("ankh-for-you-lost", { amount: lost });
  const taken = events.find(({ kind, whom }) => kind === "monument-taken" && whom === side);
  if (taken)
    return t("ankh-for-you-taken", {
      who: taken.who === undefined ? "" : WORDS.side(sitting, taken.who),
      what: WORDS.name("kind", taken.what ?? ""),
    });
  const came = events.flatMap(({ kind, who, where }) =>
    (kind === "figure-moved" || kind === "figure-summoned") && who !== side && where !== undefined ? [where] : [],
  );
  for (const [number, spaces] of Object.entries(view.regions)) {
    const there = new Set(view.figures.filter(({ space }) => spaces.includes(space)).map((one) => one.side));
    if (there.has(side) && there.size > 1 && came.some((space) => spaces.includes(space)))
      return t("ankh-for-you-contested", { region: number, amount: there.size });
  }
  return "";
}

export const STORY: Story<AnkhView> = { lines, forYou };
