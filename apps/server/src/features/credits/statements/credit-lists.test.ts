import { GameId, UserId, type GameType, type Language } from '@qc/contract';
import { readSheet } from 'read-excel-file/node';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { PotRef } from '../credit-types.ts';
import { holdCharge } from '../charges/hold-charge.ts';
import { postCharge } from '../charges/post-charge.ts';
import { DAY_MS, give, institution } from '../testing/ledger-scene.ts';
import { voidCharge } from '../charges/void-charge.ts';

let test: TestApp;
let [admin, alone, manager, member, stranger]: TestClient[] = [];
let school: PotRef;
let nowMs = Date.UTC(2026, 10, 20);
let runs = 0;

const sign = (client: TestClient | undefined): TestClient => {
  if (!client) throw new Error('nobody has signed in');
  return client;
};
const run = async (client: TestClient, gameType: GameType, name = 'Game') => {
  nowMs += 1000;
  const game = { id: GameId.parse(`game-of-${gameType}`), name, gameType };
  const wish = { what: 'room', runId: `run-${++runs}`, userId: client.user._id, game } as const;
  const held = await holdCharge(test.platform, test.platform.db, wish);
  if (!held.ok) throw new Error(held.code);
};
const join = (client: TestClient) =>
  test.platform.db
    .updateTable('app_user')
    .set({ institution_id: school.id })
    .where('id', '=', client.user._id)
    .execute();

beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs, config: { everythingFree: false } });
  const { platform } = test;
  admin = await test.signUpAs('admin', 1);
  [alone, member, stranger] = [await test.signUp('alone'), await test.signUp('member'), await test.signUp('stranger')];
  manager = await test.signUpAs('manager', 3);
  school = await institution(platform.db, 'school-0001');
  await join(sign(manager));
  await join(sign(member));
  const pot: PotRef = { kind: 'user', id: sign(alone).user._id };
  await give(platform, platform.db, pot, 20, { title: 'מתנה לחג', priceMinor: 500, currency: 'ILS' });
  await give(platform, platform.db, { kind: 'user', id: sign(member).user._id }, 4, { title: 'Own' });
  await give(platform, platform.db, school, 30, { title: 'School pack' });
  await run(sign(alone), 'remotes', '=HYPERLINK("evil")');
  await run(sign(alone), 'firebase');
  await voidCharge(platform, platform.db, 'room', `run-${runs}`);
  await run(sign(member), 'dialer', 'משחק החידות');
  await run(sign(manager), 'firebase');
  nowMs += DAY_MS;
  await run(sign(alone), 'firebase');
  // Each room opens its first slide, but for the one that was given back.
  for (const n of [1, 3, 4, 5]) await postCharge(platform, platform.db, 'room', `run-${n}`);
});
afterAll(() => test.close());

/** Titles, names of games, and sums of what a caller is shown. */
async function seen(client: TestClient | undefined, query = '') {
  const get = async (path: string) => (await sign(client).get(`${path}?${query}`)).json();
  const [subscriptions, usages, transactions, summary] = [
    await get('/subscription'),
    await get('/usage'),
    await get('/transaction'),
    await get('/transaction/summary'),
  ];
  for (const [list, key] of [
    [subscriptions, 'subscriptions'],
    [usages, 'usages'],
    [transactions, 'transactions'],
  ] as const)
    expect(list.count).toBe(list[key].length);
  return {
    titles: subscriptions.subscriptions.map(({ saleTitle }: { saleTitle: string }) => saleTitle).toSorted(),
    used: usages.usages.map(({ amountUsed }: { amountUsed: number }) => amountUsed),
    came: transactions.transactions.map(({ credits }: { credits: number }) => credits).toSorted(),
    sums: [summary.creditsCome, summary.creditsUsed, summary.runs],
  };
}

describe('who sees what', () => {
  it('a person alone sees the own, a plain member the own uses and the balance of the institution', async () => {
    expect(await seen(alone)).toEqual({ titles: ['מתנה לחג'], used: [1, 1, 5], came: [20], sums: [20, 6, 2] });
    expect(await seen(member)).toEqual({ titles: ['Own'], used: [3], came: [4], sums: [4, 3, 1] });
    expect(await seen(stranger)).toEqual({ titles: [], used: [], came: [], sums: [0, 0, 0] });
    expect((await sign(member).get('/credit')).json()).toMatchObject({
      owner: { kind: 'institution', _id: school.id, email: '' },
      balance: 26,
      current: null,
    });
  });

  it('a manager sees the institution’s, an admin everybody’s, or those of one', async () => {
    expect(await seen(manager)).toEqual({ titles: ['School pack'], used: [1, 3], came: [30], sums: [30, 4, 2] });
    expect((await sign(manager).get('/credit')).json()).toMatchObject({ balance: 26, current: { usagesLeft: 26 } });
    expect((await seen(admin)).sums).toEqual([54, 10, 4]);
    expect(await seen(admin, `user=${sign(member).user._id}`)).toEqual({
      ...{ titles: ['Own'], used: [3], came: [4], sums: [4, 3, 1] },
    });
    expect((await seen(admin, `institution=${school.id}`)).used).toEqual([1, 3]);
    expect((await seen(admin, 'mine=true')).titles).toEqual([]);
  });

  it('nobody sees more by asking for somebody else', async () => {
    const nothing = { titles: [], used: [], came: [], sums: [0, 0, 0] };
    for (const query of [`user=${sign(alone).user._id}`, `institution=${school.id}`])
      expect(await seen(stranger, query), query).toEqual(nothing);
    expect(await seen(manager, `user=${sign(alone).user._id}`)).toEqual(nothing);
    expect((await seen(manager, `user=${sign(member).user._id}`)).used).toEqual([3]);
    expect((await seen(member, `institution=${school.id}`)).used).toEqual([3]);
    expect((await seen(member, 'mine=true')).titles).toEqual(['Own']);
  });
});

describe('lists', () => {
  it('are searched in any language, filtered, sorted and paged, with exact counts', async () => {
    const usages = async (query: string) => (await sign(admin).get(`/usage?${query}`)).json();
    expect((await usages('searchText=חידות')).count).toBe(1);
    expect((await usages('searchText=alone')).count).toBe(3);
    expect((await usages('source=remote')).usages).toMatchObject([{ amountUsed: 5, creditsBefore: 20, voided: false }]);
    expect((await usages('perPage=2&page=2')).usages).toHaveLength(2);
    expect((await usages('perPage=2&page=2')).count).toBe(5);
    expect((await usages(`from=${nowMs - DAY_MS - 1000}`)).count).toBe(2);
    expect((await usages(`to=${Date.UTC(2026, 10, 20)}`)).count).toBe(0);
    const [{ createdAt }] = (await usages('perPage=1')).usages;
    expect((await usages(`from=${createdAt}&to=${createdAt + 1}`)).count).toBe(1);
    expect((await usages(`from=${createdAt}&to=${createdAt}`)).count, 'the next day begins with `to`').toBe(0);
    const transactions = async (query: string) => (await sign(admin).get(`/transaction?${query}`)).json();
    expect((await transactions('searchText=לחג')).transactions).toMatchObject([
      { kind: 'grant', source: 'manual', credits: 20, amount: 500, currency: 'ILS', owner: { name: 'alone' } },
    ]);
    const [{ createdAt: cameAt }] = (await transactions('perPage=1')).transactions;
    expect((await transactions(`from=${cameAt}&to=${cameAt}`)).count).toBe(0);
    expect((await transactions('source=payment')).count).toBe(0);
    expect((await transactions('source=manual')).count).toBe(3);
    const { subscriptions } = (await sign(admin).get('/subscription?sortBy=usagesLeft&sortDesc=false')).json();
    expect(subscriptions.map(({ usagesLeft }: { usagesLeft: number }) => usagesLeft)).toEqual([4, 14, 26]);
    for (const sortBy of ['createdAt', 'expiryDate', 'price'])
      expect((await sign(admin).get(`/subscription?sortBy=${sortBy}`)).json().count).toBe(3);
    expect((await sign(admin).get('/subscription?sortBy=pot_id')).statusCode).toBe(400);
  });

  it('sum up by currency and UTC day', async () => {
    const sum = async (query = '') => (await sign(admin).get(`/transaction/summary?${query}`)).json();
    const { days, paid } = await sum();
    const day = Date.UTC(2026, 10, 20);
    expect(paid).toEqual([{ currency: 'ILS', amount: 500 }]);
    expect(days).toEqual([
      { day, used: 9, come: 54, runs: 3 },
      { day: day + DAY_MS, used: 1, come: 0, runs: 1 },
    ]);
    // As the list with the same filter shows.
    expect(await sum('searchText=לחג')).toMatchObject({ creditsCome: 20, creditsUsed: 0, runs: 0 });
    expect(await sum('source=payment')).toMatchObject({ creditsCome: 0, paid: [], creditsUsed: 10 });
    expect(await sum('usageSource=remote')).toMatchObject({ creditsCome: 54, creditsUsed: 5, runs: 1 });
    expect(await sum('searchText=nobody')).toMatchObject({ creditsCome: 0, paid: [], creditsUsed: 0, days: [] });
  });
});

describe('a workbook', () => {
  const download = async (path: string, language: Language) => {
    const reply = await sign(alone).get(`${path}?language=${language}`);
    expect(reply.statusCode).toBe(200);
    return reply.rawPayload;
  };

  it('has every row, in three languages, from right to left where due', async () => {
    for (const language of ['he', 'ar', 'en'] as const) {
      const bytes = await download('/usage/excel', language);
      const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      expect(sheet.includes('rightToLeft')).toBe(language !== 'en');
      expect(await readSheet(Buffer.from(bytes))).toHaveLength(4);
    }
    const [titles, row] = await readSheet(Buffer.from(await download('/transaction/excel', 'en')));
    expect(titles?.slice(0, 4)).toEqual(['Date (UTC)', 'Account', 'Email', 'Kind']);
    const there = await sign(alone).get('/transaction/excel?language=en&timeZone=Asia/Tokyo');
    const [headings, first] = await readSheet(Buffer.from(there.rawPayload));
    expect(headings?.[0]).toBe('Date (Asia/Tokyo)');
    expect(Number(first?.[0]) - Number(row?.[0]), 'nine hours later on that clock').toBe(9 * 60 * 60 * 1000);
    for (const zone of ['../x', 'a'.repeat(65), 'A/B/C/D/E', '+02:00', '=1+1'])
      expect((await sign(alone).get(`/usage/excel?timeZone=${encodeURIComponent(zone)}`)).statusCode, zone).toBe(400);
    expect(row?.[0], 'a moment that a sheet can be sorted by').toBeInstanceOf(Date);
    expect(row?.slice(1, 10)).toEqual([
      'alone',
      'alone@school.org',
      'Granted',
      'Manual',
      'מתנה לחג',
      null,
      null,
      20,
      5,
    ]);
  });

  it('never holds a formula that somebody wrote', async () => {
    const bytes = await download('/usage/excel', 'en');
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).not.toContain('<f>');
    const rows = await readSheet(Buffer.from(bytes));
    expect(rows.flat()).toContain('\'=HYPERLINK("evil")');
  });

  it('is of the caller’s own records alone', async () => {
    const reply = await sign(stranger).get(`/usage/excel?user=${UserId.parse(sign(alone).user._id)}`);
    expect(await readSheet(Buffer.from(reply.rawPayload))).toHaveLength(1);
  });
});
