/** Less than this, ms, no screen shows: a lead that is wrong by no more is kept. */
const TRIFLE_MS = 20;

/**
 * What a page knows of the server's clock: by how much its own is ahead. Each word of the server that says its time is
 * a measure, too large by the time it was on its way; the quickest counts, as in NTP's clock filter (RFC 5905,
 * section 10). So a word that came late, or was read late, is not taken for one that was said late.
 */
export class ServerClock {
  /** The page's clock less the server's and the quickest way, ms. Infinity: nothing was heard yet. */
  leadMs = Infinity;

  /**
   * The server said its time, `saidMs`, and the page heard it at `heardMs` of its own clock. `askedMs`: when the page had
   * asked for it; the server cannot have said it earlier, so a clock that was set back shows. Whether the lead is new.
   */
  hear(saidMs: number, heardMs: number, askedMs = -Infinity): boolean {
    const isWrong = this.leadMs > heardMs - saidMs + TRIFLE_MS || this.leadMs < askedMs - saidMs - TRIFLE_MS;
    if (isWrong) this.leadMs = heardMs - saidMs;
    return isWrong;
  }

  /** Another connection, maybe another server: measured anew. */
  forget(): void {
    this.leadMs = Infinity;
  }
}
