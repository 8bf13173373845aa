/** Where things lie at a table: the board is the hero; panels stand beside it, or on a phone wait in sheets below. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { Sign } from "../art/signs";
import type { Panel } from "../games/description";
import { t } from "../words/words";
import type { Session } from "./session";
import { useUnread } from "./unread";

interface LayoutProps {
  readonly game: string;
  readonly session: Session;
  readonly asked: number | undefined;
  readonly tracks: ComponentChildren;
  readonly prompt: ComponentChildren;
  /** Where the prompt stands on a wide screen. */
  readonly side: "left" | "below";
  /** What stands below the board. */
  readonly dock?: ComponentChildren;
  /** What takes the place of the panels, with the class `beside`. */
  readonly beside?: ComponentChildren;
  /** What takes the whole table while it lasts. */
  readonly stage?: ComponentChildren;
  readonly panels: readonly Panel[];
  /** What the others did: over the panels, or a chip on the board of a small screen. */
  readonly story?: ComponentChildren;
  /** What lies over all of it when the game is over. */
  readonly ending: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The panel with the log and the chat. */
const LOG = "log";

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
function Tabs({ panels, sheet, session }: PanelsProps & { session: Session }): JSX.Element {
  const unread = useUnread(session, sheet.value === LOG);
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
          class={`tab-${panel.id}`}
          aria-expanded={sheet.value === panel.id}
          aria-controls={`panel-${panel.id}`}
          onClick={() => show(panel.id)}
        >
          <Sign name={panel.sign} />
          <span>{panel.title}</span>
          {panel.id === LOG && unread > 0 && (
            <b class="badge" role="img" aria-label={t("frame-unread", { amount: unread })}>
              {unread}
            </b>
          )}
        </button>
      ))}
    </nav>
  );
}

export function Layout(props: LayoutProps): JSX.Element {
  const { game, session, asked, tracks, prompt, side, dock, beside, stage, panels, story, ending, children } = props;
  const sheet = useSignal("");
  return (
    <div
      class={`table ${game}-table prompt-${side}${stage ? " staged" : ""}`}
      data-phase={session.connection.table.value?.phase ?? ""}
      data-asked={asked ?? ""}
    >
      <div class="tracks">{tracks}</div>
      <div class="field">{children}</div>
      {dock && <div class="dock">{dock}</div>}
      {prompt}
      <Panels panels={panels} sheet={sheet} />
      <Tabs panels={panels} sheet={sheet} session={session} />
      {beside}
      {story}
      {stage && <div class="stage">{stage}</div>}
      {/* The last Battle is watched before the end is told. */}
      {!stage && ending}
    </div>
  );
}
