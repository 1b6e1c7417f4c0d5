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
 * message that passes the limit still goes out.
 */
export const SLOW_LINK_BYTES = 240 * 1024;

/**
 * What cannot be skipped, such as a console's list of ten thousand players and the acks after it, goes out to a slow link
 * as well. One with more than this waiting, bytes, has stopped reading: it is cut, whatever was to be sent.
 */
export const CUT_LINK_BYTES = 8 * 1024 * 1024;

/** A page answers the close of its link within this time, ms; who does not loses it all the same. */
export const CLOSE_WITHIN_MS = 2000;
