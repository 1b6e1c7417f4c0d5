import { InstitutionId, type Order } from '@qc/contract';
import { vi } from 'vitest';
import Stripe from 'stripe';
import { verifyLedger } from '#features/credits';
import { searchKey } from '#platform/db/search-key';
import type { Db } from '#platform/db/tables';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { makePaymentDesk, type PaymentDesk } from '../payment-desk.ts';
import { STRIPE_KEYS, type TestStripe } from './stand-in.ts';

/** A house that sells two things. Prices are in all currencies, minor units. */
export interface Shop {
  test: TestApp;
  /** Runs the jobs; its looks are its own. */
  desk: PaymentDesk;
  pack: string;
  year: string;
  now: { ms: number };
  /** Presses the button once; a key of its own each time unless `more` says another. */
  buy(client: TestClient, more?: object): Promise<Order>;
  /** Tells the shop of a signed event, as Stripe would now. */
  tell(type: string, object: object, more?: { id?: string }): Promise<number>;
  balance(potId: string): Promise<number>;
  faults(): Promise<number>;
  close(): Promise<void>;
}

export const PACK_PRICE = 10_000;
export const PACK_USES = 10;
let presses = 0;
let events = 0;

export async function openShop(db: Db | undefined, stripe: TestStripe | null): Promise<Shop> {
  const now = { ms: Date.now() };
  const test = await buildTestApp({
    ...(db && { db }),
    now: () => now.ms,
    config: {
      everythingFree: false,
      publicUrl: 'http://shop.test',
      stripe: { ...STRIPE_KEYS, apiUrl: stripe?.url ?? 'http://127.0.0.1:9' },
    },
  });
  if (stripe) {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await stripe.turn({
      webhookUrl: `http://127.0.0.1:${port}/payment/webhook/stripe`,
      duplicate: 1,
      delayMs: 0,
      reorder: 1,
      dropFirst: false,
      hold: false,
      down: false,
    });
  }
  const { platform } = test;
  const offer = { active: 1, created_at_ms: 1, deleted_at_ms: null };
  const prices = JSON.stringify({ USD: PACK_PRICE, EUR: PACK_PRICE, ILS: PACK_PRICE });
  const pack = { ...offer, id: 'type-pack', title: 'Ten games', kind: 'times', uses: PACK_USES, prices } as const;
  const year = { ...offer, id: 'type-year', title: 'A whole year', kind: 'yearly', uses: 0, prices } as const;
  await platform.db
    .insertInto('subscription_type')
    .values([
      { ...pack, valid_days: null },
      { ...year, valid_days: null },
    ])
    .execute();
  const signer = new Stripe(STRIPE_KEYS.secretKey);
  return {
    test,
    desk: makePaymentDesk(platform, () => {}),
    pack: pack.id,
    year: year.id,
    now,
    buy: async (client, more = {}) => {
      const wish = { subscriptionType: pack.id, currency: 'ILS', provider: 'stripe', key: `press-${++presses}-key` };
      const reply = await client.post('/payment/order', { ...wish, ...more });
      if (reply.statusCode !== 200) throw new Error(`not bought: ${reply.body}`);
      return reply.json();
    },
    tell: async (type, object, { id = `evt_${++events}` } = {}) => {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
      const timestamp = Math.floor(now.ms / 1000);
      const signature = signer.webhooks.generateTestHeaderString({
        payload,
        secret: STRIPE_KEYS.webhookSecret,
        timestamp,
      });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const reply = await test.inject({ method: 'POST', url: '/payment/webhook/stripe', headers, payload });
      return reply.statusCode;
    },
    balance: async (potId) => {
      const row = await platform.db.selectFrom('pot').select('balance').where('id', '=', potId).executeTakeFirst();
      return row?.balance ?? 0;
    },
    faults: () => verifyLedger(platform.db, (fault) => console.error(fault)),
    close: () => test.close(),
  };
}

/** What Stripe would say of an order's checkout, payment, charge and dispute, when everything went as it should. */
export function stripeObjects(order: { id: string; userId: string; amount: number; currency?: string }) {
  const { id, userId, amount, currency = 'ils' } = order;
  const metadata = { order: id, user: userId };
  const [payment_intent, charge] = [`pi_${id}`, `ch_${id}`];
  return {
    session: {
      id: `cs_${id}`,
      object: 'checkout.session',
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
      amount_total: amount,
      currency,
      client_reference_id: id,
      metadata,
      payment_intent,
    },
    charge: (refunded: number) => ({
      id: charge,
      object: 'charge',
      amount,
      amount_refunded: refunded,
      currency,
      metadata,
      payment_intent,
    }),
    dispute: (status: string, ref = `dp_${id}`) => ({
      id: ref,
      object: 'dispute',
      amount,
      currency,
      charge,
      payment_intent,
      status,
    }),
  };
}

/** An order that waits at Stripe, put in without asking it. */
export async function insertWaiting(shop: Shop, client: TestClient, id: string): Promise<string> {
  const { db } = shop.test.platform;
  const pot = { id: client.user._id, kind: 'user' as const, last_transaction_ms: null };
  await db
    .insertInto('pot')
    .values(pot)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('payment_order')
    .values({
      id,
      user_id: client.user._id,
      pot_id: pot.id,
      type_id: shop.pack,
      title: 'Ten games',
      search_text: searchKey('Ten games'),
      kind: 'times',
      uses: PACK_USES,
      valid_days: null,
      amount_minor: PACK_PRICE,
      currency: 'ILS',
      provider: 'stripe',
      provider_ref: `cs_${id}`,
      payment_ref: null,
      checkout_url: 'https://checkout.test/',
      status: 'waiting',
      receipt_number: null,
      press_key: `press-${id}`,
      note: '',
      created_at_ms: shop.now.ms,
      expires_at_ms: shop.now.ms + 3_600_000,
      paid_at_ms: null,
    })
    .execute();
  return id;
}

/** Makes somebody a manager, or a plain member, of a new institution. */
export async function joinInstitution(shop: Shop, client: TestClient, id: string): Promise<InstitutionId> {
  const { db } = shop.test.platform;
  const house = { id, name: 'High school', sort_name: 'high school', search_text: 'high school', created_at_ms: 1 };
  await db
    .insertInto('institution')
    .values({ ...house, closed_at_ms: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('app_user').set({ institution_id: id }).where('id', '=', client.user._id).execute();
  return InstitutionId.parse(id);
}

/** Waits until the shop knows what Stripe has told it. */
export function untilOrder(client: TestClient, id: string, wanted: Partial<Order>): Promise<void> {
  return vi.waitFor(
    async () => {
      const { orders } = (await client.get('/payment/order?perPage=100')).json();
      const order = orders.find((one: Order) => one._id === id);
      for (const [key, value] of Object.entries(wanted)) {
        if (order?.[key] !== value) throw new Error(`${key} is ${String(order?.[key])}, not ${String(value)}`);
      }
    },
    { timeout: 10_000, interval: 50 },
  );
}
