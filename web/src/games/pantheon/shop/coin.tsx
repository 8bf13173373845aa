/** A number of coins, as a coin. */
import type { JSX } from "preact";

export function Coin({ amount }: { amount: number }): JSX.Element {
  return <b class="shop-coin">{amount}</b>;
}
