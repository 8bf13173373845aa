/** People for operators: accounts and guests, and what can be done for or against them. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { OwnerDetails, OwnerListed } from "../../generated/protocol";
import { ban, erase, findPeople, makeReset, personDetails, revoke, setRole } from "../../net/operator_api";
import { t } from "../../words/words";
import { tried } from "../account";
import { Trouble } from "../screen";
import { Choose, type Deed, Deeds, LinkMade, Moment, More } from "./parts";

function Marks({ person }: { person: OwnerListed }): JSX.Element {
  return (
    <small>
      {person.operator && t("admin-operator")} {person.banned && t("admin-banned")}
    </small>
  );
}

/** A name; devices have long ones, of which the beginning says enough. */
function called(person: OwnerListed): string {
  return person.guest ? `${person.name.slice(0, 20)}…` : person.shown;
}

function PeopleList(): JSX.Element {
  const [text, guests, next] = [useSignal(""), useSignal(""), useSignal("")];
  const people = useSignal<readonly OwnerListed[]>([]);
  const find = async (before: string) => {
    const found = await findPeople({ text: text.value, guests: guests.value, before });
    people.value = before ? [...people.value, ...found.people] : found.people;
    next.value = found.next;
  };
  useEffect(() => void find(""), [text.value, guests.value]);
  return (
    <section class="tables">
      <search class="filters">
        <label>
          {t("admin-search")}
          <input
            type="search"
            value={text.value}
            maxLength={80}
            onChange={(event) => (text.value = event.currentTarget.value.trim())}
          />
        </label>
        <Choose
          label={t("admin-kind")}
          value={guests.value}
          choices={{ "": t("admin-accounts"), yes: t("admin-guests") }}
          choose={(value) => (guests.value = value)}
        />
      </search>
      {people.value.length === 0 && <p>{t("admin-nothing")}</p>}
      <ul>
        {people.value.map((person) => (
          <li key={person.name} class="listed-table listed-person">
            <bdi class="who">{called(person)}</bdi>
            <Marks person={person} />
            <Moment at={person.created} />
            <a class="answer" href={`#/admin/people/${encodeURIComponent(person.name)}`}>
              {t("admin-show")}
            </a>
          </li>
        ))}
      </ul>
      <More next={next.value} more={() => void find(next.value)} />
    </section>
  );
}

function deedsOf({ person, ban: banned }: OwnerDetails, link: { value: string }): readonly Deed[] {
  const { name, guest, operator } = person;
  const shut = (days: number | null): Deed => ({
    title: days === null ? t("admin-ban-for-good") : t("admin-ban-days", { amount: days }),
    danger: true,
    act: (why) => ban({ kind: guest ? "device" : "account", subject: name, days, why }),
  });
  const reset = async (why: string) => {
    link.value = `${location.origin}/reset#${(await makeReset(name, why)).token}`;
  };
  return [
    ...(guest ? [] : [{ title: t("admin-reset"), act: reset }]),
    { title: t("admin-revoke"), danger: true, act: (why: string) => revoke(name, why) },
    ...(banned || operator ? [] : [shut(7), shut(null)]),
    ...(guest
      ? []
      : [
          {
            title: operator ? t("admin-take-role") : t("admin-grant-role"),
            act: (why: string) => setRole(name, !operator, why),
          },
        ]),
    { title: t("admin-erase"), danger: true, act: (why: string) => erase(name, why) },
  ];
}

function OnePerson({ name }: { name: string }): JSX.Element | null {
  const [found, trouble, link] = [useSignal<OwnerDetails | null>(null), useSignal(""), useSignal("")];
  const look = () =>
    void tried(
      trouble,
      personDetails(name).then((details) => (found.value = details)),
    ).then((there) => {
      if (!there) found.value = null;
    });
  useEffect(look, [name]);
  if (!found.value) return <Trouble words={trouble.value} />;
  const { person, ban: banned, logins, tables } = found.value;
  return (
    <article class="one-thing">
      <h2>
        <bdi>{called(person)}</bdi> <Marks person={person} />
      </h2>
      <p>
        {t("admin-since")} <Moment at={person.created} /> · {t("admin-logins", { amount: logins.length })}
      </p>
      {banned && <p class="trouble">{banned.reason}</p>}
      <LinkMade link={link.value} />
      <Deeds deeds={deedsOf(found.value, link)} after={look} />
      <h2>{t("admin-tables")}</h2>
      {tables.length === 0 && <p>{t("admin-nothing")}</p>}
      <ul class="plain-list">
        {tables.map((one) => (
          <li key={`${one.table} ${one.since}`} class={one.ended ? "ended" : ""}>
            <a href={`#/admin/tables/${one.table}`}>{one.table}</a> {t(`admin-role-${one.role}`)}{" "}
            <Moment at={one.since} /> {one.ended && t("admin-ended")}
          </li>
        ))}
      </ul>
    </article>
  );
}

export function AdminPeople({ name }: { name: string }): JSX.Element {
  return name ? <OnePerson name={name} /> : <PeopleList />;
}
