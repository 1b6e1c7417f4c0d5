import { CLOSE } from '@qc/contract';
import type { CorrectionRequest } from '@qc/contract';
import { correctRun, openRoom } from '@qc/engine';
import type { Command, Outcome, RoomState, RunGame } from '@qc/engine';
import { awaySince } from './away-since.ts';
import { AfterConfirmations } from '../room/after-confirmations.ts';
import { FanOutTurns } from '../room/fan-out.ts';
import { FirstSlide } from './first-slide.ts';
import { Journal } from './journal.ts';
import type { RecoveredRoom } from './recover-room.ts';
import { freeRuns } from './room-charges.ts';
import type { RoomCharges } from './room-charges.ts';
import { RoomReturn } from './room-return.ts';
import { Room } from '../room/room.ts';
import type { RoomSeams } from '../room/room.ts';
import { createRoomStore } from './room-store.ts';
import type { RoomRecord, RoomStore } from './room-store.ts';
import { RoomUpkeep } from './room-upkeep.ts';
import type { LiveGround, RoomPlatform } from '../live-ground.ts';
import type { RoomCounts, RoomOpening, Rooms, RoomSight, WhoseRooms } from '../rooms.ts';
import { SteadyClock } from '../room/steady-clock.ts';
import { systemTimers } from '../room/timers.ts';
import type { Timers } from '../room/timers.ts';

/** A run that is over, for whoever keeps results. `state` is its whole truth. */
export interface EndedRun {
  roomId: string;
  gameId: string;
  userId: string;
  state: RoomState;
}

/** What the host tells the rest of the house. */
export interface RoomHostEvents {
  /** Keeps the result. Called again until it has succeeded: must do nothing the second time. */
  onRunEnded(run: EndedRun): Promise<unknown>;
}

/** Other seams than the machine's own, for tests; and where runs are paid, which is nowhere unless it is given. */
export interface RoomHostSeams {
  timers?: Timers | undefined;
  store?: RoomStore | undefined;
  charges?: RoomCharges | undefined;
}

/** Links of a stopping server close over this time, so that not all pages come back at one instant, ms. */
const CLOSE_SPREAD_MS = 1200;
const CODE_TRIES = 50;

/** All live rooms of this process. Whoever does not run them asks for `Rooms` instead. */
export class RoomHost implements Rooms, LiveGround {
  readonly store: RoomStore;
  readonly timers: Timers;
  /** Its time of day is the steady one of live play. */
  readonly platform: RoomPlatform;
  readonly clock: SteadyClock;
  /** The way out of the lobby. */
  readonly firstSlide: FirstSlide;
  readonly #journal: Journal;
  readonly #seams: RoomSeams;
  readonly #upkeep: RoomUpkeep;
  readonly #rooms = new Map<string, Room>();
  readonly #byCode = new Map<string, Room>();
  readonly #return: RoomReturn;
  #aliveAtMs = 0;
  #seatKey = '';
  #started = false;
  #stopping = false;

  constructor(platform: RoomPlatform, events: RoomHostEvents, seams: RoomHostSeams = {}) {
    this.timers = seams.timers ?? systemTimers;
    this.clock = new SteadyClock(() => platform.now(), this.timers);
    this.clock.steadyWhile(() => this.rooms().some(({ state }) => hasClock(state)));
    this.platform = { ...platform, now: () => this.clock.now() };
    this.store = seams.store ?? createRoomStore(platform.db);
    this.#journal = new Journal(this.store);
    this.firstSlide = new FirstSlide(this, seams.charges ?? freeRuns);
    this.#upkeep = new RoomUpkeep(this, events);
    this.#return = new RoomReturn(this, (record, found) => this.#goOn(record, found));
    this.#seams = {
      now: () => this.clock.now(),
      below: (below) => platform.random.below(below),
      timers: this.timers,
      turns: new FanOutTurns(this.timers),
      later: new AfterConfirmations(this.timers, () => this.#journal.isBusy),
      journal: this.#journal,
      onEnded: (room) => this.#upkeep.finish(room),
      onStorageTrouble: (room, error) => this.#upkeep.mend(room, error),
    };
  }

  /** The secret behind seat tokens. */
  get seatKey(): string {
    return this.#seatKey;
  }

  /** Whether the server is on its way down: pages should come to the one after it. */
  get stopping(): boolean {
    return this.#stopping;
  }

  /** Rooms that have not ended. */
  get openRooms(): number {
    return this.rooms().filter((room) => room.state.phase.name !== 'ended').length;
  }

  /** Whether a question is open to players of any room now. */
  get isAnswering(): boolean {
    for (const { state, broadcast } of this.#rooms.values())
      if (state.phase.name === 'question' && broadcast.links > 0) return true;
    return false;
  }

  /** Pages connected to rooms now. */
  get links(): number {
    return this.rooms().reduce((sum, room) => sum + room.broadcast.links, 0);
  }

  /** Every room in memory. */
  rooms(): Room[] {
    return [...this.#rooms.values()];
  }

  /** Brings back the rooms that were open when the server went away. Call once, before any page may come. */
  async start(): Promise<void> {
    this.clock.start();
    this.#seatKey = await this.store.liveKey(this.platform.random.secret());
    this.#aliveAtMs = (await this.store.lastAlive()) ?? 0;
    for (const record of await this.store.listOpenRooms()) await this.#return.bring(record);
    await this.firstSlide.settleHeld();
    this.#started = true;
    this.#upkeep.start();
  }

  #goOn(record: RoomRecord, found: RecoveredRoom): void {
    const room = this.#add(record, found.state, found.seq);
    if (found.state.phase.name === 'ended') this.#upkeep.finish(room);
    else room.restart(awaySince(found.lastAtMs, this.#aliveAtMs, this.clock.now()));
    if (this.#started) this.firstSlide.returned(room);
  }

  async open(run: RoomOpening): Promise<RoomRecord | null> {
    const { platform } = this;
    const createdAtMs = platform.now();
    const { gameId, userId, demo = false, gameType, price = 0 } = run;
    const record = { id: platform.random.id(), gameId, userId, name: run.game.name, demo, gameType, price };
    for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
      const code = String(platform.random.below(1_000_000)).padStart(6, '0');
      if (this.#byCode.has(code)) continue;
      const room = { ...record, code, createdAtMs, endedAtMs: null };
      const written = await this.#insert(room, run.game);
      if (written === 'alreadyOpen') return null;
      if (written === 'codeTaken') continue;
      this.#add(room, openRoom({ code, game: run.game, openedAtMs: createdAtMs }), 0);
      return room;
    }
    throw new Error('no free room code found');
  }

  async #insert(room: RoomRecord & { code: string }, game: RunGame): ReturnType<RoomStore['insertRoom']> {
    try {
      return await this.store.insertRoom(room, game);
    } catch (error) {
      // It may be on disk all the same: left there, it would hold its game and its code while nobody can enter it.
      this.#upkeep.discard(room.id);
      throw error;
    }
  }

  #add(record: RoomRecord, state: RoomState, seq: number): Room {
    const { id, gameId, userId, createdAtMs, demo, gameType } = record;
    const identity = { id, gameId, userId, code: state.code, createdAtMs, demo, gameType };
    const room = new Room(identity, state, seq, this.#seams);
    this.#rooms.set(id, room);
    this.#byCode.set(state.code, room);
    return room;
  }

  /** A room in memory. */
  room(id: string): Room | null {
    return this.#rooms.get(id) ?? null;
  }

  /** The room players mean by a code. */
  roomByCode(code: string): Room | null {
    return this.#byCode.get(code) ?? null;
  }

  /** Whether a room, by id or code, is being brought back: who asks for it should come again. */
  isReturning(idOrCode: string): boolean {
    return this.#return.isReturning(idOrCode);
  }

  async find(id: string): Promise<RoomRecord | null> {
    return this.store.findRoom(id);
  }

  async list(whose: WhoseRooms): Promise<RoomRecord[]> {
    if (whose === 'all') return this.store.listOpenRooms();
    if ('openedBy' in whose) return this.store.listOpenRoomsOf(whose.openedBy);
    return this.store.listOpenRoomsFor(whose.operatedBy);
  }

  async view(id: string): Promise<RoomSight | null> {
    const state = this.#rooms.get(id)?.state;
    if (!state) return null;
    return { startedAtMs: state.startedAtMs, players: state.players, over: state.phase.name === 'ended' };
  }

  async command(id: string, command: Extract<Command, { type: 'operate' }>): Promise<Outcome | null> {
    const room = this.#rooms.get(id);
    return room ? this.firstSlide.operate(room, command) : null;
  }

  async close(id: string): Promise<boolean> {
    const outcome = await this.command(id, { type: 'operate', action: { do: 'end' }, expect: null });
    if (outcome === null) {
      if (this.isReturning(id)) return false;
      await this.firstSlide.giveUp(id);
      await this.store.closeRoom(id, this.platform.now());
      return true;
    }
    if (!outcome.ok && outcome.code !== 'roomEnded') return false;
    await this.whenKept(id);
    return true;
  }

  counts(): RoomCounts {
    const rooms = this.rooms();
    return {
      open: this.openRooms,
      waiting: rooms.filter(({ suspended }) => suspended).length,
      pages: this.links,
      players: rooms.reduce((sum, { state }) => sum + state.present, 0),
    };
  }

  /** A key was put right in the result of a room: who still looks at its end sees what the result says. */
  correctEnded(id: string, { slide, key, by, atMs }: CorrectionRequest & { by: string; atMs: number }): void {
    const room = this.#rooms.get(id);
    const corrected = room && correctRun(room.state, slide, key, by, atMs);
    if (corrected?.ok) room?.correct(corrected.state);
  }

  async whenKept(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room) await this.#upkeep.whenKept(room);
  }

  /** When everything that was accepted so far is on disk. */
  async settled(): Promise<void> {
    await this.#journal.idle();
  }

  /** Takes a room out of memory; pages that are still there are let go. */
  forget(room: Room): void {
    room.stop();
    room.broadcast.closeAll('noRoom', CLOSE.noRoom, (call) => call());
    this.#rooms.delete(room.id);
    if (this.#byCode.get(room.identity.code) === room) this.#byCode.delete(room.identity.code);
  }

  /** Graceful stop: pages are told to come back, everything is written. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    this.#upkeep.stop();
    this.#return.stop();
    const { links } = this;
    let turn = 0;
    for (const room of this.rooms()) {
      room.stop();
      room.broadcast.closeAll('restart', CLOSE.restart, (call) => {
        turn += 1;
        if (links < 100) call();
        else setTimeout(call, (turn / links) * CLOSE_SPREAD_MS);
      });
    }
    if (links >= 100) await new Promise((resolve) => setTimeout(resolve, CLOSE_SPREAD_MS + 50));
    await this.#journal.close();
    await this.#upkeep.lastWrites();
    await this.firstSlide.idle();
    this.clock.stop();
  }
}

/** Whether time that was given to somebody runs, or stands in a pause. */
function hasClock({ phase }: RoomState): boolean {
  return 'deadlineMs' in phase && phase.deadlineMs !== null;
}

/** All live rooms of this process; `start()` brings back what was open. */
export function createRoomHost(platform: RoomPlatform, events: RoomHostEvents, seams: RoomHostSeams = {}): RoomHost {
  return new RoomHost(platform, events, seams);
}
