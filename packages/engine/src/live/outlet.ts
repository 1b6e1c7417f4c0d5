import type { Outgoing } from './outgoing.ts';

/** Where a room's words to one listener go, whatever carries them. Sending to one that is closed does nothing. */
export interface Outlet {
  /** Bytes handed over but not yet taken. */
  readonly buffered: number;
  readonly closed: boolean;
  /** The page is at another server: what is sent is only put on a list here. */
  readonly isFar?: boolean;
  send(outgoing: Outgoing): void;
  /** Ends it in good order. Codes are the contract's `CLOSE`. */
  close(code: number): void;
}

/**
 * An outlet with more than this waiting, bytes, is skipped and brought up to date by a snapshot when it has drained. The
 * message that passes the limit still goes out.
 */
export const SLOW_OUTLET_BYTES = 240 * 1024;
