import { correctRun, devicesIn } from '@qc/engine';
import type { Command, Outcome } from '@qc/engine';
import { awaySince } from './away-since.ts';
import { hasClock } from '@qc/engine/live/has-clock';
import { AfterConfirmations } from '@qc/engine/live/after-confirmations';
import { FirstSlide } from './first-slide.ts';
import type { RecoveredRoom } from './recover-room.ts';
import { freeRuns } from './room-charges.ts';
import type { RoomCharges } from './room-charges.ts';
import { localDirectory, type RoomDirectory } from '../owning/room-directory.ts';
import type { TakenRoom } from '../owning/room-owners.ts';
import { RoomOwning, type OwningSeams } from '../owning/room-owning.ts';
import { RoomReturn, type TakenHere } from './room-return.ts';
import type { Room, RoomBeginning } from '@qc/engine/live/room';
import { NewRooms } from './new-rooms.ts';
import { RoomNames } from './room-names.ts';
import { createRoomStore } from './room-store.ts';
import type { RoomRecord, RoomStore } from './room-store.ts';
import { RoomUpkeep } from './room-upkeep.ts';
import type { RoomHostEvents } from './room-upkeep.ts';
import { RunKeeper } from './run-keeper.ts';
import type { RunStore } from './run-keeper.ts';
import type { LiveGround, RoomPlatform } from '../live-ground.ts';
import type { EndCorrection, RoomCounts, RoomOpening, Rooms, RoomSight, WhoseRooms } from '../rooms.ts';
import { SteadyClock } from '@qc/engine/live/steady-clock';
import { systemTimers } from './system-timers.ts';
import type { Timers } from '@qc/engine/live/timers';

/**
 * Other seams than the machine's own, for tests; where runs are paid, which is nowhere unless it is given; and how rooms
 * are shared with other servers, of which there are none unless it is given.
 */
export interface RoomHostSeams {
  timers?: Timers | undefined;
  store?: RoomStore | undefined;
  charges?: RoomCharges | undefined;
  owning?: OwningSeams | undefined;
}

/** Wires of a stopping server close over this time, so that not all pages come back at one instant, ms. */
const CLOSE_SPREAD_MS = 1200;

/** All live rooms of this process. Whoever does not run them asks for `Rooms` instead. */
export class RoomHost implements Rooms, LiveGround {
  readonly store: RoomStore;
  readonly timers: Timers;
  /** Its time of day is the steady one of live play. */
  readonly platform: RoomPlatform;
  readonly clock: SteadyClock;
  /** The way out of the lobby. */
  readonly firstSlide: FirstSlide;
  /** Where rooms are, also those of other servers. */
  readonly directory: RoomDirectory;
  readonly #keeper: RunKeeper;
  readonly #names: RoomNames;
  readonly #opening: NewRooms;
  readonly #return: RoomReturn;
  readonly #owning: RoomOwning | null;
  readonly #upkeep: RoomUpkeep;
  #aliveAtMs = 0;
  #seatKey = '';
  #started = false;
  #stopping = false;

  constructor(platform: RoomPlatform, events: RoomHostEvents, seams: RoomHostSeams = {}) {
    const { owning } = seams;
    this.timers = seams.timers ?? systemTimers;
    this.clock = new SteadyClock(() => platform.now(), this.timers);
    this.clock.steadyWhile(() => this.rooms().some(({ state }) => hasClock(state)));
    this.platform = { ...platform, now: () => this.clock.now() };
    this.store = seams.store ?? createRoomStore(platform.db, owning?.cluster.serverId);
    this.firstSlide = new FirstSlide(this, seams.charges ?? freeRuns);
    this.#names = new RoomNames(this.timers);
    this.#opening = new NewRooms(this, this.#names, (record, begins) => this.#add(record, begins));
    this.#upkeep = new RoomUpkeep({
      store: this.store,
      now: () => this.clock.now(),
      events,
      rooms: () => this.rooms(),
      settle: (room) => this.firstSlide.settle(room),
      left: (room) => this.#names.left(room),
    });
    this.#keeper = new RunKeeper(runsOf(this.store, owning), this.#upkeep, {
      platform: this.platform,
      timers: this.timers,
      formatOfAll: owning && (() => owning.cluster.formatOfAll),
      later: (journal) => new AfterConfirmations(this.timers, () => journal.isBusy),
    });
    this.#return = new RoomReturn(this, (record, found, aliveAtMs) => this.#goOn(record, found, aliveAtMs));
    this.#owning = owning ? new RoomOwning(this, owning) : null;
    this.directory = this.#owning ?? localDirectory(this);
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
    for (const { state, broadcast } of this.rooms())
      if (state.phase.name === 'question' && broadcast.wires > 0) return true;
    return false;
  }

  /** Pages connected to rooms now. */
  get wires(): number {
    return this.rooms().reduce((sum, room) => sum + room.broadcast.wires, 0);
  }

  /** Every room in memory. */
  rooms(): Room[] {
    return this.#keeper.rooms();
  }

  /**
   * Brings back the rooms that were open when the server went away; of several servers each its share. Call once, before
   * any page may come.
   */
  async start(): Promise<void> {
    this.clock.start();
    this.#seatKey = await this.store.liveKey(this.platform.random.secret());
    this.#aliveAtMs = (await this.store.lastAlive()) ?? 0;
    if (this.#owning) await this.#owning.start();
    else for (const record of await this.store.listOpenRooms()) await this.#return.bring(record);
    // From now on others may come at any time.
    this.#started = this.#owning !== null;
    await this.firstSlide.settleHeld();
    this.#started = true;
    this.#keeper.start();
  }

  /** Makes a room this process', and nobody else's. */
  async take({ id }: RoomRecord): Promise<TakenHere | null> {
    const epoch = await this.store.takeRoom(id);
    return epoch === null ? null : { epoch, aliveAtMs: this.#aliveAtMs };
  }

  /** Reads a room that is this process' by now; goes on trying in the background. */
  async bring(record: RoomRecord, { epoch, aliveAtMs }: TakenRoom): Promise<void> {
    await this.#return.bring(record, { epoch, aliveAtMs: aliveAtMs ?? this.#aliveAtMs });
  }

  #goOn(record: RoomRecord, found: RecoveredRoom, aliveAtMs: number): void {
    // It was asked for while it was taken anyway: only what was taken last can write.
    const before = this.room(record.id);
    if (before && before.epoch >= found.epoch) return;
    before?.fenced();
    const room = this.#add(record, found);
    if (found.state.phase.name === 'ended') this.#keeper.ended(room);
    else room.restart(awaySince(found.lastAtMs, aliveAtMs, this.clock.now()));
    if (this.#started) this.firstSlide.returned(room);
  }

  async open(run: RoomOpening): Promise<RoomRecord | null> {
    const opened = await this.#opening.open(run);
    if (opened) await this.#owning?.place(opened.room);
    return opened?.record ?? null;
  }

  async openAgain(id: string, run: RoomOpening): Promise<RoomRecord | 'gone' | null> {
    return this.#opening.openAgain(id, run);
  }

  #add(record: RoomRecord, begins: RoomBeginning): Room {
    const { state } = begins;
    const { id, gameId, userId, createdAtMs, demo, gameType } = record;
    const identity = { id, gameId, userId, code: state.code, createdAtMs, demo, gameType };
    const room = this.#keeper.add(identity, begins);
    this.#names.came(room);
    this.#owning?.note(room);
    return room;
  }

  /** A room in memory. */
  room(id: string): Room | null {
    return this.#keeper.room(id);
  }

  /** The room in memory that the people of a room are in now: itself, or one that followed it. */
  roomNow(id: string): Room | null {
    const next = this.#names.nextOf(id);
    return (next === undefined ? null : this.roomNow(next)) ?? this.room(id);
  }

  /** The room players mean by a code. */
  roomByCode(code: string): Room | null {
    return this.#names.byCode(code);
  }

  /** Whether a room, by id or code, is on its way, here or to another server: who asks for it should come again. */
  isReturning(idOrCode: string): boolean {
    return this.isBeingRead(idOrCode) || this.#names.isPassedOn(idOrCode);
  }

  /** Whether a room, by id or code, is being brought back here. */
  isBeingRead(idOrCode: string): boolean {
    return this.#return.isReturning(idOrCode);
  }

  /** Whether a room, by id, could not be read: it is tried no more. */
  isGivenUp(id: string): boolean {
    return this.#return.isGivenUp(id);
  }

  /** By its code nobody means the room any more that was here: another server has opened one under it. */
  codeElsewhere(code: string, id: string): void {
    this.#names.codeElsewhere(code, id);
  }

  /** Another process is about to read a room: its journal is made short. */
  async shorten(room: Room): Promise<void> {
    await this.#upkeep.shorten(room);
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
    const state = this.room(id)?.state;
    if (!state) return null;
    const { startedAtMs, players, phase } = state;
    return { startedAtMs, players, over: phase.name === 'ended', callers: devicesIn(state).includes('dialer') };
  }

  async command(id: string, command: Extract<Command, { type: 'operate' }>): Promise<Outcome | null> {
    const room = this.room(id);
    return room ? this.firstSlide.operate(room, command) : null;
  }

  async close(id: string): Promise<boolean> {
    const outcome = await this.command(id, { type: 'operate', action: { do: 'end' }, expect: null });
    if (outcome === null) {
      const place = await this.directory.find(id);
      if (place === 'returning' || (place && 'server' in place)) return false;
      if (place?.here.id === id) return this.close(id);
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
      pages: this.wires,
      players: rooms.reduce((sum, { state }) => sum + state.present, 0),
      spectators: rooms.reduce((sum, { broadcast }) => sum + broadcast.spectators.count, 0),
    };
  }

  /** A key was put right in the result of a room: who still looks at its end sees what the result says. */
  correctEnded(id: string, { slide, key, by, atMs }: EndCorrection): void {
    const room = this.room(id);
    const corrected = room && correctRun(room.state, slide, key, by, atMs);
    if (corrected?.ok) room?.correct(corrected.state);
  }

  async whenKept(id: string): Promise<void> {
    await this.#keeper.whenTried(id);
  }

  /** When everything that was accepted so far is on disk. */
  async settled(): Promise<void> {
    await this.#keeper.settled();
  }

  /** Graceful stop: pages are told to come back, everything is written. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    this.#return.stop();
    await this.#owning?.stop().catch((error: unknown) => {
      this.platform.log.error({ err: error }, 'rooms could not be handed over');
    });
    const { wires } = this;
    let turn = 0;
    this.#keeper.sendAway((call) => {
      turn += 1;
      if (wires < 100) call();
      else setTimeout(call, (turn / wires) * CLOSE_SPREAD_MS);
    });
    if (wires >= 100) await new Promise((resolve) => setTimeout(resolve, CLOSE_SPREAD_MS + 50));
    await this.#keeper.lastWrites();
    await this.firstSlide.idle();
    this.clock.stop();
  }
}

/** Halls on disk, as their keeper asks for them. */
function runsOf(store: RoomStore, owning: OwningSeams | undefined): RunStore {
  return {
    appendJournal: (groups) => store.appendJournal(groups),
    reclaim: (id, seq) => store.reclaim(id, seq),
    has: async (id) => (await store.findRoom(id)) !== null,
    markAlive: async (atMs) => {
      if ((await owning?.cluster.markAlive(atMs)) !== true) await store.markAlive(atMs);
    },
  };
}

/** All live rooms of this process; `start()` brings back what was open. */
export function createRoomHost(platform: RoomPlatform, events: RoomHostEvents, seams: RoomHostSeams = {}): RoomHost {
  return new RoomHost(platform, events, seams);
}
