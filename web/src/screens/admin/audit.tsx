/** What operators did, newest first; and removing old data now. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { AuditLine } from "../../generated/protocol";
import { audit, countOld, removeOld } from "../../net/operator_api";
import { has, t } from "../../words/words";
import { Deeds, Moment, More } from "./parts";

/** What is too old, by its kind; a kind without words as the server calls it. */
function oldWords(kind: string): string {
  return has(`admin-old-${kind}`) ? t(`admin-old-${kind}`) : kind;
}

/** Who did it: an account, or what is not an account. */
function doer(who: string): string {
  return who.startsWith("system:") ? t(`admin-by-${who.slice("system:".length)}`) : who;
}

function Old({ after }: { after: () => void }): JSX.Element {
  const counts = useSignal<Readonly<Record<string, number>> | null>(null);
  const count = () => void countOld().then((found) => (counts.value = found.counts));
  const told = Object.entries(counts.value ?? {});
  const words = told.map(([kind, amount]) => `${oldWords(kind)}: ${amount}`).join(", ");
  return (
    <div class="one-thing">
      <h2>{t("admin-old-data")}</h2>
      {counts.value && <p role="status">{words || t("admin-nothing-old")}</p>}
      <div class="form-answers">
        <button type="button" class="answer" onClick={count}>
          {t("admin-count-old")}
        </button>
      </div>
      {told.length > 0 && (
        <Deeds
          deeds={[{ title: t("admin-remove-old"), danger: true, act: removeOld }]}
          after={() => {
            counts.value = null;
            after();
          }}
        />
      )}
    </div>
  );
}

export function AdminAudit(): JSX.Element {
  const [lines, next] = [useSignal<readonly AuditLine[]>([]), useSignal(0)];
  const look = async (before: string) => {
    const found = await audit(before);
    lines.value = before ? [...lines.value, ...found.lines] : found.lines;
    next.value = found.next;
  };
  useEffect(() => void look(""), []);
  return (
    <section class="tables">
      <Old after={() => void look("")} />
      <ol class="plain-list audit" reversed>
        {lines.value.map((line) => (
          <li key={line.seq} value={line.seq}>
            <Moment at={line.at} /> <b>{t(`admin-did-${line.action}`)}</b> <bdi class="long">{line.subject}</bdi>{" "}
            <small>
              <bdi>{doer(line.who)}</bdi>
              {line.why && ": "}
              <bdi>{line.why}</bdi>
            </small>
          </li>
        ))}
      </ol>
      <More next={next.value} more={() => void look(String(next.value))} />
    </section>
  );
}
