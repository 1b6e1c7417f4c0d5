import type { ServerMessage } from '@qc/contract';
import type { Outgoing } from '@qc/engine/live/outgoing';
import { SLOW_OUTLET_BYTES } from '@qc/engine/live/outlet';
import { ENDS_WITHIN_MS } from '../wire/stream-wire.ts';
import { ANSWERS_WITHIN_MS, type Wire, type WireOwner } from '../wire/wire.ts';
import { Pipe } from './pipe.ts';
import type { Scene } from './scene.ts';

/** The page's end of a wire. */
export interface PageEnd {
  opened(): void;
  /** What has come, read already: everybody on the way looks at the same message. Null: a sign of life alone. */
  received(message: ServerMessage | null): void;
  closed(code: number | null): void;
}

/** Sees all that goes over a wire. */
export interface WireWatch {
  /** The server has handed a message to the network; the reply is what it says. */
  sent(wire: SimulatedWire, text: string): ServerMessage;
  /** A frame has come to the server. */
  arrived(wire: SimulatedWire, text: string): void;
}

/** A socket waits this long for the other side's goodbye, ms, as `ws` does. */
const CLOSE_WAIT_MS = 30_000;
/** While a page reads slowly, each byte weighs as if so many waited: small rooms fill no real buffer. */
const SLOW_WEIGHT = 500;

/** A wire between a page and a process of the server: a WebSocket, or an event stream with calls up. */
export class SimulatedWire implements Wire {
  readonly name: string;
  readonly isStream: boolean;
  readonly #scene: Scene;
  readonly #watch: WireWatch;
  readonly #page: PageEnd;
  readonly #down: Pipe;
  readonly #up: Pipe;
  #owner: WireOwner | null = null;
  #pageOpen = true;
  #closed = false;

  constructor(scene: Scene, name: string, isStream: boolean, page: PageEnd, watch: WireWatch) {
    this.#scene = scene;
    this.name = name;
    this.isStream = isStream;
    this.#page = page;
    this.#watch = watch;
    const rng = scene.rng.fork();
    this.#down = new Pipe(scene, rng);
    this.#up = new Pipe(scene, rng);
    this.#down.onEmpty = () => this.#owner?.drained();
  }

  // The server's end.

  attach(owner: WireOwner): void {
    this.#owner = owner;
  }

  get buffered(): number {
    return this.#down.weight;
  }

  get closed(): boolean {
    return this.#closed;
  }

  send(outgoing: Outgoing): void {
    if (this.#closed) return;
    if (this.buffered > SLOW_OUTLET_BYTES) this.#scene.reach('page that reads too slowly');
    for (const text of outgoing.text.split('\n')) {
      const message = this.#watch.sent(this, text);
      this.#down.push(text.length * (this.#down.isSlow ? SLOW_WEIGHT : 1), () => {
        if (this.#pageOpen) this.#page.received(message);
      });
    }
  }

  close(code: number): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#scene.note(`${this.name} closed by the server ${code}`);
    this.#down.push(0, () => {
      this.#up.push(0, () => this.#tellOwner());
      this.#endPage(this.isStream ? null : code);
    });
    if (this.isStream) this.#tellOwner();
    else this.#scene.time.after(CLOSE_WAIT_MS, () => this.#tellOwner());
  }

  terminate(): void {
    this.#closed = true;
    this.#scene.note(`${this.name} terminated by the server`);
    this.#down.push(0, () => this.#endPage(null));
    this.#scene.time.after(0, () => this.#tellOwner());
  }

  ping(): void {
    if (this.#closed) return;
    this.#down.push(2, () => {
      // The browser answers by itself; an event stream's comment has no answer.
      if (this.#pageOpen && !this.isStream) this.#up.push(2, () => this.#owner?.heard());
      if (this.#pageOpen && this.isStream) this.#page.received(null);
    });
  }

  /** As `ping`; a stream that was given up ends soon. */
  isThere(): Promise<boolean> {
    if (this.#closed) return Promise.resolve(false);
    const { time } = this.#scene;
    return new Promise((answer) => {
      if (this.isStream) time.after(ENDS_WITHIN_MS, () => answer(!this.#closed));
      else {
        const giveUp = time.after(ANSWERS_WITHIN_MS, () => {
          if (!this.#closed) this.terminate();
          answer(false);
        });
        this.#down.push(6, () => {
          if (!this.#pageOpen) return;
          this.#up.push(6, () => {
            giveUp();
            answer(!this.#closed);
          });
        });
      }
    });
  }

  /** The process is gone: nothing is heard there any more. */
  abandon(isSilent: boolean): void {
    this.#owner = null;
    this.#closed = true;
    if (isSilent) this.die();
    else this.reset();
  }

  // The page's end.

  say(text: string): void {
    if (!this.#pageOpen) return;
    this.#up.push(text.length, () => {
      // A stream's id is forgotten when it closes; on a closing socket frames still come in.
      if (!this.#owner || (this.isStream && this.#closed)) return;
      if (this.#closed) this.#scene.reach('frame on a closing socket');
      this.#watch.arrived(this, text);
      this.#owner.received(text);
    });
  }

  /** The page gives the wire up. */
  leave(): void {
    if (!this.#pageOpen) return;
    this.#pageOpen = false;
    this.#up.push(0, () => this.#tellOwner());
  }

  // The network.

  /** Both ends learn that the wire is broken; what was under way is lost. */
  reset(): void {
    this.#cut();
    this.#scene.time.after(5, () => this.#endPage(null));
    this.#scene.time.after(5, () => this.#tellOwner());
  }

  /** Nothing goes through any more, and nobody is told. */
  die(): void {
    this.#cut();
  }

  hold(isHeld: boolean): void {
    this.#down.hold(isHeld);
    this.#up.hold(isHeld);
  }

  readSlowly(ms: number): void {
    this.#down.slow(ms);
  }

  #cut(): void {
    this.#down.cut();
    this.#up.cut();
  }

  #endPage(code: number | null): void {
    if (!this.#pageOpen) return;
    this.#pageOpen = false;
    this.#page.closed(code);
  }

  #tellOwner(): void {
    this.#closed = true;
    const owner = this.#owner;
    this.#owner = null;
    owner?.closed();
  }
}
