import { randomUUID } from 'node:crypto';
import { GameType } from '@qc/contract';
import { dialectName } from '#platform/db/dialect-name';
import { createFencedJournal, FIRST_EPOCH, type FencedJournal } from '#platform/db/journal/fenced-journal';
import { lockRoomEpoch } from '#platform/db/journal/lock-epoch';
import { readSetting, settleSetting, writeSetting } from '#platform/db/setting-value';
import { inTransaction } from '#platform/db/transaction';
import { isUniqueViolation } from '#platform/db/unique-violation';
import type { RunGame } from '@qc/engine';
import type { Kysely } from 'kysely';
import type { Db, Tables } from '#platform/db/tables';
import { journalRow } from './journal-rows.ts';
import type { JournalStore } from '@qc/engine/live/journal';
import { StoredEntries, type StoredEntry } from './stored-command.ts';
import { StoredRunGame } from '#features/run-state';
import { readSnapshot, writeSnapshot, type Snapshot } from './snapshots/snapshot-store.ts';

/** A room as stored. */
export interface RoomRecord {
  id: string;
  gameId: string;
  userId: string;
  /** Null once the room has ended. */
  code: string | null;
  name: string;
  createdAtMs: number;
  endedAtMs: number | null;
  /** Free, for at most three players. */
  demo: boolean;
  gameType: GameType;
  /** Credits that its first slide will cost, or did. */
  price: number;
}

/** The only place with the SQL of rooms and their journals. */
export interface RoomStore extends JournalStore {
  /**
   * Refuses when another open room has the code, or when this game and operator have an open one of its kind. With
   * `begins` it does not begin empty. It is this process's from its first moment on: gives its epoch.
   */
  insertRoom(
    room: RoomRecord & { code: string },
    game: RunGame,
    begins?: Snapshot,
  ): Promise<number | 'codeTaken' | 'alreadyOpen'>;
  findRoom(id: string): Promise<RoomRecord | null>;
  listOpenRooms(): Promise<RoomRecord[]>;
  listOpenRoomsOf(userId: string): Promise<RoomRecord[]>;
  /** Also those of games that are this person's or shared with this person for full editing. */
  listOpenRoomsFor(userId: string): Promise<RoomRecord[]>;
  readRunGame(roomId: string): Promise<RunGame | null>;
  readSnapshot(roomId: string): Promise<Snapshot | null>;
  /** Commands after a sequence number, in order. `seq` is the last number there is, or the given one. */
  readJournal(roomId: string, afterSeq: number): Promise<{ seq: number; entries: StoredEntry[] }>;
  /**
   * Does nothing where there is a newer one. What an earlier writer of the room saves late is true as well. `before`:
   * what this process saved last of the room, of which a large one need not be written again; null: nothing yet.
   */
  saveSnapshot(roomId: string, snapshot: Snapshot, before: Snapshot | null): Promise<void>;
  /** From now on this process alone writes the room's journal. Gives the epoch; null: no such room is open. */
  takeRoom(roomId: string): Promise<number | null>;
  /** See `RunStore`. */
  reclaim(roomId: string, seq: number): Promise<number | null>;
  /** The room is over: its code is free, journal and snapshot are gone. Again does nothing. */
  closeRoom(roomId: string, endedAtMs: number): Promise<void>;
  /** Closes a room whose opening was told to nobody, unless a server has taken it since: there it may be played. */
  discardRoom(roomId: string, endedAtMs: number): Promise<void>;
  /** Notes that the server was running at this time. */
  markAlive(atMs: number): Promise<void>;
  lastAlive(): Promise<number | null>;
  /** The secret behind seat tokens: `fresh` at the very first call, the same ever after. */
  liveKey(fresh: string): Promise<string>;
}

const ALIVE = 'live.aliveAtMs';
const KEY = 'live.seatKey';

/** Rooms in the database; `writer` is the name of the process that writes their journals, which no other has or had. */
export function createRoomStore(db: Kysely<Tables>, writer: string = randomUUID()): RoomStore {
  return {
    async insertRoom(room, game, begins) {
      try {
        return await inTransaction(db, async (trx) => {
          await insertRow(trx, room, game);
          if (begins) await writeSnapshot(trx, room.id, begins);
          const epoch = await createFencedJournal(trx, 'room_journal', writer).take(room.id);
          if (epoch === null) throw new Error('a room is gone while it is opened');
          return epoch;
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const open = await roomRows(db)
          .where('user_id', '=', room.userId)
          .where('game_id', '=', room.gameId)
          .where('demo', '=', Number(room.demo))
          .where('ended_at_ms', 'is', null)
          .executeTakeFirst();
        return open ? 'alreadyOpen' : 'codeTaken';
      }
    },
    async findRoom(id) {
      const row = await roomRows(db).where('id', '=', id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },
    async listOpenRooms() {
      const rows = await roomRows(db).where('ended_at_ms', 'is', null).orderBy('created_at_ms').execute();
      return rows.map(toRecord);
    },
    async listOpenRoomsOf(userId) {
      const query = roomRows(db).where('user_id', '=', userId).where('ended_at_ms', 'is', null);
      const rows = await query.orderBy('created_at_ms', 'desc').execute();
      return rows.map(toRecord);
    },
    async listOpenRoomsFor(userId) {
      const own = db.selectFrom('game').select('id').where('user_id', '=', userId).where('read_only', '=', 0);
      const shared = db
        .selectFrom('share')
        .select('game_id')
        .where('receiver_id', '=', userId)
        .where('transfer_type', '=', 1)
        .where('revoked_at_ms', 'is', null);
      const living = db.selectFrom('game').select('id').where('deleted_at_ms', 'is', null);
      const rows = await roomRows(db)
        .where('ended_at_ms', 'is', null)
        .where((eb) =>
          eb.or([
            eb('user_id', '=', userId),
            eb.and([eb('game_id', 'in', living), eb.or([eb('game_id', 'in', own), eb('game_id', 'in', shared)])]),
          ]),
        )
        .orderBy('created_at_ms', 'desc')
        .execute();
      return rows.map(toRecord);
    },
    async readRunGame(roomId) {
      const row = await db.selectFrom('room').select('run_game').where('id', '=', roomId).executeTakeFirst();
      return row ? StoredRunGame.parse(JSON.parse(row.run_game)) : null;
    },
    ...journalSide(db, createFencedJournal(db, 'room_journal', writer)),
    ...settingSide(db),
  };
}

async function insertRow(db: Kysely<Tables>, room: RoomRecord & { code: string }, game: RunGame): Promise<void> {
  await db
    .insertInto('room')
    .values({
      id: room.id,
      game_id: room.gameId,
      user_id: room.userId,
      code: room.code,
      name: room.name,
      run_game: JSON.stringify(game),
      created_at_ms: room.createdAtMs,
      ended_at_ms: null,
      demo: Number(room.demo),
      game_type: room.gameType,
      price: room.price,
    })
    .execute();
}

function journalSide(
  db: Kysely<Tables>,
  journal: FencedJournal,
): Pick<
  RoomStore,
  | 'appendJournal'
  | 'readSnapshot'
  | 'readJournal'
  | 'saveSnapshot'
  | 'takeRoom'
  | 'reclaim'
  | 'closeRoom'
  | 'discardRoom'
> {
  return {
    // One statement is one durable commit and one trip to the database.
    appendJournal: async (groups) => journal.append(groups.map(journalRow)),
    readSnapshot: async (roomId) => readSnapshot(db, roomId),
    async readJournal(roomId, afterSeq) {
      const query = db.selectFrom('room_journal').select(['seq', 'command']).where('room_id', '=', roomId);
      const rows = await query.where('seq', '>', afterSeq).orderBy('seq').execute();
      const entries = rows.flatMap((row): StoredEntry[] => StoredEntries.parse(JSON.parse(row.command)));
      return { seq: rows.at(-1)?.seq ?? afterSeq, entries };
    },
    saveSnapshot: async (roomId, snapshot, before) => writeSnapshot(db, roomId, snapshot, before),
    takeRoom: async (roomId) => journal.take(roomId),
    reclaim: async (roomId, seq) => journal.reclaim(roomId, seq),
    closeRoom: async (roomId, endedAtMs) => inTransaction(db, (trx) => closeIn(trx, roomId, endedAtMs)),
    async discardRoom(roomId, endedAtMs) {
      await inTransaction(db, async (trx) => {
        const isTaken =
          dialectName(trx) === 'postgres' && (await lockRoomEpoch(trx, roomId, FIRST_EPOCH)) === 'elsewhere';
        if (!isTaken) await closeIn(trx, roomId, endedAtMs);
      });
    },
  };
}

async function closeIn(trx: Db, roomId: string, endedAtMs: number): Promise<void> {
  const open = trx.updateTable('room').where('id', '=', roomId).where('ended_at_ms', 'is', null);
  await open.set({ ended_at_ms: endedAtMs, code: null }).execute();
  await trx.deleteFrom('room_journal').where('room_id', '=', roomId).execute();
  await trx.deleteFrom('room_snapshot').where('room_id', '=', roomId).execute();
  await trx.deleteFrom('room_snapshot_block').where('room_id', '=', roomId).execute();
  await trx.deleteFrom('room_epoch').where('run_id', '=', roomId).execute();
}

function settingSide(db: Kysely<Tables>): Pick<RoomStore, 'markAlive' | 'lastAlive' | 'liveKey'> {
  return {
    markAlive: async (atMs) => writeSetting(db, ALIVE, String(atMs)),
    async lastAlive() {
      const value = await readSetting(db, ALIVE);
      return value === null ? null : Number(value);
    },
    liveKey: async (fresh) => settleSetting(db, KEY, fresh),
  };
}

/** Notes what the first slide of a room has cost. */
export async function writeRoomPrice(trx: Db, roomId: string, price: number): Promise<void> {
  await trx.updateTable('room').set({ price }).where('id', '=', roomId).execute();
}

const COLUMNS = [
  'id',
  'game_id',
  'user_id',
  'code',
  'name',
  'created_at_ms',
  'ended_at_ms',
  'demo',
  'game_type',
  'price',
] as const;

function roomRows(db: Kysely<Tables>) {
  return db.selectFrom('room').select(COLUMNS);
}

type RoomRow = Awaited<ReturnType<ReturnType<typeof roomRows>['execute']>>[number];

function toRecord(row: RoomRow): RoomRecord {
  return {
    id: row.id,
    gameId: row.game_id,
    userId: row.user_id,
    code: row.code,
    name: row.name,
    createdAtMs: row.created_at_ms,
    endedAtMs: row.ended_at_ms,
    demo: row.demo === 1,
    gameType: GameType.parse(row.game_type),
    price: row.price,
  };
}
