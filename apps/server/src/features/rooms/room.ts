import type { LiveRefusal } from '@qc/contract';
import { step, tableEntries } from '@qc/engine';
import type { Accepted, Command, Outcome, RoomState } from '@qc/engine';
import type { Journal, JournalTarget } from './journal.ts';
import { RoomBroadcast } from './room-broadcast.ts';
import { RoomTimers } from './room-timers.ts';
import type { Timers } from './timers.ts';

/** What stays the same about a room. */
export interface RoomIdentity {
  id: string;
  gameId: string;
  userId: string;
  code: string;
  createdAtMs: number;
}

/** The seams of a room. */
export interface RoomSeams {
  now(): number;
  timers: Timers;
  journal: Journal;
  /** The room's end is on disk. */
  onEnded(room: Room): void;
  /** Something of this room could not be stored. */
  onStorageTrouble(room: Room, error: unknown): void;
}

/** Hears what became of a command, after it is on disk. `state` is the room right after it. */
export type Reply = (outcome: Outcome, state: RoomState) => void;

interface Step {
  /** The reply leaves once everything up to here is on disk. */
  seq: number;
  command: Command;
  outcome: Outcome;
  state: RoomState;
  reply: Reply | null;
}

/** A state that is on disk. */
interface Durable {
  state: RoomState;
  seq: number;
  wakeAtMs: number | null;
}

/**
 * One live room: a queue of one, commands are judged one after another without waiting. What a command causes leaves
 * the room, in order, only when the command is in the journal on disk.
 */
export class Room implements JournalTarget {
  readonly identity: RoomIdentity;
  readonly broadcast: RoomBroadcast;
  readonly #seams: RoomSeams;
  readonly #timers: RoomTimers;
  readonly #seatOfToken = new Map<string, number>();
  #state: RoomState;
  #seq: number;
  #durable: Durable;
  #waiting: Step[] = [];
  #suspended = false;
  #stopped = false;

  constructor(identity: RoomIdentity, state: RoomState, seq: number, seams: RoomSeams) {
    this.identity = identity;
    this.#seams = seams;
    this.#state = state;
    this.#seq = seq;
    this.#durable = { state, seq, wakeAtMs: null };
    // A version is never used twice, also over a restart: each is caused by at least one command of its own.
    this.broadcast = new RoomBroadcast(state, seq, seams);
    this.#timers = new RoomTimers(
      seams.timers,
      () => seams.now(),
      () => this.submit({ type: 'tick' }),
    );
    this.#indexTokens();
  }

  get id(): string {
    return this.identity.id;
  }

  /** The room as it is on disk: the only state anybody is told of. */
  get state(): RoomState {
    return this.#durable.state;
  }

  /** Number of the last command on disk. */
  get seq(): number {
    return this.#durable.seq;
  }

  /** Whether storage failed and the room waits for it. */
  get suspended(): boolean {
    return this.#suspended;
  }

  /** Whether everything is on disk. */
  get settled(): boolean {
    return this.#waiting.length === 0;
  }

  /** The seat a token proves, also one that has been removed; null: none in this room. */
  seatOf(tokenHash: string): number | null {
    return this.#seatOfToken.get(tokenHash) ?? null;
  }

  /** Judges a command now; the reply comes when its effects are on disk. */
  submit(command: Command, reply: Reply | null = null): void {
    if (this.#suspended) {
      reply?.(refusal('storageFailed'), this.#durable.state);
      return;
    }
    // Who is still looking at an ended room is no part of the run, and a server that stops sends everybody away itself.
    if (command.type === 'presence' && (this.#stopped || this.#state.phase.name === 'ended')) return;
    const atMs = this.#seams.now();
    const outcome = step(this.#state, command, atMs);
    if (outcome.ok) this.#take(command, outcome, atMs);
    const done: Step = { seq: this.#seq, command, outcome, state: this.#state, reply };
    if (this.#waiting.length === 0 && this.#seq === this.#durable.seq) this.#release(done);
    else this.#waiting.push(done);
  }

  #take(command: Command, outcome: Accepted, atMs: number): void {
    this.#state = outcome.state;
    if (!outcome.repeated) {
      this.#seq += 1;
      this.#seams.journal.append(this, this.#seq, [atMs, command]);
    }
    this.#timers.arm(outcome.wakeAtMs);
  }

  /** The journal's word that commands are on disk: their effects leave. */
  flushed(seq: number): void {
    const waiting = this.#waiting;
    let count = 0;
    while (count < waiting.length && (waiting[count]?.seq ?? Infinity) <= seq) count += 1;
    this.#waiting = waiting.slice(count);
    this.#durable = { ...this.#durable, seq };
    for (const done of waiting.slice(0, count)) this.#release(done);
  }

  #release(done: Step): void {
    const { outcome, command, state } = done;
    if (outcome.ok) {
      this.#durable = { state, seq: this.#durable.seq, wakeAtMs: outcome.wakeAtMs };
      if (command.type === 'join' && !outcome.repeated)
        this.#seatOfToken.set(command.tokenHash, state.seats.length - 1);
      this.broadcast.apply(outcome.events, state, command);
    }
    done.reply?.(outcome, state);
    if (outcome.ok && outcome.events.some((event) => event.type === 'roomEnded')) this.#seams.onEnded(this);
  }

  /** The journal's word that commands may be lost: all is as before them, and the senders are told. */
  flushFailed(error: unknown): void {
    this.#suspended = true;
    this.#timers.stop();
    this.#seams.journal.drop(this);
    this.#state = this.#durable.state;
    this.#seq = this.#durable.seq;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const done of waiting) done.reply?.(refusal('storageFailed'), this.#durable.state);
    this.#seams.onStorageTrouble(this, error);
  }

  /** Storage works again and holds nothing of this room beyond `seq`: the room goes on where it was. */
  goOn(): void {
    this.#suspended = false;
    this.broadcast.refreshAll();
    this.#timers.arm(this.#durable.wakeAtMs);
    let seat = 0;
    for (const { awaySinceMs, removed } of tableEntries(this.#durable.state.seats)) {
      const present = this.broadcast.hasSeat(seat);
      if (!removed && present !== (awaySinceMs === null)) this.submit({ type: 'presence', seat, present });
      seat += 1;
    }
  }

  /** Stops the clock. */
  stop(): void {
    this.#stopped = true;
    this.#timers.stop();
    this.broadcast.stop();
  }

  #indexTokens(): void {
    let seat = 0;
    for (const { tokenHash } of tableEntries(this.#state.seats)) this.#seatOfToken.set(tokenHash, seat++);
  }
}

function refusal(code: LiveRefusal): Outcome {
  return { ok: false, code };
}
