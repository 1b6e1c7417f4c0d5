import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/db/tables';
import { HOUSE_FORMAT } from '#platform/house-format';

/** A room that this process has become the writer of. */
export interface TakenRoom {
  id: string;
  epoch: number;
  /** The last sign of the server that had it before, ms since 1970; null: nobody knows that server any more. */
  aliveAtMs: number | null;
}

/** Whose an open room is, as stored. */
export interface OwnedRoom {
  id: string;
  code: string;
  /** A server, or an earlier one that is gone; empty: nobody. */
  writer: string;
  epoch: number;
  /** Whether the lease of its server is in force by the database's clock. */
  isLeased: boolean;
}

/** How open rooms are dealt to servers. */
export interface RoomShares {
  mine: number;
  free: number;
  /** They could be taken by a newer release: they hold something that this one does not read. */
  newer: number;
  all: number;
}

/** What is stored about whose the rooms are. `gone` are servers of which it is known that they run no more, lease or not. */
export interface RoomOwners {
  /** Before the first look: rooms from before there were epochs are nobody's. */
  begin(): Promise<void>;
  /** An open room by its id or code; null: there is none. */
  whose(codeOrId: string): Promise<OwnedRoom | null>;
  shares(gone: readonly string[]): Promise<RoomShares>;
  /** How many open rooms each of these servers has. */
  countsOf(servers: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Which of these rooms this process has no more: another has them, or they are over. */
  notMine(ids: readonly string[]): Promise<string[]>;
  /** Every open room that is this process'. */
  mine(): Promise<string[]>;
  /**
   * Becomes the writer of a room that is nobody's, of a server that is gone, or its own already. Null: it is another's,
   * over, or holds what this release does not read. Waits a second at most for a statement that holds it, then throws what `isHeldUp` tells.
   */
  take(id: string, gone: readonly string[]): Promise<TakenRoom | null>;
  /** The same for at most so many at a time; those that somebody else is about to take are passed over. */
  takeFree(most: number, gone: readonly string[]): Promise<TakenRoom[]>;
  /** Rooms that could be taken, at most so many. */
  listFree(most: number, gone: readonly string[]): Promise<OwnedRoom[]>;
  /**
   * Makes another server the writer of a room of this one. False: it is not this process' under that epoch, or holds what
   * the other does not read.
   */
  pass(id: string, epoch: number, to: string): Promise<boolean>;
}

/** How long a take waits for a statement that holds the room, ms. */
const HELD_UP_MS = 1000;

/** Whose rooms are in PostgreSQL, for the server `me`. Each is one statement: a server that stands still holds nothing. */
export function createRoomOwners(db: Kysely<Tables>, me: string): RoomOwners {
  const inJournal = sql`coalesce((select max(seq) from room_journal where room_id = room.id), 0)`;
  const inSnapshot = sql`coalesce((select seq from room_snapshot where room_id = room.id), 0)`;
  const isLeased = (writer: RawBuilder<unknown>) =>
    sql`exists (select from server where server.id = ${writer} and lease_until > clock_timestamp())`;
  const isRead = sql`known.format <= ${sql.lit(HOUSE_FORMAT)}`;
  const isFree = (writer: RawBuilder<unknown>, gone: readonly string[]) =>
    sql`(${writer} = any(${[...gone]}) or not ${isLeased(writer)})`;
  const open = sql`from room_epoch known join room on room.id = known.run_id and room.ended_at_ms is null`;
  const writer = sql`known.writer`;
  return {
    async begin() {
      await sql`insert into room_epoch (run_id, writer, epoch, seq)
        select id, '', 0, greatest(${inJournal}, ${inSnapshot}) from room where ended_at_ms is null
        on conflict do nothing`.execute(db);
    },
    async whose(codeOrId) {
      const { rows } = await sql<OwnedRoom>`
        select room.id, room.code, ${writer}, known.epoch, ${isLeased(writer)} as "isLeased" ${open}
          where room.id = ${codeOrId} or room.code = ${codeOrId}`.execute(db);
      return rows[0] ?? null;
    },
    async shares(gone) {
      const { rows } = await sql<RoomShares>`
        select count(*) filter (where ${writer} = ${me}) as mine,
          count(*) filter (where ${writer} <> ${me} and ${isFree(writer, gone)} and ${isRead}) as free,
          count(*) filter (where ${isFree(writer, gone)} and not ${isRead}) as newer, count(*) as all ${open}`.execute(
        db,
      );
      return rows[0] ?? { mine: 0, free: 0, newer: 0, all: 0 };
    },
    async countsOf(servers) {
      const counted = sql`(select count(*) ${open} where ${writer} = one.server)`;
      const { rows } = await sql<{ server: string; count: number }>`
        select server, ${counted} as count from unnest(${[...servers]}::text[]) as one (server)`.execute(db);
      return new Map(rows.map(({ server, count }) => [server, count]));
    },
    async notMine(ids) {
      const { rows } = await sql<{ id: string }>`
        select id from unnest(${[...ids]}::text[]) as id
          where not exists (select from room_epoch where run_id = id and writer = ${me})`.execute(db);
      return rows.map(({ id }) => id);
    },
    async mine() {
      const { rows } = await sql<{ id: string }>`select room.id ${open} where ${writer} = ${me}`.execute(db);
      return rows.map(({ id }) => id);
    },
    async take(id, gone) {
      const { rows } = await sql<TakenRoom>`
        with waits as materialized (select set_config('lock_timeout', ${String(HELD_UP_MS)}, true)),
        before as materialized (select alive_at_ms from server join room_epoch on writer = server.id where run_id = ${id})
        insert into room_epoch as known (run_id, writer, epoch, seq)
          select room.id, ${me}, 1, greatest(${inJournal}, ${inSnapshot}) from room, waits
            where room.id = ${id} and ended_at_ms is null
          on conflict (run_id) do update set writer = excluded.writer, epoch = known.epoch + 1
            where ${isRead} and (${writer} = ${me} or ${isFree(writer, gone)})
          returning run_id as id, epoch, (select alive_at_ms from before) as "aliveAtMs"`.execute(db);
      return rows[0] ?? null;
    },
    async takeFree(most, gone) {
      const { rows } = await sql<TakenRoom>`
        with free as materialized (select known.run_id, (select alive_at_ms from server where id = ${writer}) as alive
          ${open} where ${writer} <> ${me} and ${isFree(writer, gone)} and ${isRead} limit ${most} for update of known skip locked)
        update room_epoch as known set writer = ${me}, epoch = known.epoch + 1 from free
          where known.run_id = free.run_id
          returning known.run_id as id, epoch, free.alive as "aliveAtMs"`.execute(db);
      return rows;
    },
    async listFree(most, gone) {
      const { rows } = await sql<OwnedRoom>`
        select room.id, room.code, ${writer}, known.epoch, ${isLeased(writer)} as "isLeased" ${open}
          where ${writer} <> ${me} and ${isFree(writer, gone)} and ${isRead} limit ${most}`.execute(db);
      return rows;
    },
    async pass(id, epoch, to) {
      const reads = sql<boolean>`not exists (select from server where id = ${to} and server.format < room_epoch.format)`;
      const known = db.updateTable('room_epoch').where('run_id', '=', id).where('writer', '=', me).where(reads);
      const passed = await known
        .where('epoch', '=', epoch)
        .set({ writer: to, epoch: epoch + 1 })
        .executeTakeFirst();
      return passed.numUpdatedRows > 0n;
    },
  };
}

/** Whether a take failed because somebody else's statement holds the room, and does not come to its end. */
export function isHeldUp(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';
}
