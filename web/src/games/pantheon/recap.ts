/** A turn of Pantheon in a few sentences: feet of one move, cards of one draw are one. */
import type { PantheonView } from "../../generated/pantheon";
import type { GameEvent } from "../../generated/protocol";
import type { Sitting } from "../../words/sentences";
import { type Arguments, t } from "../../words/words";
import type { Story, StoryLine } from "../telling";
import { siteName, WORDS } from "./catalogue";

interface Told {
  readonly view: PantheonView;
  readonly sitting: Sitting;
  readonly seat: number | null;
}

/** Events that are told by themselves: the message, the kind of the thing it names, and its sign. */
const DEEDS: Readonly<Record<string, readonly [deed: string, kind: string, sign: string]>> = {
  "column-placed": ["column", "", "temple"],
  "loot-picked-up": ["loot", "loot", "gift"],
  "open-card-taken": ["open", "card", "card"],
  "money-taken": ["money", "card", "buy"],
  "token-level": ["token", "offering", "sacrifice"],
  "god-gained": ["god", "god", "god"],
  "demigod-taken": ["demigod", "", "god"],
  "bonus-drafted": ["bonus", "bonus", "gift"],
};

/** Events that are counted, and the message that says how many. */
const COUNTED: Readonly<Record<string, readonly [message: string, sign: string]>> = {
  "foot-placed": ["pantheon-deed-feet", "move"],
  "foot-jumped": ["pantheon-deed-feet", "move"],
  "card-drawn": ["pantheon-story-draws", "draw"],
  "feet-taken": ["pantheon-deed-take-feet", "buy"],
  "columns-taken": ["pantheon-deed-take-columns", "buy"],
};

/** What stands for the whole table. */
const PLAIN = new Set(["nation-revealed", "board-cleared", "game-won", "turn-passed"]);

function deed(event: GameEvent): StoryLine {
  const [name = "", kind = "", sign = ""] = DEEDS[event.kind] ?? [];
  const values: Arguments = {
    mode: "did",
    what: kind && event.what !== undefined ? WORDS.name(kind, event.what) : "",
    where: event.where === undefined ? "" : siteName(event.where),
    amount: event.amount ?? 0,
    value: event.what ?? "none",
  };
  return {
    text: t(`pantheon-deed-${name}`, values),
    rule: event.rule,
    sign,
    spaces: event.where === undefined ? [] : [event.where],
    ...(event.who === undefined ? {} : { who: event.who }),
  };
}

/** Events of one kind and player as one sentence. */
function counted(message: string, sign: string, events: readonly GameEvent[]): StoryLine {
  const amount = events.reduce((sum, event) => sum + (event.amount ?? 1), 0);
  const spaces = events.flatMap(({ where }) => (where === undefined ? [] : [where]));
  const who = events[0]?.who;
  return {
    text: t(message, { mode: "did", amount }),
    rule: events[0]?.rule ?? "",
    sign,
    spaces,
    mark: spaces.length > 1 ? "way" : "place",
    ...(who === undefined ? {} : { who }),
  };
}

function points({ sitting }: Told, events: readonly GameEvent[]): readonly StoryLine[] {
  const by = new Map<number, { amount: number; rule: string }>();
  for (const { kind, who, amount = 0, rule } of events)
    if (kind === "points-scored" && who !== undefined)
      by.set(who, { amount: (by.get(who)?.amount ?? 0) + amount, rule });
  return [...by].map(([who, { amount, rule }]) => ({
    text: t("pantheon-story-points", { who: WORDS.seat(sitting, who), amount }),
    rule,
    sign: "devotion",
    spaces: [],
    who,
  }));
}

function lines(told: Told, events: readonly GameEvent[]): readonly StoryLine[] {
  const found: StoryLine[] = [];
  const done = new Set<string>();
  for (const event of events) {
    const many = COUNTED[event.kind];
    if (many) {
      const [message, sign] = many;
      const key = `${message} ${event.who}`;
      if (done.has(key)) continue;
      done.add(key);
      const same = events.filter((other) => other.who === event.who && COUNTED[other.kind]?.[0] === message);
      found.push(counted(message, sign, same));
    } else if (event.kind in DEEDS) found.push(deed(event));
    else if (PLAIN.has(event.kind))
      found.push({ text: WORDS.event(told.sitting, event), rule: event.rule, sign: "map", spaces: [] });
  }
  if (found.length === 0)
    for (const event of events)
      if (event.kind === "action-chosen")
        found.push({
          text: t("pantheon-deed-action", { mode: "did", what: WORDS.name("action", event.what ?? "") }),
          rule: event.rule,
          sign: event.what ?? "",
          spaces: [],
        });
  // A sentence about somebody whose turn it is not says who it is.
  const whose = events.find(({ kind }) => kind === "turn-begins")?.who;
  const named = found.map((line) =>
    line.who === undefined || line.who === whose
      ? line
      : { ...line, text: t("story-of", { who: WORDS.seat(told.sitting, line.who), what: line.text }) },
  );
  return [...named, ...points(told, events)];
}

/** Few loot tiles left, or a new epoch: what the player should know before the next action. */
function forYou({ view, sitting }: Told, events: readonly GameEvent[]): string {
  const revealed = events.filter(({ kind }) => kind === "nation-revealed").at(-1);
  if (revealed) return WORDS.event(sitting, revealed);
  const left = Object.keys(view.loot).length;
  const picked = events.some(({ kind }) => kind === "loot-picked-up");
  return picked && left > 0 && left <= 3 ? t("pantheon-for-you-loot", { amount: left }) : "";
}

export const STORY: Story<PantheonView> = { lines, forYou };
