/** How a Battle came out: said once in words, then the whole account of each side. */
import type { JSX } from "preact";
import { Sign } from "../../../art/signs";
import { reads } from "../../../table/thing_card";
import { t } from "../../../words/words";
import { PieceIcon, Portrait } from "../pictures";
import { type Account, accountOf, type Change } from "./account";
import { Counter, Who } from "./lane";
import type { Moment } from "./moment";
import { nameOf, signed } from "./names";
import { cardsOf } from "./strength";

const RAYS = Array.from({ length: 24 }, (_, n) => {
  const angle = (n * Math.PI) / 12;
  const to = (turn: number) => `${100 + 140 * Math.cos(turn)} ${100 + 140 * Math.sin(turn)}`;
  return `M100 100L${to(angle - 0.05)}L${to(angle + 0.05)}Z`;
}).join("");

export function Rays(): JSX.Element {
  return (
    <svg class="rays" viewBox="0 0 200 200" aria-hidden="true">
      <path d={RAYS} />
    </svg>
  );
}

/** Why a side won, or why nobody did. */
function how({ battle, strengths, leaders }: Moment): string {
  const { victor } = battle;
  if (victor === null) {
    const tie = leaders.sides.length > 1 ? `${t("ankh-result-tie", { amount: leaders.most })} ` : "";
    return `${tie}${t("ankh-result-all-die")}`;
  }
  const others = [...strengths.values()].filter(({ side }) => side !== victor).map(({ total }) => total);
  if (others.length === 0) return t("ankh-result-alone");
  const values = { mine: strengths.get(victor)?.total ?? 0, theirs: Math.max(...others) };
  return t(leaders.sides.length > 1 ? "ankh-result-by-tiebreaker" : "ankh-result-by-strength", values);
}

export function headlineOf({ battle: { victor, region }, cast }: Moment): string {
  if (victor === null) return t("ankh-result-nobody", { amount: region });
  if (victor === cast.mine) return t("ankh-result-you-win", { amount: region });
  return t("ankh-result-wins", { who: cast.name(victor), amount: region });
}

export function Banner({ moment }: { moment: Moment }): JSX.Element {
  const { battle, cast, strengths, sides, edition } = moment;
  const won = battle.victor !== null && battle.victor === cast.mine;
  const mine = cast.mine !== null && sides.includes(cast.mine) ? accountOf(cast.mine, battle.events, edition) : null;
  const gained = mine?.devotion ? mine.devotion.to - mine.devotion.from : 0;
  const broken = battle.victor !== null && moment.leaders.sides.length > 1;
  return (
    <div class={`result-banner${won ? " won" : ""} seat-${battle.victor ?? "none"}`}>
      {won && <Rays />}
      {battle.victor !== null && <Portrait god={cast.god(battle.victor)} seat={battle.victor} />}
      <div class="result-words">
        <h2>{headlineOf(moment)}</h2>
        <p>{how(moment)}</p>
      </div>
      <div class="result-score">
        {strengths.size > 1 && (
          <span>
            <b>{sides.map((side) => strengths.get(side)?.total ?? 0).join(" : ")}</b>
            <small>{sides.map(cast.name).join(", ")}</small>
          </span>
        )}
        {broken && (
          <i>
            <Sign name="tiebreaker" size={38} />
          </i>
        )}
        {mine && (
          <span class={gained < 0 ? "loss" : gained > 0 ? "gain" : ""}>
            <b>{signed(gained)}</b>
            <small>{t("ankh-result-your-devotion")}</small>
          </span>
        )}
      </div>
    </div>
  );
}

/** The reason of a change, in words. */
export function causeName({ cause, rule }: Change): string {
  if (rule.endsWith("-BAT-10") || rule === "ANKHP-BAT-05") return t("ankh-cause-majority");
  if (rule.endsWith("-BAT-20") || rule === "ANKHP-BAT-06") return t("ankh-cause-won");
  return cause ? nameOf(cause) : t("ankh-cause-other");
}

function Devotion({ account }: { account: Account }): JSX.Element {
  const { devotion, changes } = account;
  if (!devotion) return <span class="account-devotion none">{t("ankh-result-no-devotion")}</span>;
  const { from, to } = devotion;
  return (
    <span class="account-devotion">
      <span class="account-count">
        <span class="unseen">{t("ankh-result-devotion", { from, to })}</span>
        <span aria-hidden="true">
          <Sign name="devotion" size={20} />
          <s>{from}</s> <i>→</i> <Counter from={from} to={to} />
        </span>
      </span>
      <ul>
        {changes.map((change, n) => (
          <li key={n} {...(change.cause ? reads(change.cause) : {})}>
            <b class={change.amount > 0 ? "gain" : "loss"}>{signed(change.amount)}</b> {causeName(change)}
          </li>
        ))}
      </ul>
    </span>
  );
}

/** Figures of one kind that died for one reason. */
function groups({ losses }: Account): readonly { kind: string; by: string; many: number }[] {
  const found = new Map<string, { kind: string; by: string; many: number }>();
  for (const { kind, by } of losses) {
    const key = `${kind} ${by}`;
    found.set(key, { kind, by, many: (found.get(key)?.many ?? 0) + 1 });
  }
  return [...found.values()];
}

function Losses({ account, moment }: { account: Account; moment: Moment }): JSX.Element {
  const { side, captured, built, gates, returned, followers } = account;
  const sum = followers.reduce((all, { amount }) => all + amount, 0);
  return (
    <ul class="account-losses">
      {groups(account).map(({ kind, by, many }) => (
        <li key={`${kind} ${by}`}>
          <span class="gone-piece">
            <PieceIcon kind={kind} side={side} />
          </span>
          <span>
            <b class="loss">
              {many > 1 ? `${nameOf({ kind: "kind", name: kind })} ×${many}` : nameOf({ kind: "kind", name: kind })}
            </b>{" "}
            {t(`ankh-loss-${by}`)}
          </span>
        </li>
      ))}
      {captured.map((who, n) => (
        <li key={`c${n}`}>
          <Sign name="captive" size={20} /> {t("ankh-loss-captured", { who: moment.cast.name(who) })}
        </li>
      ))}
      {sum !== 0 && (
        <li>
          <Sign name="follower" size={20} /> {t("ankh-side-followers", { amount: signed(sum) })}
        </li>
      )}
      {built.map((kind, n) => (
        <li key={`b${n}`}>
          <PieceIcon kind={kind} side={side} /> {t("ankh-built", { what: nameOf({ kind: "kind", name: kind }) })}
        </li>
      ))}
      {gates > 0 && <li class="gate">{t("ankh-gate-opened")}</li>}
      {returned > 0 && (
        <li>
          <Sign name="cycle" size={20} /> {t("ankh-cards-back", { amount: returned })}
        </li>
      )}
      {groups(account).length === 0 && <li class="none">{t("ankh-loss-none")}</li>}
    </ul>
  );
}

export function AccountLane({ moment, side }: { moment: Moment; side: number }): JSX.Element {
  const { battle, strengths, edition } = moment;
  const account = accountOf(side, battle.events, edition);
  const strength = strengths.get(side);
  return (
    <li class={`lane account seat-${side}${battle.victor === side ? " leads" : ""}`}>
      <Who moment={moment} side={side} />
      <span class="account-cards">
        {cardsOf(side, battle.events).map((name) => (
          <span key={name} class="mini-card" {...reads({ kind: "card", name })}>
            <Sign name={name} size={18} /> {nameOf({ kind: "card", name })}
          </span>
        ))}
      </span>
      <span class="account-strength">
        <span class="unseen">{t("ankh-result-strength")} </span>
        <b>{strength?.total ?? "–"}</b>
        <small>
          {strength?.terms
            .filter(({ cancelled }) => !cancelled)
            .map(({ amount }) => amount)
            .join(" + ")}
        </small>
      </span>
      <Devotion account={account} />
      <Losses account={account} moment={moment} />
    </li>
  );
}
