import { expect, it } from 'vitest';
import { insertUser } from '../../testing/insert-user.ts';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { findUserPage } from './user-page-store.ts';

const page = { page: 1, perPage: 25, searchText: '', sortBy: 'name', sortDesc: false } as const;

describeDatabases((getDb) => {
  it('finds by a part of the name or address, whatever its case, and takes no wildcard', async () => {
    for (const name of ['Dana', 'Noam']) await insertUser(getDb(), name);
    await insertUser(getDb(), 'percent', 2, { name: 'Adan%a', email: 'adan%a@school.org' });
    const named = async (searchText: string) =>
      (await findUserPage(getDb(), { ...page, searchText })).rows.map(({ name }) => name);
    expect(await named('')).toEqual(['Adan%a', 'Dana', 'Noam']);
    expect(await named('DAN')).toEqual(['Adan%a', 'Dana']);
    expect(await named('n%a')).toEqual(['Adan%a']);
    expect(await named('_oam')).toEqual([]);
    expect(await named("o'am")).toEqual([]);
  });

  it('orders by credits, by those used and by the last sign-in', async () => {
    const db = getDb();
    for (const [name, balance, used, seen] of [
      ['rich', 90, 0, null],
      ['busy', 10, 70, 5],
      ['poor', 0, 20, 9],
    ] as const) {
      const id = await insertUser(db, name, 2, { last_login_ms: seen });
      await db.insertInto('pot').values({ id, kind: 'user', balance, last_transaction_ms: null }).execute();
      const entry = { pot_id: id, subscription_id: null, order_id: null, currency: null, actor_id: null, note: '' };
      const moves = [
        { kind: 'grant', delta: balance + used, balance_before: 0 },
        { kind: 'charge', delta: -used, balance_before: balance + used },
      ] as const;
      for (const [seq, move] of moves.entries()) {
        const row = {
          ...entry,
          ...move,
          id: `${name}-${seq}`,
          seq,
          ref: `${name}-${seq}`,
          title: '',
        };
        await db
          .insertInto('ledger_entry')
          .values({ ...row, at_ms: 1 })
          .execute();
      }
    }
    const order = async (sortBy: 'credits' | 'creditsUsed' | 'lastLogin') =>
      (await findUserPage(db, { ...page, sortBy })).rows.map(({ name }) => name);
    expect(await order('credits')).toEqual(['poor', 'busy', 'rich']);
    expect(await order('creditsUsed')).toEqual(['rich', 'poor', 'busy']);
    expect(await order('lastLogin')).toEqual(['rich', 'busy', 'poor']);
  });

  it('pages and orders', async () => {
    for (const name of ['a', 'b', 'c']) await insertUser(getDb(), `user-${name}`);
    const second = await findUserPage(getDb(), { ...page, perPage: 2, page: 2, sortDesc: true });
    expect([second.count, second.rows.map(({ name }) => name)]).toEqual([3, ['user-a']]);
  });
}, 'listUsers');
