/** What operators did, newest first; and removing old data now. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { AuditLine } from "../generated/protocol";
import { audit, prune } from "../net/operator_api";
import { t } from "../words/words";
import { Moment, More } from "./admin_parts";

function Old({ after }: { after: () => void }): JSX.Element {
  const counts = useSignal<Readonly<Record<string, number>> | null>(null);
  const count = () => void prune(true).then((found) => (counts.value = found.counts));
  const remove = () =>
    void prune(false).then(() => {
      counts.value = null;
      after();
    });
  const told = Object.entries(counts.value ?? {});
  return (
    <div class="one-thing">
      <h2>{t("admin-old-data")}</h2>
      {counts.value && (
        <p role="status">{told.map(([kind, amount]) => `${kind}: ${amount}`).join(", ") || t("admin-nothing-old")}</p>
      )}
      <div class="form-answers">
        <button type="button" class="answer" onClick={count}>
          {t("admin-count-old")}
        </button>
        {told.length > 0 && (
          <button type="button" class="answer danger" onClick={remove}>
            {t("admin-remove-old")}
          </button>
        )}
      </div>
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
            <Moment at={line.at} /> <b>{line.action}</b> <bdi class="long">{line.subject}</bdi>{" "}
            <small>
              <bdi>{line.who}</bdi>: <bdi>{line.why}</bdi>
            </small>
          </li>
        ))}
      </ol>
      <More next={next.value} more={() => void look(String(next.value))} />
    </section>
  );
}
