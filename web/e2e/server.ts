/** The real server on a free port with a temporary data directory, for as long as the tests run. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
  }
}

const PATIENCE = 60_000;

async function freePort(): Promise<number> {
  const door = createServer().listen(0, "127.0.0.1");
  await once(door, "listening");
  const address = door.address();
  door.close();
  await once(door, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

async function ready(address: string, ended: () => boolean): Promise<void> {
  const begun = Date.now();
  while (Date.now() - begun < PATIENCE && !ended()) {
    const answer = await fetch(`${address}/readyz`).catch(() => null); // not listening yet
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error("the server did not become ready");
}

/** A server that runs, and how it is stopped. */
export interface Serving {
  readonly address: string;
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Start a server, with more of an environment than this process has. */
export async function serving(more: Readonly<Record<string, string>> = {}): Promise<Serving> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "theomachy-"));
  const { THEOMACHY_CHROMIUM: _, ...environment } = process.env;
  const server = spawn(
    resolve(import.meta.dirname, "../../.venv/bin/theomachy"),
    ["serve", "--port", String(port), "--data-dir", folder],
    {
      env: {
        ...environment,
        THEOMACHY_BOT_SECONDS: "5",
        THEOMACHY_BOT_STEADY: "false",
        THEOMACHY_RATE_FACTOR: "1000",
        THEOMACHY_LOG_LEVEL: "warning",
        ...more,
      },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  await ready(`http://127.0.0.1:${port}`, () => server.exitCode !== null);
  const stop = async (): Promise<void> => {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${port}`, folder, stop };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await serving();
  project.provide("address", address);
  return stop;
}
