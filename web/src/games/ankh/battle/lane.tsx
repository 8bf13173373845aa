/** A side in a Battle: who it is, which card, the sum of its strength with pictures of what counts, the total. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "../../../art/signs";
import type { CardName, EditionName } from "../../../generated/ankh";
import { reads, readThing } from "../../../table/thing_card";
import { t } from "../../../words/words";
import { thingPicture } from "../art/thing_picture";
import { strengthOf as cardStrength } from "../battle_cards";
import { WORDS } from "../catalogue";
import { PieceIcon, Portrait } from "../pictures";
import { type Account, accountOf } from "./account";
import type { Moment } from "./moment";
import { nameOf, signed } from "./names";
import { count } from "./playback";
import { cardsOf, type Strength, type Term } from "./strength";

/** A card that lies open, small; its whole text opens where it is touched. */
export function OpenCard({ name, edition }: { name: CardName; edition: EditionName }): JSX.Element {
  const thing = { kind: "card", name };
  return (
    <button type="button" class="stage-card" {...reads(thing)} onClick={() => readThing(thing)}>
      <span class="stage-card-picture">
        {thingPicture(thing)}
        <b class="plus">{`+${cardStrength(name, edition)}`}</b>
      </span>
      <strong>{nameOf(thing)}</strong>
      <small>{WORDS.gist(thing, edition)}</small>
    </button>
  );
}

function CardBack({ label }: { label: string }): JSX.Element {
  return (
    <span class="stage-card back">
      <span class="stage-card-back" aria-hidden="true">
        <Sign name="unlock" size={30} />
      </span>
      <small>{label}</small>
    </span>
  );
}

interface OfSide {
  readonly side: number;
  readonly god: string;
}

function TermPicture({ term, side, god }: OfSide & { term: Term }): JSX.Element {
  const { thing } = term;
  if (!thing) return <Sign name="summon" size={34} />;
  if (thing.name === "god") return <Portrait god={god} seat={side} />;
  if (thing.kind === "kind") return <PieceIcon kind={thing.name} side={side} />;
  if (thing.kind === "card") return <Sign name={thing.name} size={36} />;
  if (thing.name === "anubis") return <Sign name="captive" size={34} />;
  return thingPicture(thing) ?? <Sign name="unlock" size={34} />;
}

/** What a term is called: "2 Warrior" is never said, so a number stands before plurals by itself. */
export function termName({ thing, count: many, also }: Term): string {
  if (!thing) return t("ankh-term-figures");
  if (thing.name === "anubis") return t("ankh-term-captives");
  const name = nameOf(thing);
  const more = also.map(nameOf);
  return [many > 1 ? `${name} ×${many}` : name, ...more].join(", ");
}

function TermShown({ term, side, god, n }: OfSide & { term: Term; n: number }): JSX.Element {
  const { cancelled, thing } = term;
  return (
    <li class={cancelled ? "term cancelled" : "term"} style={{ "--n": n }} {...(thing ? reads(thing) : {})}>
      <span class="term-picture" aria-hidden="true">
        <TermPicture term={term} side={side} god={god} />
      </span>
      <b>{term.amount}</b>
      <small>
        {termName(term)}
        {cancelled && <em>{t("ankh-term-cancelled", { who: nameOf(cancelled) })}</em>}
      </small>
    </li>
  );
}

/** A number that counts up to what it is. */
export function Counter({ from, to }: { from: number; to: number }): JSX.Element {
  const shown = useRef<HTMLElement>(null);
  useEffect(
    () =>
      count(from, to, 550, (value) => {
        if (shown.current) shown.current.textContent = String(value);
      }),
    [from, to],
  );
  return (
    <b class="counter" ref={shown}>
      {to}
    </b>
  );
}

function Meter({ total, top }: { total: number; top: number }): JSX.Element {
  return (
    <span class="meter" aria-hidden="true" style={{ "--of": Math.max(1, top), "--is": total }}>
      <i />
    </span>
  );
}

function Sum({ strength, top, god }: { strength: Strength; top: number; god: string }): JSX.Element {
  return (
    <span class="lane-sum">
      <ul class="terms">
        {strength.terms.map((term, n) => (
          <TermShown key={n} term={term} side={strength.side} god={god} n={n} />
        ))}
      </ul>
      <Meter total={strength.total} top={top} />
    </span>
  );
}

/** What a side did and met so far, before strengths are counted. */
function Facts({ account, bids }: { account: Account; bids: readonly number[] }): JSX.Element {
  const { changes, losses, built, followers } = account;
  const devotion = changes.reduce((sum, { amount }) => sum + amount, 0);
  const gained = followers.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return (
    <span class="lane-facts">
      {gained > 0 && (
        <span class="gain">
          <Sign name="follower" /> {signed(gained)}
        </span>
      )}
      {built.map((kind, n) => (
        <span key={n}>
          <PieceIcon kind={kind} side={account.side} />{" "}
          {t("ankh-built", { what: nameOf({ kind: "kind", name: kind }) })}
        </span>
      ))}
      {bids.map((bid, n) => (
        <span key={n} class="bid">
          <Sign name="follower" /> {t("table-bid", { amount: bid })}
        </span>
      ))}
      {losses.length > 0 && (
        <span class="loss">
          <Sign name="no" /> {t("table-killed", { amount: losses.length })}
        </span>
      )}
      {devotion !== 0 && (
        <span class={devotion > 0 ? "gain" : "loss"}>
          <Sign name="devotion" /> {signed(devotion)}
        </span>
      )}
    </span>
  );
}

export function Who({ moment, side }: { moment: Moment; side: number }): JSX.Element {
  const { cast } = moment;
  return (
    <span class="lane-who">
      <Portrait god={cast.god(side)} seat={side} />
      <span>
        <strong>{cast.name(side)}</strong>
        <small>{cast.player(side)}</small>
      </span>
    </span>
  );
}

function Total({ moment, strength }: { moment: Moment; strength: Strength }): JSX.Element {
  const { battle, leaders, cast } = moment;
  const tied = leaders.sides.length > 1 && leaders.sides.includes(strength.side);
  const holds = battle.tiebreaker === strength.side;
  const list = strength.terms.map((term) => `${termName(term)} ${term.amount}`).join(", ");
  return (
    <span class="lane-total">
      <span class="unseen">
        {t("ankh-strength-read", { who: cast.name(strength.side), amount: strength.total, list })}
      </span>
      <span aria-hidden="true">
        <Counter from={0} to={strength.total} />
      </span>
      {tied && (
        <em>
          {holds && <Sign name="tiebreaker" size={18} />}
          {t(holds ? "ankh-term-tiebreaker" : "ankh-term-tied")}
        </em>
      )}
    </span>
  );
}

/** The lane of a side at a moment of the Battle. */
export function Lane({ moment, side }: { moment: Moment; side: number }): JSX.Element {
  const { told, edition, strengths, counted, leaders } = moment;
  const cards = cardsOf(side, told);
  const strength = counted ? strengths.get(side) : undefined;
  const bids = told.filter(({ kind, who }) => kind === "bid-revealed" && who === side).map(({ amount = 0 }) => amount);
  const leads = counted && leaders.sides.includes(side);
  return (
    <li class={`lane seat-${side}${leads ? " leads" : ""}`}>
      <Who moment={moment} side={side} />
      <span class={moment.name === "cards" ? "lane-cards flips" : "lane-cards"}>
        {cards.map((name) => (
          <OpenCard key={name} name={name} edition={edition} />
        ))}
        {cards.length === 0 && <CardBack label={t("table-chosen")} />}
      </span>
      {strength ? (
        <Sum strength={strength} top={leaders.most} god={moment.cast.god(side)} />
      ) : (
        <span class="lane-before">
          <Facts account={accountOf(side, told, edition)} bids={bids} />
          {cards.map((name) => (
            <span key={name} class="lane-effect">
              {WORDS.effect({ kind: "card", name }, edition)}
            </span>
          ))}
        </span>
      )}
      {strength ? <Total moment={moment} strength={strength} /> : <span class="lane-total" />}
    </li>
  );
}
