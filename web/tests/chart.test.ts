import { describe, expect, it } from "vitest";
import { spread } from "../src/table/chart";

describe("the ends of lines", () => {
  it("stay where they are far apart", () => expect(spread([10, 60, 120], 20, 200)).toEqual([10, 60, 120]));

  it("are moved apart in the order they have", () => expect(spread([50, 48, 50], 20, 200)).toEqual([68, 48, 88]));

  it("stay above the bottom", () => expect(spread([195, 190], 20, 200)).toEqual([200, 180]));
});
