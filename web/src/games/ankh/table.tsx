/** Ankh's table: the map, the tracks, every side's board, the Battle, and the question. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { SeatFace } from "../../art/seat_face";
import type { Glow } from "../../board/grid";
import { initials } from "../../board/initials";
import { Memo } from "../../board/memo";
import { Hovered, PanZoom } from "../../board/pan_zoom";
import { useStableFunctions } from "../../board/stable_functions";
import type { Option, Question } from "../../generated/protocol";
import { EndScreen } from "../../table/end_screen";
import { Hand, type Thing } from "../../table/hand";
import { HandOver, mustHandOver } from "../../table/hand_over";
import { Layout, type Panel } from "../../table/layout";
import { Log } from "../../table/log";
import { eventsOf, linesOf, passWords } from "../../table/log_lines";
import { Prompt, type Shown } from "../../table/prompt";
import type { Session } from "../../table/session";
import { t } from "../../words/words";
import { battles } from "./battle_history";
import { BattlePanel, Battles } from "./battle_panel";
import { AnkhBoard } from "./board";
import { type BoardHooks, SideBoard } from "./god_boards";
import { BOX, centreOf, cutBy, EDGES, middleOf } from "./map";
import { ACTIONS, SPACE_NAMES } from "./names";
import { Picture } from "./pictures";
import { explain, namesOf, offer, placeFacts, placeName, seatName, sideName, tell } from "./sentences";
import { ActionTracks, EventTrack, Ladder, nextEvent, stepsLeft } from "./tracks";
import type { AnkhView } from "./view";

/** Questions whose answer is a figure that goes somewhere next: it can be carried there. */
const CARRIES = new Set(["MoveWhich", "ObeliskWhich"]);
const DEVOTION = new Set(["devotion-gained", "devotion-lost", "devotion-bonus", "reward-bonus"]);
const FOLLOWERS = new Set(["followers-gained", "followers-sacrificed", "followers-bonus", "bid-revealed"]);

interface Lit {
  readonly spaces: ReadonlyMap<string, Glow>;
  readonly edges: ReadonlyMap<string, Glow>;
  readonly shown: readonly Option[];
}

/** Which region a question about regions means by a space: any space of it will do. */
function regionWith(view: AnkhView, space: string): readonly string[] {
  return Object.values(view.regions).find((spaces) => spaces.includes(space)) ?? [space];
}

/** The options of the open question, by what on the table stands for them. */
function litBy(question: Question | null, view: AnkhView, drawn: readonly string[]): Lit {
  const spaces = new Map<string, Glow>();
  const edges = new Map<string, Glow>();
  const shown: Option[] = [];
  const liked = new Set(question?.suggestions.map((one) => one.option));
  for (const option of question?.options ?? []) {
    const [kind, number] = option.lights[0] ?? ["", 0];
    const glow = { code: option.code, liked: liked.has(option.code) };
    if (kind === "space") {
      const space = SPACE_NAMES[number] ?? "";
      for (const one of question?.name === "KeepToken" ? regionWith(view, space) : [space]) spaces.set(one, glow);
    } else if (kind === "side") {
      const cut = cutBy(Object.values(view.regions), drawn, option.text);
      edges.set(
        option.text,
        cut ? { ...glow, note: cut.join(" | "), says: t("table-cut", { less: cut[0], more: cut[1] }) } : glow,
      );
    } else shown.push(option);
  }
  return { spaces, edges, shown };
}

function useHand(session: Session): Hand {
  const hand = useMemo(() => new Hand(session, namesOf), [session]);
  useEffect(() => hand.listen(), [hand]);
  return hand;
}

export function AnkhTable({ session }: { session: Session }): JSX.Element | null {
  const hand = useHand(session);
  const pointed = useSignal<readonly number[]>([]);
  const hovered = useSignal<string | null>(null);
  const point = (numbers: readonly number[]): void => {
    if (numbers.join() !== pointed.peek().join()) pointed.value = numbers;
  };
  const again = useSignal<number | null>(null);
  const moments = session.connection.moments.value;
  const seat = session.seat.value;
  const events = useMemo(() => eventsOf(moments, seat), [moments, seat]);
  const stories = useMemo(() => battles(events), [events]);
  const view = session.view() as AnkhView | undefined;
  const table = session.connection.table.value;
  const question = hand.open();
  const frame = view?.pending.at(-1);
  const drawn = frame?.name === "LayCamel" ? (frame.facts ?? []).slice(1).map((edge) => EDGES[edge] ?? "") : [];
  const lit = useMemo(() => (view ? litBy(question, view, drawn) : null), [question, view]);
  const [hooks, make] = useStableFunctions<BoardHooks>();
  const facts = useMemo(() => (view ? placeFacts(view) : null), [view]);
  if (!view || !table || !lit || !facts) return null;
  if (mustHandOver(session))
    return <HandOver session={session} who={seatName(view, session.question.value?.seat ?? 0)} />;
  const letters = initials(view.gods.map((_, one) => seatName(view, one)));
  const waiting = session.connection.game.value?.waiting ?? [];
  const carried =
    CARRIES.has(question?.name ?? "") && session.question.value ? new Set(lit.spaces.keys()) : new Set<string>();
  const chosen = question?.name === "MoveTo" ? (SPACE_NAMES[frame?.facts?.[2] ?? -1] ?? null) : null;
  const event = nextEvent(view);
  const shown: Shown[] = lit.shown.map((option) => {
    const action = ACTIONS.find((one) => option.text === one);
    const left = action ? stepsLeft(view, action) : 0;
    const picture = <Picture option={option} view={view} side={seat ?? 0} />;
    const words = option.code <= 1 ? passWords("ankh", question, option) : offer(option);
    if (!action || !event) return { option, words, picture };
    return {
      option,
      words,
      picture,
      note: left === 1 ? t("table-triggers", { what: event }) : t("table-steps-to", { amount: left }),
    };
  });
  const touch = (thing: Thing): void => {
    const region = thing.kind === "space" && question?.name === "KeepToken" ? lit.spaces.get(thing.name) : undefined;
    const option = region && question?.options.find((one) => one.code === region.code);
    if (option) void hand.choose(option);
    else hand.touch(thing);
  };
  const lines = (kinds: ReadonlySet<string>) => (side: number) =>
    linesOf(events, kinds, side, (one) => tell(view, one));
  const face = (one: number) => <SeatFace game="ankh" called={view.gods[one] ?? ""} seat={one} />;
  make({ optionFor: (thing) => hand.optionFor(thing), touch, devotion: lines(DEVOTION), followers: lines(FOLLOWERS) });
  const describe = (space: string): string => placeName(view, space);
  const space = (name: string): Thing => ({ kind: "space", name });
  const points = [...lit.spaces.keys()].map(centreOf).concat([...lit.edges.keys()].map(middleOf));
  const boards = [...view.sides]
    .reverse()
    .sort((one, other) => Number(other.seats.includes(seat ?? -1)) - Number(one.seats.includes(seat ?? -1)));
  const board = (side: (typeof boards)[number]) => {
    const mine = seat !== null && side.seats.includes(seat);
    const waited = side.seats.some((one) => waiting.includes(one));
    const shows = [
      side,
      mine,
      waited,
      view.gods,
      view.guardianCards,
      view.tiebreaker,
      view.tiebreakerUp,
      side.seats.map((one) => [table.seats[one], table.present.includes(one)]),
      mine ? touchable : "",
    ];
    return (
      <Memo key={side.side} of={JSON.stringify(shows)}>
        {() => <SideBoard view={view} side={side} table={table} mine={mine} waited={waited} hooks={hooks} />}
      </Memo>
    );
  };
  const touchable = lit.shown.map((option) => option.code).join();
  const own = boards.filter((side) => seat !== null && side.seats.includes(seat));
  const panels: Panel[] = [
    ...(own.length > 0 ? [{ id: "own", title: t("table-own"), sign: "god", body: own.map(board) }] : []),
    {
      id: "others",
      title: t("table-others"),
      sign: "gain",
      body: boards.filter((side) => !own.includes(side)).map(board),
    },
    {
      id: "log",
      title: t("web-log"),
      sign: "log",
      body: (
        <>
          <Battles battles={stories} again={again} />
          <Log
            session={session}
            tell={(one) => tell(view, one)}
            names={view.sides.map((side) => side.seats.join("+")).join()}
            point={point}
          />
        </>
      ),
    },
  ];
  const battle = again.value === null ? view.battle?.region : stories[again.value]?.region;
  return (
    <Layout
      game="ankh"
      session={session}
      asked={question?.asked}
      panels={panels}
      ending={<EndScreen session={session} name={(one) => sideName(view, one)} face={face} />}
      tracks={
        <>
          <Memo of={`${view.event}`}>{() => <EventTrack view={view} />}</Memo>
          <Memo of={JSON.stringify([view.actions, view.gods.length])}>{() => <ActionTracks view={view} />}</Memo>
        </>
      }
      prompt={
        <Prompt
          hand={hand}
          asks={question ? t(`ankh-question-${question.name}`) : ""}
          who={
            question
              ? seatName(view, question.seat)
              : waiting.map((one) => (one < 0 ? t("terminal-chance") : seatName(view, one))).join(", ")
          }
          seat={question?.seat ?? waiting[0] ?? 0}
          shown={shown}
          onBoard={lit.spaces.size + lit.edges.size > 0}
          explain={(reason) => explain(view, reason)}
          called={(one) => seatName(view, one)}
        />
      }
    >
      <PanZoom box={BOX} place={79} focus={points} occasion={String(question?.asked ?? "")}>
        <AnkhBoard
          view={view}
          letters={letters}
          spaces={lit.spaces}
          edges={lit.edges}
          drawn={drawn}
          carried={carried}
          chosen={chosen}
          pointed={pointed}
          hovered={hovered}
          stage={battle ? (view.regions[battle] ?? null) : null}
          label={t("web-map")}
          describe={describe}
          facts={facts}
          touch={(kind, name) => touch({ kind: kind === "edge" ? "side" : kind, name })}
          pick={(name) => hand.touch(space(name))}
          drop={(name) => hand.append(space(name), "dropped")}
          trail={(name, first) =>
            first ? hand.touch({ kind: "side", name }) : hand.append({ kind: "side", name }, "trail")
          }
          hover={(name) => (hovered.value = name)}
          cancel={() => void session.undo()}
        />
      </PanZoom>
      <Ladder view={view} letters={letters} gains={hooks.devotion} />
      <Hovered at={hovered} describe={describe} />
      <BattlePanel view={view} battles={stories} again={again} point={point} yields={lit.spaces.size > 0} />
    </Layout>
  );
}
