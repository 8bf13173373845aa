/** A game in words: events, questions, options and reasons, from what its catalogue declares. Every game is spoken of
 * by the same code, which says the same as the terminal does. A game that names its places in its own way says so. */

import type { Catalogue, Item } from "../generated/catalogue";
import type { GameEvent, Option, Question, Reason, Thing, Words } from "../generated/protocol";
import { type Arguments, form, has, t } from "./words";

/** Who sits at a table: what each seat is called, and for each seat the seats of its side. */
export interface Sitting {
  readonly called: readonly string[];
  readonly sides: readonly (readonly number[])[];
}

/** A text where there is one, else a plain word. */
export function textOr(id: string, plain: string, values: Arguments = {}): string {
  return has(id) ? t(id, values) : plain;
}

/** `camelsLeft` as "camels left". */
export function readable(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
}

/** A message with its arguments, those first that are messages themselves; `name.acc` is a name in a case. */
export function spoken({ key, values }: Words): string {
  const [name = "", grammatical] = key.split(".");
  if (grammatical) return form(name, grammatical);
  const said = Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? spoken(value) : value]);
  return t(key, Object.fromEntries(said));
}

const plainPlace = (name: string): string => name;

export class Sentences {
  /** `place` says a space in words. */
  constructor(
    readonly catalogue: Catalogue,
    private readonly place: (name: string) => string = plainPlace,
  ) {}

  // Names

  /** The message of a thing; empty if its name needs none. */
  private key(kind: string, name: string): string {
    return (this.catalogue.things[kind]?.key ?? "").replace("{name}", name);
  }

  /** Anything that has a name. */
  name(kind: string, name: string): string {
    const key = this.key(kind, name);
    return key ? textOr(key, readable(name)) : name;
  }

  /** What a seat is called, beside the name of its player. */
  title(called: string): string {
    return textOr(this.catalogue.seat_key.replace("{name}", called), readable(called));
  }

  seat({ called }: Sitting, seat: number): string {
    const name = called[seat];
    return name ? this.title(name) : t("web-seat", { amount: seat + 1 });
  }

  /** A side, by the names of all seats that belong to it. */
  side(sitting: Sitting, side: number): string {
    return (sitting.sides[side] ?? [side]).map((seat) => this.seat(sitting, seat)).join(" + ");
  }

  /** A thing as it is written in answers. */
  written({ kind, name }: Thing): string {
    const range = this.catalogue.options.find((one) => one.kind === kind);
    return range ? range.text.replace("{name}", name) : name;
  }

  // Effects

  /** The kind under which the catalogue lists a thing, and the thing itself. */
  private listed({ kind, name }: Thing): { readonly kind: string; readonly item?: Item } {
    const things = this.catalogue.things[kind];
    const item = things?.items.find((one) => one.name === name);
    if (!item && things?.of) return this.listed({ kind: things.of, name });
    return item ? { kind, item } : { kind };
  }

  /** The message of a printed thing under a heading: that of its edition, its own, or that of its whole kind. */
  private printed(heading: string, kind: string, name: string, edition: string): string {
    const begin = `${this.catalogue.game}-${heading}`;
    const messages = [`${begin}-${edition}-${kind}-${name}`, `${begin}-${kind}-${name}`, `${begin}-${kind}`];
    return messages.find(has) ?? "";
  }

  /** Everything a printed thing does, complete; the text of its rule where nobody wrote one; else nothing. */
  effect(thing: Thing, edition = ""): string {
    const { kind, item } = this.listed(thing);
    if (!item) return "";
    const message = this.printed("effect", kind, thing.name, edition);
    if (message) return t(message, item.numbers as Arguments);
    const rule = item.rules[Math.max(0, item.editions.indexOf(edition))] ?? "";
    return rule ? textOr(rule, "") : "";
  }

  /** The rules that the effect of a printed thing sums up. */
  covered(thing: Thing, edition = ""): readonly string[] {
    const { item } = this.listed(thing);
    return item?.covers?.[Math.max(0, item.editions.indexOf(edition))] ?? [];
  }

  /** The same in one short line; nothing where nobody wrote one. */
  gist(thing: Thing, edition = ""): string {
    const { kind, item } = this.listed(thing);
    const message = item ? this.printed("gist", kind, thing.name, edition) : "";
    return message ? t(message) : "";
  }

  /** The messages of a printed thing: its name, its gist, and its effect or the rule that says it. */
  messages(thing: Thing, edition = ""): readonly string[] {
    const { kind, item } = this.listed(thing);
    if (!item) return [];
    const rule = item.rules[Math.max(0, item.editions.indexOf(edition))] ?? "";
    const effect = this.printed("effect", kind, thing.name, edition) || rule;
    return [this.key(kind, thing.name), this.printed("gist", kind, thing.name, edition), effect].filter(Boolean);
  }

  // Sentences

  /** An event; without its secret if that was taken out. */
  event(sitting: Sitting, event: GameEvent): string {
    const meant = this.catalogue.events[event.kind];
    let message = `${this.catalogue.game}-event-${event.kind}`;
    if (event.what === undefined && has(`${message}-secret`)) message += "-secret";
    if (event.who === undefined && has(`${message}-played`)) message += "-played";
    const named = (seat: number | undefined, meaning: string | null | undefined): string =>
      seat === undefined ? "" : meaning === "seat" ? this.seat(sitting, seat) : this.side(sitting, seat);
    const placed = (space: string | undefined): string => (space === undefined ? "" : this.place(space));
    return textOr(message, readable(event.kind), {
      who: named(event.who, meant?.who),
      whom: named(event.whom, meant?.whom),
      origin: placed(event.origin),
      where: placed(event.where),
      amount: this.amount(event, meant?.amount),
      ...this.what(meant?.what ?? "", event.what),
    });
  }

  private amount({ amount = 0 }: GameEvent, meaning: string | null | undefined): string | number {
    if (meaning !== "numeral") return amount;
    return this.catalogue.things.level?.items[amount - 1]?.name ?? amount;
  }

  /** What an event is about, in the cases a sentence may need; a name that is a number stays one. */
  private what(kind: string, name: string | undefined): Arguments {
    if (name === undefined) return { what: -1 };
    const key = this.key(kind, name);
    if (!key) return { what: /^-?\d+$/.test(name) ? Number(name) : name };
    return { what: this.name(kind, name), what_acc: form(key, "acc"), what_gen: form(key, "gen") };
  }

  /** A question, with what it is about and what is left or due. */
  question({ kind, subject, amount }: Question): string {
    return textOr(`${this.catalogue.game}-question-${kind}`, readable(kind), {
      what: subject ? this.name(subject.kind, subject.name) : "",
      amount: amount ?? 0,
    });
  }

  /** An option as its game says it; its notation if that is a word of its own. */
  said({ words, text }: Option): string {
    return words.key && has(words.key) ? spoken(words) : text;
  }

  /** An option; to pass, or to say yes, has words for each question. */
  option(option: Option, question: Question | null): string {
    const plain = /^(pass|yes)$/.test(option.text) && option.words.key.endsWith(`-option-${option.text}`);
    return plain ? this.pass(option, question) : this.said(option);
  }

  /** What passing, or saying yes, means for a question: its own words, or plain ones. */
  private pass({ text }: Option, question: Question | null): string {
    const own = `${this.catalogue.game}-${text}-${question?.kind ?? ""}`;
    if (has(own)) return t(own, { amount: question?.amount ?? 0 });
    if (text === "yes") return t("table-yes");
    return t(question?.options.some((one) => one.text === "yes") ? "table-no" : "table-done");
  }

  /** A reason for whoever was stopped by it: what was wrong, in plain words; else the rule's text and what it stands
   * on. */
  reason(sitting: Sitting, { rule, arguments: about = {} }: Reason): string {
    const plain = `not-${rule}`;
    const given = (one: unknown): string => (one === undefined || one === 0 ? "no" : "yes");
    if (has(plain)) {
      const { amount = 0, origin, what } = about;
      return t(plain, { amount, many: given(amount), way: given(origin), thing: given(what) });
    }
    // A place without a name is the one that was touched; its coordinates would say nothing.
    const named = (space: string): boolean => this.place(space) !== space;
    const places = [about.origin, about.where].filter((space) => space !== undefined).filter(named);
    const parts = [
      ...(about.who === undefined ? [] : [this.side(sitting, about.who)]),
      ...places.map((space) => this.place(space)),
      ...(about.amount ? [String(about.amount)] : []),
    ];
    return textOr(rule, rule) + (parts.length > 0 ? ` (${parts.join(", ")})` : "");
  }
}
