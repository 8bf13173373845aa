/** Where the bubble of a lesson stands: beside what it points at, and over as little else as possible. */
import { beforeAll, expect, it } from "vitest";

class Box {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get left(): number {
    return this.x;
  }
  get top(): number {
    return this.y;
  }
  get right(): number {
    return this.x + this.width;
  }
  get bottom(): number {
    return this.y + this.height;
  }
}

const box = (x: number, y: number, width: number, height: number): DOMRect =>
  new Box(x, y, width, height) as unknown as DOMRect;
const TARGET = box(400, 300, 60, 60);
const SIZE = box(0, 0, 120, 40);
const WINDOW = box(0, 0, 1000, 700);
const RIGHT = box(470, 300, 200, 60);
const LEFT = box(200, 300, 190, 60);

let besideThing: typeof import("../src/learn/lesson_lights").besideThing;

beforeAll(async () => {
  Object.assign(globalThis, { DOMRect: Box });
  ({ besideThing } = await import("../src/learn/lesson_lights"));
});

it("stands on the right where nothing is", () => {
  expect(besideThing(TARGET, SIZE, { taken: [TARGET], pieces: [] }, WINDOW).at).toBe("right");
});

it("keeps off what else is lit, and off the pieces", () => {
  expect(besideThing(TARGET, SIZE, { taken: [TARGET, RIGHT], pieces: [] }, WINDOW).at).toBe("left");
  expect(besideThing(TARGET, SIZE, { taken: [TARGET, RIGHT], pieces: [LEFT] }, WINDOW).at).toBe("above");
});

it("covers a piece rather than what is lit where everything is taken", () => {
  const around = [RIGHT, box(330, 240, 200, 50), box(330, 370, 200, 60)];
  expect(besideThing(TARGET, SIZE, { taken: [TARGET, ...around], pieces: [LEFT] }, WINDOW).at).toBe("left");
});
