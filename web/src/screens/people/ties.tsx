/** What there is between two people: friends, asked, blocked, muted; and the buttons that change it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { ProfileShown, TieWish } from "../../generated/protocol";
import { tie } from "../../net/people_api";
import { refusal, t } from "../../words/words";
import { tried } from "../account";
import { Trouble } from "../screen";
import { What } from "./what";

type Kind = TieWish["tie"];
/** The word on a button, what it changes, and whether it does so on or off. */
export type Act = readonly [words: string, kind: Kind, on: boolean];

const FRIEND: Readonly<Record<ProfileShown["friend"], readonly Act[]>> = {
  "": [["people-ask", "friend", true]],
  asked: [["people-withdraw", "friend", false]],
  asks: [
    ["people-accept", "friend", true],
    ["people-decline", "friend", false],
  ],
  friends: [["people-unfriend", "friend", false]],
};

/** What can be done about somebody, as things stand. */
export function acts(shown: Pick<ProfileShown, "friend" | "blocked" | "muted">): readonly Act[] {
  return [
    ...(shown.blocked ? [] : FRIEND[shown.friend]),
    [shown.muted ? "people-unmute" : "people-mute", "mute", !shown.muted],
    [shown.blocked ? "people-unblock" : "people-block", "block", !shown.blocked],
  ];
}

export function TieButtons({
  name,
  what,
  done,
}: {
  name: string;
  what: readonly Act[];
  done: () => void;
}): JSX.Element {
  const trouble = useSignal("");
  const act = async (kind: Kind, on: boolean) => {
    if (await tried(trouble, tie({ name, tie: kind, on }))) done();
  };
  return (
    <div class="form-answers ties">
      {what.map(([words, kind, on]) => (
        <button key={words} type="button" class="answer small" onClick={() => void act(kind, on)}>
          {t(words)}
        </button>
      ))}
      <Trouble words={trouble.value && refusal(trouble.value)} />
    </div>
  );
}

export function Ties({ shown, again }: { shown: ProfileShown; again: () => void }): JSX.Element {
  return (
    <section class="person-part">
      <TieButtons name={shown.name} what={acts(shown)} done={again} />
      <What about={["people-ties-what"]} />
    </section>
  );
}
