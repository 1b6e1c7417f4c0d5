import type { Command } from '../commands.ts';

/** An accepted command with the time it was judged by, ms since 1970. */
export type JournalEntry = readonly [atMs: number, command: Command];

/**
 * What one flush writes for one room: its commands in order. `seq` is the number of the last; the first follows the
 * room's last number on disk.
 */
export interface JournalGroup {
  roomId: string;
  /** How often the room had been taken when its process took it: what is written under an older one is refused. */
  epoch: number;
  seq: number;
  entries: JournalEntry[];
}

/** Where groups are made durable. */
export interface JournalStore {
  /**
   * All groups or none, but for rooms that another process has taken since, or whose group does not follow what is on
   * disk: of these nothing is written, and their ids are given.
   */
  appendJournal(groups: readonly JournalGroup[]): Promise<readonly string[]>;
}

/** What the journal needs beside its store. */
export interface JournalSeams {
  /** Calls back once everything that has come in by now is dealt with. */
  soon(call: () => void): void;
  /** Whether the store failed in a way in which nothing of anybody can be written now. */
  isStuck(error: unknown): boolean;
}

/** A room, as the journal knows it. */
export interface JournalTarget {
  readonly id: string;
  readonly epoch: number;
  /** Everything up to and with `seq` is on disk. */
  flushed(seq: number): void;
  /** Nothing of what was appended since the last `flushed` is on disk, or nobody knows. */
  flushFailed(error: unknown): void;
  /** Nothing of what was appended since the last `flushed` is on disk, nor ever will be: the room is another process's. */
  fenced(): void;
}

/**
 * The journal of all rooms. A group of commands is committed as soon as the group before is on disk: one transaction
 * for all rooms, one row for each room in it.
 */
export class Journal {
  readonly #store: JournalStore;
  readonly #seams: JournalSeams;
  #queue = new Map<JournalTarget, JournalGroup>();
  #running: Promise<void> | null = null;
  /** Ends the wait for what else is read in this turn. */
  #goAhead: () => void = () => undefined;
  #writing = false;
  #closed = false;

  constructor(store: JournalStore, seams: JournalSeams) {
    this.#store = store;
    this.#seams = seams;
  }

  /**
   * Queues a command of a room; `flushed` or `flushFailed` of the room follows. True: it goes to the disk together
   * with the room's command before it.
   */
  append(target: JournalTarget, seq: number, entry: JournalEntry): boolean {
    if (this.#closed) return false;
    const group = this.#queue.get(target);
    if (group) {
      group.seq = seq;
      group.entries.push(entry);
    } else this.#queue.set(target, { roomId: target.id, epoch: target.epoch, seq, entries: [entry] });
    this.#running ??= this.#run();
    if (isPress(entry)) this.#goAhead();
    return group !== undefined;
  }

  /** Whether commands wait for the disk. */
  get isBusy(): boolean {
    return this.#writing || this.#queue.size > 0;
  }

  /** Forgets what a room has queued. */
  drop(target: JournalTarget): void {
    this.#queue.delete(target);
  }

  /** Writes what is queued and takes nothing more: what comes later is never confirmed to anybody. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.idle();
  }

  /** When nothing is queued or under way. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // Frames of many players are read in one turn of the event loop; they belong in one commit. A press waits for nobody.
    await new Promise<void>((resolve) => {
      this.#goAhead = resolve;
      this.#seams.soon(resolve);
    });
    while (this.#queue.size > 0) {
      const batch = this.#queue;
      this.#queue = new Map();
      await this.#write(batch);
    }
    this.#running = null;
  }

  /** `isAgain`: what is written may be on disk already. */
  async #write(batch: ReadonlyMap<JournalTarget, JournalGroup>, isAgain = false): Promise<void> {
    this.#writing = true;
    let fenced: readonly string[];
    try {
      fenced = await this.#store.appendJournal([...batch.values()]);
    } catch (error) {
      // Where each would wait in vain as long again, one after another, all hear it now.
      if (batch.size === 1 || this.#seams.isStuck(error)) for (const target of batch.keys()) target.flushFailed(error);
      // One room's trouble is not another's: each tries alone.
      else for (const [target, group] of batch) await this.#write(new Map([[target, group]]), true);
      return;
    } finally {
      this.#writing = false;
    }
    for (const [target, group] of batch) {
      if (fenced.length === 0 || !fenced.includes(target.id)) target.flushed(group.seq);
      // Refused because it is there, or because the room is another's: that is for who looks.
      else if (isAgain) target.flushFailed(new Error('refused when it was written again'));
      else target.fenced();
    }
  }
}

function isPress([, { type }]: JournalEntry): boolean {
  return type === 'operate';
}
