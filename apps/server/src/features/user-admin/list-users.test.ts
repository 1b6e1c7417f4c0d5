import { expect, it } from 'vitest';
import { insertUser } from '../../testing/insert-user.ts';
import { describeDatabases } from '#platform/db/testing';
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

  it('pages and orders', async () => {
    for (const name of ['a', 'b', 'c']) await insertUser(getDb(), `user-${name}`);
    const second = await findUserPage(getDb(), { ...page, perPage: 2, page: 2, sortDesc: true });
    expect([second.count, second.rows.map(({ name }) => name)]).toEqual([3, ['user-a']]);
  });
}, 'listUsers');
