import type { Outlet } from '@qc/engine/live/outlet';

/** A page's connection, whatever carries it. */
export interface Wire extends Outlet {
  /** Ends a wire that answers no more. */
  terminate(): void;
  /** Asks for a sign of life. */
  ping(): void;
}

/** What a wire tells its owner. */
export interface WireOwner {
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
 * What cannot be skipped, such as a console's list of ten thousand players and the acks after it, goes out to a slow wire
 * as well. One with more than this waiting, bytes, has stopped reading: it is cut, whatever was to be sent.
 */
export const CUT_WIRE_BYTES = 8 * 1024 * 1024;

/** A page answers the close of its wire within this time, ms; who does not loses it all the same. */
export const CLOSE_WITHIN_MS = 2000;
