import type { ClientMessage, Goodbye } from '@qc/contract';
import type { PageOrigin } from './gateway.ts';
import type { Wire } from './wire.ts';

/** A page that has said who it is. */
export interface Page {
  take(message: ClientMessage): void;
  drained(): void;
  departed(): void;
}

/** The server's end of a page's wire, as what greets the page knows it. */
export interface PageWire {
  readonly wire: Wire;
  readonly origin: PageOrigin;
  /** For the log. */
  readonly name: string;
  /** When it last said something, ms of a counter that only rises. */
  readonly heardAtMs: number;
  /** Whether the wire is over. */
  readonly isClosed: boolean;
  /** A last word, then the end of the wire. */
  goodbye(reason: Goodbye['reason'], code: number): void;
}
