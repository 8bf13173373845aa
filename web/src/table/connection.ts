/** One table over a socket that heals itself: what the server last said, and requests that are never done twice. */
import { type Signal, signal } from "@preact/signals";
import type { GameShown, Moment, Refused, Reply, ServerMessage, TableShown, Welcome } from "../wire";

export type Status = "connecting" | "open" | "lost";

const LONGEST_WAIT = 30_000;

/** 128 bits, also where the page is served without TLS. */
export function requestId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Waiting {
  readonly text: string;
  readonly settle: (reply: Reply) => void;
}

export class Connection {
  readonly status: Signal<Status> = signal("connecting");
  readonly who: Signal<Welcome | null> = signal(null);
  readonly table: Signal<TableShown | null> = signal(null);
  readonly game: Signal<GameShown | null> = signal(null);
  readonly moments: Signal<readonly Moment[]> = signal([]);
  readonly farewell: Signal<string> = signal("");
  private seq = 0;
  private tries = 0;
  private socket: WebSocket | null = null;
  private closed = false;
  private readonly waiting = new Map<string, Waiting>();
  private readonly again = (): void => {
    if (document.visibilityState === "visible" && this.status.value === "lost") this.open();
  };

  constructor(private readonly id: string) {
    document.addEventListener("visibilitychange", this.again);
    window.addEventListener("online", this.again);
    this.open();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.again);
    window.removeEventListener("online", this.again);
    this.socket?.close();
  }

  /** Ask for something; the same id goes out again after a lost connection, so nothing is lost or done twice. */
  request(kind: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Reply> {
    const id = requestId();
    const text = JSON.stringify({ type: kind, id, ...fields });
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle });
      if (this.status.value === "open") this.socket?.send(text);
    });
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?after=${this.seq}`);
    this.socket = socket;
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.status.value = "lost";
      const wait = Math.min(LONGEST_WAIT, 500 * 2 ** this.tries) * (0.5 + Math.random() / 2);
      this.tries += 1;
      setTimeout(() => {
        if (!this.closed && this.status.value === "lost") this.open();
      }, wait);
    };
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.who.value = message;
        this.status.value = "open";
        this.tries = 0;
        for (const { text } of this.waiting.values()) this.socket?.send(text);
        return;
      case "update":
        this.seq = message.seq;
        this.table.value = message.table;
        if (message.game) this.game.value = message.game;
        this.moments.value = message.skipped ? message.moments : [...this.moments.value, ...message.moments];
        return;
      case "presence":
        if (this.table.value) this.table.value = { ...this.table.value, present: message.present, watching: message.watching };
        return;
      case "goodbye":
        this.farewell.value = message.code;
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

export function refused(reply: Reply): reply is Refused {
  return reply.type === "refused";
}
