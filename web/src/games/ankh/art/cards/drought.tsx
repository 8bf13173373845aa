/** Sun, cracked earth and a skull. A box of 120 by 66. */
import type { JSX } from "preact";

export function Drought(): JSX.Element {
  return (
    <>
      <rect width="120" height="66" fill="#f3b25a" />
      <rect width="120" height="30" fill="#f6c878" />
      <circle cx="60" cy="26" r="17" fill="#fff0b8" />
      <circle cx="60" cy="26" r="12.500" fill="#f7d154" stroke="#c9791c" stroke-width="1.4" />
      <g stroke="#c9791c" stroke-width="2" stroke-linecap="round">
        <path d="M60 2v4M36 26h-5M84 26h5M43 9l3 3M77 9l-3 3" />
      </g>
      <path d="M0 40Q30 34 60 39T120 37V66H0Z" fill="#d08b43" />
      <path d="M0 48H120V66H0Z" fill="#b8733a" />
      <path
        d={
          "M0 54l16-4 10 7 18-6 14 6 20-7 12 6 16-5 14 4M16 50l-4 16M26 57l6 9M44 51l2 15M58 57l-4 9" +
          "M78 50l6 16M90 56l-2 10M106 51l6 15"
        }
        stroke="#6b3512"
        stroke-width="1.3"
        fill="none"
      />
      <path
        d="M20 46V26M20 34L12 28M20 31L27 22M27 27l5 0"
        stroke="#4a2a10"
        stroke-width="2.600"
        fill="none"
        stroke-linecap="round"
      />
      <path
        d="M96 44q-5-8 2-11 9-2 10 5 0 5-5 6zM108 34q6-3 7-8M97 34q-6-2-7-7"
        fill="#f6efdc"
        stroke="#4a3a1c"
        stroke-width="1.300"
      />
      <circle cx="100" cy="38" r="1.300" fill="#3b2a10" />
    </>
  );
}
