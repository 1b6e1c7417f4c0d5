import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { DAY_MS } from '../testing/ledger-scene.ts';
import { runPrice } from '../charges/run-price.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';

let test: TestApp;
let admin: TestClient;
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs, config: { everythingFree: false } });
  admin = await test.signUpAs('admin', 1);
});
afterAll(() => test.close());

let people = 0;
const newPerson = () => test.signUp(`person-${++people}`);
const audits = async (action: string) =>
  (await test.platform.db.selectFrom('audit_entry').select('succeeded').where('action', '=', action).execute()).length;
/** A gift of `uses` to somebody new. */
async function gift(uses: number, more: object = {}) {
  const person = await newPerson();
  const reply = await admin.post('/subscription', {
    user: person.user._id,
    type: 'times',
    originalAmount: uses,
    ...more,
  });
  expect(reply.statusCode).toBe(200);
  return { person, subscription: reply.json() };
}

describe('what a client may send (C-06)', () => {
  const wrong: [string, object][] = [
    ['nothing to give', { originalAmount: 0 }],
    ['less than nothing', { originalAmount: -5 }],
    ['a part of a credit', { originalAmount: 0.1 }],
    ['more than any number', { originalAmount: Infinity }],
    ['a text for a number', { originalAmount: '5' }],
    ['beyond the limit', { originalAmount: 1_000_001 }],
    ['a negative price', { price: -1, currency: 'EUR' }],
    ['a part of a cent', { price: 0.5, currency: 'EUR' }],
    ['another currency', { price: 100, currency: 'XXX' }],
    ['a price of no currency', { price: 100 }],
    ['an end in the past', { expiryDate: 1 }],
    ['an end that no calendar shows', { expiryDate: 9e15 }],
    ['uses that are used already', { usesUsed: 3 }],
    ['uses left beside the original', { usagesLeft: 99 }],
    ['two owners', { institution: 'institution-1' }],
    ['a kind there is not', { type: 'forever' }],
  ];
  it.each(wrong)('refuses %s', async (_name, more) => {
    const person = await newPerson();
    const body = { user: person.user._id, type: 'times', originalAmount: 5, ...more };
    // JSON has no infinity; the digits are sent as they are.
    const payload = JSON.stringify(body).replace('"originalAmount":null', '"originalAmount":1e309');
    const reply = await test.inject({
      ...{ method: 'POST', url: '/subscription', payload },
      headers: { ...admin.headers, 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(400);
    expect((await person.get('/credit')).json().balance).toBe(0);
  });

  it('takes of a repeated name the last, with the same limits', async () => {
    const person = await newPerson();
    const send = (method: 'POST' | 'PUT', url: string, payload: string) =>
      test.inject({ method, url, payload, headers: { ...admin.headers, 'content-type': 'application/json' } });
    const gift = `"user":"${person.user._id}","type":"times"`;
    for (const last of ['1e309', '-5', '0.1', '"5"', '[5]', '9007199254740993'])
      expect(
        (await send('POST', '/subscription', `{${gift},"originalAmount":5,"originalAmount":${last}}`)).statusCode,
      ).toBe(400);
    const { _id } = (
      await send('POST', '/subscription', `{${gift},"originalAmount":1000000,"originalAmount":2}`)
    ).json();
    expect((await person.get('/credit')).json().balance).toBe(2);
    const url = `/subscription/${_id}`;
    for (const last of ['1e309', '-1', '0.1', '[1]', '9007199254740993'])
      expect((await send('PUT', url, `{"usagesLeft":1,"usagesLeft":${last}}`)).statusCode).toBe(400);
    expect((await send('PUT', url, '{"usagesLeft":1,"usagesLeft":3}')).json().code).toBe('usesBeyondOriginal');
    for (const forged of ['originalAmount', 'usesUsed', 'usesExpired', 'price', 'owner', 'order'])
      // A whole one may be sent back: what the books hold is nobody's to write.
      expect((await send('PUT', url, `{"usagesLeft":2,"${forged}":9}`)).json()[forged], forged).not.toBe(9);
    expect((await person.get('/subscription')).json().subscriptions).toMatchObject([
      { originalAmount: 2, usagesLeft: 2 },
    ]);
    expect(await verifyLedger(test.platform.db)).toBe(0);
  });

  it('lets nobody but admins give, and an unknown person have, anything', async () => {
    const [person, manager] = [await newPerson(), await test.signUpAs('manager', 3)];
    const body = { user: person.user._id, type: 'times', originalAmount: 5 };
    for (const client of [person, manager]) expect((await client.post('/subscription', body)).statusCode).toBe(404);
    expect((await admin.post('/subscription', { ...body, user: 'nobody-at-all' })).statusCode).toBe(404);
    expect((await person.get('/credit')).json().balance).toBe(0);
  });
});

describe('the own credits', () => {
  it('are raised by no admin; the owner of the house, who provides them all, may', async () => {
    const give = async (client: TestClient) => {
      const body = { user: client.user._id, type: 'times', originalAmount: 5 };
      return (await client.post('/subscription', body)).statusCode;
    };
    expect(await give(admin)).toBe(403);
    const owner = await test.signUpAs('owner', 0);
    expect(await give(owner)).toBe(200);
    const body = { user: admin.user._id, type: 'times', originalAmount: 5 };
    const { _id } = (await owner.post('/subscription', body)).json();
    await owner.put(`/subscription/${_id}`, { usagesLeft: 2 });
    expect((await admin.put(`/subscription/${_id}`, { usagesLeft: 5 })).statusCode).toBe(403);
    expect((await admin.get('/credit')).json().balance).toBe(2);
  });
});

describe('credits given by hand', () => {
  it('come once for one key, and are refused with another body', async () => {
    const person = await newPerson();
    const body = {
      user: person.user._id,
      type: 'times',
      originalAmount: 5,
      saleTitle: 'Prize',
      key: `press-${people}-1`,
    };
    const before = await audits('createSubscription');
    const replies = await Promise.all(Array.from({ length: 5 }, () => admin.post('/subscription', body)));
    expect(new Set(replies.map((reply) => reply.json()._id)).size).toBe(1);
    expect((await admin.post('/subscription', { ...body, originalAmount: 6 })).json().code).toBe('keyUsed');
    expect((await admin.post('/subscription', { ...body, saleTitle: 'Other' })).json().code).toBe('keyUsed');
    expect((await person.get('/credit')).json()).toMatchObject({
      owner: { kind: 'user', _id: person.user._id },
      balance: 5,
      current: { usagesLeft: 5, originalAmount: 5, saleTitle: 'Prize', expired: false },
      runPrices: { firebase: 1, dialer: 3, remotes: 5 },
    });
    const written = await test.platform.db
      .selectFrom('audit_entry')
      .select(['succeeded', 'target_id'])
      .where('action', '=', 'createSubscription')
      .where('succeeded', '=', 1)
      .where('target_id', '=', person.user._id)
      .execute();
    expect(written).toHaveLength(1);
    expect(await audits('createSubscription')).toBeGreaterThan(before);
  });

  it('may be a year of free runs', async () => {
    const { person, subscription } = await gift(0, { type: 'yearly' });
    expect(subscription).toMatchObject({ type: 'yearly', originalAmount: 0, expiryDate: nowMs + 365 * DAY_MS });
    expect((await person.get('/credit')).json()).toMatchObject({
      balance: 0,
      yearlyUntil: nowMs + 365 * DAY_MS,
      runPrices: { firebase: 0, dialer: 0, remotes: 0 },
    });
  });
});

describe('a correction', () => {
  it('of uses left is a use by hand; more than the original is refused', async () => {
    const { person, subscription } = await gift(10);
    const change = (body: object) => {
      nowMs += 1;
      return admin.put(`/subscription/${subscription._id}`, body);
    };
    expect((await change({ usagesLeft: 11 })).json().code).toBe('usesBeyondOriginal');
    expect((await change({ usagesLeft: 7, reason: 'paper game' })).json()).toMatchObject({
      usagesLeft: 7,
      usesUsed: 3,
    });
    expect((await change({ usagesLeft: 9 })).json()).toMatchObject({ usagesLeft: 9, usesUsed: 1 });
    expect((await change({ usagesLeft: 9, saleTitle: 'Prize' })).json()).toMatchObject({ saleTitle: 'Prize' });
    const { usages, count } = (await person.get('/usage')).json();
    expect(count).toBe(2);
    expect(usages).toMatchObject([
      { source: 'manual', what: 'manual', amountUsed: -2, creditsBefore: 7, user: person.user._id },
      { source: 'manual', what: 'manual', amountUsed: 3, creditsBefore: 10, user: person.user._id },
    ]);
    for (const usagesLeft of [-1, 0.5, '3', null]) expect((await change({ usagesLeft })).statusCode).toBe(400);
    expect((await admin.put('/subscription/no-such-thing', { usagesLeft: 1 })).statusCode).toBe(404);
    expect((await person.put(`/subscription/${subscription._id}`, { usagesLeft: 10 })).statusCode).toBe(404);
  });

  it('ends a subscription and revives it, by hand or by its end, with entries', async () => {
    const { person, subscription } = await gift(10);
    const change = async (body: object) => (await admin.put(`/subscription/${subscription._id}`, body)).json();
    const balance = async () => (await person.get('/credit')).json().balance;
    expect(await change({ expiredFromAdmin: true })).toMatchObject({ expired: true, usagesLeft: 0, usesExpired: 10 });
    expect(await balance()).toBe(0);
    expect(await change({ usagesLeft: 0, expiredFromAdmin: true })).toMatchObject({ usesExpired: 10 });
    expect((await change({ usagesLeft: 3 })).code).toBe('usesBeyondOriginal');
    expect(await change({ expiredFromAdmin: false, usagesLeft: 6 })).toMatchObject({ usagesLeft: 6, usesUsed: 4 });
    expect(await change({ expiryDate: nowMs })).toMatchObject({ expired: true, usagesLeft: 0, usesExpired: 6 });
    expect(await change({ expiryDate: nowMs + 1 })).toMatchObject({ expired: false, usagesLeft: 6, usesExpired: 0 });
    expect(await change({ expiryDate: null })).toMatchObject({ expiryDate: null });
    expect(await balance()).toBe(6);
    const { transactions } = (await person.get('/transaction')).json();
    expect(transactions.map(({ kind, credits }: { kind: string; credits: number }) => [kind, credits])).toEqual([
      ...[
        ['restore', 6],
        ['expiry', -6],
        ['restore', 10],
        ['expiry', -10],
        ['grant', 10],
      ],
    ]);
    expect(await verifyLedger(test.platform.db)).toBe(0);
  });

  it('of a yearly one takes it out of force and back', async () => {
    const { person, subscription } = await gift(0, { type: 'yearly' });
    const free = async () => (await runPrice(test.platform, person.user._id, 'firebase')).free === 'yearly';
    const change = async (body: object) => (await admin.put(`/subscription/${subscription._id}`, body)).json();
    await change({ expiredFromAdmin: true });
    expect(await free()).toBe(false);
    await change({ expiredFromAdmin: false });
    expect(await free()).toBe(true);
    expect((await change({ expiryDate: null })).code).toBe('invalidInput');
    expect((await change({ usagesLeft: 1 })).code).toBe('usesBeyondOriginal');
    nowMs += 366 * DAY_MS;
    expect(await free()).toBe(false);
    nowMs -= 366 * DAY_MS;
  });
});

describe('what can be bought', () => {
  it.each([
    ['x'.repeat(41), 40],
    [`Ten · ${'x'.repeat(41)} · Ten`, 40],
    ['a · b · c · '.repeat(4), 40],
    ['', 1],
  ])('is refused under the title "%s": each one has its limit', async (title, limit) => {
    const offer = { title, type: 'times', uses: 10, prices: { EUR: 900 } };
    const reply = await admin.post('/subscription/type', offer);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual([expect.objectContaining({ path: 'title', limit })]);
  });

  it('has a title for each language, or one for all', async () => {
    const offer = { type: 'times', uses: 10, prices: { EUR: 900 } };
    const long = ['א'.repeat(40), 'ع'.repeat(40), 'x'.repeat(40)].join(' · ');
    for (const [typed, kept] of [
      [long, long],
      [' עשר·عشر  ·   Ten ', 'עשר · عشر · Ten'],
      ['Ten · Ten · Ten', 'Ten'],
      ['· · Ten', 'Ten'],
      ['Ten', 'Ten'],
    ])
      expect((await admin.post('/subscription/type', { ...offer, title: typed })).json().title).toBe(kept);
  });

  it('is offered, changed and taken away by admins; everybody sees what is offered now', async () => {
    const person = await newPerson();
    const offer = { title: 'Ten', type: 'times', uses: 10, prices: { EUR: 900, ILS: 3900 }, validDays: 365 };
    const { _id } = (await admin.post('/subscription/type', offer)).json();
    const offered = async (client: TestClient) =>
      (await client.get('/subscription/type')).json().types.find((type: { _id: string }) => type._id === _id);
    expect(await offered(person)).toEqual({ ...offer, _id, active: true });
    expect((await admin.put(`/subscription/type/${_id}`, { ...offer, active: false })).json().active).toBe(false);
    expect(await offered(person)).toBeUndefined();
    expect(await offered(admin)).toMatchObject({ active: false });
    for (const wrong of [
      { uses: 0 },
      { prices: {} },
      { prices: { EUR: 0.1 } },
      { prices: { XXX: 1 } },
      { validDays: 0 },
    ])
      expect((await admin.post('/subscription/type', { ...offer, ...wrong })).statusCode).toBe(400);
    expect((await admin.delete(`/subscription/type/${_id}`)).statusCode).toBe(200);
    expect((await admin.delete(`/subscription/type/${_id}`)).statusCode).toBe(404);
    expect(await offered(admin)).toBeUndefined();
    expect(await audits('updateSubscriptionType')).toBe(1);
  });
});
