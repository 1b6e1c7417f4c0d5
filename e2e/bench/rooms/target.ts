/** A server under measurement, with its players connected. Times are ms. */
export interface Target {
  /** Shows a question to all players: how long each waited for it, from the request on. */
  ask(): Promise<number[]>;
  /** All players answer, spread over `spreadMs` (0: at one instant): how long each waited for the confirmation. */
  answer(spreadMs: number): Promise<number[]>;
  /** Gets the room ready for the next question. */
  next(): Promise<void>;
  /** Disconnects everybody. */
  close(): Promise<void>;
  /** Frames that all players together have received since they joined. */
  frames(): number;
}

/** What a player's page makes of a frame, the same for every target. */
export interface Heard {
  /** The question is on screen; `text` is its frame, byte by byte. */
  asked(text: string): void;
  confirmed(): void;
}

/** Only what is measured is looked at: parsing every frame would measure this process. */
export function hear(frame: Buffer, heard: Heard): void {
  const text = frame.toString('latin1');
  if (text.startsWith('{"t":"player"') && text.includes('"phase":"question"')) heard.asked(text);
  else if (text.startsWith('{"t":"ack"')) heard.confirmed();
}

/** A round that takes longer is given up, ms. */
const GIVE_UP_MS = 30_000;

/** Gathers one time from each player. */
export class Gathering {
  readonly times: number[] = [];
  readonly done: Promise<void>;
  readonly #count: number;
  readonly #from: number[] = [];
  #resolve: () => void = () => undefined;

  constructor(count: number) {
    this.#count = count;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      setTimeout(
        () => reject(new Error(`${count - this.times.length} of ${count} players got nothing`)),
        GIVE_UP_MS,
      ).unref();
    });
    // A round that was given up is reported by whoever waits for it.
    this.done.catch(() => undefined);
  }

  /** Player `index` begins to wait. */
  begin(index: number): void {
    this.#from[index] = performance.now();
  }

  /** Player `index` has what it waited for; a second time does not count. */
  end(index: number): void {
    const from = this.#from[index];
    if (from === undefined) return;
    this.#from[index] = Number.NaN;
    if (Number.isNaN(from)) return;
    this.times.push(performance.now() - from);
    if (this.times.length === this.#count) this.#resolve();
  }
}

/** Calls for each index, at one instant or spread evenly at random over a time. */
export function spread(count: number, spreadMs: number, call: (index: number) => void): void {
  for (let index = 0; index < count; index += 1) {
    if (spreadMs === 0) call(index);
    else setTimeout(() => call(index), Math.random() * spreadMs);
  }
}

/** Opens many, so many at a time that one that ends lets the next begin. */
export async function connectMany<T>(
  count: number,
  connect: (index: number) => Promise<T>,
  atOnce = 200,
): Promise<T[]> {
  const opened: T[] = [];
  let next = 0;
  const open = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      opened[index] = await connect(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, open));
  return opened;
}
