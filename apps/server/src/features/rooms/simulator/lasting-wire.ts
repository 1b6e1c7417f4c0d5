import {
  CLOSE,
  LATE_MS,
  WIRE_DEAD_MS,
  PING_EVERY_MS,
  RETRY_AFTER_SILENCE_MS,
  RETRY_BASE_MS,
  RETRY_MAX_MS,
  ServerClock,
  SOCKET_OPEN_MS,
} from '@qc/contract';
import type { Goodbye, ServerMessage } from '@qc/contract';
import type { PageClock } from './page-clock.ts';
import type { Rng } from './rng.ts';
import type { PageEnd, SimulatedWire } from './simulated-wire.ts';

/** Why a page's wire is over for good. */
export type WireEnd = Exclude<Goodbye['reason'], 'restart'>;

/** What a lasting wire asks of its page. */
export interface WirePage {
  clock: PageClock;
  rng: Rng;
  hello(fresh: boolean): object;
  received(message: ServerMessage): void;
  ended(reason: WireEnd): void;
  connect(end: PageEnd): SimulatedWire;
}

const TICK_MS = 1000;
/** A tick this late means the page slept. */
const SLEPT_MS = 6000;
const PROBE_MS = 2000;
/** An attempt older than this is given up on waking. */
const ATTEMPT_TRUSTED_MS = 500;
const ENDS: Record<number, WireEnd> = {
  [CLOSE.replaced]: 'replaced',
  [CLOSE.removed]: 'removed',
  [CLOSE.noRoom]: 'noRoom',
  [CLOSE.notAllowed]: 'notAllowed',
  [CLOSE.outdated]: 'outdated',
  [CLOSE.tooManyTries]: 'tooManyTries',
};

/** A lasting wire by the protocol's rules: connects, comes back with jitter, sends again what has no answer. */
export class LastingWire {
  readonly #page: WirePage;
  readonly #waiting = new Map<string, string>();
  readonly serverClock = new ServerClock();
  current: SimulatedWire | null = null;
  isOnline = false;
  hasEnded = false;
  #failures = 0;
  #fresh = true;
  #pings = 0;
  #heardMs = 0;
  #pingedMs = 0;
  #triedAtMs = 0;
  #tickedMs: number;
  #turn = 0;

  constructor(page: WirePage) {
    this.#page = page;
    this.#tickedMs = page.clock.wallMs();
    this.#connect();
    this.#tickLater();
  }

  /** Requests without an answer. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Sends a request until it is answered. */
  request(id: string, text: string): void {
    if (this.hasEnded) return;
    this.#waiting.set(id, text);
    this.say(text);
  }

  /** Sends a frame now, if the wire is up. */
  say(text: string): void {
    if (this.isOnline) this.current?.say(text);
  }

  /** The page comes to the front or its network returns: is the wire still alive? */
  wake(): void {
    if (this.hasEnded) return;
    const isTrying = this.current !== null && !this.isOnline;
    if (isTrying && this.#page.clock.wallMs() - this.#triedAtMs < ATTEMPT_TRUSTED_MS) return;
    if (isTrying || !this.current) return this.#connect();
    const heardMs = this.#heardMs;
    const turn = this.#turn;
    this.#page.clock.after(PROBE_MS, () => {
      if (turn !== this.#turn || this.#heardMs !== heardMs) return;
      this.#fresh = true;
      this.#lost(null);
    });
    this.#ping();
  }

  /** Ends it without a word to the page. */
  close(): void {
    this.hasEnded = true;
    this.#drop();
    this.#waiting.clear();
  }

  #connect(): void {
    this.#drop();
    this.serverClock.forget();
    this.#triedAtMs = this.#page.clock.wallMs();
    const turn = this.#turn;
    const mine = (call: () => void) => () => this.#page.clock.run(() => (turn === this.#turn ? call() : undefined));
    let isOpen = false;
    this.#page.clock.after(SOCKET_OPEN_MS, () => {
      if (turn === this.#turn && !isOpen) this.#lost(null, RETRY_AFTER_SILENCE_MS);
    });
    this.current = this.#page.connect({
      opened: mine(() => {
        isOpen = true;
        this.#heardMs = this.#pingedMs = this.#page.clock.wallMs();
        this.current?.say(JSON.stringify(this.#page.hello(this.#fresh)));
        this.#page.clock.after(WIRE_DEAD_MS, () => {
          if (turn === this.#turn && !this.isOnline) this.#lost(null, RETRY_AFTER_SILENCE_MS);
        });
      }),
      received: (message) => mine(() => this.#received(message))(),
      closed: (code) => mine(() => this.#lost(code))(),
    });
  }

  #received(message: ServerMessage | null): void {
    this.#heardMs = this.#page.clock.wallMs();
    if (!message) return;
    if (message.t === 'goodbye') {
      if (message.reason !== 'restart') this.#end(message.reason);
      return;
    }
    if ('atMs' in message) {
      const askedMs = message.t === 'pong' && message.n === this.#pings ? this.#pingedMs : undefined;
      this.serverClock.hear(message.atMs, this.#heardMs, askedMs);
    }
    if (message.t === 'pong') return;
    if ('id' in message) this.#waiting.delete(message.id);
    this.#page.received(message);
    if (this.isOnline || this.hasEnded) return;
    this.isOnline = true;
    this.#fresh = false;
    this.#failures = 0;
    for (const request of this.#waiting.values()) this.current?.say(request);
    if (this.#heardMs - this.#triedAtMs > LATE_MS) this.#ping();
  }

  #lost(code: number | null, longest = RETRY_MAX_MS): void {
    if (this.hasEnded) return;
    const reason = code === null ? undefined : ENDS[code];
    if (reason) return this.#end(reason);
    this.#drop();
    this.#failures += 1;
    const limit = Math.min(longest, RETRY_BASE_MS * 2 ** Math.min(this.#failures - 1, 10));
    const turn = this.#turn;
    this.#page.clock.after(this.#page.rng.next() * limit, () => {
      if (turn === this.#turn && !this.hasEnded) this.#connect();
    });
  }

  #end(reason: WireEnd): void {
    this.close();
    this.#page.ended(reason);
  }

  #drop(): void {
    this.#turn += 1;
    this.current?.leave();
    this.current = null;
    this.isOnline = false;
  }

  #ping(): void {
    this.#pingedMs = this.#page.clock.wallMs();
    this.current?.say(JSON.stringify({ t: 'ping', n: (this.#pings += 1) }));
  }

  #tickLater(): void {
    this.#page.clock.after(TICK_MS, () => {
      if (this.hasEnded) return;
      this.#tick();
      this.#tickLater();
    });
  }

  #tick(): void {
    const nowMs = this.#page.clock.wallMs();
    const hasSlept = nowMs - this.#tickedMs > SLEPT_MS;
    this.#tickedMs = nowMs;
    if (hasSlept) {
      this.#fresh = true;
      if (this.isOnline) this.#drop();
      return this.wake();
    }
    if (!this.isOnline) return;
    if (nowMs - this.#heardMs >= WIRE_DEAD_MS) this.#lost(null);
    else if (nowMs - this.#pingedMs >= PING_EVERY_MS) this.#ping();
  }
}
