import { describe, expect, it } from "vitest";
import { corners, flatCentre, pointedCentre, samePoint, sharedEdge } from "../src/board/hex";
import { chained, rounded, smooth } from "../src/board/smooth_lines";
import { waters } from "../src/board/water_shapes";

describe("hexes", () => {
  it("share the two corners of a edge, lying flat or pointed", () => {
    for (const [one, other, pointed] of [
      [flatCentre(0, 0), flatCentre(1, 0), false],
      [flatCentre(2, 1), flatCentre(2, 2), false],
      [pointedCentre(0, 0), pointedCentre(1, 0), true],
    ] as const) {
      const common = corners(one, pointed).filter((corner) =>
        corners(other, pointed).some((twin) => samePoint(twin, corner)),
      );
      expect(common).toHaveLength(2);
      for (const end of sharedEdge(one, other)) expect(common.some((corner) => samePoint(corner, end))).toBe(true);
    }
  });
});

describe("courses", () => {
  const [a, b, c, d] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 10 },
  ] as const;

  it("chain edges in any order and direction", () => {
    const lines = chained([
      [c, b],
      [d, c],
      [a, b],
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveLength(4);
  });

  it("end where three edges meet", () => {
    const lines = chained([
      [a, b],
      [b, c],
      [b, { x: 10, y: 10 }],
    ]);
    expect(lines).toHaveLength(3);
  });

  it("go through the first and the last corner", () => {
    expect(smooth([a, b, c])).toBe("M0.0 0.0Q10.0 0.0 15.0 0.0L20.0 0.0");
  });

  it("round only the corners they are told to", () => {
    const path = rounded([a, c, d, a], (corner) => corner === c);
    expect(path.match(/Q/g)).toHaveLength(1);
    expect(path.endsWith("Z")).toBe(true);
  });
});

describe("waters", () => {
  it("leave islands as holes", () => {
    const around = [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ] as const;
    const spaces = around.map(([q, r], n) => ({ name: String(n), centre: pointedCentre(q, r), water: n > 0 }));
    const { shape, coasts } = waters(spaces, true);
    expect(shape.match(/M/g)).toHaveLength(2);
    expect(coasts).toHaveLength(1);
  });
});
