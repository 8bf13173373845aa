import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { png } from "../icons.mjs";
import { typed, written } from "../protocol_types.mjs";

describe("types made from the schema", () => {
  it("say what is there, what may be missing, and what is one of several", () => {
    expect(typed({ anyOf: [{ type: "integer" }, { type: "null" }] })).toBe("number | null");
    expect(typed({ type: "array", items: { enum: ["a", "b"] } })).toBe('readonly ("a" | "b")[]');
    expect(typed({ type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] })).toBe(
      "readonly [string, number]",
    );
    expect(typed({ type: "object", additionalProperties: {} })).toBe("Readonly<Record<string, unknown>>");
    const made = written({
      $defs: {
        Event: {
          type: "object",
          properties: { who: { type: "integer" }, rule: { type: "string" } },
          required: ["rule"],
        },
        Any: { anyOf: [{ $ref: "#/$defs/Event" }] },
      },
    });
    expect(made).toContain("export interface GameEvent {\n  readonly who?: number;\n  readonly rule: string;\n}");
    expect(made).toContain("export type Any = GameEvent;");
  });
  it("never guess", () => {
    expect(() => typed({ type: "date" })).toThrow("date");
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
