/** A worked example as the feed of a table, so that the game's own board draws it. */
import { signal } from "@preact/signals";
import type { ExampleMoment, ExampleShown, SeatShown, TableShown, Welcome } from "../generated/protocol";
import { call } from "../net/api";
import type { Feed, Reply } from "../net/feed";

const READ = new Map<string, Promise<ExampleShown>>();

/** An example, read once. */
export function readExample(game: string, name: string): Promise<ExampleShown> {
  const path = `/api/examples/${game}/${name}`;
  const found = READ.get(path) ?? call<ExampleShown>(path);
  READ.set(path, found);
  return found;
}

function seatsOf(called: readonly string[]): readonly SeatShown[] {
  return called.map((name, seat) => ({
    seat,
    kind: "person",
    name: "",
    level: "",
    away: false,
    called: name,
  }));
}

function tableOf({ game, name, edition, called }: ExampleShown): TableShown {
  return {
    id: `example-${name}`,
    title: "",
    phase: "playing",
    setup: { game, players: called.length, ...(edition ? { edition } : {}) },
    header: {},
    rules_version: 0,
    pace: { kind: "none" },
    visibility: "private",
    code: "",
    created: 0,
    seats: seatsOf(called),
    present: [],
    watching: 0,
    absent: [],
    clocks: [],
    undo: null,
    votes: [],
    result: null,
    rematch: null,
    frozen: "",
    imported: true,
    practice: false,
    concede: [],
    host: "",
  };
}

/** The table of an example at one of its moments. Nothing can be answered there. */
export function exampleFeed(example: ExampleShown, moment: ExampleMoment, answers: number): Feed {
  const seats = example.seat === null ? [] : [example.seat];
  const no = async (): Promise<Reply> => ({ type: "refused", code: "wrong-phase", detail: "" });
  const { waiting, sides, view } = moment;
  return {
    status: signal("open"),
    who: signal<Welcome | null>({ type: "welcome", protocol: 0, table: "", role: "seat", seats, now: 0 }),
    table: signal(tableOf(example)),
    game: signal({
      answers,
      waiting,
      sides,
      questions: [],
      undoable: [],
      views: { [example.seat === null ? "spectator" : String(example.seat)]: view },
    }),
    entries: signal([]),
    farewell: signal(""),
    ahead: signal(0),
    request: no,
    close: () => undefined,
  };
}
