/** Which screen is shown: the address after # says it. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AnkhTable } from "./ankh/table";
import { PantheonTable } from "./pantheon/table";
import { Home } from "./screens/home";
import { Join } from "./screens/join";
import { Make } from "./screens/make";
import { Rules } from "./screens/rules";
import { Waiting } from "./screens/waiting";
import { Session } from "./table/session";

const place = signal(location.hash);
window.addEventListener("hashchange", () => {
  place.value = location.hash;
});

function TableScreen({ id }: { id: string }): JSX.Element {
  const [session] = useState(() => new Session(id));
  useEffect(() => () => session.connection.close(), [session]);
  const table = session.connection.table.value;
  const alone = table?.seats.every((seat) => seat.kind === "bot" || seat.seat === session.connection.who.value?.seats[0]) ?? false;
  useEffect(() => {
    // Against bots alone there is nobody to wait for.
    if (table?.phase === "waiting" && alone) void session.connection.request("start");
  }, [table?.phase, alone]);
  if (!table) return <main class="home-screen" />;
  if (!session.connection.game.value) return alone ? <main class="home-screen" /> : <Waiting session={session} />;
  return table.setup.game === "ankh" ? <AnkhTable session={session} /> : <PantheonTable session={session} />;
}

export function App(): JSX.Element {
  const table = /^#\/table\/([0-9a-z]+)$/.exec(place.value)?.[1];
  if (table) return <TableScreen key={table} id={table} />;
  const code = /^#\/join\/?(\w*)$/.exec(place.value);
  if (code) return <Join code={code[1] ?? ""} />;
  if (place.value === "#/make") return <Make />;
  const rule = /^#\/rules\/?([A-Z0-9-]*)$/.exec(place.value);
  return rule ? <Rules rule={rule[1] ?? ""} /> : <Home />;
}
