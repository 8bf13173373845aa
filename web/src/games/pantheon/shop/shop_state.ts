/** What a player has chosen in the shop and not confirmed yet. It lives as long as the table is open. */
import { batch, type Signal, signal } from "@preact/signals";
import type { Question } from "../../../generated/protocol";
import type { Counts } from "../catalogue";
import { type Basket, EMPTY } from "./basket";
import type { Wish } from "./offerings";

/** The part of the shop that a phone shows. */
export type Tab = "tokens" | "pieces" | "map";

export class ShopState {
  readonly basket: Signal<Basket> = signal(EMPTY);
  /** Coin cards chosen by hand; null: composed. */
  readonly coins: Signal<Counts | null> = signal(null);
  /** The god that shall be paid. */
  readonly god: Signal<string> = signal("");
  readonly wishes: Signal<readonly Wish[]> = signal([]);
  /** What is selected where one or several of a few things are chosen. */
  readonly picked: Signal<readonly string[]> = signal([]);
  readonly tab: Signal<Tab> = signal("tokens");
  /** Answers are on their way. */
  readonly sending: Signal<boolean> = signal(false);
  /** Why something cannot be chosen, until something else is. */
  readonly problem: Signal<string> = signal("");
  private occasion = "";

  /** Begin anew where another decision is asked; a purchase goes on from question to question. */
  visit(question: Question, turn: string): void {
    const lasting = question.kind === "buying" || question.kind === "spending";
    const occasion = `${question.seat} ${question.kind} ${turn} ${lasting ? "" : question.asked}`;
    if (occasion === this.occasion || this.sending.peek()) return;
    this.occasion = occasion;
    this.clear();
  }

  clear(): void {
    batch(() => {
      this.basket.value = EMPTY;
      this.coins.value = null;
      this.god.value = "";
      this.wishes.value = [];
      this.picked.value = [];
      this.problem.value = "";
      this.tab.value = "tokens";
    });
  }

  /** The answers were sent: with what is left in the basket, or with nothing. */
  sent(left: Basket | null, problem = ""): void {
    batch(() => {
      if (left) this.fill(left);
      else this.clear();
      this.problem.value = problem;
      this.sending.value = false;
    });
  }

  /** Another basket; its payment is composed anew. */
  fill(basket: Basket): void {
    batch(() => {
      this.basket.value = basket;
      this.coins.value = null;
      this.problem.value = "";
    });
  }
}
