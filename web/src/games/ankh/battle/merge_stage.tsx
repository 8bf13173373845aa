/** The merging of the two lowest gods as a show of five beats: who, what leaves, what goes over, Devotion, what they
 * share from now on. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Sign } from "../../../art/signs";
import { reads } from "../../../table/thing_card";
import { t } from "../../../words/words";
import { WORDS } from "../catalogue";
import { PieceIcon, Portrait } from "../pictures";
import type { AnkhState } from "../state";
import type { MergeHistory } from "./history";
import { MERGE_BEATS, type MergeFacts, mergeFacts } from "./merge";
import { nameOf } from "./names";
import { speedAt, usePlayback } from "./playback";
import { Rail, type Stop } from "./rail";
import { Rays } from "./result";
import type { Said } from "./say";
import { Shell } from "./shell";

interface MergeProps {
  readonly state: AnkhState;
  readonly merge: MergeHistory;
}

interface Row {
  readonly picture: JSX.Element;
  readonly what: string;
  readonly more: string;
}

const godName = ({ view }: AnkhState, side: number): string => WORDS.title(view.gods[side] ?? "");

function leaving({ state, merge }: MergeProps, facts: MergeFacts): readonly Row[] {
  const { higher: _, lower } = merge;
  const who = godName(state, lower);
  return [
    {
      picture: <Portrait god={state.view.gods[lower] ?? ""} seat={lower} />,
      what: t("ankh-merge-god-figure", { who }),
      more: t("ankh-merge-leaves-game"),
    },
    {
      picture: <PieceIcon kind="warrior" side={lower} />,
      what: t("ankh-merge-warriors"),
      more: t("ankh-merge-warriors-from"),
    },
    ...(facts.monuments > 0
      ? [
          {
            picture: <PieceIcon kind="obelisk" side={lower} />,
            what: t("ankh-merge-monuments", { amount: facts.monuments }),
            more: t("ankh-merge-monuments-lost"),
          },
        ]
      : []),
    ...facts.lost.map((kind) => ({
      picture: <PieceIcon kind={kind} side={lower} />,
      what: nameOf({ kind: "kind", name: kind }),
      more: t("ankh-merge-leaves-game"),
    })),
    { picture: <Sign name="card" size={34} />, what: t("ankh-merge-cards"), more: t("ankh-merge-leaves-game") },
  ];
}

function shared({ state, merge }: MergeProps, facts: MergeFacts): readonly Row[] {
  const [who, whom] = [godName(state, merge.higher), godName(state, merge.lower)];
  return [
    ...(facts.followers > 0
      ? [
          {
            picture: <Sign name="follower" size={34} />,
            what: t("ankh-merge-followers", { amount: facts.followers }),
            more: t("ankh-merge-followers-from", { who: whom }),
          },
        ]
      : []),
    ...facts.guardians.map((kind) => ({
      picture: <PieceIcon kind={kind} side={merge.higher} />,
      what: nameOf({ kind: "kind", name: kind }),
      more: t("ankh-merge-guardian-stays", { who }),
    })),
    {
      picture: <Sign name="unlock" size={34} />,
      what: t("ankh-merge-powers", { who }),
      more: t("ankh-merge-powers-count"),
    },
    { picture: <Sign name="card" size={34} />, what: t("ankh-merge-hand", { who }), more: t("ankh-merge-hand-one") },
  ];
}

function Side({ title, sub, rows, look }: { title: string; sub: string; rows: readonly Row[]; look: string }) {
  return (
    <section class={`merge-panel ${look}`}>
      <h3>{title}</h3>
      <p>{sub}</p>
      <ul>
        {rows.map((row, n) => (
          <li key={n}>
            <span class="merge-picture" aria-hidden="true">
              {row.picture}
            </span>
            <span>
              <b>{row.what}</b> {row.more}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ability({ state, side }: { state: AnkhState; side: number }): JSX.Element {
  const thing = { kind: "god", name: state.view.gods[side] ?? "" };
  return (
    <div class={`merge-ability seat-${side}`} {...reads(thing)}>
      <b>{nameOf(thing)}</b> {WORDS.gist(thing, state.edition) || WORDS.effect(thing, state.edition)}
    </div>
  );
}

function Centre({ state, merge, devotion }: MergeProps & { devotion: number | null }): JSX.Element {
  const { view } = state;
  const [higher, lower] = [merge.higher, merge.lower];
  return (
    <div class="merge-centre">
      <div class="merge-art" aria-hidden="true">
        <Rays />
        <Portrait god={view.gods[lower] ?? ""} seat={lower} />
        <Sign name="move" size={34} />
        <Portrait god={view.gods[higher] ?? ""} seat={higher} />
        {devotion !== null && (
          <span class="merge-devotion">
            <Sign name="devotion" size={26} /> {devotion}
          </span>
        )}
      </div>
      <div class="merge-words">
        <h2>{t("ankh-merge-joins", { who: godName(state, lower), whom: godName(state, higher) })}</h2>
        <p>{t("ankh-merge-together")}</p>
        <div class="merge-abilities">
          <Ability state={state} side={higher} />
          <Ability state={state} side={lower} />
        </div>
      </div>
    </div>
  );
}

/** What it means for whoever looks. */
function meaning({ state, merge }: MergeProps): Said {
  const { view, seat } = state;
  const own = view.sides.find((side) => seat !== null && side.seats.includes(seat));
  const detail = [t("ankh-merge-next"), own ? t("ankh-merge-you-stand", { amount: own.devotion }) : ""]
    .join(" ")
    .trim();
  if (!own) return { head: t("ankh-merge-together"), detail };
  const partner = [merge.higher, merge.lower].find((one) => one !== seat);
  if (seat === merge.higher || seat === merge.lower)
    return { head: t("ankh-merge-for-you-partner", { who: godName(state, partner ?? 0) }), detail };
  return { head: t("ankh-merge-for-you-rival", { amount: view.sides.length - 1 }), detail };
}

function saidAt(props: MergeProps, facts: MergeFacts, at: number): Said {
  const [who, whom] = [godName(props.state, props.merge.higher), godName(props.state, props.merge.lower)];
  const rows = (some: readonly Row[]): string => `${some.map(({ what, more }) => `${what}: ${more}`).join(". ")}.`;
  switch (MERGE_BEATS[at]) {
    case "who":
      return {
        head: `${t("ankh-merge-joins", { who: whom, whom: who })}.`,
        detail: t("ankh-merge-lowest", { who: whom }),
      };
    case "leaves":
      return { head: t("ankh-merge-leaves"), detail: rows(leaving(props, facts)) };
    case "over":
      return { head: t("ankh-merge-beat-over"), detail: rows(shared(props, facts)) };
    case "devotion":
      return {
        head: t("ankh-merge-stepped", { who, whom, amount: facts.devotion ?? 0 }),
        detail: "",
      };
    default:
      return meaning(props);
  }
}

const SIGNS = ["god", "no", "follower", "devotion", "unlock"];

function stopsOf({ state, merge }: MergeProps, { devotion }: MergeFacts): readonly Stop[] {
  const outcomes = [t("ankh-merge-two-lowest"), godName(state, merge.lower), "", String(devotion ?? ""), ""];
  return MERGE_BEATS.map((name, n) => ({
    name: t(`ankh-merge-beat-${name}`),
    sign: SIGNS[n] ?? "god",
    outcome: outcomes[n] ?? "",
  }));
}

export function MergeStage({ state, merge, asked }: MergeProps & { asked: boolean }): JSX.Element {
  const { queue } = state.local;
  const paused = useSignal(false);
  const facts = mergeFacts(merge);
  // What goes over is known when all of it is decided.
  const beats = merge.over ? MERGE_BEATS.slice(0, -1) : MERGE_BEATS.slice(0, 2);
  const position = queue.at(merge.key);
  const { at, last, go } = usePlayback(position, beats, merge.over, speedAt(state.table.id), paused);
  const done = merge.over && at === last;
  const leave = (): void => queue.leave(merge);
  const props = { state, merge };
  const stops = stopsOf(props, facts);
  const lower = godName(state, merge.lower);
  return (
    <Shell
      table={state.table.id}
      title={t("ankh-merge-title")}
      subtitle={t("ankh-merge-when")}
      token={null}
      look={`at-merge beat-${MERGE_BEATS[at]}`}
      said={saidAt(props, facts, at)}
      deciding={asked && at >= last}
      timed
      foot={{
        next: done ? leave : at < last ? () => go(at + 1) : null,
        skip: at < last ? () => go(last) : null,
        again: done ? () => go(0) : null,
        closes: null,
      }}
      rail={<Rail stops={stops} at={at} label={t("ankh-battle-rail")} go={go} />}
      back={() => go(at - 1)}
      forth={() => go(at + 1)}
      close={() => (done ? leave() : (queue.closed.value = merge.key))}
    >
      <div class="merge-scene">
        <Side
          look={at < 1 ? "out not-yet" : "out"}
          title={t("ankh-merge-leaves")}
          sub={t("ankh-merge-lowest", { who: lower })}
          rows={leaving(props, facts)}
        />
        <Centre {...props} devotion={at >= 3 ? facts.devotion : null} />
        <Side
          look={at < 2 ? "in not-yet" : "in"}
          title={t("ankh-merge-share")}
          sub={
            at >= 3 && facts.devotion !== null
              ? t("ankh-merge-stepped", { who: godName(state, merge.higher), whom: lower, amount: facts.devotion })
              : ""
          }
          rows={shared(props, facts)}
        />
      </div>
    </Shell>
  );
}
