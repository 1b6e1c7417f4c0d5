import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/test-client.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
let dana: TestClient;
let admin: TestClient;
beforeAll(async () => {
  shop = await openShop(undefined, null);
  dana = await shop.test.signUp('dana');
  admin = await shop.test.signUpAs('admin', 1);
});
afterAll(() => shop.close());
// One person here presses more often than a person may.
beforeEach(() => {
  shop.now.ms += 10 * 60_000;
});

const money = async () => {
  const { db } = shop.test.platform;
  const tables = ['payment_order', 'refund', 'subscription', 'ledger_entry', 'payment_event'] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
};
/** As bytes, so that numbers and repeated names which JSON.stringify would tidy up get there. */
const send = (client: TestClient, url: string, payload: string) => {
  const headers = { ...client.headers, 'content-type': 'application/json' };
  return shop.test.inject({ method: 'POST', url, headers, payload });
};

describe('an order names what, in which currency, by whom it is paid, and nothing else', () => {
  const right = '"subscriptionType":"type-pack","currency":"ILS","provider":"manual","key":"hostile-key"';
  it.each([
    ['a price', `{${right},"amount":1}`],
    ['a price of nothing', `{${right},"price":0}`],
    ['a price in minor units', `{${right},"amount_minor":-1}`],
    ['uses', `{${right},"uses":1000000}`],
    ['an owner', `{${right},"owner":"somebody"}`],
    ['a buyer', `{${right},"user_id":"somebody"}`],
    ['a state', `{${right},"status":"paid"}`],
    ['a receipt', `{${right},"receipt":"1"}`],
    ['a currency that is none', `{${right.replace('ILS', 'XXX')}}`],
    ['the person’s default', `{${right.replace('ILS', 'default')}}`],
    ['a currency in small letters', `{${right.replace('ILS', 'ils')}}`],
    ['a list of currencies', `{${right.replace('"ILS"', '["ILS"]')}}`],
    ['another provider', `{${right.replace('manual', 'free')}}`],
    ['a prototype', `{${right},"__proto__":{"status":"paid"}}`],
    ['an empty key', `{${right.replace('hostile-key', '')}}`],
    ['a key with a line', `{${right.replace('hostile-key', 'hostile\\nkey')}}`],
  ])('refuses %s', async (_what, payload) => {
    const before = await money();
    const reply = await send(dana, '/payment/order', payload);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalidInput']);
    expect(await money()).toEqual(before);
  });

  it('takes of a repeated name the last, and the price of the offer', async () => {
    const reply = await send(dana, '/payment/order', `{"currency":"USD",${right}}`);
    expect(reply.json()).toMatchObject({ amount: 10_000, currency: 'ILS', uses: 10 });
  });

  it.each([
    ['an unknown offer', { subscriptionType: 'type-none' }, 'typeNotOffered'],
    ['a currency it is not sold in', { subscriptionType: 'type-usd' }, 'typeNotOffered'],
    ['an offer that was taken away', { subscriptionType: 'type-gone' }, 'typeNotOffered'],
    ['an offer that is not shown now', { subscriptionType: 'type-hidden' }, 'typeNotOffered'],
    ['a card for what costs nothing', { subscriptionType: 'type-free', provider: 'stripe' }, 'typeNotOffered'],
  ])('refuses %s', async (_what, change, code) => {
    const row = { kind: 'times', uses: 5, valid_days: null, active: 1, created_at_ms: 1, deleted_at_ms: null } as const;
    const offer = (id: string, prices: object, more = {}) => ({
      ...row,
      id: `type-${id}`,
      title: id,
      prices: JSON.stringify(prices),
      ...more,
    });
    await shop.test.platform.db
      .insertInto('subscription_type')
      .values([
        offer('usd', { USD: 100 }),
        offer('gone', { ILS: 100 }, { deleted_at_ms: 1 }),
        offer('hidden', { ILS: 100 }, { active: 0 }),
        offer('free', { ILS: 0 }),
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await money();
    const body = { currency: 'ILS', provider: 'manual', key: 'hostile-offer', ...change };
    expect((await dana.post('/payment/order', body)).json().code).toBe(code);
    expect(await money()).toEqual(before);
  });
});

it.each(['0', '-1', '-0.5', '0.1', '1e309', '1e21', '"100"', 'null', '[100]', '100000001', '9007199254740993', 'NaN'])(
  'refuses a refund of %s',
  async (amount) => {
    const order = await shop.buy(dana, { provider: 'manual' });
    await admin.post(`/payment/order/settle/${order._id}`, { paid: true });
    const before = await money();
    const reply = await send(
      admin,
      `/payment/order/refund/${order._id}`,
      `{"amount":${amount},"key":"hostile-refund"}`,
    );
    expect(reply.statusCode).toBe(400);
    expect(await money()).toEqual(before);
  },
);

it('refuses providers that the house has switched off', async () => {
  await admin.put('/admin/setting', { manualPayments: false, stripePayments: false });
  expect((await dana.get('/payment/offer')).json().providers).toEqual([]);
  for (const provider of ['manual', 'stripe']) {
    const body = { subscriptionType: 'type-pack', currency: 'ILS', provider, key: `off-${provider}` };
    expect((await dana.post('/payment/order', body)).json().code).toBe('paymentUnavailable');
  }
  await admin.put('/admin/setting', { manualPayments: true, stripePayments: true });
  expect((await dana.get('/payment/offer')).json().providers).toEqual(['stripe', 'manual']);
});

it('sells nothing where runs are free', async () => {
  const owner = await shop.test.signUpAs('olga', 0);
  await owner.put('/admin/setting', { everythingFree: true });
  expect((await dana.get('/payment/offer')).json()).toMatchObject({ types: [], everythingFree: true });
  const body = { subscriptionType: 'type-pack', currency: 'ILS', provider: 'manual', key: 'free-of-charge' };
  expect((await dana.post('/payment/order', body)).json().code).toBe('typeNotOffered');
  await owner.put('/admin/setting', { everythingFree: false });
  expect((await dana.get('/payment/offer')).json()).toMatchObject({ everythingFree: false });
});

it('tells nobody else of an order, and lets nobody but admins settle or refund', async () => {
  const omar = await shop.test.signUp('omar');
  const { _id } = await shop.buy(dana, { provider: 'manual' });
  const unknown = await omar.get('/payment/order/aaaaaaaaaaaaaaaaaaaa');
  const foreign = await omar.get(`/payment/order/${_id}`);
  const shape = ({ statusCode, json }: typeof foreign) => ({ statusCode, ...json(), requestId: '' });
  expect(shape(foreign)).toEqual(shape(unknown));
  expect((await omar.post(`/payment/order/cancel/${_id}`)).statusCode).toBe(404);
  for (const client of [omar, dana]) {
    expect((await client.post(`/payment/order/settle/${_id}`, { paid: true })).statusCode).toBe(404);
    const body = { amount: 1, key: 'my-own-refund' };
    expect((await client.post(`/payment/order/refund/${_id}`, body)).statusCode).toBe(404);
  }
  expect((await omar.get('/payment/order')).json().count).toBe(0);
  expect((await omar.get(`/payment/order?user=${dana.user._id}`)).json().count).toBe(0);
});
