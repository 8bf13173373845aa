/** The menu of a table: replay, rules, settings, and the ways out of the game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon, type IconName } from "../art/icons";
import { Sign } from "../art/signs";
import { coaching } from "../device/settings";
import { refused } from "../net/feed";
import { refusal, t } from "../words/words";
import { coachAt, coachSpeaks } from "./coach_memory";
import type { Session } from "./session";
import { closeLayer, openLayer } from "./top_layer";

interface WayOutProps {
  readonly session: Session;
  readonly icon: IconName;
  readonly words: string;
  /** What follows from it, told before it is done. */
  readonly warning: string;
  readonly act: () => ReturnType<Session["connection"]["request"]>;
  readonly then: () => void;
}

/** Something that cannot be taken back: it says what follows, and is done by a second button. */
function WayOut({ icon, words, warning, act, then }: WayOutProps): JSX.Element {
  const sure = useSignal(false);
  const trouble = useSignal("");
  const done = async (): Promise<void> => {
    const reply = await act();
    if (refused(reply)) trouble.value = reply.code;
    else {
      closeLayer();
      then();
    }
  };
  if (!sure.value) {
    return (
      <button type="button" class="menu-item" onClick={() => (sure.value = true)}>
        <Icon name={icon} />
        {words}
      </button>
    );
  }
  return (
    <div class="menu-sure" role="group" aria-label={words}>
      <p>{warning}</p>
      {trouble.value && <p class="trouble">{refusal(trouble.value)}</p>}
      <div class="answers">
        <button type="button" class="answer act" onClick={() => void done()}>
          {words}
        </button>
        <button type="button" class="answer decline" onClick={() => (sure.value = false)}>
          {t("frame-stay")}
        </button>
      </div>
    </div>
  );
}

/** The coach, at a table where somebody practises against bots. */
function CoachSwitch({ table }: { table: string }): JSX.Element {
  const on = coachSpeaks(table);
  return (
    <button
      type="button"
      class="menu-item"
      role="switch"
      aria-checked={on}
      onClick={() => {
        if (on) coaching.value = "off";
        else coachAt(table);
      }}
    >
      <Sign name="hint" size={22} />
      {t(on ? "coach-on" : "coach-off")}
    </button>
  );
}

function TableMenu({ session }: { session: Session }): JSX.Element | null {
  const { table, who } = session.connection;
  const shown = table.value;
  if (!shown) return null;
  const seats = who.value?.seats ?? [];
  const conceding = seats.find((seat) => shown.concede.includes(seat));
  const plays = seats.length > 0 && shown.phase === "playing";
  return (
    <nav class="menu-items" aria-label={t("frame-table-menu")}>
      <p class="hint">{shown.practice ? t("room-practice-on") : t("room-practice-off")}</p>
      <a class="menu-item" href={`#/replay/${shown.id}`}>
        <Icon name="play" />
        {t("web-replay")}
      </a>
      <a class="menu-item" href="#/rules/">
        <Sign name="rules" size={22} />
        {t("web-rules")}
      </a>
      <a class="menu-item" href={`#/learn/${shown.setup.game}`}>
        <Icon name="learn" />
        {t("web-learn")}
      </a>
      {shown.practice && plays && <CoachSwitch table={shown.id} />}
      <a class="menu-item" href="#/settings">
        <Icon name="gear" />
        {t("web-settings")}
      </a>
      <a class="menu-item" href="#/">
        <Sign name="home" size={22} />
        {t("frame-home-keep")}
      </a>
      {conceding !== undefined && (
        <WayOut
          session={session}
          icon="flag"
          words={t("frame-concede")}
          warning={t("frame-concede-warning")}
          act={() => session.connection.request("concede", { seat: conceding })}
          then={() => undefined}
        />
      )}
      {plays && (
        <WayOut
          session={session}
          icon="door"
          words={t("web-leave")}
          warning={t("frame-leave-warning")}
          act={() => session.connection.request("leave")}
          then={() => (location.hash = "#/")}
        />
      )}
    </nav>
  );
}

export function openTableMenu(session: Session): void {
  openLayer({ id: "menu", kind: "card", title: t("frame-table-menu"), body: () => <TableMenu session={session} /> });
}
