/** A chariot in full gallop. A box of 120 by 66. */
import type { JSX } from "preact";

export function Chariots(): JSX.Element {
  return (
    <>
      <rect width="120" height="66" fill="#f1cf94" />
      <path d="M0 46Q30 36 60 44T120 40V66H0Z" fill="#d9ab63" />
      <path d="M0 56Q40 50 120 57V66H0Z" fill="#c08d48" />
      <path
        d={
          "M58 40Q66 26 80 28L88 16L92 20L98 22L100 28L94 28L92 34Q94 44 88 48L92 60H88L83 49L70 48" +
          "L64 60H60L63 48Q57 50 54 58"
        }
        fill="#5b3216"
        stroke="#2d1709"
        stroke-width="1.2"
      />
      <path d="M88 16Q80 20 79 28" stroke="#e9c45f" stroke-width="2.4" fill="none" />
      <path d="M60 42L34 44" stroke="#6b4a14" stroke-width="2.2" />
      <path d="M16 28Q14 46 22 48H42V36Q40 30 36 30L34 40H24Z" fill="#b3400f" stroke="#3c1505" stroke-width="1.6" />
      <path d="M18 34Q20 42 26 42H40" stroke="#f6d987" fill="none" stroke-width="1.4" />
      <circle cx="30" cy="50" r="11" fill="none" stroke="#4a3208" stroke-width="3" />
      <circle cx="30" cy="50" r="11" fill="none" stroke="#e9c45f" stroke-width="1" />
      <path d="M30 39V61M19 50H41M22.5 42.5L37.5 57.5M37.5 42.5L22.5 57.5" stroke="#4a3208" stroke-width="1.6" />
      <path d="M25 30L26 16Q31 12 34 17L35 29Z" fill="#8a4b1e" stroke="#3c2210" stroke-width="1" />
      <circle cx="30" cy="11" r="4.500" fill="#b97a46" stroke="#3c2210" />
      <path d="M34 20L60 34" stroke="#6b4a14" stroke-width="1" />
      <path d="M20 6L34 26" stroke="#6b4a14" stroke-width="1.600" />
      <path d="M2 52h10M4 58h12M0 46h8" stroke="#fff2cc" stroke-width="1.4" opacity=".8" />
    </>
  );
}
