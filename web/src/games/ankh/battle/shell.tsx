/** What every show on the stage has: a head with its speed, the rail, the foot with the one sentence and Continue, and
 * the keys. It lies over the table below the top bar; what it covers cannot be reached meanwhile. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "../../../art/signs";
import { useWatched } from "../../../table/watching";
import { t } from "../../../words/words";
import { chooseSpeed, SPEEDS, speedAt } from "./playback";
import type { Said } from "./say";
import { useStageKeys } from "./stage_keys";

export interface ShellProps {
  readonly table: string;
  readonly title: string;
  readonly subtitle: string;
  /** The number of a region, or nothing. */
  readonly token: number | null;
  readonly look: string;
  readonly said: Said;
  /** What is said aloud before it, because it stands elsewhere. */
  readonly announced?: string;
  /** A question of the viewer is answered below the stage, where its foot would be. */
  readonly deciding: boolean;
  readonly timed: boolean;
  readonly foot: FootProps;
  readonly rail: ComponentChildren;
  readonly children: ComponentChildren;
  readonly back: () => void;
  readonly forth: () => void;
  readonly close: () => void;
}

export interface FootProps {
  /** Go on: to the next beat, or away from the result; nothing while others decide. */
  readonly next: (() => void) | null;
  readonly skip: (() => void) | null;
  readonly again: (() => void) | null;
  /** Seconds until it closes by itself. */
  readonly closes: number | null;
}

function Key({ children }: { children: string }): JSX.Element {
  return (
    <kbd class="stage-key" aria-hidden="true">
      {children}
    </kbd>
  );
}

function Head({ table, title, subtitle, token, timed, close }: ShellProps): JSX.Element {
  const speed = speedAt(table);
  return (
    <header class="stage-head">
      {token !== null && (
        <span class="stage-token" aria-hidden="true">
          {token}
        </span>
      )}
      <span class="stage-title">
        <h2>{title}</h2>
        <p>{subtitle}</p>
      </span>
      {timed && (
        <fieldset class="stage-speed">
          <legend class="unseen">{t("ankh-battle-speed")}</legend>
          {SPEEDS.map((one) => (
            <button key={one} type="button" aria-pressed={one === speed} onClick={() => chooseSpeed(one)}>
              {t(`ankh-battle-speed-${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      <button type="button" class="stage-quiet to-map" onClick={close} aria-keyshortcuts="M">
        <Sign name="map" /> <span>{t("ankh-battle-see-map")}</span> <Key>M</Key>
      </button>
    </header>
  );
}

function Foot({ said, announced, foot }: Pick<ShellProps, "said" | "announced" | "foot">): JSX.Element {
  const { next, skip, again, closes } = foot;
  const button = useRef<HTMLButtonElement>(null);
  // Focus rests on Continue after each beat, so that Space goes on and never plays anything.
  useEffect(() => button.current?.focus({ preventScroll: true }), [said.head, next === null]);
  return (
    <footer class="stage-foot">
      <p class="stage-say" role="status">
        {announced && <span class="unseen">{announced} </span>}
        <b>{said.head}</b> <span>{said.detail}</span>
        {closes !== null && <small>{t("ankh-battle-closes", { amount: closes })}</small>}
      </p>
      {skip && (
        <button type="button" class="stage-quiet" onClick={skip} aria-keyshortcuts="S">
          <span>{t("ankh-battle-skip")}</span> <Key>S</Key>
        </button>
      )}
      {again && (
        <button type="button" class="stage-quiet" onClick={again} aria-keyshortcuts="A">
          <span>{t("ankh-battle-watch-again")}</span> <Key>A</Key>
        </button>
      )}
      {next && (
        <button type="button" class="stage-continue" data-continue ref={button} onClick={next}>
          <span>{t("ankh-battle-continue")}</span> <Key>{t("ankh-battle-key-space")}</Key>
        </button>
      )}
    </footer>
  );
}

/** Nobody reaches what is covered; the coach, and the question while it is answered, stay within reach. */
function useCover(section: { current: HTMLElement | null }, deciding: boolean): void {
  // Before it is painted: an answer that can be seen can be pressed.
  useLayoutEffect(() => {
    const stage = section.current?.parentElement;
    const others = [...(stage?.parentElement?.children ?? [])].filter(
      (one) => one !== stage && !one.matches(deciding ? ".prompt, .story-column" : ".story-column"),
    );
    for (const one of others) one.toggleAttribute("inert", true);
    return () => {
      for (const one of others) one.toggleAttribute("inert", false);
    };
  }, [deciding]);
}

/** The question takes as much room below the stage as it needs. */
function useRoomForQuestion(section: { current: HTMLElement | null }, deciding: boolean): void {
  useEffect(() => {
    const stage = section.current?.parentElement;
    const prompt = stage?.parentElement?.querySelector<HTMLElement>(":scope > .prompt");
    if (!stage || !prompt || !deciding) return;
    const fit = (): void => stage.style.setProperty("--question", `${prompt.offsetHeight}px`);
    const watch = new ResizeObserver(fit);
    watch.observe(prompt);
    return () => {
      watch.disconnect();
      stage.style.removeProperty("--question");
    };
  }, [deciding]);
}

export function Shell(props: ShellProps): JSX.Element {
  const { deciding, look, title, rail, children, foot, said } = props;
  const section = useRef<HTMLElement>(null);
  useCover(section, deciding);
  useRoomForQuestion(section, deciding);
  useStageKeys(props);
  // Where there is nothing to go on to, others are waited for, a lesson too.
  useWatched(!deciding && foot.next !== null);
  return (
    <section
      class={`battle-stage ${look}${deciding ? " deciding" : ""}`}
      role="dialog"
      aria-label={title}
      ref={section}
    >
      <Head {...props} />
      {rail}
      <div class="stage-main">{children}</div>
      {!deciding && <Foot said={said} announced={props.announced ?? ""} foot={foot} />}
    </section>
  );
}
