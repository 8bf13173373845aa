import { describe, expect, it } from "vitest";
import { beside, isArrow } from "../src/board/arrow_keys";
import { steps, track } from "../src/board/motion";
import { fitted, kept, nearness } from "../src/board/zoom_view";

describe("arrow keys", () => {
  const place = (name: string, x: number, y: number) => ({ name, centre: { x, y } });
  const centre = place("centre", 0, 0);
  const places = [
    centre,
    place("north", 0, -10),
    place("far north", 0, -20),
    place("south-east", 8, 5),
    place("north-east", 8, -5),
  ];

  it("lead to the nearest place in their direction", () => {
    expect(beside(places, centre, "ArrowUp").name).toBe("north");
    expect(["south-east", "north-east"]).toContain(beside(places, centre, "ArrowRight").name);
  });

  it("stay where there is nothing", () => {
    expect(beside(places, centre, "ArrowLeft")).toBe(centre);
    expect(beside(places, centre, "Enter")).toBe(centre);
    expect(isArrow("Enter")).toBe(false);
  });
});

describe("motion", () => {
  const piece = (space: string, like: string) => ({ space, like });
  const start = track([], [piece("a", "warrior 0"), piece("b", "god 0"), piece("c", "warrior 1")]);

  it("tells a walk from a piece that is gone here and new there", () => {
    const { standing, walked, left } = track(start.standing, [
      piece("d", "warrior 0"),
      piece("b", "god 0"),
      piece("c", "warrior 1"),
    ]);
    expect([...walked.values()]).toEqual(["a"]);
    expect(left).toEqual([]);
    const walker = standing.find(({ piece: one }) => one.space === "d");
    expect(walker?.id).toBe(start.standing.find(({ piece: one }) => one.space === "a")?.id);
  });

  it("knows who came and who left", () => {
    const { came, left, walked } = track(start.standing, [
      piece("b", "god 0"),
      piece("c", "warrior 1"),
      piece("e", "mummy 1"),
    ]);
    expect(came.size).toBe(1);
    expect(left).toEqual([piece("a", "warrior 0")]);
    expect(walked.size).toBe(0);
  });

  it("never gives one number twice", () => {
    const next = track(start.standing, [piece("a", "warrior 0"), piece("x", "apep 0"), piece("y", "apep 0")]);
    expect(new Set(next.standing.map(({ id }) => id)).size).toBe(3);
  });
});

describe("a board in its frame", () => {
  const box = [0, 0, 1000, 500] as const;

  it("is fitted whole, in the middle", () => {
    expect(fitted(box, 500, 500)).toEqual({ scale: 0.5, left: 0, top: 125 });
  });

  it("never leaves room beside a board that could fill it", () => {
    expect(kept(-30, 400, 300)).toBe(-30);
    expect(kept(40, 400, 300)).toBe(0);
    expect(kept(-160, 400, 300)).toBe(-100);
    expect(kept(-160, 200, 300)).toBe(50);
  });

  it("begins nearer where a finger could not touch one place", () => {
    expect(nearness(fitted(box, 500, 500), 80)).toBe(1);
    expect(nearness(fitted(box, 500, 500), 44)).toBe(2);
  });
});

describe("a walk", () => {
  it("is told from its end", () => {
    expect(
      steps([
        { x: 0, y: 0 },
        { x: 10, y: 5 },
        { x: 10, y: 20 },
      ]).map(({ transform }) => transform),
    ).toEqual(["translate(-10.0px, -20.0px)", "translate(0.0px, -15.0px)", "translate(0.0px, 0.0px)"]);
  });
});
