/** Bans for operators: those in force, and new ones of addresses. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { BanShown } from "../../generated/protocol";
import { ban, bans, lift } from "../../net/operator_api";
import { t } from "../../words/words";
import { Deeds, Moment } from "./parts";

function NewBan({ after }: { after: () => void }): JSX.Element {
  const [subject, days] = [useSignal(""), useSignal("7")];
  const wished = Number(days.value);
  return (
    <search class="filters">
      <label>
        {t("admin-address")}
        <input
          value={subject.value}
          maxLength={60}
          placeholder="192.0.2.0/24"
          autocomplete="off"
          onInput={(event) => (subject.value = event.currentTarget.value)}
        />
      </label>
      <label>
        {t("admin-days")}
        <input
          type="number"
          min={1}
          max={3650}
          value={days.value}
          onInput={(event) => (days.value = event.currentTarget.value)}
        />
      </label>
      <Deeds
        deeds={[
          {
            title: t("admin-ban-address"),
            danger: true,
            act: (why) =>
              ban({ kind: "address", subject: subject.value.trim(), days: wished > 0 ? wished : null, why }),
          },
        ]}
        after={after}
      />
    </search>
  );
}

export function AdminBans(): JSX.Element {
  const found = useSignal<readonly BanShown[]>([]);
  const look = () => void bans().then((all) => (found.value = all.bans));
  useEffect(look, []);
  return (
    <section class="tables">
      <NewBan after={look} />
      {found.value.length === 0 && <p>{t("admin-nothing")}</p>}
      <ul>
        {found.value.map((one) => (
          <li key={one.id} class="listed-table listed-person">
            <span class="what">
              <b>
                <bdi>{one.subject.length > 40 ? `${one.subject.slice(0, 20)}…` : one.subject}</bdi>
              </b>
              <small>{one.reason}</small>
            </span>
            <small>{t(`admin-kind-${one.kind}`)}</small>
            {one.expires === null ? <span>{t("admin-for-good")}</span> : <Moment at={one.expires} />}
            <Deeds deeds={[{ title: t("admin-lift"), act: (why) => lift(one.id, why) }]} after={look} />
          </li>
        ))}
      </ul>
    </section>
  );
}
