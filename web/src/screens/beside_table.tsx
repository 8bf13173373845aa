/** Nothing takes anybody away from the table: links to rules, settings and the almanac open beside or above it. */
import { useEffect } from "preact/hooks";
import { openAlmanac } from "../almanac/later";
import type { GameDescription } from "../games/description";
import { closeLayer, openLayer } from "../table/top_layer";
import { t } from "../words/words";
import { RuleBook } from "./rules";
import { SettingsPanel } from "./settings";

/** The book of the edition that is played. */
export function bookAt({ books, words }: GameDescription, edition: string): string {
  const n = words.catalogue.editions.findIndex(({ name }) => name === edition);
  return (books[Math.max(0, n)] ?? books[0])?.prefix ?? "";
}

function openBeside(address: string, book: string): boolean {
  if (openAlmanac(address)) return true;
  const [, place, rule = ""] = /^#\/(rules|settings)\/?([\w-]*)$/.exec(address) ?? [];
  if (place === "rules") {
    const body = () => (
      <div class="rules-screen beside">
        <RuleBook rule={rule} opens={book} />
      </div>
    );
    openLayer({ id: "rules", kind: "side", title: t("web-rules"), body });
  } else if (place === "settings") {
    const body = () => (
      <div class="form-screen beside">
        <SettingsPanel />
      </div>
    );
    openLayer({ id: "settings", kind: "side", title: t("web-settings"), body });
  } else return false;
  return true;
}

/** Open rules, settings and the almanac above the table for as long as it is shown; `/` searches the almanac. */
export function useBesideTable(game: GameDescription | null, edition: string): void {
  useEffect(() => {
    if (!game) return;
    const book = bookAt(game, edition);
    const clicked = (event: MouseEvent): void => {
      const link = (event.target as Element).closest?.("a[href]");
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (link && plain && !event.defaultPrevented && openBeside(link.getAttribute("href") ?? "", book)) {
        closeLayer("menu");
        event.preventDefault();
      }
    };
    const typed = (event: KeyboardEvent): void => {
      const modified = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
      if (event.key !== "/" || modified || (event.target as Element).closest?.("input, select, textarea")) return;
      event.preventDefault();
      openAlmanac(`#/almanac/${game.words.catalogue.game}`, true);
    };
    document.addEventListener("click", clicked);
    document.addEventListener("keydown", typed);
    return () => {
      document.removeEventListener("click", clicked);
      document.removeEventListener("keydown", typed);
    };
  }, [game, edition]);
  useEffect(() => closeLayer, []);
}
