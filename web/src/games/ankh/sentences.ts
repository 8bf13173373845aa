/** Ankh in words: events, options and reasons, with the texts shared with the terminal. */

import type { GameEvent, Option, Reason } from "../../generated/protocol";
import type { Thing } from "../../table/hand";
import { form, t } from "../../words/words";
import { spaceAt } from "./map";
import { ACTIONS, CARDS, EVENTS, FACINGS, KINDS, POWERS, SPACE_NAMES } from "./names";
import type { AnkhView } from "./view";

const TOKEN_EVENTS = new Set([
  "region-split",
  "token-kept",
  "tokens-exchanged",
  "region-skipped",
  "domination",
  "battle-begins",
  "battle-ends",
]);
const SEAT_EVENTS = new Set(["turn-begins", "action-chosen", "event-triggered", "gods-merge", "gods-merged"]);
const NUMBER_EVENTS = new Set([
  "devotion-gained",
  "devotion-lost",
  "god-forgotten",
  "gods-merged",
  "camel-laid",
  "game-over",
]);

export function seatName(view: AnkhView, seat: number): string {
  return t(`ankh-god-${view.gods[seat]}`);
}

/** A side by the names of its gods. */
export function sideName(view: AnkhView, side: number): string {
  const seats = view.sides.find((one) => one.side === side)?.seats ?? [side];
  return seats.map((seat) => seatName(view, seat)).join(" + ");
}

function named(event: GameEvent): string {
  const { kind, what } = event;
  if (what === undefined || TOKEN_EVENTS.has(kind) || NUMBER_EVENTS.has(kind) || kind === "pincers-aimed") return "";
  if (kind === "action-chosen" || kind === "marker-returned") return `ankh-action-${ACTIONS[what]}`;
  if (kind === "event-triggered") return `ankh-track-${EVENTS[what]}`;
  if (kind.startsWith("card-")) return `ankh-card-${CARDS[what]}`;
  if (kind === "power-unlocked") return `ankh-power-${POWERS[what]}`;
  return `ankh-kind-${KINDS[what]}`;
}

const TERRAIN = { F: "fertile", D: "desert", W: "water" } as const;

/** A space in words: where it is, its ground, what stands there. */
export function placeName(view: AnkhView, space: string): string {
  const region = Object.keys(view.regions).find((number) => view.regions[number]?.includes(space));
  const piece = view.figures.find((one) => one.space === space) ?? view.monuments.find((one) => one.space === space);
  const side = piece?.side;
  return [
    space,
    t(`table-${TERRAIN[spaceAt(space).terrain]}`),
    ...(region ? [t("table-region", { amount: Number(region) })] : []),
    ...(piece ? [t(`ankh-kind-${piece.kind}`)] : []),
    ...(side === undefined || side === null ? [] : [sideName(view, side)]),
    ...(view.gates.includes(space) ? [t("table-gate")] : []),
  ].join(", ");
}

/** What the names of places depend on. */
export function placeFacts(view: AnkhView): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  const note = (space: string, fact: string) => facts.set(space, `${facts.get(space) ?? ""} ${fact}`);
  for (const [number, spaces] of Object.entries(view.regions)) for (const space of spaces) note(space, number);
  for (const piece of [...view.figures, ...view.monuments])
    note(
      piece.space,
      `${piece.kind} ${piece.side === null ? "" : view.sides.find(({ side }) => side === piece.side)?.seats.join()}`,
    );
  for (const space of view.gates) note(space, "gate");
  return facts;
}

/** The things an option names, as they are written in answers. */
export function namesOf(option: Option): readonly Thing[] {
  return option.lights.map(([kind, number]) => {
    switch (kind) {
      case "space":
      case "figure":
      case "monument":
      case "gate":
        return { kind, name: SPACE_NAMES[number] ?? "" };
      case "card":
        return { kind, name: CARDS[number] ?? "" };
      case "power":
        return { kind, name: POWERS[number] ?? "" };
      case "kind":
        return { kind, name: KINDS[number] ?? "" };
      default:
        return { kind, name: option.text };
    }
  });
}

/** An event as a sentence. */
export function tell(view: AnkhView, event: GameEvent): string {
  const name = SEAT_EVENTS.has(event.kind) ? seatName : sideName;
  const message = named(event);
  const what = event.what ?? -1;
  return t(`ankh-event-${event.kind}`, {
    amount: event.amount ?? 0,
    who: event.who === undefined ? "" : name(view, event.who),
    whom: event.whom === undefined ? "" : name(view, event.whom),
    origin: SPACE_NAMES[event.origin ?? -1] ?? "",
    where: SPACE_NAMES[event.where ?? -1] ?? "",
    what: message
      ? t(message)
      : TOKEN_EVENTS.has(event.kind)
        ? what + 1
        : event.kind === "pincers-aimed"
          ? t(`ankh-facing-${FACINGS[what]}`)
          : what,
    what_acc: message ? form(message, "acc") : "",
    what_gen: message ? form(message, "gen") : "",
  });
}

/** An option in words; its notation where that says all. */
export function offer(option: Option): string {
  const [kind, number] = option.lights[0] ?? ["", 0];
  switch (kind) {
    case "action":
      return t(`ankh-action-${ACTIONS[number]}`);
    case "kind":
      return t(`ankh-kind-${KINDS[number]}`);
    case "card":
      return t(`ankh-card-${CARDS[number]}`);
    case "power":
      return t(`ankh-power-${POWERS[number]}`);
    case "seat":
      return t(`ankh-god-${option.text}`);
    case "token":
      return t("ankh-option-token", { amount: number + 1 });
    case "facing":
      return t(`ankh-facing-${option.text}`);
    case "space":
    case "side":
    case "number":
      return option.text;
    default:
      return t(`ankh-option-${option.text}`);
  }
}

/** A reason: the rule's number, its text, and what it stands on. */
export function explain(view: AnkhView, reason: Reason): string {
  const about = reason.arguments ?? {};
  const parts: string[] = [];
  if (about.who !== undefined && about.who >= 0) parts.push(sideName(view, about.who));
  for (const space of [about.origin, about.where])
    if (space !== undefined && space >= 0) parts.push(SPACE_NAMES[space] ?? "");
  if (about.amount) parts.push(String(about.amount));
  return t(reason.rule) + (parts.length > 0 ? ` (${parts.join(", ")})` : "");
}
