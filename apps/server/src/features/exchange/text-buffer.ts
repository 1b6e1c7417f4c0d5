const BLOCK = 256 * 1024;

/** Bytes put together from many small pieces, held in a few large ones. */
export class TextBuffer {
  #blocks: Buffer[] = [];
  #used = BLOCK;
  length = 0;

  append(bytes: Uint8Array): void {
    let done = 0;
    while (done < bytes.length) {
      let block = this.#blocks.at(-1);
      if (block === undefined || this.#used === BLOCK) {
        block = Buffer.allocUnsafe(BLOCK);
        this.#blocks.push(block);
        this.#used = 0;
      }
      const piece = bytes.subarray(done, done + BLOCK - this.#used);
      block.set(piece, this.#used);
      this.#used += piece.length;
      done += piece.length;
    }
    this.length += bytes.length;
  }

  /** All of it, in one; the first piece is kept for what comes next. */
  take(): Buffer {
    const whole = Buffer.concat(this.#blocks, this.length);
    this.#blocks = this.#blocks.slice(0, 1);
    this.#used = this.#blocks.length > 0 ? 0 : BLOCK;
    this.length = 0;
    return whole;
  }
}
