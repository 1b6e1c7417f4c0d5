import type { Outgoing } from './outgoing.ts';

/** Where a room's words to one listener go, whatever carries them. Sending to one that is closed does nothing. */
export interface Outlet {
  /** Bytes handed over but not yet taken. */
  readonly buffered: number;
  readonly closed: boolean;
  /** The page is at another server: what is sent is only put on a list here. */
  readonly far?: FarPlace;
  send(outgoing: Outgoing): void;
  /** Ends it in good order. Codes are the contract's `CLOSE`. */
  close(code: number): void;
}

/** Where a page is that is at another server. */
export interface FarPlace {
  readonly line: FarLine;
  /** Its number among those of the line. */
  readonly link: number;
  /** Called when the page has more waiting than it should; null: nobody asks. */
  behind: (() => void) | null;
}

/** The way to the pages at one other server. */
export interface FarLine {
  /** Tells many of them the same, after all that they have been told before. */
  sendAll(links: Links, outgoing: Outgoing): void;
}

/** Numbers of pages on a line. */
export class Links {
  /** As the line writes them; null: not written since they changed. */
  written: string | null = null;
  readonly #numbers = new Set<number>();

  get size(): number {
    return this.#numbers.size;
  }

  add(link: number): void {
    this.#numbers.add(link);
    this.written = null;
  }

  /** False: it was not among them. */
  delete(link: number): boolean {
    this.written = null;
    return this.#numbers.delete(link);
  }

  [Symbol.iterator](): Iterator<number> {
    return this.#numbers[Symbol.iterator]();
  }
}

/**
 * An outlet with more than this waiting, bytes, is skipped and brought up to date by a snapshot when it has drained. The
 * message that passes the limit still goes out.
 */
export const SLOW_OUTLET_BYTES = 240 * 1024;
