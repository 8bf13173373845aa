/** An ankh that shines between raised hands. A box of 120 by 66. */
import type { JSX } from "preact";

export function Miracle(): JSX.Element {
  return (
    <>
      <rect width="120" height="66" fill="#163e66" />
      <g fill="#e7c25b" opacity=".28">
        <path
          d={
            "M60 32L0 8V0H18ZM60 32L40 0H54ZM60 32L66 0H80ZM60 32L102 0H120V8ZM60 32L120 22V36ZM60 32" +
            "L0 22V36ZM60 32L0 50V62ZM60 32L120 50V62Z"
          }
        />
      </g>
      <g fill="#f6e9cd">
        <circle cx="14" cy="14" r="1.200" />
        <circle cx="30" cy="22" r=".9" />
        <circle cx="98" cy="16" r="1.200" />
        <circle cx="108" cy="40" r=".9" />
        <circle cx="22" cy="42" r="1" />
      </g>
      <path
        d="M60 30q-13-7-9-18 9-9 18 0 4 11-9 18v24M46 34h28"
        fill="none"
        stroke="#4a3208"
        stroke-width="8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M60 30q-13-7-9-18 9-9 18 0 4 11-9 18v24M46 34h28"
        fill="none"
        stroke="#f4d36e"
        stroke-width="4.600"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M22 66Q24 52 36 50L44 46L47 49L40 57L42 66ZM98 66Q96 52 84 50L76 46L73 49L80 57L78 66Z"
        fill="#b97a46"
        stroke="#3c2210"
        stroke-width="1.400"
      />
      <path d="M0 66Q20 58 60 62T120 60V66Z" fill="#0e2a47" />
    </>
  );
}
