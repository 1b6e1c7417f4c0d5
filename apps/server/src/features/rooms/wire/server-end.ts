import { CLOSE, ClientMessage, LIVE_PROTOCOL } from '@qc/contract';
import type { Goodbye, LiveRefusal } from '@qc/contract';
import { Budget } from '../seat/budgets.ts';
import { Outgoing } from '@qc/engine/live/outgoing';
import type { Gateway } from './gateway.ts';
import { wireName } from './gateway.ts';
import type { Wire, WireOwner } from './wire.ts';
import { takesPlace } from './greet-player.ts';
import { GreetedPage, greetHere } from './greeted-page.ts';
import { isHello, type GreetingEnd, type Hello, type PageOrigin, type PageWire } from './page.ts';
import { quickAnswer } from './quick-answer.ts';

/** Frames of one page in a window; the frame after that is refused, the double ends the wire. */
const FRAMES = 100;
/** And as many with presses of remotes, forty in each. */
const PRESS_FRAMES = 300;
const FRAMES_WINDOW_MS = 20_000;
/** Frames that are no message, before the wire is ended. */
const BAD_FRAMES_MAX = 20;

/** The server's end of one wire, from its first frame to its last: budgets, parsing, the hello. */
export class ServerEnd implements WireOwner, PageWire, GreetingEnd {
  readonly wire: Wire;
  origin: PageOrigin;
  readonly name = wireName();
  /** Server time of the last sign of life. */
  heardAtMs: number;
  readonly openedAtMs: number;
  readonly #gateway: Gateway;
  readonly #frames = new Budget(FRAMES, FRAMES_WINDOW_MS);
  readonly #presses = new Budget(PRESS_FRAMES, FRAMES_WINDOW_MS);
  readonly #twice = new Budget(2 * FRAMES, FRAMES_WINDOW_MS);
  readonly #onClosed: (end: ServerEnd) => void;
  /** Ends the silence that wires of its address are counted by; null: it has spoken. */
  #spoke: (() => void) | null;
  #bad = 0;
  #isPage = false;
  readonly #page = new GreetedPage(this);
  #closed = false;

  constructor(gateway: Gateway, wire: Wire, origin: PageOrigin, onClosed: (end: ServerEnd) => void) {
    this.#gateway = gateway;
    this.wire = gateway.trace?.wire(wire, this.name) ?? wire;
    this.origin = origin;
    this.#onClosed = onClosed;
    this.#spoke = gateway.silent.opened(origin.address);
    this.openedAtMs = gateway.host.timers.counterMs();
    this.heardAtMs = this.openedAtMs;
  }

  /** Whether the page has said who it is. */
  get greeted(): boolean {
    return this.#page.begun;
  }

  /** Whether it is a page that can go to another server; a bridge comes back in its own time. */
  get mayMove(): boolean {
    return this.#isPage && !this.#closed;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** This server goes down: the page may open a second wire to another one first. */
  askToMove(): void {
    this.wire.send(new Outgoing({ t: 'moveOver' }));
  }

  heard(): void {
    this.heardAtMs = this.#gateway.host.timers.counterMs();
  }

  drained(): void {
    this.#page.drained();
  }

  closed(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#endSilence();
    if (this.#bad > 1)
      this.#gateway.log.warn({ connection: this.name, count: this.#bad }, 'frames that were no message');
    this.#page.departed(this.#gateway);
    this.#onClosed(this);
  }

  received(text: string): void {
    const answer = quickAnswer(text);
    if (answer) this.#judge({ success: true, data: answer });
    else this.take(parseJson(text));
  }

  /** A frame, already out of its text. */
  take(value: unknown): void {
    this.#judge(ClientMessage.safeParse(value));
  }

  #judge(parsed: { success: true; data: ClientMessage } | { success: false; data?: undefined }): void {
    this.heard();
    if (this.#spoke) this.#endSilence();
    const isPresses = parsed.data?.t === 'presses';
    if (!isPresses && !this.#twice.take(this.heardAtMs)) return this.wire.close(CLOSE.policy);
    const frames = isPresses ? this.#presses : this.#frames;
    if (!frames.take(this.heardAtMs)) return this.#refuse(parsed.data, 'tooManyMessages');
    if (!parsed.success) return this.#badFrame();
    try {
      this.#dispatch(parsed.data);
    } catch (error) {
      // The last resort of this edge: one page's trouble must not end the process.
      this.#gateway.log.error({ err: error, connection: this.name, message: parsed.data.t }, 'message failed');
      this.wire.close(CLOSE.restart);
    }
  }

  #endSilence(): void {
    this.#spoke?.();
    this.#spoke = null;
  }

  #badFrame(): void {
    this.#bad += 1;
    if (this.#bad === 1) this.#gateway.log.warn({ connection: this.name }, 'frame that is no message');
    if (this.#bad > BAD_FRAMES_MAX || !this.greeted) this.wire.close(CLOSE.policy);
  }

  #refuse(message: ClientMessage | undefined, code: LiveRefusal): void {
    if (message && 'id' in message) this.wire.send(new Outgoing({ t: 'refused', id: message.id, code }));
  }

  #dispatch(message: ClientMessage): void {
    this.#gateway.trace?.came(this.name, message);
    if (message.t === 'ping' && !this.#page.isFar)
      this.wire.send(new Outgoing({ t: 'pong', n: message.n, atMs: this.#gateway.now() }));
    else if (this.#page.begun) this.#page.take(message);
    else this.#greet(message);
  }

  #greet(message: ClientMessage): void {
    if (!isHello(message)) {
      this.#gateway.log.warn({ connection: this.name, message: message.t }, 'first frame is no hello');
      return this.wire.close(CLOSE.policy);
    }
    if (message.protocol !== LIVE_PROTOCOL) return this.goodbye('outdated', CLOSE.outdated);
    this.origin = originFor(message, this.origin);
    this.#isPage = message.t !== 'helloBridge';
    this.#letIn(message);
  }

  /** `isSure`: it is there, and may take a place from another page. */
  #letIn(hello: Hello, isSure = false): void {
    const { host, relay } = this.#gateway;
    if (relay !== null && !relay.isHere(hello)) return this.#page.ready(relay.greet(this, hello));
    const room = hello.t === 'helloPlayer' ? host.roomByCode(hello.code) : null;
    if (isSure || !takesPlace(room, hello)) return greetHere(this.#gateway, this, hello, this.#page);
    this.#page.greeting();
    this.wire
      .isThere()
      .then((isThere) => isThere && this.#letIn(hello, true))
      .catch((error: unknown) => this.helloFailed(error));
  }

  helloFailed(error: unknown): void {
    this.#gateway.log.error({ err: error, connection: this.name }, 'hello failed');
    this.wire.close(CLOSE.restart);
  }

  goodbye(reason: Goodbye['reason'], code: number): void {
    this.wire.send(new Outgoing({ t: 'goodbye', reason }));
    this.wire.close(code);
  }
}

/** Thousands of players need no way to prove an account: the first request may be forgotten. Nor does any page but the staff's. */
function originFor({ t }: Hello, origin: PageOrigin): PageOrigin {
  const { address, baseUrl } = origin;
  if (t === 'helloStaff') return origin;
  return { address, baseUrl: t === 'helloScreen' ? baseUrl : '', whoIs: nobody };
}

async function nobody(): Promise<null> {
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
