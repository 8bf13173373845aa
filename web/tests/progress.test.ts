/** Which lessons are finished and where others were left, on the device and with an account. */
import { beforeEach, expect, test, vi } from "vitest";

const store = new Map<string, string>();
const server = vi.hoisted(() => ({ call: vi.fn(), me: vi.fn() }));

beforeEach(() => {
  store.clear();
  vi.resetModules();
  server.call.mockReset();
  server.me.mockReset();
  vi.doMock("../src/net/api", () => ({
    call: server.call,
    Denied: class extends Error {},
    enter: vi.fn(),
    goTo: vi.fn(),
  }));
  vi.doMock("../src/net/operator_api", () => ({ me: server.me }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
});

test("finished lessons are kept on the device, each once", async () => {
  const { addFinished, isFinished } = await import("../src/learn/progress");
  expect(addFinished(["ankh/move", "ankh/summon"])).toBe(true);
  expect(addFinished(["ankh/move"])).toBe(false);
  expect([isFinished("ankh", "move"), isFinished("pantheon", "move")]).toEqual([true, false]);
  expect(JSON.parse(store.get("lessons-finished") ?? "")).toEqual(["ankh/move", "ankh/summon"]);
  vi.resetModules();
  const later = await import("../src/learn/progress");
  expect(later.finished.value).toEqual(["ankh/move", "ankh/summon"]);
});

test("a lesson goes on where it was left, until it is finished", async () => {
  const { leaveAt, tableOf } = await import("../src/learn/progress");
  leaveAt("ankh", "move", "table-1");
  leaveAt("ankh", "summon", "table-2");
  leaveAt("ankh", "move", "table-3");
  expect([tableOf("ankh", "move"), tableOf("ankh", "other")]).toEqual(["table-3", ""]);
  leaveAt("ankh", "move", null);
  expect(tableOf("ankh", "move")).toBe("");
  expect(JSON.parse(store.get("lessons-left") ?? "")).toEqual({ "ankh/summon": "table-2" });
});

test.each(["{", "7", '["a",1]', '{"a":1}'])("what somebody else wrote there counts as nothing: %s", async (written) => {
  store.set("lessons-finished", written);
  store.set("lessons-left", written);
  const { finished, tableOf } = await import("../src/learn/progress");
  expect(finished.value).toEqual([]);
  expect(tableOf("ankh", "a")).toBe("");
});

test("an account learns what is finished here, and tells what is finished elsewhere", async () => {
  server.me.mockResolvedValue({ name: "Ada" });
  server.call.mockResolvedValue({ lessons: { ankh: ["move", "battle"], pantheon: ["draw"] } });
  const { finishLesson } = await import("../src/learn/lesson_api");
  const { finished, leaveAt, tableOf } = await import("../src/learn/progress");
  leaveAt("ankh", "move", "table-1");
  finishLesson("ankh", "move");
  expect(tableOf("ankh", "move")).toBe("");
  await vi.waitFor(() => expect(finished.value).toEqual(["ankh/move", "ankh/battle", "pantheon/draw"]));
  expect(server.call).toHaveBeenCalledWith("/api/account/progress", { lessons: { ankh: ["move"] } });
  finishLesson("ankh", "move");
  expect(server.me).toHaveBeenCalledTimes(1);
});

test("without an account nothing is sent", async () => {
  server.me.mockResolvedValue({ name: "" });
  const { sendProgress } = await import("../src/learn/lesson_api");
  await sendProgress();
  expect(server.me).toHaveBeenCalledTimes(1);
  expect(server.call).not.toHaveBeenCalled();
});
