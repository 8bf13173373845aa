/** Where things lie at a table: the board is the hero; panels stand beside it, or on a phone wait in sheets below. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import type { Panel } from "../games/description";
import { t } from "../words/words";
import { WhyPanel } from "./explanation";
import type { Session } from "./session";

interface LayoutProps {
  readonly game: string;
  readonly session: Session;
  readonly asked: number | undefined;
  readonly tracks: ComponentChildren;
  readonly prompt: ComponentChildren;
  readonly panels: readonly Panel[];
  /** What lies over all of it when the game is over. */
  readonly ending: ComponentChildren;
  readonly children: ComponentChildren;
}

/** How far a sheet is drawn down before it closes. */
const DRAWN = 48;

interface PanelsProps {
  readonly panels: readonly Panel[];
  /** The sheet that is open on a phone, by its id. */
  readonly sheet: Signal<string>;
}

function Panels({ panels, sheet }: PanelsProps): JSX.Element {
  const strip = useRef<HTMLDivElement>(null);
  const swiped = (): void => {
    // On a phone the sheets lie side by side: the one in front is the open one.
    const element = strip.current;
    if (!element || !sheet.value || element.scrollWidth <= element.clientWidth) return;
    const front = panels[Math.round(element.scrollLeft / element.clientWidth)];
    if (front) sheet.value = front.id;
  };
  const grabbed = (press: PointerEvent): void => {
    const end = (event: PointerEvent): void => {
      if (event.clientY - press.clientY > DRAWN) sheet.value = "";
    };
    window.addEventListener("pointerup", end, { once: true });
  };
  return (
    <div class={sheet.value ? "panels open" : "panels"} ref={strip} onScroll={swiped}>
      {panels.map((panel) => (
        <div key={panel.id} id={`panel-${panel.id}`} class={`panel panel-${panel.id}`}>
          <div class="grabber" onPointerDown={grabbed} />
          {panel.body}
        </div>
      ))}
    </div>
  );
}

/** The tabs of the sheets on a phone. */
function Tabs({ panels, sheet }: PanelsProps): JSX.Element {
  const show = (id: string): void => {
    sheet.value = sheet.value === id ? "" : id;
    if (!sheet.value) return;
    requestAnimationFrame(() => {
      const panel = document.getElementById(`panel-${id}`);
      panel?.scrollIntoView({ inline: "start", block: "nearest" });
      // A list could not follow its end while its sheet was closed.
      for (const list of panel?.querySelectorAll(".log ol") ?? []) list.scrollTop = list.scrollHeight;
    });
  };
  return (
    <nav class="tabs" aria-label={t("table-panels")}>
      {panels.map((panel) => (
        <button
          key={panel.id}
          type="button"
          aria-expanded={sheet.value === panel.id}
          aria-controls={`panel-${panel.id}`}
          onClick={() => show(panel.id)}
        >
          <Sign name={panel.sign} />
          <span>{panel.title}</span>
        </button>
      ))}
    </nav>
  );
}

export function Layout({ game, session, asked, tracks, prompt, panels, ending, children }: LayoutProps): JSX.Element {
  const sheet = useSignal("");
  return (
    <div
      class={`table ${game}-table`}
      data-phase={session.connection.table.value?.phase ?? ""}
      data-asked={asked ?? ""}
    >
      <div class="tracks">{tracks}</div>
      <div class="field">
        {children}
        <WhyPanel />
      </div>
      {prompt}
      <Panels panels={panels} sheet={sheet} />
      <Tabs panels={panels} sheet={sheet} />
      {ending}
    </div>
  );
}
