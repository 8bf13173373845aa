/** A new epoch is told over the map for a while: gods, tiles and the land that counts have changed. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../words/words";
import { WORDS } from "./catalogue";
import type { PantheonState } from "./state";

/** So long it is read, in milliseconds. */
const STAYS = 10_000;

export function EpochBanner({ state: { view } }: { state: PantheonState }): JSX.Element {
  const { epoch, nations } = view;
  const known = useRef(epoch);
  const told = useSignal(0);
  useEffect(() => {
    const news = known.current > 0 && epoch > known.current;
    known.current = epoch;
    if (!news) return;
    told.value = epoch;
    const timer = setTimeout(() => (told.value = 0), STAYS);
    return () => clearTimeout(timer);
  }, [epoch]);
  const nation = told.value === epoch ? nations[epoch - 1] : undefined;
  return (
    <div class="epoch-banner" role="status">
      {nation && (
        <p>
          <b>{t("pantheon-epoch-begins", { epoch, nation: WORDS.name("nation", nation) })}</b>
          <span>{WORDS.effect({ kind: "nation", name: nation })}</span>
        </p>
      )}
    </div>
  );
}
