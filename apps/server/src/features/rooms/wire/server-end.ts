import { ASSIGNMENT_CODE_PATTERN, CLOSE, ClientMessage, LIVE_PROTOCOL } from '@qc/contract';
import type { ClientMessageOf, Goodbye, LiveRefusal } from '@qc/contract';
import { Budget } from '../seat/budgets.ts';
import { Outgoing } from '@qc/engine/live/outgoing';
import type { Gateway, PageOrigin } from './gateway.ts';
import { wireName } from './gateway.ts';
import type { Wire, WireOwner } from './wire.ts';
import { greetInAssignment, greetInHall } from './greet-player.ts';
import type { Page, PageWire } from './page.ts';
import { BridgePage } from '../bridges/bridge-page.ts';
import { ScreenPage } from '../screens/screen-page.ts';
import { quickAnswer } from './quick-answer.ts';
import { StaffPage } from './staff-page.ts';

/** Frames of one page in a window; the frame after that is refused, the double ends the wire. */
const FRAMES = 100;
/** And as many with presses of remotes, forty in each. */
const PRESS_FRAMES = 300;
const FRAMES_WINDOW_MS = 20_000;
/** Frames that are no message, before the wire is ended. */
const BAD_FRAMES_MAX = 20;

/** The server's end of one wire, from its first frame to its last: budgets, parsing, the hello. */
export class ServerEnd implements WireOwner, PageWire {
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
  #page: Page | null = null;
  #greeting = false;
  #early: ClientMessage[] = [];
  #closed = false;

  constructor(gateway: Gateway, wire: Wire, origin: PageOrigin, onClosed: (end: ServerEnd) => void) {
    this.#gateway = gateway;
    this.wire = wire;
    this.origin = origin;
    this.#onClosed = onClosed;
    this.#spoke = gateway.silent.opened(origin.address);
    this.openedAtMs = gateway.host.timers.counterMs();
    this.heardAtMs = this.openedAtMs;
  }

  /** Whether the page has said who it is. */
  get greeted(): boolean {
    return this.#page !== null || this.#greeting;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  heard(): void {
    this.heardAtMs = this.#gateway.host.timers.counterMs();
  }

  drained(): void {
    this.#page?.drained();
  }

  closed(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#endSilence();
    if (this.#bad > 1)
      this.#gateway.log.warn({ connection: this.name, count: this.#bad }, 'frames that were no message');
    const page = this.#page;
    if (page) this.#gateway.turns.pass(() => page.departed());
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
    if (message.t === 'ping') this.wire.send(new Outgoing({ t: 'pong', n: message.n, atMs: this.#gateway.now() }));
    else if (this.#page) this.#page.take(message);
    else if (this.#greeting) this.#early.push(message);
    else this.#greet(message);
  }

  #greet(message: ClientMessage): void {
    if (!isHello(message)) {
      this.#gateway.log.warn({ connection: this.name, message: message.t }, 'first frame is no hello');
      return this.wire.close(CLOSE.policy);
    }
    if (message.protocol !== LIVE_PROTOCOL) return this.goodbye('outdated', CLOSE.outdated);
    if (message.t === 'helloPlayer') {
      // Thousands of players need no way to prove an account: the first request may be forgotten.
      this.origin = { address: this.origin.address, baseUrl: '', whoIs: nobody };
      if (ASSIGNMENT_CODE_PATTERN.test(message.code)) this.#await(greetInAssignment(this.#gateway, this, message));
      else this.#greetPlayer(message);
    } else if (message.t === 'helloBridge') {
      this.origin = { address: this.origin.address, baseUrl: '', whoIs: nobody };
      this.#await(BridgePage.greet(this.#gateway, this, message));
    } else if (message.t === 'helloScreen') {
      this.origin = { ...this.origin, whoIs: nobody };
      this.#ready(ScreenPage.greet(this.#gateway, this, message));
    } else this.#await(StaffPage.greet(this.#gateway, this, message));
  }

  #greetPlayer(message: ClientMessageOf<'helloPlayer'>): void {
    this.#greeting = true;
    this.#gateway.turns.pass(() => {
      try {
        this.#ready(this.#closed ? null : greetInHall(this.#gateway, this, message));
      } catch (error) {
        this.#helloFailed(error);
      }
    });
  }

  #helloFailed(error: unknown): void {
    this.#gateway.log.error({ err: error, connection: this.name }, 'hello failed');
    this.wire.close(CLOSE.restart);
  }

  #await(greeted: Promise<Page | null>): void {
    this.#greeting = true;
    greeted.then((page) => this.#ready(page)).catch((error: unknown) => this.#helloFailed(error));
  }

  #ready(page: Page | null): void {
    this.#greeting = false;
    this.#page = page;
    if (this.#closed) page?.departed();
    else for (const message of this.#early.splice(0)) page?.take(message);
  }

  goodbye(reason: Goodbye['reason'], code: number): void {
    this.wire.send(new Outgoing({ t: 'goodbye', reason }));
    this.wire.close(code);
  }
}

type Hello = ClientMessageOf<'helloPlayer' | 'helloStaff' | 'helloBridge' | 'helloScreen'>;

function isHello(message: ClientMessage): message is Hello {
  return message.t.startsWith('hello');
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
