/** A plain shape for each god, told apart without colour at a few pixels; around the middle, 20 wide and high. */
import type { JSX } from "preact";

const EMBLEMS: Readonly<Record<string, JSX.Element>> = {
  // two plumes
  amun: (
    <path class="emblem" d="M-1.2 9L-7.5 6Q-9.5 -4 -4.5 -10Q-.6 -5 -1.2 9ZM1.2 9L7.5 6Q9.5 -4 4.5 -10Q0.6 -5 1.2 9Z" />
  ),
  // the ears and the muzzle of a jackal
  anubis: <path class="emblem" d="M-8 -10L-3 -3H3L8 -10L7.5 2L2.5 6L0 10L-2.5 6L-7.5 2Z" />,
  // a throne
  isis: <path class="emblem" d="M-6.5 9.500V-9.500H-.500V0H6.500V9.500Z" />,
  // a crook
  osiris: <path class="emblem-line" d="M-2.5 9.500V-2.500Q-2.5 -8 2 -8Q6.5 -8 5.5 -2.5" />,
  // the disc of the sun
  ra: (
    <>
      <circle class="emblem-line" r="7.5" />
      <circle class="emblem" r="3.2" />
    </>
  ),
};

export function EmblemOf({ god }: { god: string }): JSX.Element | null {
  return EMBLEMS[god] ?? null;
}
