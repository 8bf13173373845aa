/** Made by generate.mjs; `make generate` makes it anew. */

export type ActionName = "move" | "buy" | "sacrifice" | "draw";
export type CardName =
  "move" | "gift" | "priest" | "dancer" | "temple" | "coin-1" | "coin-2" | "coin-3" | "coin-4" | "coin-5";
export type GodName =
  | "surparit"
  | "plaesiris"
  | "taksator"
  | "depraccus"
  | "vinthrad"
  | "gaiviles"
  | "stonkus"
  | "gadicea"
  | "pietalte"
  | "traitera";
export type OfferingName = "gift" | "priest" | "dancer" | "temple";
export type TokenName =
  | "gift-I"
  | "gift-II"
  | "gift-III"
  | "gift-IV"
  | "priest-I"
  | "priest-II"
  | "priest-III"
  | "priest-IV"
  | "dancer-I"
  | "dancer-II"
  | "dancer-III"
  | "dancer-IV"
  | "temple-I"
  | "temple-II"
  | "temple-III"
  | "temple-IV";
export type LevelName = "I" | "II" | "III" | "IV";
export type PieceName = "foot" | "column";
export type LootName =
  | "demigod"
  | "god"
  | "levels-1"
  | "levels-2"
  | "cards-2"
  | "cards-3"
  | "money"
  | "steps-1"
  | "reserve-either"
  | "reserve-both";
export type BonusName = "demigod" | "god" | "column" | "steps-1" | "levels-2" | "cards-3";
export type DemigodName = "1" | "2" | "3" | "4" | "5" | "6";
export type NationName = "gallia" | "germania" | "graecia" | "aegyptus" | "persia" | "cartago" | "iberia" | "roma";
export type SeatName = "red" | "green" | "yellow" | "blue";
export type DeckName = "deck";
export type StackName = "stack";
export type FootName = "foot";
export type ColumnName = "column";
export type ThingKind =
  | "action"
  | "space"
  | "card"
  | "god"
  | "offering"
  | "token"
  | "level"
  | "piece"
  | "loot"
  | "bonus"
  | "demigod"
  | "nation"
  | "seat"
  | "jump"
  | "open"
  | "deck"
  | "stack"
  | "with-token"
  | "foot"
  | "column"
  | "number";
export type QuestionKindName =
  | "buying"
  | "card-to-hand"
  | "cards-or-god"
  | "choose-action"
  | "choose-god"
  | "columns-or-feet"
  | "deal-bonus"
  | "demigod-to-display"
  | "demigod-to-player"
  | "discard-card"
  | "draft-bonus"
  | "draw-start-player"
  | "exchange"
  | "further-action"
  | "gain-revealed"
  | "god-to-display"
  | "god-to-player"
  | "loot-order"
  | "loot-to-hex"
  | "may-raise"
  | "moving"
  | "offering"
  | "place-free-column"
  | "raise-token"
  | "reveal-god"
  | "reveal-nation"
  | "spending"
  | "take-card"
  | "turn-up";
export type EventKindName =
  | "start-player"
  | "bonus-dealt"
  | "bonus-drafted"
  | "nation-revealed"
  | "god-displayed"
  | "demigod-displayed"
  | "loot-placed"
  | "money-sorted"
  | "temple-placed"
  | "god-revealed"
  | "god-declined"
  | "temple-passed"
  | "board-cleared"
  | "phase-stalled"
  | "turn-begins"
  | "turn-passed"
  | "action-chosen"
  | "further-action"
  | "foot-placed"
  | "foot-jumped"
  | "column-placed"
  | "loot-picked-up"
  | "loot-carried-out"
  | "big-foot-returned"
  | "card-played"
  | "cards-discarded"
  | "card-drawn"
  | "open-card-turned"
  | "open-card-taken"
  | "deck-renewed"
  | "hand-discarded"
  | "money-taken"
  | "feet-taken"
  | "columns-taken"
  | "token-level"
  | "token-used"
  | "god-gained"
  | "gods-renewed"
  | "demigod-taken"
  | "points-scored"
  | "game-won";
export type Ending = "second-scoring";

/**
 * The options of the set-up.
 */
export interface OptionsView {
  readonly bonusDraft: boolean;
  readonly bswStartMaterial: boolean;
  readonly traiteraAfterTrigger: boolean;
  readonly stallTurns: number;
}
/**
 * The table.
 */
export interface PantheonView {
  readonly game: string;
  readonly options: OptionsView;
  readonly epoch: number;
  readonly nations: readonly NationName[];
  readonly temple: string | null;
  readonly startPlayer: number | null;
  readonly active: number | null;
  readonly bigFoot: number | null;
  readonly turns: number;
  readonly phaseEnding: boolean;
  readonly openCards: {
    readonly move?: number;
    readonly gift?: number;
    readonly priest?: number;
    readonly dancer?: number;
    readonly temple?: number;
    readonly "coin-1"?: number;
    readonly "coin-2"?: number;
    readonly "coin-3"?: number;
    readonly "coin-4"?: number;
    readonly "coin-5"?: number;
  };
  readonly played: {
    readonly move?: number;
    readonly gift?: number;
    readonly priest?: number;
    readonly dancer?: number;
    readonly temple?: number;
    readonly "coin-1"?: number;
    readonly "coin-2"?: number;
    readonly "coin-3"?: number;
    readonly "coin-4"?: number;
    readonly "coin-5"?: number;
  };
  readonly discard: {
    readonly move?: number;
    readonly gift?: number;
    readonly priest?: number;
    readonly dancer?: number;
    readonly temple?: number;
    readonly "coin-1"?: number;
    readonly "coin-2"?: number;
    readonly "coin-3"?: number;
    readonly "coin-4"?: number;
    readonly "coin-5"?: number;
  };
  readonly deckSize: number;
  readonly specialMoney: {
    readonly move?: number;
    readonly gift?: number;
    readonly priest?: number;
    readonly dancer?: number;
    readonly temple?: number;
    readonly "coin-1"?: number;
    readonly "coin-2"?: number;
    readonly "coin-3"?: number;
    readonly "coin-4"?: number;
    readonly "coin-5"?: number;
  };
  readonly highestMoneyFirst: boolean;
  readonly godDisplay: {
    readonly surparit?: number;
    readonly plaesiris?: number;
    readonly taksator?: number;
    readonly depraccus?: number;
    readonly vinthrad?: number;
    readonly gaiviles?: number;
    readonly stonkus?: number;
    readonly gadicea?: number;
    readonly pietalte?: number;
    readonly traitera?: number;
  };
  readonly godAside: {
    readonly surparit?: number;
    readonly plaesiris?: number;
    readonly taksator?: number;
    readonly depraccus?: number;
    readonly vinthrad?: number;
    readonly gaiviles?: number;
    readonly stonkus?: number;
    readonly gadicea?: number;
    readonly pietalte?: number;
    readonly traitera?: number;
  };
  readonly godBox: {
    readonly surparit?: number;
    readonly plaesiris?: number;
    readonly taksator?: number;
    readonly depraccus?: number;
    readonly vinthrad?: number;
    readonly gaiviles?: number;
    readonly stonkus?: number;
    readonly gadicea?: number;
    readonly pietalte?: number;
    readonly traitera?: number;
  };
  readonly godStackSize: number;
  readonly demigodDisplay: readonly number[];
  readonly demigodStackSize: number;
  readonly loot: {
    readonly [k: string]: LootName;
  };
  readonly lootPicked: {
    readonly demigod?: number;
    readonly god?: number;
    readonly "levels-1"?: number;
    readonly "levels-2"?: number;
    readonly "cards-2"?: number;
    readonly "cards-3"?: number;
    readonly money?: number;
    readonly "steps-1"?: number;
    readonly "reserve-either"?: number;
    readonly "reserve-both"?: number;
  };
  readonly bagSize: number;
  readonly bonusOffer: readonly BonusName[];
  readonly tokenStock: {
    readonly gift?: readonly number[];
    readonly priest?: readonly number[];
    readonly dancer?: readonly number[];
    readonly temple?: readonly number[];
  };
  readonly players: readonly PlayerView[];
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly winners: readonly number[];
}
/**
 * What lies before a player; hand and demigods only for the owner.
 */
export interface PlayerView {
  readonly colour: SeatName;
  readonly score: number;
  readonly handSize: number;
  readonly demigodCount: number;
  readonly gods: {
    readonly surparit?: number;
    readonly plaesiris?: number;
    readonly taksator?: number;
    readonly depraccus?: number;
    readonly vinthrad?: number;
    readonly gaiviles?: number;
    readonly stonkus?: number;
    readonly gadicea?: number;
    readonly pietalte?: number;
    readonly traitera?: number;
  };
  readonly tiles: {
    readonly demigod?: number;
    readonly god?: number;
    readonly "levels-1"?: number;
    readonly "levels-2"?: number;
    readonly "cards-2"?: number;
    readonly "cards-3"?: number;
    readonly money?: number;
    readonly "steps-1"?: number;
    readonly "reserve-either"?: number;
    readonly "reserve-both"?: number;
  };
  readonly bonus: BonusName | null;
  readonly tokens: {
    readonly gift?: LevelName;
    readonly priest?: LevelName;
    readonly dancer?: LevelName;
    readonly temple?: LevelName;
  };
  readonly feet: readonly string[];
  readonly jumpedFeet: readonly string[];
  readonly columns: readonly string[];
  readonly feetInReserve: number;
  readonly columnsInReserve: number;
  readonly feetInGeneral: number;
  readonly columnsInGeneral: number;
  readonly hand?: {
    readonly move?: number;
    readonly gift?: number;
    readonly priest?: number;
    readonly dancer?: number;
    readonly temple?: number;
    readonly "coin-1"?: number;
    readonly "coin-2"?: number;
    readonly "coin-3"?: number;
    readonly "coin-4"?: number;
    readonly "coin-5"?: number;
  };
  readonly demigods?: {
    readonly "1"?: number;
    readonly "2"?: number;
    readonly "3"?: number;
    readonly "4"?: number;
    readonly "5"?: number;
    readonly "6"?: number;
  };
}
