/** Which screen is shown: the address after # says it. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AnkhTable } from "./ankh/table";
import { PantheonTable } from "./pantheon/table";
import { Home } from "./screens/home";
import { Rules } from "./screens/rules";
import { Session } from "./table/session";

const place = signal(location.hash);
window.addEventListener("hashchange", () => {
  place.value = location.hash;
});

function TableScreen({ id }: { id: string }): JSX.Element {
  const [session] = useState(() => new Session(id));
  useEffect(() => () => session.connection.close(), [session]);
  const table = session.connection.table.value;
  useEffect(() => {
    if (table?.phase === "waiting" && table.seats.every((seat) => seat.kind !== "free")) void session.connection.request("start");
  }, [table?.phase]);
  if (!table || !session.connection.game.value) return <main class="home-screen" />;
  return table.setup.game === "ankh" ? <AnkhTable session={session} /> : <PantheonTable session={session} />;
}

export function App(): JSX.Element {
  const table = /^#\/table\/([0-9a-z]+)$/.exec(place.value)?.[1];
  if (table) return <TableScreen key={table} id={table} />;
  const rule = /^#\/rules\/?([A-Z0-9-]*)$/.exec(place.value);
  return rule ? <Rules rule={rule[1] ?? ""} /> : <Home />;
}
