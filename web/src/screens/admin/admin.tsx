/** The operators' page: tables, people, bans, and what operators did. */
import "../../style/admin.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { me } from "../../net/operator_api";
import { t } from "../../words/words";
import { Opening, Screen, Trouble } from "../screen";
import { AdminAudit } from "./audit";
import { AdminBans } from "./bans";
import { AdminPeople } from "./people";
import { AdminTables } from "./tables";

const PARTS = ["tables", "people", "bans", "audit"] as const;

export function Admin({ part, subject }: { part: string; subject: string }): JSX.Element {
  const may = useSignal<boolean | null>(null);
  useEffect(() => void me().then((who) => (may.value = who.operator ?? false)), []);
  if (may.value === null) return <Opening />;
  if (!may.value) {
    return (
      <Screen title={t("admin-title")}>
        <Trouble words={t("admin-not-yours")} />
        <p>
          <a href="#/account">{t("account-log-in")}</a>
        </p>
      </Screen>
    );
  }
  return (
    <Screen title={t("admin-title")} kind="admin">
      <nav aria-label={t("admin-title")}>
        {PARTS.map((one) => (
          <a key={one} class="answer" href={`#/admin/${one}`} aria-current={one === part ? "page" : undefined}>
            {t(`admin-${one}`)}
          </a>
        ))}
      </nav>
      {part === "people" ? (
        <AdminPeople key={subject} name={decodeURIComponent(subject)} />
      ) : part === "bans" ? (
        <AdminBans />
      ) : part === "audit" ? (
        <AdminAudit />
      ) : (
        <AdminTables key={subject} id={subject} />
      )}
    </Screen>
  );
}
