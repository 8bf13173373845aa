/** Clocks: what is left, and how it is written. */
import type { ClockShown } from "../generated/protocol";

/** Milliseconds left on a clock, so long after its message was taken. */
export function remaining(clock: ClockShown, since: number): number {
  return Math.max(0, (clock.left ?? 0) - (clock.running ? since : 0));
}

/** Hours and minutes where there are hours, else minutes and seconds; days in front. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days} d ${hours}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
