/** Pantheon's table: the map, the epochs, what is on offer, every player's holdings, and the question. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { ColumnArt, FootArt, NationArt } from "../art/pantheon";
import { hasSign, Sign } from "../art/signs";
import { Surface } from "../board/surface";
import { Ending } from "../table/ending";
import { HandOver, mustHandOver } from "../table/handover";
import { Log } from "../table/log";
import { Prompt, type Shown } from "../table/prompt";
import type { Session } from "../table/session";
import type { Option } from "../wire";
import { t } from "../words/words";
import { PantheonBoard } from "./board";
import { CARDS, COSTS, SPACE_NAMES } from "./names";
import { explain, offer, seatName, tell } from "./teller";
import type { Counts, PantheonPlayer, PantheonView } from "./view";

const EPOCHS = 6;

function CardFace({ card, count }: { card: string; count: number }): JSX.Element {
  return (
    <li class={`hand-card ${card}`} title={t(`pantheon-card-${card}`)}>
      {card.startsWith("coin-") ? <b class="coin">{card.slice(5)}</b> : <Sign name={card} size={22} />}
      {count > 1 && <i>×{count}</i>}
    </li>
  );
}

function Cards({ cards }: { cards: Counts }): JSX.Element {
  return (
    <ul class="hand">
      {CARDS.filter((card) => cards[card]).map((card) => (
        <CardFace key={card} card={card} count={cards[card] ?? 0} />
      ))}
    </ul>
  );
}

/** The six epochs with their nations. */
function Epochs({ view }: { view: PantheonView }): JSX.Element {
  return (
    <ol class="epochs" aria-label={t("web-epochs")}>
      {Array.from({ length: EPOCHS }, (_, n) => (
        <li key={n} class={n + 1 === view.epoch ? "now" : ""} title={view.nations[n] ? t(`pantheon-nation-${view.nations[n]}`) : ""}>
          {view.nations[n] ? (
            <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
              <NationArt nation={view.nations[n] ?? ""} />
            </svg>
          ) : (
            <span>{n + 1}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Gods, demigods, cards and money that anybody may take. */
function Offered({ view }: { view: PantheonView }): JSX.Element {
  return (
    <section class="offered">
      <h3>{t("web-on-offer")}</h3>
      <ul class="gods">
        {Object.entries(view.godDisplay).map(([god, count]) => (
          <li key={god}>
            <b>{t(`pantheon-god-${god}`)}</b> {count > 1 && `×${count}`} <span class="cost">{(COSTS[god] ?? []).join(" · ")}</span>
          </li>
        ))}
      </ul>
      <p class="demigods">
        {view.demigodDisplay.map((value, n) => (
          <b key={n} class="demigod">
            {value}
          </b>
        ))}
      </p>
      <Cards cards={view.openCards} />
      <Cards cards={view.specialMoney} />
    </section>
  );
}

function Holdings({ player, seat, waited }: { player: PantheonPlayer; seat: number; waited: boolean }): JSX.Element {
  return (
    <section class={`side seat-${seat}${waited ? " waited" : ""}`} aria-label={seatName(seat)}>
      <header>
        <h3>{seatName(seat)}</h3>
        <span class="count" title={t("web-points")}>
          <Sign name="miracle" size={18} /> {player.score}
        </span>
        <span class="count" title={t("web-cards")}>
          <Sign name="card" size={18} /> {player.handSize}
        </span>
      </header>
      <div class="pool">
        <span>
          <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
            <FootArt />
          </svg>
          ×{player.feetInReserve}
        </span>
        <span>
          <svg class="icon" viewBox="0 0 100 100" aria-hidden="true">
            <ColumnArt />
          </svg>
          ×{player.columnsInReserve} ({player.columns.length})
        </span>
        {Object.entries(player.tokens).map(([kind, level]) => (
          <span key={kind} class="token" title={t(`pantheon-offering-${kind}`)}>
            <Sign name={kind} size={18} /> {level}
          </span>
        ))}
      </div>
      <ul class="powers">
        {Object.entries(player.gods).map(([god, count]) => (
          <li key={god}>
            {t(`pantheon-god-${god}`)}
            {count > 1 && ` ×${count}`}
          </li>
        ))}
      </ul>
      {player.hand && <Cards cards={player.hand} />}
    </section>
  );
}

export function PantheonTable({ session }: { session: Session }): JSX.Element | null {
  const pointed = useSignal<readonly number[]>([]);
  const view = session.view() as PantheonView | undefined;
  if (!view) return null;
  if (mustHandOver(session)) return <HandOver session={session} who={seatName(session.question.value?.seat ?? 0)} />;
  const question = session.question.value;
  const spaces = new Map<string, Option>();
  const shown: Shown[] = [];
  for (const option of question?.options ?? []) {
    const [kind, number] = option.lights[0] ?? ["", 0];
    const space = SPACE_NAMES[number] ?? "";
    if (kind === "space" && !spaces.has(space)) spaces.set(space, option);
    else shown.push({ option, words: offer(option), picture: option.text === "pass" ? <Sign name="done" /> : hasSign(option.text) ? <Sign name={option.text} /> : null });
  }
  const waiting = session.connection.game.value?.waiting ?? [];
  const frame = view.pending[view.pending.length - 1];
  return (
    <div class="table pantheon-table">
      <div class="tracks">
        <Epochs view={view} />
      </div>
      <div class="field">
        <Surface>
          <PantheonBoard
            view={view}
            lit={new Set(spaces.keys())}
            pointed={pointed.value.map((number) => SPACE_NAMES[number] ?? "")}
            label={t("web-map")}
            choose={(space) => void session.answer(spaces.get(space) ?? space)}
          />
        </Surface>
        <Ending session={session} name={seatName} />
        <Prompt
          session={session}
          asks={question ? t(`pantheon-question-${question.name}`, { what: "", amount: frame?.facts[1] ?? 0 }) : ""}
          who={question ? seatName(question.seat) : waiting.map((one) => (one < 0 ? t("terminal-chance") : seatName(one))).join(", ")}
          seat={question?.seat ?? waiting[0] ?? 0}
          shown={shown}
          onBoard={spaces.size > 0}
          explain={explain}
        />
      </div>
      <div class="sides">
        <Offered view={view} />
        {view.players.map((player, seat) => (
          <Holdings key={player.colour} player={player} seat={seat} waited={waiting.includes(seat)} />
        ))}
        <Log session={session} tell={tell} point={(numbers) => (pointed.value = numbers)} />
      </div>
    </div>
  );
}
