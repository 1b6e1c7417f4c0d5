import type { Collect, LineEvent, LineReply } from '@qc/telephone/call';
import { collectRules } from '@qc/telephone/line/collect-rules';
import { Entry, type EntryResult } from '@qc/telephone/line/entry';
import { HouseFault } from './ask-house.ts';
import { clipOf, soundsMs } from './clip.ts';

/** What a call needs of the world. */
export interface CallWorld {
  nowMs(): number;
  /** Calls back after so long; what it gives takes that back. */
  after(ms: number, call: () => void): () => void;
  /** Tells the house once. Throws `HouseFault`. */
  ask(event: LineEvent): Promise<LineReply>;
  /** Null: it cannot be had. */
  recordingOf(url: string): Promise<Int16Array | null>;
  /** Plays this instead of what was played, and silence after it. */
  play(samples: Int16Array): void;
  hangUp(): void;
  /** "One moment, please." */
  moment: Int16Array;
  note(text: string): void;
}

/** A caller who has pressed waits so long before anything is heard, ms … */
const QUIET_MS = 2500;
/** … and so long again between two excuses. */
const EXCUSE_EVERY_MS = 6000;
/** Between two tries. */
const AGAIN_MS = 700;
const GIVE_UP_MS = 90_000;
/** That somebody has hung up is told so often. */
const FAREWELLS = 6;

/**
 * One call that was answered, from its beginning to its end: asks the house what to say, says it, hears keys as they are
 * waited for, and asks again. A house that does not answer is asked again with the same turn, and the caller is told so.
 */
export class GatewayCall {
  readonly #world: CallWorld;
  #isOver = false;
  /** Keys that were pressed while nothing was asked for: they are of what comes next. */
  #early: string[] = [];
  #onKey: ((key: string) => void) | null = null;
  #cancels = new Set<() => void>();

  constructor(world: CallWorld) {
    this.#world = world;
  }

  /** Sees the call to its end. */
  start(): void {
    void this.#live();
  }

  /** A key is pressed: a digit, `*` or `#`. */
  key(key: string): void {
    if (this.#onKey === null) this.#early.push(key);
    else this.#onKey(key);
  }

  /** The call has ended, whoever ended it. */
  async closed(): Promise<void> {
    this.#isOver = true;
    for (const cancel of this.#cancels) cancel();
    for (let left = FAREWELLS; left > 0; left -= 1) {
      try {
        await this.#world.ask({ type: 'hungUp' });
        return;
      } catch (fault) {
        if (fault instanceof HouseFault && fault.isFinal) return;
        await new Promise<void>((done) => this.#world.after(AGAIN_MS, done));
      }
    }
  }

  async #live(): Promise<void> {
    let event: LineEvent = { type: 'started' };
    while (!this.#isOver) {
      const reply = await this.#ask(event);
      if (this.#isOver) break;
      if (reply === null) return this.#world.hangUp();
      const samples = await clipOf(reply.spoken, (url) => this.#world.recordingOf(url));
      if (this.#isOver) break;
      if (reply.collect === null) {
        this.#world.play(samples);
        await this.#pass(soundsMs(samples));
        if (!this.#isOver) this.#world.hangUp();
        return;
      }
      event = await this.#collect(samples, reply.collect);
    }
  }

  /** What is said to an event; null: the house does not say. */
  async #ask(event: LineEvent): Promise<LineReply | null> {
    const startMs = this.#world.nowMs();
    const stopExcuses = this.#excuseAfter(QUIET_MS);
    try {
      while (!this.#isOver) {
        try {
          return await this.#world.ask(event);
        } catch (fault) {
          this.#world.note(`the house did not answer: ${fault instanceof Error ? fault.message : String(fault)}`);
          if (fault instanceof HouseFault && fault.isFinal) return null;
          if (this.#world.nowMs() - startMs > GIVE_UP_MS) return null;
          await this.#pass(AGAIN_MS);
        }
      }
      return null;
    } finally {
      stopExcuses();
    }
  }

  #excuseAfter(ms: number): () => void {
    let cancel = this.#later(ms, () => {
      this.#world.play(this.#world.moment);
      cancel = this.#excuseAfter(EXCUSE_EVERY_MS);
    });
    return () => cancel();
  }

  #collect(samples: Int16Array, collect: Collect): Promise<LineEvent> {
    const startMs = this.#world.nowMs();
    const saidMs = soundsMs(samples);
    const entry = new Entry(collectRules(collect), saidMs);
    return new Promise((done) => {
      let isSaying = true;
      const end = ({ keys, by }: EntryResult) => {
        this.#onKey = null;
        cancel();
        if (isSaying && by !== 'time') this.#world.play(new Int16Array(0));
        done({ type: 'pressed', turn: collect.turn, keys, ended: by === 'finishKey' });
      };
      const wait = () =>
        this.#later(entry.deadline.atMs - (this.#world.nowMs() - startMs), () => end(entry.timedOut()));
      const hear = (key: string) => {
        const atMs = this.#world.nowMs() - startMs;
        const result = entry.press({ key, atMs });
        if (result !== null) return end(result);
        if (entry.keys === '') return;
        if (isSaying && atMs < saidMs) this.#world.play(new Int16Array(0));
        isSaying = false;
        cancel();
        cancel = wait();
      };
      let cancel = wait();
      this.#world.play(samples);
      this.#onKey = hear;
      for (const key of this.#early.splice(0)) {
        if (this.#onKey === hear) hear(key);
        else this.#early.push(key);
      }
    });
  }

  /** Lets time pass, unless the call ends before. */
  #pass(ms: number): Promise<void> {
    return new Promise((done) => {
      this.#later(ms, done);
    });
  }

  #later(ms: number, call: () => void): () => void {
    if (this.#isOver) return () => {};
    const cancel = this.#world.after(Math.max(0, ms), () => {
      this.#cancels.delete(cancel);
      call();
    });
    this.#cancels.add(cancel);
    return () => {
      this.#cancels.delete(cancel);
      cancel();
    };
  }
}
