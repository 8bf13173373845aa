/** Pictures of lessons: a drawing in the colour of a seat, or a large sign. */
import type { JSX } from "preact";
import { Sign } from "./signs";

export const lessonArt = (art: JSX.Element, seat = 0): JSX.Element => (
  <svg class={`lesson-art seat-${seat}`} viewBox="-4 -4 108 108" aria-hidden="true">
    {art}
  </svg>
);

export const lessonSign = (name: string): JSX.Element => <Sign name={name} size={64} />;
