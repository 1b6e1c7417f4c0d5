import { LIVE_PATH, LIVE_PROTOCOL, RoomId } from '@qc/contract';
import type { OperatorAction, OperatorView, PhaseName, ServerMessage } from '@qc/contract';
import { LiveClient } from './live-client.ts';

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
  readonly #waiting = new Map<string, (message: ServerMessage) => void>();
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
    });
    this.client.start();
  }

  #take(message: ServerMessage): void {
    if (message.t === 'welcomeOperator' || message.t === 'operator') {
      this.view = message.view;
      this.viewAtMs = Date.now();
    }
    if (message.t === 'ack' || message.t === 'refused') this.#waiting.get(message.id)?.(message);
  }

  /** Does one thing; the reply is the server's word. */
  async press(action: OperatorAction): Promise<ServerMessage> {
    this.#count += 1;
    const id = `press-${Date.now()}-${this.#count}`;
    const { promise, resolve } = Promise.withResolvers<ServerMessage>();
    this.#waiting.set(id, resolve);
    while (!this.client.send({ t: 'operate', id, expect: null, action })) await sleep(20);
    return promise;
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
