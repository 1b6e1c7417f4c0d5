import type { ServerMessage } from '@qc/contract';
import { SOCKET_OPEN_MS } from '@qc/contract/live/protocol';
import type { Transport, TransportEvents } from './transport.ts';

/** What a second link is made of, and who hears of it. */
export interface SecondLinkParts {
  /** Opens a connection, and says hello on it. */
  open(events: TransportEvents): Transport;
  /** 0 to 1, for the pauses. */
  random(): number;
  /** It is open, and this was its first word: from now on it is the link. */
  opened(link: Transport, word: string): void;
  /** A try came to nothing, and the next one is a pause away. */
  failed(): void;
  /** What comes after the first word. */
  received(text: string): void;
  closed(code: number | null): void;
}

/** The balancer still leads some to the server that goes: they are told so at once, and come again within this time, ms. */
const PAUSE_MS = 800;

/**
 * A second connection to the room, sought while the first one is still there, until one has had its first word: no
 * moment is without a link.
 */
export class SecondLink {
  readonly #parts: SecondLinkParts;
  #transport: Transport | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFound = false;

  constructor(parts: SecondLinkParts) {
    this.#parts = parts;
  }

  /** Whether a connection is being opened now. */
  get isOpening(): boolean {
    return this.#transport !== null && !this.#isFound;
  }

  /** Opens one now, and after each failure another. */
  seek(): void {
    this.#timer = setTimeout(() => this.#failed(), SOCKET_OPEN_MS);
    this.#transport = this.#parts.open({
      opened: () => undefined,
      received: (text) => (this.#isFound ? this.#parts.received(text) : this.#hear(text)),
      closed: (code) => (this.#isFound ? this.#parts.closed(code) : this.#failed()),
    });
  }

  /** Seeks no more. */
  stop(): void {
    clearTimeout(this.#timer);
    if (!this.#isFound) this.#transport?.drop();
    this.#transport = null;
  }

  #hear(text: string): void {
    const link = this.#transport;
    // A sign of life is no word, and a goodbye says that this way is none.
    if (!link || text === '') return;
    const { t }: ServerMessage = JSON.parse(text);
    if (t === 'goodbye') return;
    clearTimeout(this.#timer);
    this.#isFound = true;
    this.#parts.opened(link, text);
  }

  #failed(): void {
    clearTimeout(this.#timer);
    this.#transport?.drop();
    this.#transport = null;
    this.#timer = setTimeout(() => this.seek(), this.#parts.random() * PAUSE_MS);
    this.#parts.failed();
  }
}
