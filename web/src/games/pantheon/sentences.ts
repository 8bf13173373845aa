/** Pantheon in words: events, options and reasons, with the texts shared with the terminal. */

import type { GameEvent, Option, Reason } from "../../generated/protocol";
import type { Thing } from "../../table/hand";
import { has, t } from "../../words/words";
import { isWater } from "./map";
import {
  ACTIONS,
  BONUS,
  CARDS,
  COLOURS,
  GODS,
  LOOT,
  NATIONS,
  NUMERALS,
  OFFERINGS,
  SPACE_NAMES,
  siteName,
  spaceName,
} from "./names";
import type { PantheonView } from "./view";

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  action: ACTIONS,
  bonus: BONUS,
  card: CARDS,
  god: GODS,
  loot: LOOT,
  nation: NATIONS,
  offering: OFFERINGS,
};

/** What the events name; others name nothing or a number. */
const ABOUT: Readonly<Record<string, string>> = {
  "action-chosen": "action",
  "bonus-dealt": "bonus",
  "bonus-drafted": "bonus",
  "card-drawn": "card",
  "card-played": "card",
  "cards-discarded": "card",
  "further-action": "god",
  "god-declined": "god",
  "god-displayed": "god",
  "god-gained": "god",
  "god-revealed": "god",
  "loot-carried-out": "loot",
  "loot-picked-up": "loot",
  "loot-placed": "loot",
  "money-taken": "card",
  "nation-revealed": "nation",
  "open-card-taken": "card",
  "open-card-turned": "card",
  "token-level": "offering",
  "token-used": "offering",
};

function nameOf(family: string, number: number): string {
  return t(`pantheon-${family}-${FAMILIES[family]?.[number]}`);
}

export function seatName(seat: number): string {
  return t(`pantheon-seat-${COLOURS[seat]}`);
}

/** A hex in words: where it is, its ground, what stands there. */
export function placeName(view: PantheonView, space: string): string {
  const loot = view.loot[space];
  return [
    siteName(space) || space,
    t(isWater(space) ? "table-sea" : siteName(space) ? "table-site" : "table-land"),
    ...(view.temple === space ? [t("table-temple")] : []),
    ...(loot ? [t(`pantheon-loot-${loot}`)] : []),
    ...view.players.flatMap((player, seat) => [
      ...(player.feet.includes(space) ? [`${seatName(seat)}: ${t("pantheon-option-foot")}`] : []),
      ...(player.columns.includes(space) ? [`${seatName(seat)}: ${t("pantheon-option-column")}`] : []),
    ]),
  ].join(", ");
}

/** What the names of hexes depend on. */
export function placeFacts(view: PantheonView): ReadonlyMap<string, string> {
  const facts = new Map<string, string>(Object.entries(view.loot));
  const note = (space: string, fact: string) => facts.set(space, `${facts.get(space) ?? ""} ${fact}`);
  if (view.temple) note(view.temple, "temple");
  for (const [seat, player] of view.players.entries()) {
    for (const space of player.feet) note(space, `foot ${seat}`);
    for (const space of player.columns) note(space, `column ${seat}`);
  }
  return facts;
}

/** How much an option takes of what the open question is about; null if it takes nothing. */
export function costOf(option: Option): number | null {
  return option.lights.find(([kind]) => kind === "cost")?.[1] ?? null;
}

/** The things an option names, as they are written in answers. */
export function namesOf(option: Option): readonly Thing[] {
  return option.lights.map(([kind, number]) => {
    if (kind === "space" || kind === "jump") return { kind, name: SPACE_NAMES[number] ?? "" };
    if (kind === "offering" || kind === "with-token") return { kind, name: OFFERINGS[number] ?? "" };
    return { kind, name: option.text };
  });
}

/** An event as a sentence; without its secret if that was taken out. */
export function tell(event: GameEvent): string {
  let message = `pantheon-event-${event.kind}`;
  if (event.what === undefined && has(`${message}-secret`)) message += "-secret";
  if (event.who === undefined && has(`${message}-played`)) message += "-played";
  const family = ABOUT[event.kind];
  const amount = event.amount ?? 0;
  const levels = event.kind === "token-level" || event.kind === "token-used";
  return t(message, {
    who: event.who === undefined ? "" : seatName(event.who),
    what: family && event.what !== undefined ? nameOf(family, event.what) : (event.what ?? -1),
    where: event.where === undefined ? "" : spaceName(SPACE_NAMES[event.where] ?? ""),
    amount: levels ? (NUMERALS[amount - 1] ?? "") : amount,
  });
}

const MESSAGES: Readonly<Record<string, readonly [string, string]>> = {
  card: ["card", "card"],
  open: ["open", "card"],
  offering: ["cards", "offering"],
  "with-token": ["token", "offering"],
};

/** An option in words; its notation where that says all. */
export function offer(option: Option): string {
  const [kind, number] = option.lights.filter(([one]) => one !== "cost").at(-1) ?? ["", 0];
  const space = SPACE_NAMES[number] ?? "";
  if (kind === "action" || kind === "god" || kind === "loot" || kind === "bonus" || kind === "nation")
    return nameOf(kind, number);
  const [message, family] = MESSAGES[kind] ?? ["", ""];
  if (message) return t(`pantheon-option-${message}`, { what: nameOf(family, number) });
  if (kind === "space") return siteName(space) ? t("pantheon-option-site", { where: siteName(space) }) : space;
  if (kind === "jump") return t("pantheon-option-jump", { where: spaceName(space) });
  if (kind === "token") {
    return t("pantheon-option-level", {
      what: nameOf("offering", Math.floor(number / 4)),
      amount: NUMERALS[number % 4] ?? "",
    });
  }
  if (kind === "demigod") return t("pantheon-option-demigod", { amount: number + 1 });
  if (kind === "seat") return seatName(number);
  return t(`pantheon-option-${option.text}`);
}

/** A reason: the rule's text, and what it stands on. */
export function explain(reason: Reason): string {
  const about = reason.arguments ?? {};
  const parts: string[] = [];
  if (about.who !== undefined && about.who >= 0) parts.push(seatName(about.who));
  for (const space of [about.origin, about.where]) {
    if (space !== undefined && space >= 0) parts.push(spaceName(SPACE_NAMES[space] ?? ""));
  }
  if (about.amount) parts.push(String(about.amount));
  return t(reason.rule) + (parts.length > 0 ? ` (${parts.join(", ")})` : "");
}
