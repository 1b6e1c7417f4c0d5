import type { Outlet } from '@qc/engine/live/outlet';

/** A page's connection, whatever carries it. */
export interface Wire extends Outlet {
  /** Ends a wire that answers no more. */
  terminate(): void;
  /** Asks for a sign of life. */
  ping(): void;
  /**
   * Whether somebody is at the other end just now. What waited in a cut network comes late, all of it at once: so only the
   * answer to this very question counts. Who gives none within `ANSWERS_WITHIN_MS` has lost the wire. Never rejected.
   */
  isThere(): Promise<boolean>;
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

/** Whoever is there answers within this time, ms, on the slowest of networks. */
export const ANSWERS_WITHIN_MS = 5000;

/** A page answers the close of its wire within this time, ms; who does not loses it all the same. */
export const CLOSE_WITHIN_MS = 2000;
