import type { Line } from './io.ts';

/** What a device answers, offered to whoever waits for it. */
export class Awaited<A> {
  readonly #waiting = new Set<(answer: A) => void>();

  offer(answer: A): void {
    for (const take of [...this.#waiting]) take(answer);
  }

  /**
   * The first answer within `withinMs` of which `read` makes something, as what it makes of it; null when none comes.
   * Call it before writing what is answered: some devices answer at once.
   */
  async next<B>(line: Line, withinMs: number, read: (answer: A) => B | null): Promise<B | null> {
    let take: (answer: A) => void = () => {};
    const found = new Promise<B>((resolve) => {
      take = (answer) => {
        const made = read(answer);
        if (made !== null) resolve(made);
      };
    });
    this.#waiting.add(take);
    const answer = await Promise.race([found, line.wait(withinMs).then(() => null)]);
    this.#waiting.delete(take);
    return answer;
  }
}
