import { LIVE_PATH, LIVE_PROTOCOL, RoomId } from '@qc/contract';
import type { ClientMessageOf, OperatorAction, OperatorView, PhaseName, ServerMessage } from '@qc/contract';
import { LiveClient } from './live-client.ts';

/** Longer than a server needs to come back from being killed, ms. */
const REPLY_WITHIN_MS = 60_000;

/** Who operates which room. */
export interface OperatorOptions {
  /** Address of the server, `http://…`. */
  url: string;
  room: string;
  cookie: string;
  /** The session's x-auth value. */
  session: string;
}

/** A headless operator's console. */
export class Operator {
  readonly client: LiveClient;
  view: OperatorView | null = null;
  /** When `view` came, ms since 1970. */
  viewAtMs = 0;
  readonly #waiting = new Map<string, { press: ClientMessageOf<'operate'>; resolve(message: ServerMessage): void }>();
  #count = 0;

  constructor({ url, room, cookie, session }: OperatorOptions) {
    this.client = new LiveClient({
      url: url.replace(/^http/, 'ws') + LIVE_PATH,
      headers: { cookie },
      random: Math.random,
      hello: () => ({
        t: 'helloStaff',
        protocol: LIVE_PROTOCOL,
        room: RoomId.parse(room),
        as: 'operator',
        session,
        lastVersion: null,
      }),
      received: (message) => this.#take(message),
      // A press without a reply may have been lost with the wire; the server knows it by its id.
      opened: () => {
        for (const { press } of this.#waiting.values()) this.client.send(press);
      },
    });
    this.client.start();
  }

  #take(message: ServerMessage): void {
    if (message.t === 'welcomeOperator' || message.t === 'operator') {
      this.view = message.view;
      this.viewAtMs = Date.now();
    }
    if (message.t === 'counts' && this.view) {
      const { answered, present } = message;
      this.view = { ...this.view, answered, present };
    }
    if (message.t === 'ack' || message.t === 'refused') this.#waiting.get(message.id)?.resolve(message);
  }

  /** Does one thing; the reply is the server's word. Asked again when the wire was lost before it; throws without one. */
  async press(action: OperatorAction): Promise<ServerMessage> {
    this.#count += 1;
    const press = { t: 'operate', id: `press-${Date.now()}-${this.#count}`, expect: null, action } as const;
    const { promise, resolve, reject } = Promise.withResolvers<ServerMessage>();
    this.#waiting.set(press.id, { press, resolve });
    const late = setTimeout(() => reject(new Error(`no reply to ${action.do}`)), REPLY_WITHIN_MS);
    this.client.send(press);
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      this.#waiting.delete(press.id);
    }
  }

  /** Waits for a phase; throws after `withinMs`. */
  async reach(phase: PhaseName, withinMs = 30_000): Promise<void> {
    const until = Date.now() + withinMs;
    while (this.view?.phase.phase !== phase) {
      if (Date.now() > until) throw new Error(`no ${phase} within ${withinMs} ms, but ${this.view?.phase.phase}`);
      await sleep(10);
    }
  }

  stop(): void {
    this.client.stop();
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
