/** What waits for the writer: one statement, or a transaction that keeps it over several. */
export type WriterTask = 'statement' | 'transaction';

/**
 * Whose turn it is at the one writer: those of a kind in the order they came, the kinds in turns. So a statement waits
 * for one transaction at most and not for all that have piled up: the answers of a whole hall may hang on the one
 * statement of the journal while hundreds of runs that have just ended are put away. And transactions get on too.
 */
export class WriterTurns {
  readonly #waiting: Record<WriterTask, (() => void)[]> = { statement: [], transaction: [] };
  #last: WriterTask | null = null;

  /** Waits for a turn; the returned function gives it back. */
  async take(task: WriterTask): Promise<() => void> {
    if (this.#last === null) this.#last = task;
    else await new Promise<void>((resolve) => this.#waiting[task].push(resolve));
    let mine = true;
    return () => {
      if (mine) this.#pass();
      mine = false;
    };
  }

  #pass(): void {
    const order: WriterTask[] =
      this.#last === 'statement' ? ['transaction', 'statement'] : ['statement', 'transaction'];
    this.#last = order.find((task) => this.#waiting[task].length > 0) ?? null;
    if (this.#last !== null) this.#waiting[this.#last].shift()?.();
  }
}
