/** The address of a question: game, seed, and where they are chosen its kind and its edition. */

export interface QuizPlace {
  readonly game: string;
  /** null: any question. */
  readonly seed: number | null;
  /** Empty: any kind. */
  readonly kind: string;
  /** Empty: the usual one. */
  readonly edition: string;
}

const ANY = "any";
/** Seeds go up to this number, on the server too. */
const MOST_SEED = 2 ** 31 - 1;

export function quizPlace(address: string, games: readonly string[]): QuizPlace {
  const [, , game = "", seed = "", kind = "", edition = ""] = address.split("/");
  const number = /^\d{1,10}$/.test(seed) ? Number(seed) : null;
  return {
    game: games.includes(game) ? game : (games[0] ?? ""),
    seed: number !== null && number <= MOST_SEED ? number : null,
    kind: /^[a-z][a-z0-9-]*$/.test(kind) && kind !== ANY ? kind : "",
    edition: /^[a-z][a-z0-9-]*$/.test(edition) ? edition : "",
  };
}

export function quizAddress({ game, seed, kind, edition }: QuizPlace): string {
  const parts = [game, seed ?? "new", kind || ANY, edition].map(String);
  while (parts.length > 1 && ["", ANY, "new"].includes(parts[parts.length - 1] ?? "")) parts.pop();
  return `#/quiz/${parts.join("/")}`;
}

/** A seed that nobody knows; small, so that addresses stay short. */
export const anySeed = (): number => Math.floor(Math.random() * 1_000_000);
