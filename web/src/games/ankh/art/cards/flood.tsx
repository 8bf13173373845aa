/** The Nile rises before a temple. A box of 120 by 66. */
import type { JSX } from "preact";

export function Flood(): JSX.Element {
  return (
    <>
      <rect width="120" height="66" fill="#a9cde0" />
      <circle cx="96" cy="15" r="9" fill="#f4dd8b" />
      <path d="M0 30Q20 24 44 29T120 26V66H0Z" fill="#9fb35d" />
      <g transform="translate(44 8) scale(.36)" class="art">
        <path class="stone" d="M6 98 L12 26 L38 26 L40 98Z M94 98 L88 26 L62 26 L60 98Z" />
        <path class="stone-dark" d="M38 98 L38 46 L62 46 L62 98Z" />
        <path class="dark" d="M45 98 L45 62 L55 62 L55 98Z" />
        <path class="gilt" d="M8 18 L42 18 L42 28 L8 28Z M58 18 L92 18 L92 28 L58 28Z M34 40 L66 40 L66 48 L34 48Z" />
        <path class="line" d="M20 40 L20 88 M30 40 L30 88 M70 40 L70 88 M80 40 L80 88" />
        <circle class="gilt" cx="50" cy="33" r="5" />
      </g>
      <path d="M0 36q8-7 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V66H0Z" fill="#4d8fc0" />
      <path d="M0 45q8-7 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V66H0Z" fill="#23578c" />
      <path d="M0 55q8-7 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V66H0Z" fill="#163e66" />
      <path
        d="M14 58V26M20 60V32M8 60V34M104 60V30M111 60V36"
        stroke="#3a5a1f"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path
        d="M14 26l-5-7m5 7l0-9m0 9l5-7M104 30l-5-7m5 7v-9m0 9l5-7"
        stroke="#6f8a3c"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path d="M4 42q8-6 15 0M66 50q8-6 15 0" stroke="#bfe0ef" fill="none" stroke-width="1.2" />
    </>
  );
}
