/** How seats are told apart: by colour, by emblem, and by letters. */

/** The fewest first letters of each name by which the names differ. */
export function initials(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const others = names.filter((other, n) => n !== seat && other !== name);
    for (let long = 1; long < name.length; long++) {
      if (!others.some((other) => other.slice(0, long) === name.slice(0, long))) return name.slice(0, long);
    }
    return name;
  });
}
