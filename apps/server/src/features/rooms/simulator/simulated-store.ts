import type { RoomState } from '@qc/engine';
import type { RoomCharges, Settled } from '../keeping/room-charges.ts';
import type { RoomStore } from '../keeping/room-store.ts';
import { StoredEntries } from '../keeping/stored-command.ts';
import { StoredRunGame, StoredState } from '#features/run-state';
import type { DurableData } from './durable-data.ts';
import type { ProcessClock } from './hosts/process-clock.ts';
import type { Scene } from './scene.ts';
import type { Fate, StoreHealth } from './store-health.ts';

/** Whose store it is. */
export interface StoreOwner {
  /** The name of the process, which no other has or had. */
  writer: string;
  clock: ProcessClock;
}

interface Call {
  what: string;
  isDone: boolean;
  perform(): void;
}

/** The store of one process: the calls of `RoomStore`, each taking virtual time, each able to fail or to be cut off. */
export class SimulatedStore {
  readonly rooms: RoomStore;
  readonly charges: RoomCharges;
  readonly #scene: Scene;
  readonly #data: DurableData;
  readonly #health: StoreHealth;
  readonly #owner: StoreOwner;
  readonly #underWay = new Set<Call>();
  #busyUntilMs = 0;
  #isDead = false;
  /** Nothing comes to the database or from it. */
  isCut = false;

  constructor(scene: Scene, data: DurableData, health: StoreHealth, owner: StoreOwner) {
    this.#scene = scene;
    this.#data = data;
    this.#health = health;
    this.#owner = owner;
    health.processBegins();
    this.rooms = this.#asRoomStore();
    this.charges = this.#asCharges();
  }

  /** Keeps the result of a run: what the results feature does when a run has ended. */
  async keepResult(roomId: string, state: RoomState): Promise<void> {
    await this.call('keepResult', () => this.#data.keepResult(roomId, state), true);
  }

  /** A read of somebody else's, such as the session's. */
  async read(): Promise<void> {
    await this.call('read', () => undefined, false);
  }

  /** The process dies: of what is under way some is done, but nobody hears of it. */
  die(): void {
    const open = [...this.#underWay];
    const waiting = open.filter((call) => !call.isDone);
    if (open.some((call) => call.isDone && call.what === 'append'))
      this.#scene.reach('crash after a flush, before its acks');
    if (waiting.some((call) => call.what === 'append')) this.#scene.reach('crash with a flush under way');
    if (open.some((call) => call.what === 'keepResult')) this.#scene.reach('crash while a result is kept');
    if (open.some((call) => call.what === 'closeRoom'))
      this.#scene.reach('crash between a kept result and the end of its journal');
    if (waiting.some((call) => call.what === 'holdCharge')) this.#scene.reach('crash with a charge under way');
    const survivors = this.#health.survivors(waiting.length);
    waiting.forEach((call, at) => {
      if (survivors[at] === true) call.perform();
    });
    this.#underWay.clear();
    this.#isDead = true;
  }

  /** Has something done in the database, which takes its time. */
  async call<T>(what: string, effect: () => T, isWrite: boolean): Promise<T> {
    const { time } = this.#scene;
    const fate = this.#fate(what, isWrite);
    const { workMs, replyMs } = this.#health.times(isWrite);
    const waitMs = this.#health.inOrder ? Math.max(0, this.#busyUntilMs - time.nowMs) : 0;
    this.#busyUntilMs = time.nowMs + waitMs + workMs;
    return new Promise<T>((resolve, reject) => {
      let reply = (): void => reject(new Error(`the store failed: ${what}`));
      const call: Call = {
        what,
        isDone: false,
        perform: () => {
          call.isDone = true;
          if (fate === 'failed' || fate === 'late') return;
          try {
            const value = effect();
            if (fate === 'done') reply = () => resolve(value);
          } catch (error) {
            reply = () => reject(error);
          }
        },
      };
      this.#underWay.add(call);
      // The database does it, whatever becomes of the process that asked.
      if (fate === 'late') time.after(waitMs + workMs + this.#health.lateMs(), () => this.#doLate(effect), false);
      time.after(
        waitMs + workMs,
        () => {
          if (this.#isDead) return;
          if (fate !== 'done') this.#scene.note(`store ${what} ${fate}`);
          if (fate === 'lostReply' && what === 'append') this.#scene.reach('flush on disk although it seemed to fail');
          call.perform();
          time.after(replyMs, () =>
            this.#owner.clock.run(() => {
              if (this.#isDead) return;
              this.#underWay.delete(call);
              reply();
            }),
          );
        },
        false,
      );
    });
  }

  #fate(what: string, isWrite: boolean): Fate {
    if (this.isCut) return 'failed';
    return what === 'append' ? this.#health.appendFate() : this.#health.fate(isWrite);
  }

  #doLate(effect: () => unknown): void {
    try {
      effect();
    } catch {
      // Nobody hears of it.
    }
    this.#scene.reach('flush that comes long after it seemed to have failed');
  }

  #asCharges(): RoomCharges {
    const { pots } = this.#data;
    const settle = (what: string, roomId: string, epoch: number, work: () => void): Promise<Settled> =>
      this.call(
        what,
        () => {
          const whose = this.#data.whose(roomId, epoch);
          if (whose === 'here') work();
          return whose === 'elsewhere' ? 'elsewhere' : undefined;
        },
        true,
      );
    return {
      hold: ({ roomId, epoch, userId }) =>
        this.call(
          'holdCharge',
          () => {
            if (this.#data.whose(roomId, epoch) !== 'here') return 'storageFailed' as const;
            return pots.hold(roomId, userId) ? null : ('outOfCredits' as const);
          },
          true,
        ),
      post: (roomId, epoch) => settle('postCharge', roomId, epoch, () => pots.post(roomId)),
      giveBack: (roomId, epoch) => settle('giveBack', roomId, epoch, () => pots.giveBack(roomId)),
      giveBackHeld: (roomId) => this.call('giveBack', () => pots.giveBack(roomId, 'held'), true),
      listHeld: () => this.call('listHeld', () => pots.held(), false),
    };
  }

  #asRoomStore(): RoomStore {
    const data = this.#data;
    const { writer } = this.#owner;
    const read = <T>(what: string, effect: () => T) => this.call(what, effect, false);
    const write = <T>(what: string, effect: () => T) => this.call(what, effect, true);
    const records = () =>
      [...data.rooms.values()].map(({ record }) => record).filter(({ endedAtMs }) => endedAtMs === null);
    return {
      insertRoom: (room, game, begins) => write('insertRoom', () => data.insertRoom(room, game, begins, writer)),
      findRoom: (id) => read('findRoom', () => data.rooms.get(id)?.record ?? null),
      listOpenRooms: () => read('listOpenRooms', records),
      listOpenRoomsOf: (userId) =>
        read('listOpenRoomsOf', () => records().filter((record) => record.userId === userId)),
      listOpenRoomsFor: (userId) =>
        read('listOpenRoomsFor', () => records().filter((record) => record.userId === userId)),
      readRunGame: (id) =>
        read('readRunGame', () => {
          const row = data.rooms.get(id);
          return row ? StoredRunGame.parse(JSON.parse(row.game)) : null;
        }),
      readSnapshot: (id) =>
        read('readSnapshot', () => {
          const snapshot = data.rooms.get(id)?.snapshot;
          if (snapshot) this.#scene.reach('recovery from a snapshot');
          return snapshot ? { seq: snapshot.seq, state: StoredState.parse(JSON.parse(snapshot.state)) } : null;
        }),
      readJournal: (id, afterSeq) =>
        read('readJournal', () => {
          const rows = [...data.row(id).journal]
            .filter(([seq]) => seq > afterSeq)
            .sort(([one], [other]) => one - other);
          const entries = rows.flatMap(([, text]) => StoredEntries.parse(JSON.parse(text)));
          return { seq: rows.at(-1)?.[0] ?? afterSeq, entries };
        }),
      saveSnapshot: (id, { seq, state }) => {
        const text = JSON.stringify(state);
        return write('saveSnapshot', () => {
          const row = data.row(id);
          if ((row.snapshot?.seq ?? -1) < seq) row.snapshot = { seq, state: text };
        });
      },
      appendJournal: (groups) => write('append', () => data.append(groups)),
      takeRoom: (id) => write('takeRoom', () => data.take(id, writer)),
      reclaim: (id, seq) => write('reclaim', () => data.reclaim(id, writer, seq)),
      closeRoom: (id, endedAtMs) => write('closeRoom', () => data.closeRoom(id, endedAtMs)),
      discardRoom: (id, endedAtMs) => write('closeRoom', () => data.discardRoom(id, endedAtMs)),
      markAlive: (atMs) =>
        write('markAlive', () => {
          data.settings.set('alive', String(atMs));
        }),
      lastAlive: () =>
        read('lastAlive', () => {
          const value = data.settings.get('alive');
          return value === undefined ? null : Number(value);
        }),
      liveKey: (fresh) =>
        write('liveKey', () => {
          const key = data.settings.get('key') ?? fresh;
          data.settings.set('key', key);
          return key;
        }),
    };
  }
}
