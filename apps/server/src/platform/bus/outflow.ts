/** Bytes that may be on their way before the other side has said that it has them. */
const UNDER_WAY_MAX = 4 * 1024 * 1024;
/** Bytes that may wait behind them; beyond, the oldest are dropped. */
const WAITING_MAX = 8 * 1024 * 1024;
/** So many bytes are sent before the other side is asked whether it has them. */
const ASK_AFTER = 512 * 1024;

/** The network below, as the way out needs it. */
export interface OutflowSeams {
  send(subject: string, message: string): void;
  /** Comes back when the other side has all that was sent before; fails without a connection. */
  confirm(): Promise<void>;
  onDropped(count: number): void;
}

interface Waiting {
  subject: string;
  message: string;
  bytes: number;
}

/**
 * Bounds what a slow network makes this process keep. What is sent goes at once as long as the other side keeps up;
 * otherwise it waits, and what has waited longest is dropped: newer views replace it.
 */
export class Outflow {
  readonly #seams: OutflowSeams;
  #underWay = 0;
  #waiting: Waiting[] = [];
  #waitingBytes = 0;
  #isAsking = false;
  /** Counts connections: what one had under way is nothing to the next. */
  #connection = 0;

  constructor(seams: OutflowSeams) {
    this.#seams = seams;
  }

  /** Whether the other side does not keep up: what must not wait is better refused. */
  get isFull(): boolean {
    return this.#underWay >= UNDER_WAY_MAX;
  }

  /** Sends it, now or later, or not at all. */
  push(subject: string, message: string): void {
    const bytes = Buffer.byteLength(message) + subject.length;
    if (!this.isFull) {
      this.#send({ subject, message, bytes });
      return;
    }
    this.#waiting.push({ subject, message, bytes });
    this.#waitingBytes += bytes;
    let dropped = 0;
    while (this.#waitingBytes > WAITING_MAX && dropped < this.#waiting.length) {
      this.#waitingBytes -= this.#waiting[dropped]?.bytes ?? 0;
      dropped += 1;
    }
    if (dropped === 0) return;
    this.#waiting.splice(0, dropped);
    this.#seams.onDropped(dropped);
  }

  /** The connection is gone, and all that was to go over it. */
  clear(): void {
    this.#connection += 1;
    this.#underWay = 0;
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#isAsking = false;
  }

  #send({ subject, message, bytes }: Waiting): void {
    this.#underWay += bytes;
    this.#seams.send(subject, message);
    if (this.#underWay >= ASK_AFTER && !this.#isAsking) this.#ask();
  }

  #ask(): void {
    const connection = this.#connection;
    const asked = this.#underWay;
    this.#isAsking = true;
    this.#seams.confirm().then(
      () => {
        if (connection !== this.#connection) return;
        this.#isAsking = false;
        this.#underWay -= asked;
        this.#goOn();
      },
      // The connection is gone: `clear` follows.
      () => undefined,
    );
  }

  #goOn(): void {
    let sent = 0;
    for (const next of this.#waiting) {
      if (this.isFull) break;
      sent += 1;
      this.#waitingBytes -= next.bytes;
      this.#send(next);
    }
    this.#waiting.splice(0, sent);
    if (this.#underWay >= ASK_AFTER && !this.#isAsking) this.#ask();
  }
}
