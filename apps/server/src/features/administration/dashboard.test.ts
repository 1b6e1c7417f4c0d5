import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Insertable } from 'kysely';
import type { LedgerEntryTable } from '#platform/db/credit-tables';
import { databaseBytes } from '#platform/db/database-bytes';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertUser } from '../../testing/insert-user.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  DAY_MS,
  readCounts,
  readCreditsUsedByDay,
  readErrorsByDay,
  readGamesByDay,
  readMediaBytesByDay,
  readNewUsersByDay,
  readRevenue,
  readRevenueByDay,
  readRunsByDay,
} from './dashboard-store.ts';

const MEDIA = { title: '', type: 'image', mime: 'image/webp', width: 1, height: 1, search_text: '' } as const;
const TODAY = Date.UTC(2026, 10, 20);
const NOON = TODAY + DAY_MS / 2;

describeDatabases((getDb) => {
  const span = { fromMs: NOON - 2 * DAY_MS, toMs: NOON };
  const order = (id: string, more: object) =>
    getDb()
      .insertInto('payment_order')
      .values({
        id,
        user_id: 'user-dana',
        pot_id: 'pot-1',
        type_id: null,
        title: 'Ten',
        search_text: 'ten',
        kind: 'times',
        uses: 10,
        valid_days: null,
        amount_minor: 5000,
        currency: 'ILS',
        provider: 'manual',
        provider_ref: null,
        payment_ref: null,
        checkout_url: null,
        status: 'paid',
        press_key: id,
        note: '',
        created_at_ms: NOON,
        expires_at_ms: NOON + DAY_MS,
        paid_at_ms: NOON,
        receipt_number: null,
        ...more,
      })
      .execute();

  const entry = (seq: number, more: Partial<Insertable<LedgerEntryTable>> & Pick<LedgerEntryTable, 'kind'>) =>
    getDb()
      .insertInto('ledger_entry')
      .values({
        id: `entry-${seq}`,
        pot_id: 'pot-1',
        seq,
        delta: 0,
        balance_before: 0,
        ref: String(seq),
        subscription_id: null,
        order_id: null,
        currency: null,
        actor_id: null,
        title: '',
        note: '',
        at_ms: NOON,
        ...more,
      })
      .execute();

  it('is empty, and complete, in a house that has just been opened', async () => {
    const counts = await readCounts(getDb(), NOON);
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
    expect(await readRevenue(getDb())).toEqual([]);
    const reads = [readNewUsersByDay, readRunsByDay, readCreditsUsedByDay, readErrorsByDay];
    for (const read of [...reads, readGamesByDay, readMediaBytesByDay]) {
      expect(await read(getDb(), span)).toEqual([2, 1, 0].map((ago) => ({ day: TODAY - ago * DAY_MS, value: 0 })));
    }
    expect(await databaseBytes(getDb())).toBeGreaterThan(10_000);
  });

  it('counts people by the UTC day they came, the edges of days included', async () => {
    for (const [name, created_at_ms] of Object.entries({
      last: TODAY - 2 * DAY_MS - 1,
      first: TODAY - 2 * DAY_MS,
      late: TODAY - DAY_MS - 1,
      dawn: TODAY,
      now: NOON,
      later: NOON + 1,
    })) {
      await insertUser(getDb(), name, 2, { created_at_ms });
    }
    await insertUser(getDb(), 'blocked', 2, { created_at_ms: 1, disabled_from_admin: 1 });
    expect((await readNewUsersByDay(getDb(), span)).map(({ value }) => value)).toEqual([2, 0, 2]);
    expect(await readCounts(getDb(), NOON)).toMatchObject({ users: 7, restrictedUsers: 1 });
  });

  it('adds up what was paid, less what was given back, and what waits', async () => {
    await getDb()
      .insertInto('pot')
      .values({ id: 'pot-1', kind: 'user', balance: 7, last_transaction_ms: null })
      .execute();
    await order('order-0001', {});
    await order('order-0005', { status: 'waiting', paid_at_ms: null });
    await order('order-0006', { status: 'waiting', paid_at_ms: null, expires_at_ms: NOON });
    await entry(1, { kind: 'purchase', amount_minor: 5000, currency: 'ILS' });
    await entry(2, { kind: 'purchase', amount_minor: 900, currency: 'USD' });
    await entry(3, { kind: 'refund', amount_minor: -2000, currency: 'ILS' });
    // Paid into an admin's hand.
    await entry(4, { kind: 'grant', amount_minor: 700, currency: 'ILS' });
    await entry(5, { kind: 'grant' });
    expect(await readRevenue(getDb())).toEqual([
      { currency: 'USD', amount: 900 },
      { currency: 'ILS', amount: 3700 },
    ]);
    expect(await readCounts(getDb(), NOON)).toMatchObject({ waitingOrders: 1, creditsLeft: 7 });
    await entry(6, { kind: 'purchase', amount_minor: 100, currency: 'ILS', at_ms: TODAY - 1 });
    await entry(7, { kind: 'purchase', amount_minor: 100, currency: 'ILS', at_ms: TODAY - 2 * DAY_MS - 1 });
    expect(await readRevenueByDay(getDb(), span, ['ILS'])).toEqual([
      { currency: 'ILS', days: [0, 100, 3700].map((value, n) => ({ day: TODAY - (2 - n) * DAY_MS, value })) },
    ]);
  });

  it('tells of media what had come by the end of each day', async () => {
    const dana = await insertUser(getDb(), 'dana');
    for (const [n, created_at_ms] of [1, TODAY - DAY_MS, NOON].entries()) {
      await getDb()
        .insertInto('media')
        .values({
          ...MEDIA,
          id: `media-000${n}`,
          user_id: dana,
          ...{ upload_id: `up-${n}`, public_id: `public-${n}`, sha256: `sha-${n}` },
          bytes: 100 * (n + 1),
          created_at_ms,
        })
        .execute();
    }
    expect((await readMediaBytesByDay(getDb(), span)).map(({ value }) => value)).toEqual([100, 300, 600]);
  });

  it('counts the credits of runs that were charged for good', async () => {
    await getDb().insertInto('pot').values({ id: 'pot-1', kind: 'user', last_transaction_ms: null }).execute();
    const states = ['posted', 'posted', 'held', 'voided'] as const;
    for (const [n, state] of states.entries()) {
      await getDb()
        .insertInto('charge')
        .values({
          id: `charge-00${n}`,
          run_key: `room:${n}`,
          what: 'room',
          pot_id: 'pot-1',
          user_id: 'user-dana',
          user_name: 'Dana',
          game_id: null,
          game_name: 'Game',
          source: 'remote',
          amount: 5,
          credits_before: 50,
          state,
          yearly_id: null,
          search_text: 'game',
          at_ms: NOON,
          settled_at_ms: null,
        })
        .execute();
    }
    expect((await readCreditsUsedByDay(getDb(), span)).map(({ value }) => value)).toEqual([0, 0, 10]);
    // A run is a room whose first slide was opened; a file that was saved is none.
    await getDb().updateTable('charge').set({ what: 'export' }).where('id', '=', 'charge-001').execute();
    expect((await readRunsByDay(getDb(), span)).map(({ value }) => value)).toEqual([0, 0, 1]);
  });
}, 'dashboard');

let test: TestApp;
let admin: TestClient;
beforeEach(async () => {
  test = await buildTestApp({ now: () => NOON });
  admin = await test.signUpAs('adam', 1);
});
afterEach(() => test.close());

it('tells of days and of the health of the house', async () => {
  const dashboard = (await admin.get('/admin/dashboard?days=7')).json();
  expect(dashboard).toMatchObject({ users: 1, openRooms: 0, livePages: 0 });
  expect(dashboard.newUsersByDay).toHaveLength(7);
  expect(dashboard.newUsersByDay.at(-1)).toEqual({ day: TODAY, value: 1 });
  expect(dashboard.health).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: 'sqlite',
    upSinceMs: NOON,
    mailWay: 'files',
    ledgerCheckedAt: null,
    ledgerFaults: 0,
  });
  expect(dashboard.freeBytes).toBeGreaterThan(0);
  expect(dashboard.health.memoryBytes).toBeGreaterThan(10_000_000);
  expect(dashboard.health.loopDelayMs).toBeGreaterThanOrEqual(0);
  expect((await admin.get('/admin/dashboard?days=8')).statusCode).toBe(400);
});

it('counts rooms that are open', async () => {
  const game = (await admin.post('/game', { name: 'My game', setting: { gameType: 'firebase' } })).json()._id;
  await admin.post('/question', { type: 'trueFalse', question: 'Is it?', game });
  expect((await admin.post('/room', { game })).statusCode).toBe(200);
  expect((await admin.get('/admin/dashboard')).json()).toMatchObject({ openRooms: 1, games: 1, questions: 1 });
});

it('keeps when the ledger was checked, and how it came out', async () => {
  const sound = (await admin.post('/admin/ledger/check')).json();
  expect(sound).toEqual({ pots: 0, entries: 0, faults: [], checkedAt: NOON });
  await test.platform.db
    .insertInto('pot')
    .values({ id: 'pot-1', kind: 'user', balance: 3, last_transaction_ms: null })
    .execute();
  const broken = (await admin.post('/admin/ledger/check')).json();
  expect(broken.pots).toBe(1);
  expect(broken.faults.length).toBeGreaterThan(0);
  expect(broken.faults.join(' ')).toContain('pot-1');
  const { health } = (await admin.get('/admin/dashboard')).json();
  expect(health).toMatchObject({ ledgerCheckedAt: NOON, ledgerFaults: broken.faults.length });
});
