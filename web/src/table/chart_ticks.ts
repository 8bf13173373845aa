/** A handful of round values from 0 to the top. */
export function ticks(top: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => top / one <= 6) ?? 200;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => n * step);
}
