/** A request a simulated page has made, under the id it chose. */
export interface Asked {
  id: string;
  kind: 'join' | 'answer' | 'leave' | 'face' | 'operate' | 'suggestName' | 'askReview' | 'advance' | 'presses';
  /** Who asked. */
  page: string;
  roomId: string;
  text: string;
  /** Server times at which it came in: resends come more than once. */
  arrivedAtMs: number[];
  /** What came back first. */
  answered: 'acked' | 'refused' | null;
  /** The seat of the page that got the ack. */
  seat: number | null;
}

/** All requests of a world, by their ids. */
export class Requests {
  readonly #byId = new Map<string, Asked>();
  readonly #ofPress = new Map<string, string>();

  add(asked: Omit<Asked, 'arrivedAtMs' | 'answered' | 'seat'>): void {
    if (!this.#byId.has(asked.id)) this.#byId.set(asked.id, { ...asked, arrivedAtMs: [], answered: null, seat: null });
  }

  /** Which request told a press. */
  notePress(host: string, seq: number, id: string): void {
    this.#ofPress.set(`${host} ${seq}`, id);
  }

  /** The request that told a press; undefined: nobody told it. */
  ofPress({ host, seq }: { host: string; seq: number }): string | undefined {
    return this.#ofPress.get(`${host} ${seq}`);
  }

  get(id: string): Asked | null {
    return this.#byId.get(id) ?? null;
  }

  all(): Iterable<Asked> {
    return this.#byId.values();
  }
}
