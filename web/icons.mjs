// Draws the PNG icons of the manifest at build time: the ankh on papyrus of icon.svg, by distances to its strokes.
import { mkdirSync, writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";

const [SEA, DEEP, PAPYRUS, GOLD, RED] = [
  [35, 87, 140],
  [22, 62, 102],
  [244, 232, 205],
  [184, 137, 43],
  [143, 44, 24],
];

/** The distance of a point from a line between two others. */
function toLine(x, y, [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

function bezier(a, b, c, d, steps) {
  return Array.from({ length: steps + 1 }, (_, n) => {
    const s = n / steps;
    const mix = (k) => (1 - s) ** 3 * a[k] + 3 * (1 - s) ** 2 * s * b[k] + 3 * (1 - s) * s * s * c[k] + s ** 3 * d[k];
    return [mix(0), mix(1)];
  });
}

const LOOP = [
  ...bezier([256, 252], [194, 212], [178, 180], [194, 144], 10),
  ...bezier([194, 144], [222, 92], [290, 92], [318, 144], 14),
  ...bezier([318, 144], [334, 180], [318, 212], [256, 252], 10),
];
const STROKES = [
  ...LOOP.slice(1).map((point, n) => [LOOP[n], point]),
  [
    [256, 252],
    [256, 388],
  ],
  [
    [172, 272],
    [340, 272],
  ],
];

/** The colour at a point of the 512 x 512 drawing. */
function colour(x, y) {
  if (STROKES.some(([a, b]) => toLine(x, y, a, b) <= 17)) return RED;
  const far = Math.hypot(x - 256, y - 256);
  if (far <= 179) return PAPYRUS;
  if (far <= 193) return GOLD;
  return y > 390 - 20 * Math.sin((x / 128) * Math.PI) ? DEEP : SEA;
}

/** Four points a pixel, so that edges are smooth. */
function pixel(column, row, size) {
  const scale = 512 / size;
  const found = [0.25, 0.75].flatMap((dx) =>
    [0.25, 0.75].map((dy) => colour((column + dx) * scale, (row + dy) * scale)),
  );
  return [0, 1, 2].map((channel) => Math.round(found.reduce((sum, one) => sum + one[channel], 0) / 4));
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export function png(size) {
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.from([0, ...Array.from({ length: size }, (_, column) => pixel(column, row, size)).flat()]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits of red, green and blue
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  mkdirSync(new URL("public", import.meta.url), { recursive: true });
  for (const size of [192, 512]) writeFileSync(new URL(`public/icon-${size}.png`, import.meta.url), png(size));
}
