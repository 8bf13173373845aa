/** The words of the page: the Fluent files that the server and the terminal use too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

export const LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Readonly<Record<string, FluentVariable>>;

const FILES = import.meta.glob<string>(
  [
    "../../../src/theomachy/words/locale/*/*.ftl",
    "../../../src/theomachy/games/*/words/*/*.ftl",
    "!../../../src/theomachy/words/locale/*/terminal.ftl", // what only the terminal says
  ],
  { query: "?raw", import: "default" },
);
/** Files that only some screens need, or only those who are refused something: they are read when they are needed. */
const LATER = /\/(almanac|examples|lessons|notices|people|quiz|refusals)\.ftl$/;
/** Which of those are needed by now. */
const needed = new Set<string>();
/** Files that the page does not bring along, by whom they belong to. */
const MORE = new Map<string, (language: Language) => Promise<readonly string[]>>();
const bundle = signal<FluentBundle | null>(null);
export const language = signal<Language>("en");

function spoken(): Language {
  const kept = localStorage.getItem("language");
  const wished = [kept ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wished.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

async function bundleIn(wished: Language): Promise<FluentBundle> {
  const made = new FluentBundle(wished, { useIsolating: false });
  for (const [path, load] of Object.entries(FILES)) {
    const [, later = ""] = LATER.exec(path) ?? [];
    if (path.includes(`/${wished}/`) && (!later || needed.has(later))) {
      for (const error of made.addResource(new FluentResource(await load()))) throw error;
    }
  }
  return made;
}

/** Speak a language from now on; without one, the visitor's. */
export async function speak(wished: Language = spoken()): Promise<void> {
  const made = await bundleIn(wished);
  // Words that a game of another package brings never replace those of the page.
  for (const load of MORE.values()) for (const text of await load(wished)) made.addResource(new FluentResource(text));
  bundle.value = made;
  language.value = wished;
  document.documentElement.lang = wished;
  localStorage.setItem("language", wished);
}

/** Speak what the visitor chose in another tab: a choice holds for the whole device. */
export function speakAsElsewhere(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === "language" && newValue && newValue in LANGUAGES && newValue !== language.value)
      void speak(newValue as Language);
  });
}

/** Know the words of a screen that is opened seldom. */
export async function alsoRead(...files: readonly string[]): Promise<void> {
  if (files.every((file) => needed.has(file))) return;
  for (const file of files) needed.add(file);
  await speak(language.value);
}

/** Texts of another language, beside the one that is spoken; empty where there is none. */
export async function textsIn(wished: Language): Promise<(id: string, values?: Arguments) => string> {
  const made = await bundleIn(wished);
  return (id, values = {}) => {
    const pattern = made.getMessage(id)?.value;
    return pattern ? made.formatPattern(pattern, { ...values }) : "";
  };
}

/** Know the words of somebody else too, in this language and in those that are spoken later. */
export async function alsoSpeak(
  whose: string,
  load: (language: Language) => Promise<readonly string[]>,
): Promise<void> {
  MORE.set(whose, load);
  await speak(language.value);
}

/** A text in the viewer's language. A missing one shows its id, so that nobody overlooks it. */
export function t(id: string, values: Arguments = {}): string {
  const message = bundle.value?.getMessage(id);
  if (!bundle.value || !message?.value) return id;
  return bundle.value.formatPattern(message.value, { ...values });
}

/** A grammatical form of a name, the name itself where it has none. */
export function form(id: string, attribute: string): string {
  const message = bundle.value?.getMessage(id);
  const pattern = message?.attributes[attribute];
  return bundle.value && pattern ? bundle.value.formatPattern(pattern) : t(id);
}

export function has(id: string): boolean {
  return bundle.value?.hasMessage(id) ?? false;
}

/** A game by its title; one that this page has no word for as the server calls it. */
export function gameTitle(game: string): string {
  return has(`${game}-game`) ? t(`${game}-game`) : game;
}

/** A person by name; the server writes `someone` for people who deleted their data. */
export function personName(name: string): string {
  return name === "someone" ? t("web-someone") : name;
}

/** A bot by its name; one that this page has no word for as the server calls it. */
export function botName(bot: string): string {
  return has(`bot-name-${bot}`) ? t(`bot-name-${bot}`) : bot;
}

/** Who has a seat, by name: a person, or a bot. Empty for a free seat. */
export function playerName(seat: { readonly name: string; readonly bot?: string; readonly level: string }): string {
  return personName(seat.name) || (seat.bot ? botName(seat.bot) : levelName(seat.level));
}

/** Several names as a list: "A, B and C" in the viewer's language. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: "conjunction" }).format(names);
}

/** Why the server said no. */
export function refusal(code: string): string {
  return t(`web-refusal-${code}`);
}

/** How well a bot plays, in one word; one that this page has no word for as the server calls it. */
export function levelWord(level: string): string {
  return has(`bot-level-${level}`) ? t(`bot-level-${level}`) : levelName(level);
}

/** What bots of a style like, in one word; one that this page has no word for as the server calls it. */
export function styleWord(style: string): string {
  return has(`bot-style-${style}`) ? t(`bot-style-${style}`) : style;
}

/** What bots of a style do in a game; empty where nobody wrote it down. */
export function howStylePlays(game: string, style: string): string {
  return has(`${game}-bot-style-${style}`) ? t(`${game}-bot-style-${style}`) : "";
}

/** A bot's level by its name; one that this page has no word for as the server calls it. */
export function levelName(level: string): string {
  return has(`web-level-${level}`) ? t(`web-level-${level}`) : level;
}
