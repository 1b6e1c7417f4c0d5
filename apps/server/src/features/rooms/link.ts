import type { Outgoing } from './framing.ts';

/** A page's connection, whatever carries it. Sending to a closed link does nothing. */
export interface Link {
  /** Bytes handed over but not yet taken by the network. */
  readonly buffered: number;
  readonly closed: boolean;
  send(outgoing: Outgoing): void;
  /** Ends the link in good order. Codes are the contract's `CLOSE`. */
  close(code: number): void;
  /** Ends a link that answers no more. */
  terminate(): void;
  /** Asks for a sign of life. */
  ping(): void;
}

/** What a link tells its owner. */
export interface LinkOwner {
  /** A frame arrived; any frame is a sign of life. */
  received(text: string): void;
  /** A sign of life without content. */
  heard(): void;
  /** Everything buffered has been taken. */
  drained(): void;
  /** Called once. */
  closed(): void;
}

/**
 * A link with more than this waiting, bytes, is skipped and brought up to date by a snapshot when it has drained. The
 * message that passes the limit still goes out: with it no link holds more than 256 kB.
 */
export const SLOW_LINK_BYTES = 240 * 1024;
