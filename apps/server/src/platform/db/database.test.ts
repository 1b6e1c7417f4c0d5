import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertUser } from '../../testing/insert-user.ts';
import { databaseErrorCodes } from './database-error.ts';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { inTransaction } from './transaction.ts';
import type { Db } from './tables.ts';
import { isUniqueViolation } from './unique-violation.ts';

/** Without what migrating notes for releases before. */
const settingsOf = (db: Db) => db.selectFrom('setting').select('key').where('key', 'not like', 'schema.%');

describeDatabases((getDb, { dialect, openAgain }) => {
  it('refuses a row without its owner, a wrong truth value and a wrong role', async () => {
    const db = getDb();
    const session = { id_hash: 'h', user_id: 'nobody', created_at_ms: 1, last_seen_ms: 1, expires_at_ms: 1 };
    await expect(db.insertInto('session').values(session).execute()).rejects.toThrow(/foreign key/i);
    await expect(insertUser(db, 'dana', 4)).rejects.toThrow(/check/i);
    await insertUser(db, 'dana');
    await expect(db.updateTable('app_user').set({ email_notifications: 2 }).execute()).rejects.toThrow(/check/i);
  });

  it('tells a taken unique value from other errors', async () => {
    const db = getDb();
    await insertUser(db, 'dana');
    const taken = await insertUser(db, 'dana').catch((error: unknown) => error);
    expect(isUniqueViolation(taken)).toBe(true);
    const other = await sql`select nothing from nowhere`.execute(db).catch((error: unknown) => error);
    expect(isUniqueViolation(other)).toBe(false);
    expect(databaseErrorCodes(other)[dialect === 'sqlite' ? 'sqlite' : 'sqlstate']).not.toBeNull();
  });

  it('keeps a room code unique among open rooms only', async () => {
    const db = getDb();
    const user_id = await insertUser(db, 'dana');
    const room = { user_id, name: '', run_game: '{}', created_at_ms: 1 };
    const open = (id: string, code: string | null, ended_at_ms: number | null = null, game_id = id) =>
      db
        .insertInto('room')
        .values({ ...room, id, code, ended_at_ms, game_id })
        .execute();
    const refused = async (opening: Promise<unknown>) =>
      isUniqueViolation(await opening.catch((error: unknown) => error));
    await open('room-1', '123456');
    expect(await refused(open('room-2', '123456'))).toBe(true);
    await open('room-3', null, 1);
    await open('room-4', null, 1);
    // One open room of each game and operator; any number of ended ones.
    expect(await refused(open('room-5', '123457', null, 'room-1'))).toBe(true);
    await open('room-6', null, 1, 'room-1');
    await open('room-7', '123458', null, 'room-3');
  });

  it('gives counts, times and big numbers as numbers', async () => {
    const db = getDb();
    await insertUser(db, 'dana');
    const at = Date.now();
    await db.updateTable('app_user').set({ last_login_ms: at }).execute();
    const row = await db
      .selectFrom('app_user')
      .select((eb) => ['last_login_ms', eb.fn.countAll().as('count'), eb.fn.sum('last_login_ms').as('sum')])
      .groupBy('last_login_ms')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ last_login_ms: at, count: 1, sum: at });
  });

  it('orders text by code points on both databases', async () => {
    const db = getDb();
    for (const key of ['b', 'B', 'a', 'א', 'ا', '_'])
      await db.insertInto('setting').values({ key, value: '' }).execute();
    const rows = await settingsOf(db).orderBy('key').execute();
    expect(rows.map((row) => row.key)).toEqual(['B', '_', 'a', 'b', 'א', 'ا']);
  });

  it('answers a short question while a long one is still counted', async () => {
    const db = getDb();
    const many = sql<{ i: number }>`(with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000000)
      select i from n)`.as('many');
    const answered: string[] = [];
    const long = db.selectFrom(many).select((eb) => eb.fn.countAll().as('count'));
    const short = db.selectFrom('setting').select('key');
    await Promise.all([
      long.execute().then(() => answered.push('long')),
      short.execute().then(() => answered.push('short')),
    ]);
    expect(answered).toEqual(['short', 'long']);
  });

  it('undoes a transaction that throws, and goes on', async () => {
    const db = getDb();
    const failed = inTransaction(db, async (trx) => {
      await insertUser(trx, 'dana');
      throw new Error('half-way');
    });
    await expect(failed).rejects.toThrow('half-way');
    await insertUser(db, 'dana');
    expect(await db.selectFrom('app_user').select('name').execute()).toEqual([{ name: 'dana' }]);
  });

  it('reads inside a transaction what the transaction wrote, and outside what was there before', async () => {
    const db = getDb();
    await inTransaction(db, async (trx) => {
      await insertUser(trx, 'dana');
      expect(await trx.selectFrom('app_user').select('name').execute()).toEqual([{ name: 'dana' }]);
      expect(await db.selectFrom('app_user').select('name').execute()).toEqual([]);
      await inTransaction(trx, (same) => insertUser(same, 'omar'));
    });
    expect(await db.selectFrom('app_user').select('name').execute()).toHaveLength(2);
  });

  it('sells 120 of 120 to 200 buyers at once', async () => {
    const db = getDb();
    await db.insertInto('setting').values({ key: 'places', value: '120' }).execute();
    const buy = async (buyer: number) =>
      inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('setting')
          .set({ value: sql<string>`cast(cast(value as integer) - 1 as text)` })
          .where('key', '=', 'places')
          .where(sql<boolean>`cast(value as integer) >= 1`)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await trx
          .insertInto('setting')
          .values({ key: `bought-${buyer}`, value: '1' })
          .execute();
        return true;
      });
    const sold = await Promise.all(Array.from({ length: 200 }, (_, buyer) => buy(buyer)));
    expect(sold.filter(Boolean)).toHaveLength(120);
    const left = await db.selectFrom('setting').select('value').where('key', '=', 'places').executeTakeFirstOrThrow();
    expect(left.value).toBe('0');
    expect(await settingsOf(db).execute()).toHaveLength(121);
  });

  it('serves a second server on the same data', async () => {
    const [first, second] = [getDb(), openAgain()];
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        inTransaction(n % 2 ? first : second, async (trx) => {
          const rows = await trx.selectFrom('setting').select('key').execute();
          await trx
            .insertInto('setting')
            .values({ key: `k${n}`, value: String(rows.length) })
            .execute();
        }),
      ),
    );
    expect(await settingsOf(first).execute()).toHaveLength(40);
  });

  if (dialect === 'sqlite') {
    it('refuses a write through db inside a transaction instead of waiting for ever', async () => {
      const db = getDb();
      const wrong = inTransaction(db, async () => insertUser(db, 'dana'));
      await expect(wrong).rejects.toThrow('write through trx');
      await insertUser(db, 'dana');
    });
  }
}, 'database');
