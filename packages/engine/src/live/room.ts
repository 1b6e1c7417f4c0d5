import type { GameType, LiveRefusal } from '@qc/contract';
import { tableEntries } from '../seats/seat-table.ts';
import { step } from '../step.ts';
import type { Command } from '../commands.ts';
import { isAnswer, type Accepted, type Outcome, type RoomEvent } from '../outcome.ts';
import type { RoomState } from '../state.ts';
import type { Later } from './after-confirmations.ts';
import type { FanOutTurns } from './fan-out.ts';
import type { Journal, JournalTarget } from './journal.ts';
import { PatternTurner } from './pattern-turner.ts';
import { PreparingDevices } from './preparing-devices.ts';
import { RoomBroadcast } from './room-broadcast.ts';
import { SoundingScreens } from './sounding-screens.ts';
import { RoomTimers } from './room-timers.ts';
import type { Timers } from './timers.ts';

/** What stays the same about a room. */
export interface RoomIdentity {
  id: string;
  gameId: string;
  userId: string;
  code: string;
  createdAtMs: number;
  /** What its first slide costs depends on these. */
  demo: boolean;
  gameType: GameType;
}

/** The seams of a room. */
export interface RoomSeams {
  now(): number;
  /** A random whole number from 0 to `below` - 1. */
  below(below: number): number;
  timers: Timers;
  /** Shared by all rooms: who sends when. */
  turns: FanOutTurns;
  /** What waits for the confirmations of all rooms. */
  later: Later;
  journal: Journal;
  /** Whether all who may take the room read this command; absent: nobody else may. What one does not read is refused. */
  isReadByAll?: ((command: Command) => boolean) | undefined;
  /** The room's end is on disk. */
  onEnded(room: Room): void;
  /** Something of this room could not be stored. */
  onStorageTrouble(room: Room, error: unknown): void;
  /** The room is another process's by now: it lives on there, and here it is to be stopped and forgotten. */
  onFenced(room: Room): void;
}

/** How a room is when its process takes it. */
export interface RoomBeginning {
  /** How often it has been taken, this time included; 1: it is new. */
  epoch: number;
  state: RoomState;
  /** Number of the last command on disk. */
  seq: number;
}

/** Hears what became of a command, after it is on disk. `state` is the room right after it. */
export type Reply = (outcome: Outcome, state: RoomState) => void;

interface Step {
  /** The reply leaves once everything up to here is on disk. */
  seq: number;
  /** When it was judged, server time. */
  atMs: number;
  command: Command;
  /** What happened; nothing for what was refused. */
  events: readonly RoomEvent[];
  /** Null: what the step after it left will do, see `#shareRoom`. */
  left: Left | null;
  reply: Reply | null;
}

/** What a command made of the room. */
interface Left {
  outcome: Outcome;
  state: RoomState;
}

/** A state that is on disk. */
interface Durable {
  state: RoomState;
  seq: number;
  wakeAtMs: number | null;
}

/** No run has as many commands. */
const VERSIONS_OF_EPOCH = 1e8;

/**
 * The version of what a room shows when it comes into a memory. None is used twice: within a memory each is caused by at
 * least one command of its own, and of two memories, as of two servers of which one has lost the room, each has its epoch.
 */
function firstVersion(epoch: number, seq: number): number {
  return (epoch - 1) * VERSIONS_OF_EPOCH + seq;
}

/**
 * One live room: a queue of one, commands are judged one after another without waiting. What a command causes leaves
 * the room, in order, only when the command is in the journal on disk.
 */
export class Room implements JournalTarget {
  readonly identity: RoomIdentity;
  readonly broadcast: RoomBroadcast;
  /** Devices that load the slide being prepared. */
  readonly devices: PreparingDevices;
  /** Its big screens, and which of them sounds. */
  readonly screens: SoundingScreens;
  readonly #seams: RoomSeams;
  readonly #timers: RoomTimers;
  readonly #pattern: PatternTurner;
  readonly #seatOfToken = new Map<string, number>();
  #epoch: number;
  #state: RoomState;
  #seq: number;
  #durable: Durable;
  #waiting: Step[] = [];
  #lastAtMs: number;
  #suspended = false;
  /** Since when the server was away or could not write, until that is on disk. */
  #awaySinceMs: number | null = null;
  /** With the clock as it goes on from there, while that is being written; null: it is on disk. */
  #goingOn: RoomState | null = null;
  /** Since when nothing is judged, and what came since then; null: everything is judged as it comes. */
  #frozen: { sinceMs: number; waiting: [Command, Reply | null][] } | null = null;
  #isElsewhere = false;
  #stopped = false;

  constructor(identity: RoomIdentity, { epoch, state, seq }: RoomBeginning, seams: RoomSeams) {
    this.identity = identity;
    this.#epoch = epoch;
    this.#seams = seams;
    this.#state = state;
    this.#seq = seq;
    this.#durable = { state, seq, wakeAtMs: null };
    this.#lastAtMs = seams.now();
    this.broadcast = new RoomBroadcast(state, firstVersion(epoch, seq), seams);
    this.#timers = new RoomTimers(
      seams.timers,
      () => seams.now(),
      () => this.submit({ type: 'tick' }),
    );
    this.devices = new PreparingDevices(this.broadcast, (visit) => this.submit({ type: 'devicesReady', visit }));
    this.screens = new SoundingScreens((message) => this.broadcast.tellConsoles(message));
    this.#pattern = new PatternTurner(seams, (pattern) => this.submit({ type: 'turnPattern', pattern }));
    this.#indexTokens();
    this.#follow(state);
  }

  get id(): string {
    return this.identity.id;
  }

  /** Under which its commands are written. */
  get epoch(): number {
    return this.#epoch;
  }

  /** The room as it is on disk: the only state anybody is told of. */
  get state(): RoomState {
    return this.#durable.state;
  }

  /**
   * What a page is shown that arrives: the room as it is on disk, but for a clock that was away. That one would look as if
   * all the time without a server had passed, until it is written that it has not.
   */
  get shown(): RoomState {
    return this.#goingOn ?? this.#durable.state;
  }

  /** Number of the last command on disk. */
  get seq(): number {
    return this.#durable.seq;
  }

  /** When something last happened in the room, server time. */
  get lastAtMs(): number {
    return this.#lastAtMs;
  }

  /** Whether storage failed and the room waits for it. */
  get suspended(): boolean {
    return this.#suspended;
  }

  /** Whether it is another process's by now: what it costs is settled there. */
  get isElsewhere(): boolean {
    return this.#isElsewhere;
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
    if (this.#frozen) return void this.#frozen.waiting.push([command, reply]);
    if (this.#suspended || this.#seams.isReadByAll?.(command) === false) {
      reply?.(refusal('storageFailed'), this.#durable.state);
      return;
    }
    // Who is still looking at an ended room is no part of the run, and a server that stops sends everybody away itself.
    if (command.type === 'presence' && (this.#stopped || this.#state.phase.name === 'ended')) return;
    const atMs = this.#seams.now();
    const outcome = step(this.#state, command, atMs);
    const together = outcome.ok && this.#take(command, outcome, atMs);
    const left = { outcome, state: this.#state };
    const done: Step = { seq: this.#seq, atMs, command, events: outcome.ok ? outcome.events : [], left, reply };
    if (this.#waiting.length === 0 && this.#seq === this.#durable.seq) return this.#release(done, left);
    if (together) shareRoom(this.#waiting.at(-1), left);
    this.#waiting.push(done);
  }

  /** The room is back after the server was away: its clock gets the outage back, whatever storage does meanwhile. */
  restart(awaySinceMs: number): void {
    this.#awaySinceMs = awaySinceMs;
    const isFirst = this.settled;
    this.submit({ type: 'restarted', awaySinceMs }, (outcome) => {
      if (outcome.ok) this.#awaySinceMs = null;
      this.#goingOn = null;
    });
    if (isFirst && !this.settled) this.#goingOn = this.#state;
  }

  /** True: the command is written together with the one before it. */
  #take(command: Command, outcome: Accepted, atMs: number): boolean {
    this.#state = outcome.state;
    this.#timers.arm(outcome.wakeAtMs);
    if (outcome.repeated) return false;
    this.#lastAtMs = atMs;
    this.#seq += 1;
    return this.#seams.journal.append(this, this.#seq, [atMs, command]);
  }

  /** The journal's word that commands are on disk: their effects leave. */
  flushed(seq: number): void {
    const waiting = this.#waiting;
    let count = 0;
    while (count < waiting.length && (waiting[count]?.seq ?? Infinity) <= seq) count += 1;
    this.#waiting = waiting.slice(count);
    this.#durable = { ...this.#durable, seq };
    const released = waiting.slice(0, count);
    // The last of a group always has its own.
    released.reduceRight<Left | null>((after, done) => (done.left ??= after), null);
    for (const done of released) if (done.left) this.#release(done, done.left);
  }

  #release(done: Step, { outcome, state }: Left): void {
    const { command, events } = done;
    if (outcome.ok) {
      // Answers that share a room come one after another: once is enough for all of them.
      const shared = command.type === 'answer' && state === this.#durable.state;
      if (!shared) this.#durable = { state, seq: this.#durable.seq, wakeAtMs: outcome.wakeAtMs };
      if (command.type === 'join' && !outcome.repeated)
        this.#seatOfToken.set(command.tokenHash, state.seats.length - 1);
      this.broadcast.apply(events, state, command);
      if (!shared) this.#follow(state);
    }
    done.reply?.(outcome, state);
    if (events.some((event) => event.type === 'roomEnded')) this.#seams.onEnded(this);
  }

  /** What goes on beside the commands hears of the room. */
  #follow(state: RoomState): void {
    this.devices.look(state);
    this.#pattern.follow(state);
  }

  /** The journal's word that commands may be lost: all is as before them, and the senders are told. */
  flushFailed(error: unknown): void {
    this.#suspended = true;
    this.#timers.stop();
    this.#pattern.stop();
    this.#seams.journal.drop(this);
    this.#state = this.#durable.state;
    this.#seq = this.#durable.seq;
    const waiting = this.#waiting;
    this.#waiting = [];
    // Whatever anybody did from the first lost command on does not count: neither does that time.
    this.#awaySinceMs ??= waiting[0]?.atMs ?? null;
    for (const done of waiting) done.reply?.(refusal('storageFailed'), this.#durable.state);
    this.#seams.onStorageTrouble(this, error);
  }

  /**
   * The journal's word that another process has the room: what nobody was told of will never be, and whoever is here
   * finds it there.
   */
  fenced(): void {
    this.#suspended = true;
    this.#isElsewhere = true;
    this.#seams.journal.drop(this);
    const waiting = [...this.#waiting, ...(this.#frozen?.waiting ?? []).map(([, reply]) => ({ reply }))];
    this.#waiting = [];
    this.#frozen = null;
    // Pages first: what they have sent they send again, there.
    this.#seams.onFenced(this);
    for (const done of waiting) done.reply?.(refusal('storageFailed'), this.#durable.state);
  }

  /**
   * Storage works again and holds nothing of this room beyond `seq`, and nothing written under an epoch before `epoch`
   * can reach it any more: the room goes on where it was, and its clock gets back the time in which nothing could be
   * written.
   */
  goOn(epoch: number): void {
    this.#epoch = epoch;
    this.#suspended = false;
    this.broadcast.refreshAll();
    this.#timers.arm(this.#durable.wakeAtMs);
    this.#follow(this.#durable.state);
    if (this.#awaySinceMs !== null) this.restart(this.#awaySinceMs);
    this.#notePresent();
  }

  /** Whose room it is may change now: nothing more is judged until that is known. What was judged before is still told. */
  freeze(): void {
    this.#frozen ??= { sinceMs: this.#seams.now(), waiting: [] };
  }

  /** The room is still this process's: its clock gets the time back, and what came meanwhile is judged in its order. */
  thaw(): void {
    const frozen = this.#frozen;
    if (!frozen) return;
    this.#frozen = null;
    if (this.#suspended) this.#awaySinceMs ??= frozen.sinceMs;
    // A run that is over has no clock, and its journal may be cleared away.
    else if (this.#state.phase.name !== 'ended') {
      this.restart(frozen.sinceMs);
      this.#notePresent();
    }
    for (const [command, reply] of frozen.waiting) this.submit(command, reply);
  }

  /** Players are there whose pages are. */
  #notePresent(): void {
    let seat = 0;
    for (const { awaySinceMs, removed } of tableEntries(this.#state.seats)) {
      const present = this.broadcast.hasSeat(seat);
      if (!removed && present !== (awaySinceMs === null)) this.submit({ type: 'presence', seat, present });
      seat += 1;
    }
  }

  /** A run that is over counts otherwise by now, and that is on disk: everybody who still looks at its end is told. */
  correct(state: RoomState): void {
    this.#state = state;
    this.#durable = { ...this.#durable, state };
    this.broadcast.apply([{ type: 'phaseChanged' }, { type: 'scored' }], state, { type: 'tick' });
  }

  /** Stops the clock. */
  stop(): void {
    this.#stopped = true;
    this.#timers.stop();
    this.#pattern.stop();
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

/**
 * Thousands may answer at one instant, and each answer leaves a room of its own, new in a few thousand places. Between
 * two answers that go to the disk together nobody can tell the rooms after them apart: one is kept instead of both,
 * which spares the memory, and the garbage collector's time.
 */
function shareRoom(before: Step | undefined, { outcome, state }: Left): void {
  if (before?.command.type !== 'answer' || before.left?.state.phase !== state.phase) return;
  if (isAnswer(before.events) && outcome.ok && isAnswer(outcome.events)) before.left = null;
}
