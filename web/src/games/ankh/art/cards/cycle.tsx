/** The feather of Ma'at, and cards that come round again. A box of 120 by 66. */
import type { JSX } from "preact";

export function Cycle(): JSX.Element {
  return (
    <>
      <rect width="120" height="66" fill="#1f7a5c" />
      <circle cx="60" cy="33" r="29" fill="#175f46" />
      <path
        d="M36 42A26 26 0 0 1 78 15M84 24A26 26 0 0 1 42 51"
        fill="none"
        stroke="#e9c45f"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path d="M72 8L84 17L70 21ZM48 58L36 49L50 45Z" fill="#e9c45f" stroke="#4a3208" stroke-width="1" />
      <path
        d="M60 54Q58 40 60 32Q52 24 58 12Q70 16 68 30Q66 36 61 38"
        fill="#f6efdc"
        stroke="#4a3a1c"
        stroke-width="1.600"
      />
      <path d="M60 54Q59 34 62 18M60.5 28l-4-3M61 33l5-3M61 24l4-4" stroke="#8a6d3a" stroke-width="1.200" fill="none" />
      <g fill="#f4e8cd" stroke="#4a3208" stroke-width="1.200">
        <rect x="8" y="20" width="15" height="21" rx="2" transform="rotate(-10 15 30)" />
        <rect x="13" y="22" width="15" height="21" rx="2" transform="rotate(6 20 32)" />
        <rect x="94" y="22" width="15" height="21" rx="2" transform="rotate(-6 101 32)" />
        <rect x="99" y="23" width="15" height="21" rx="2" transform="rotate(10 106 33)" />
      </g>
    </>
  );
}
