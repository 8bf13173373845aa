import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { typesOf } from "../generate.mjs";
import { png } from "../icons.mjs";

describe("types made from a schema", () => {
  const Event = {
    type: "object",
    properties: {
      who: { type: "integer" },
      rule: { type: "string" },
      seats: { type: "array", items: { type: "array", items: { type: "integer" } } },
      held: { type: "object", propertyNames: { $ref: "#/$defs/Name" }, additionalProperties: { type: "integer" } },
      more: { type: "object", additionalProperties: {} },
    },
    required: ["rule", "seats", "held", "more"],
  };
  const $defs = { Event, Name: { enum: ["a", "b-c"] }, Any: { anyOf: [{ $ref: "#/$defs/Event" }, { type: "null" }] } };

  it("say what is there, what may be missing, and what is one of several, and are read only", async () => {
    const made = await typesOf({ $defs });
    expect(made).toContain('export type Name = "a" | "b-c";');
    expect(made).toContain("export type Any = GameEvent | null;");
    expect(made).toContain("export interface GameEvent {\n  readonly who?: number;\n  readonly rule: string;\n");
    expect(made).toContain("  readonly seats: readonly (readonly number[])[];");
    expect(made).toContain('    readonly a?: number;\n    readonly "b-c"?: number;\n');
    expect(made).toContain("    readonly [k: string]: unknown;");
  });
});

describe("icons", () => {
  it("are PNG files with a pixel of the right colour in the middle of the ring", () => {
    const image = png(64);
    expect([...image.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
    expect(image.readUInt32BE(16)).toBe(64);
    const start = image.indexOf("IDAT") + 4;
    const rows = inflateSync(image.subarray(start, start + image.readUInt32BE(start - 8)));
    const at = (x: number, y: number) => [...rows.subarray(y * (64 * 3 + 1) + 1 + x * 3, y * (64 * 3 + 1) + 4 + x * 3)];
    expect(at(32, 40)).toEqual([143, 44, 24]); // the stem of the ankh
    expect(at(14, 32)).toEqual([244, 232, 205]); // papyrus
    expect(at(1, 1)).toEqual([35, 87, 140]); // sea
  });
});
