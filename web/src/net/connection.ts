/** One table over a socket that heals itself: what the server last said, and requests that are never done twice. */
import { batch, type Signal, signal } from "@preact/signals";
import type { GameShown, LogEntry, ServerMessage, TableShown, Update, Welcome } from "../generated/protocol";
import * as api from "./api";
import type { Feed, Given, Reply, Status, TableRequest } from "./feed";
import { joined } from "./log_entries";
import { Pace } from "./pace";
import { requestId } from "./request_id";
import { retryDelay } from "./retry_delay";

/** The server is asked whether it is there when it was silent for so long; a dead line is found out. */
const PULSE = 15_000;

/** The version of the messages that this page speaks. */
export const PROTOCOL = 2;

interface Waiting {
  readonly text: string;
  readonly settle: (reply: Reply) => void;
}

export class Connection implements Feed {
  readonly status: Signal<Status> = signal("connecting");
  readonly who: Signal<Welcome | null> = signal(null);
  readonly table: Signal<TableShown | null> = signal(null);
  readonly game: Signal<GameShown | null> = signal(null);
  readonly entries: Signal<readonly LogEntry[]> = signal([]);
  readonly farewell: Signal<string> = signal("");
  readonly ahead: Signal<number> = signal(0);
  private readonly pace = new Pace(
    (update) => this.show(update),
    (update) => this.pauseBefore(update),
  );
  readonly behind = this.pace.behind;
  private seq = 0;
  private tries = 0;
  private heard = Date.now();
  private socket: WebSocket | null = null;
  private closed = false;
  /** Whether the socket that is open now has said who we are. */
  private welcomed = false;
  private readonly pulse: ReturnType<typeof setInterval>;
  private readonly waiting = new Map<string, Waiting>();
  private readonly again = (): void => {
    if (document.visibilityState === "visible" && this.status.value === "lost") this.open();
  };

  /** Whoever asked for it is told elsewhere that it is their turn while nobody can see this page. */
  private readonly tellWhetherSeen = (): void => {
    if (this.status.value === "open") this.ping();
  };

  private readonly cut = (): void => {
    const socket = this.socket;
    socket?.close();
    if (socket) this.lose(socket);
  };

  constructor(
    private readonly id: string,
    /** How long an answer of somebody else stays before the next is shown, in milliseconds. */
    private readonly pause: () => number = () => 0,
  ) {
    document.addEventListener("visibilitychange", this.again);
    document.addEventListener("visibilitychange", this.tellWhetherSeen);
    window.addEventListener("online", this.again);
    window.addEventListener("offline", this.cut);
    this.pulse = setInterval(() => this.check(), PULSE);
    this.open();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.again);
    document.removeEventListener("visibilitychange", this.tellWhetherSeen);
    window.removeEventListener("online", this.again);
    window.removeEventListener("offline", this.cut);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  /** Ask for something; the same id goes out again after a lost connection, so nothing is lost or done twice. */
  request<Kind extends TableRequest["type"]>(kind: Kind, ...[fields]: Given<Kind>): Promise<Reply> {
    const id = requestId();
    const text = JSON.stringify({ type: kind, id, ...fields });
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle });
      if (this.status.value === "open") this.socket?.send(text);
    });
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket?protocol=${PROTOCOL}&after=${this.seq}`,
    );
    this.socket = socket;
    this.welcomed = false;
    this.heard = Date.now();
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lose(socket);
  }

  private lose(socket: WebSocket): void {
    if (this.closed || this.socket !== socket) return;
    this.socket = null;
    this.status.value = "lost";
    if (!this.welcomed) void this.askAtTheDoor();
    const wait = retryDelay(this.tries, Math.random());
    this.tries += 1;
    setTimeout(() => {
      if (!this.closed && this.status.value === "lost") this.open();
    }, wait);
  }

  /** A socket that is refused does not say why: a lost token can be had again, an unknown table cannot. */
  private async askAtTheDoor(): Promise<void> {
    const denied = (error: unknown): string => (error instanceof api.Denied ? error.code : "");
    const wrong = await api.table(this.id).then(() => "", denied);
    if (wrong !== "unknown") return;
    const still = await api.enter(this.id).then(() => "", denied);
    if (still !== "unknown") return;
    this.farewell.value = still;
    this.close();
  }

  private check(): void {
    const silent = Date.now() - this.heard;
    if (this.status.value !== "open" || silent < PULSE) return;
    if (silent > 2 * PULSE) this.cut();
    else this.ping();
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ type: "ping", hidden: document.visibilityState === "hidden" }));
  }

  private async catchUp(): Promise<void> {
    for await (const page of api.history(this.id)) this.entries.value = joined(this.entries.value, page);
  }

  /** Show everything that waits because answers of others are shown one after the other. */
  skip(): void {
    this.pace.skip();
  }

  /** Answers of others stay a moment; own answers, talk and luck do not. */
  private pauseBefore({ entries }: Update): number {
    const own = this.who.value?.seats ?? [];
    const others = entries.some(
      ({ kind, seat }) => kind === "answered" && seat !== undefined && seat >= 0 && !own.includes(seat),
    );
    return others && own.length > 0 ? this.pause() : 0;
  }

  private show(message: Update): void {
    batch(() => {
      this.ahead.value = message.now - Date.now();
      this.table.value = message.table;
      if (message.game) this.game.value = message.game;
      if (message.skipped) void this.catchUp();
      else this.entries.value = joined(this.entries.value, message.entries);
    });
  }

  private take(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.who.value = message;
        this.status.value = "open";
        this.welcomed = true;
        this.tries = 0;
        this.farewell.value = "";
        this.ahead.value = message.now - Date.now();
        this.ping();
        for (const { text } of this.waiting.values()) this.socket?.send(text);
        return;
      case "update":
        this.seq = message.seq;
        this.pace.take(message);
        return;
      case "presence":
        if (this.table.value)
          this.table.value = {
            ...this.table.value,
            present: message.present,
            watching: message.watching,
            absent: message.absent,
          };
        return;
      case "goodbye":
        this.farewell.value = message.code;
        if (message.code === "protocol") this.close();
        return;
      case "pong":
        return;
      default: {
        const asked = this.waiting.get(message.id ?? "");
        this.waiting.delete(message.id ?? "");
        asked?.settle(message);
      }
    }
  }
}
