/**
 * The way between the processes of one house. It carries, and keeps nothing: a message may be lost, come twice, late or
 * out of order, and nothing is believed because it came. Whoever needs more asks again, or asks the database.
 *
 * Messages are JSON, made and read by whoever sends and takes them with a schema of their own, and say their version:
 * `{ "v": 1, … }`. Subjects are words of letters, digits, `-` and `_`, joined by dots. Nothing here throws or waits for
 * a network, except where a promise is given.
 */
export interface Bus {
  /** Name of this process on the bus, new at each start. */
  readonly serverId: string;
  /** Whether messages leave this process now. */
  readonly isConnected: boolean;
  /** Whether the way out does not keep up: what is asked now is not sent. */
  readonly isFull: boolean;
  /** Messages that were dropped since the start because the way was too slow. */
  readonly dropped: number;
  /**
   * Tells all who subscribe, this process' own subscribers among them, in a later turn of the loop. At most once. Without
   * a connection it is dropped; where the way is too slow, what has waited longest is dropped.
   */
  publish(subject: string, message: string): void;
  /** Hears a subject; gives the way to hear it no more. */
  subscribe(subject: string, take: (message: string) => void): () => void;
  /**
   * Asks and waits. `nobody`: surely taken by no one, told at once. `late`: nobody knows whether it was taken; the answer
   * may be under way, or be lost.
   */
  request(subject: string, message: string, withinMs: number): Promise<BusReply>;
  /** Answers what is asked under a subject; gives the way to answer no more. A reply that fails is no answer. */
  answer(subject: string, reply: (message: string) => Promise<string>): () => void;
  /** Told when the connection is lost and when it is back; gives the way to be told no more. */
  watch(changed: (isConnected: boolean) => void): () => void;
  /** Says what was published before, then nothing more. */
  close(): Promise<void>;
}

/** How a question ended. */
export type BusReply = { answer: string } | 'nobody' | 'late';
