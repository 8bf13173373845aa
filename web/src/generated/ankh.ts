/** Made by generate.mjs; `make generate` makes it anew. */

export type ActionName = "move" | "summon" | "gain" | "unlock";
export type KindName =
  | "god"
  | "warrior"
  | "cat-mummy"
  | "satet"
  | "mummy"
  | "apep"
  | "giant-scorpion"
  | "androsphinx"
  | "obelisk"
  | "temple"
  | "pyramid";
export type GodName = "amun" | "anubis" | "isis" | "osiris" | "ra";
export type CardName = "flood" | "build" | "plague" | "chariots" | "drought" | "miracle" | "cycle";
export type PowerName =
  | "commanding"
  | "inspiring"
  | "omnipresent"
  | "revered"
  | "resplendent"
  | "obelisk-attuned"
  | "temple-attuned"
  | "pyramid-attuned"
  | "glorious"
  | "magnanimous"
  | "bountiful"
  | "worshipful"
  | "mighty"
  | "splendiferous";
export type TokenName = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
export type FacingName = "n-ne" | "ne-se" | "se-s" | "s-sw" | "sw-nw" | "nw-n";
export type EventName = "control-monument" | "camel-caravan" | "conflict";
export type EndingName = "running" | "top-of-track" | "only-god" | "atheist" | "last-event";
export type EditionName = "final" | "preview";
export type CaptiveName = "captive";
export type ThingKind =
  | "action"
  | "space"
  | "figure"
  | "monument"
  | "gate"
  | "kind"
  | "god"
  | "seat"
  | "card"
  | "power"
  | "edge"
  | "summon"
  | "token"
  | "facing"
  | "event"
  | "ending"
  | "edition"
  | "captive"
  | "number";
export type QuestionKindName =
  | "aim-pincers"
  | "announce-two-cards"
  | "break-tie"
  | "build-what"
  | "build-where"
  | "card-first"
  | "choose-action"
  | "choose-cards"
  | "exchange-token"
  | "exchange-with"
  | "gain-followers"
  | "gate-from"
  | "gate-to"
  | "give-sun"
  | "give-up-guardian"
  | "keep-token"
  | "lay-camel"
  | "move-to"
  | "move-which"
  | "mummy-to"
  | "obelisk-to"
  | "obelisk-which"
  | "plague-bid"
  | "protect-figure"
  | "push-to"
  | "reward-first"
  | "summon-by"
  | "summon-what"
  | "summon-where"
  | "take-captive"
  | "take-guardian"
  | "take-monument"
  | "unlock-power"
  | "worship";
export type EventKindName =
  | "turn-begins"
  | "action-chosen"
  | "marker-returned"
  | "figure-moved"
  | "figure-pushed"
  | "pincers-aimed"
  | "figure-summoned"
  | "captive-freed"
  | "sun-given"
  | "followers-bonus"
  | "followers-gained"
  | "followers-sacrificed"
  | "power-unlocked"
  | "guardian-gained"
  | "guardian-missed"
  | "event-triggered"
  | "event-lost"
  | "monument-taken"
  | "camel-laid"
  | "caravan-declined"
  | "region-split"
  | "token-kept"
  | "tokens-exchanged"
  | "tiebreaker-taken"
  | "monument-destroyed"
  | "monument-abandoned"
  | "region-skipped"
  | "domination"
  | "battle-begins"
  | "battle-ends"
  | "conflict-ends"
  | "two-cards-announced"
  | "card-revealed"
  | "card-returned"
  | "cost-changed"
  | "monument-built"
  | "bid-revealed"
  | "plague-spares"
  | "figure-protected"
  | "figure-killed"
  | "captive-taken"
  | "mummy-stays"
  | "figure-subdued"
  | "figures-doubled"
  | "strength-bonus"
  | "strength"
  | "battle-won"
  | "nobody-wins"
  | "reward-bonus"
  | "gate-placed"
  | "devotion-bonus"
  | "devotion-gained"
  | "devotion-lost"
  | "gods-merge"
  | "figure-removed"
  | "guardian-taken-over"
  | "guardian-removed"
  | "gods-merged"
  | "god-forgotten"
  | "game-over";
export type Ending = "top-of-track" | "only-god" | "atheist" | "last-event";

/**
 * The table.
 */
export interface AnkhView {
  readonly game: string;
  readonly edition: EditionName;
  readonly gods: readonly GodName[];
  readonly top: number;
  readonly lastRed: number;
  readonly regions: {
    readonly [k: string]: readonly string[];
  };
  readonly prospects: {
    readonly [k: string]: RegionProspect;
  };
  readonly camels: readonly string[];
  readonly camelsLeft: number;
  readonly caravan: readonly string[];
  readonly figures: readonly FigureView[];
  readonly monuments: readonly MonumentView[];
  readonly monumentsLeft: {
    readonly god?: number;
    readonly warrior?: number;
    readonly "cat-mummy"?: number;
    readonly satet?: number;
    readonly mummy?: number;
    readonly apep?: number;
    readonly "giant-scorpion"?: number;
    readonly androsphinx?: number;
    readonly obelisk?: number;
    readonly temple?: number;
    readonly pyramid?: number;
  };
  readonly gates: readonly string[];
  readonly gatesLeft: number;
  readonly sunsLeft: number;
  readonly sides: readonly SideView[];
  readonly guardianCards: {
    readonly god?: number;
    readonly warrior?: number;
    readonly "cat-mummy"?: number;
    readonly satet?: number;
    readonly mummy?: number;
    readonly apep?: number;
    readonly "giant-scorpion"?: number;
    readonly androsphinx?: number;
    readonly obelisk?: number;
    readonly temple?: number;
    readonly pyramid?: number;
  };
  readonly actions: {
    readonly move?: number;
    readonly summon?: number;
    readonly gain?: number;
    readonly unlock?: number;
  };
  readonly event: number;
  readonly turn: number;
  readonly amunTokenUp: boolean | null;
  readonly tiebreaker: number | null;
  readonly tiebreakerUp: boolean;
  readonly battle: BattleView | null;
  readonly waiting: readonly number[];
  readonly ending: EndingName;
  readonly winner: number | null;
}
/**
 * What a Conflict would find in a region now, before any card, by the sides with figures there.
 */
export interface RegionProspect {
  readonly strength: {
    readonly [k: string]: number;
  };
  readonly reward: {
    readonly [k: string]: number;
  };
  readonly majorities: {
    readonly [k: string]: number;
  };
  readonly majorityOf: {
    readonly god?: number;
    readonly warrior?: number;
    readonly "cat-mummy"?: number;
    readonly satet?: number;
    readonly mummy?: number;
    readonly apep?: number;
    readonly "giant-scorpion"?: number;
    readonly androsphinx?: number;
    readonly obelisk?: number;
    readonly temple?: number;
    readonly pyramid?: number;
  };
}
/**
 * A figure on the map.
 */
export interface FigureView {
  readonly space: string;
  readonly kind: KindName;
  readonly side: number;
  readonly radiant: boolean;
  readonly facing: FacingName | null;
}
/**
 * A Monument on the map; no side if it is neutral.
 */
export interface MonumentView {
  readonly space: string;
  readonly kind: KindName;
  readonly side: number | null;
}
/**
 * A god, or merged gods: everything before them.
 */
export interface SideView {
  readonly side: number;
  readonly seats: readonly number[];
  readonly followers: number;
  readonly devotion: number;
  readonly powers: readonly PowerName[];
  readonly hand: readonly CardName[];
  readonly played: readonly CardName[];
  readonly warriors: number;
  readonly guardians: {
    readonly god?: number;
    readonly warrior?: number;
    readonly "cat-mummy"?: number;
    readonly satet?: number;
    readonly mummy?: number;
    readonly apep?: number;
    readonly "giant-scorpion"?: number;
    readonly androsphinx?: number;
    readonly obelisk?: number;
    readonly temple?: number;
    readonly pyramid?: number;
  };
  readonly ankhs: number;
  readonly captives: number;
  readonly actionsPerTurn: number;
  readonly prospects: {
    readonly move?: number;
    readonly summon?: number;
    readonly gain?: number;
    readonly unlock?: number;
  };
}
/**
 * The Battle that is fought now; what is known of each side is by its number.
 */
export interface BattleView {
  readonly region: number;
  readonly participants: readonly number[];
  readonly choosing: boolean;
  readonly twoCards: number | null;
  readonly cards: {
    readonly [k: string]: readonly CardName[];
  };
  readonly sheltered: readonly string[];
  readonly doomed: readonly string[];
  readonly killed: {
    readonly [k: string]: number;
  };
  readonly fallen: readonly number[];
  readonly fielded: {
    readonly [k: string]: number;
  };
  readonly standing: {
    readonly [k: string]: number;
  };
  readonly strength: {
    readonly [k: string]: number;
  };
  readonly victor: number | null;
  readonly margin: number;
}
