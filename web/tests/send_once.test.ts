import { beforeEach, describe, expect, it } from "vitest";
import { sendOnce } from "../src/net/send_once";

class Refusal extends Error {}

const stored = new Map<string, string>();
const sending = {
  answered: (error: unknown): boolean => error instanceof Refusal,
  kept: {
    getItem: (name: string): string | null => stored.get(name) ?? null,
    setItem: (name: string, value: string): void => void stored.set(name, value),
    removeItem: (name: string): void => void stored.delete(name),
  },
  pause: async (): Promise<void> => {},
};

describe("a request that gives out a token", () => {
  let ids: string[] = [];
  const failing =
    (times: number, error: Error) =>
    async (id: string): Promise<string> => {
      ids.push(id);
      if (ids.length <= times) throw error;
      return "seated";
    };

  beforeEach(() => {
    stored.clear();
    ids = [];
  });

  it("goes out under the same id until it is answered", async () => {
    expect(await sendOnce("join", failing(3, new TypeError("lost")), sending)).toBe("seated");
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(stored.size).toBe(0);
  });

  it("keeps its id for the next try when nobody answers", async () => {
    await expect(sendOnce("join", failing(99, new TypeError("lost")), sending)).rejects.toThrow("lost");
    const [first] = ids;
    ids = [];
    await sendOnce("join", failing(0, new TypeError("lost")), sending);
    expect(ids).toEqual([first]);
    ids = [];
    await sendOnce("join", failing(0, new TypeError("lost")), sending);
    expect(ids).not.toEqual([first]);
  });

  it("is over when the server says no", async () => {
    await expect(sendOnce("join", failing(1, new Refusal("taken")), sending)).rejects.toThrow("taken");
    expect(ids).toHaveLength(1);
    expect(stored.size).toBe(0);
  });
});
