import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/test-client.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { openShop, PACK_PRICE, PACK_USES, type Shop, untilOrder } from '../testing/shop.ts';
import { startTestStripe, type TestStripe } from '../testing/stand-in.ts';

const MINUTE_MS = 60_000;

let stripe: TestStripe;
let shop: Shop;
let dana: TestClient;
let admin: TestClient;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(() => stripe.stop());
beforeEach(async () => {
  shop = await openShop(undefined, stripe);
  dana = await shop.test.signUp('dana');
  admin = await shop.test.signUpAs('admin', 1);
});
afterEach(async () => {
  expect(await shop.faults()).toBe(0);
  await shop.close();
});

const sessionOf = (page: string | null) => /cs_test_\w+/.exec(page ?? '')?.[0] ?? '';
/** Buys, and pays on the hosted page; gives the order and its session. */
async function pay() {
  const order = await shop.buy(dana);
  const page = order.checkoutUrl ?? '';
  const back = await stripe.press(page, 'pay');
  return { id: order._id, session: sessionOf(page), back };
}
const look = async (id: string) => (await dana.get(`/payment/order/${id}`)).json();
const refund = (id: string, amount: number, key = `refund-${amount}-key`) =>
  admin.post(`/payment/order/refund/${id}`, { amount, key });

it('sells by card: page, payment, signed event, credits, receipt, refund', async () => {
  const order = await shop.buy(dana, { key: 'one-card-press' });
  expect(order).toMatchObject({ status: 'waiting', provider: 'stripe', amount: PACK_PRICE, receipt: '' });
  const page = order.checkoutUrl ?? '';
  expect(page.startsWith(`${stripe.url}/pay/`)).toBe(true);
  // The same press again is the same page: nobody pays twice.
  expect((await shop.buy(dana, { key: 'one-card-press' })).checkoutUrl).toBe(page);
  expect(await stripe.press(page, 'decline')).toBeNull();
  expect(await stripe.press(page, 'abandon')).toBe(`http://shop.test/default/payment?order=${order._id}`);
  expect(await stripe.press(page, 'pay')).toBe(`http://shop.test/default/payment-success?order=${order._id}`);
  await untilOrder(dana, order._id, { status: 'paid', receipt: '000001', checkoutUrl: null });
  expect(await shop.balance(dana.user._id)).toBe(PACK_USES);
  const session = (await stripe.state()).sessions.find(({ id }) => page.endsWith(id));
  expect(session).toMatchObject({ amount_total: PACK_PRICE, currency: 'ils' });
  expect((await refund(order._id, 4000)).json()).toMatchObject({ status: 'paid', refunded: 4000 });
  expect(await shop.balance(dana.user._id)).toBe(6);
  await stripe.control('refund', { session: session?.id, amount: 6000 });
  await untilOrder(dana, order._id, { status: 'refunded', refunded: 10_000 });
  expect(await shop.balance(dana.user._id)).toBe(0);
});

it('counts each event once through copies, swapped order, lost tries and delay', async () => {
  await stripe.turn({ duplicate: 3, reorder: 3, dropFirst: true, delayMs: 100 });
  const { id, session } = await pay();
  await stripe.control('refund', { session, amount: 1000 });
  await stripe.control('dispute', { session, outcome: 'open' });
  await untilOrder(dana, id, { status: 'disputed', refunded: 1000 });
  await stripe.turn({ reorder: 1 });
  await stripe.control('dispute', { session, outcome: 'won' });
  await untilOrder(dana, id, { status: 'paid' });
  expect(await shop.balance(dana.user._id)).toBe(9);
  const events = await shop.test.platform.db.selectFrom('payment_event').selectAll().execute();
  const kinds = events.filter(({ result }) => result === 'counted').map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['disputeOpened', 'disputeWon', 'paid', 'refunded']);
  const { deliveries } = await stripe.state();
  for (const { answers } of deliveries.slice(-4)) expect(answers.slice(1).every((status) => status === 200)).toBe(true);
});

it('pays from the return page when the event never comes, and once when both come at the same moment', async () => {
  await stripe.turn({ hold: true });
  const { id } = await pay();
  expect((await look(id)).status).toBe('paid');
  await stripe.turn({ hold: false });
  // Three pages, three copies.
  await stripe.turn({ hold: true, duplicate: 3 });
  const second = await pay();
  await Promise.all([stripe.turn({ hold: false }), look(second.id), look(second.id), look(second.id)]);
  await untilOrder(dana, second.id, { status: 'paid' });
  expect(await shop.balance(dana.user._id)).toBe(2 * PACK_USES);
  const { orders } = (await dana.get('/payment/order')).json();
  expect(orders.map(({ receipt }: { receipt: string }) => receipt).toSorted()).toEqual(['000001', '000002']);
});

it('asks the provider at most every few seconds, however often a page asks', async () => {
  await stripe.turn({ hold: true });
  const order = await shop.buy(dana);
  expect((await look(order._id)).status).toBe('waiting');
  await stripe.press(order.checkoutUrl ?? '', 'pay');
  expect((await look(order._id)).status).toBe('waiting');
  shop.now.ms += 3000;
  expect((await look(order._id)).status).toBe('paid');
});

it('finds by its job what neither event nor page told, a minute later', async () => {
  await stripe.turn({ hold: true });
  const { id } = await pay();
  await reconcileOrders(shop.desk);
  const status = async () => (await dana.get('/payment/order')).json().orders[0].status;
  expect(await status()).toBe('waiting');
  shop.now.ms += MINUTE_MS;
  await reconcileOrders(shop.desk);
  expect(await status()).toBe('paid');
  expect((await look(id)).receipt).toBe('000001');
});

it('refuses when the provider is away, charges nothing, and goes on with the same press later', async () => {
  await stripe.turn({ down: true });
  const body = { subscriptionType: shop.pack, currency: 'USD', provider: 'stripe', key: 'pressed-in-a-storm' };
  const refused = await dana.post('/payment/order', body);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'paymentUnavailable']);
  expect(await shop.balance(dana.user._id)).toBe(0);
  await stripe.turn({ down: false });
  const order = (await dana.post('/payment/order', body)).json();
  expect(order.checkoutUrl).toContain('/pay/cs_test_');
  expect((await dana.get('/payment/order')).json().count).toBe(1);
  // Away again while a page waits: it is shown what is known.
  await stripe.turn({ down: true });
  expect((await look(order._id)).status).toBe('waiting');
});

it('gives an order up at the provider too, unless it was paid at the last moment', async () => {
  const given = await shop.buy(dana);
  const cancel = (id: string) => dana.post(`/payment/order/cancel/${id}`);
  expect((await cancel(given._id)).json()).toMatchObject({ status: 'cancelled' });
  expect(await stripe.press(given.checkoutUrl ?? '', 'pay')).toBeNull();
  await stripe.turn({ hold: true });
  const { id } = await pay();
  expect((await cancel(id)).json().code).toBe('orderSettled');
  expect(await shop.balance(dana.user._id)).toBe(PACK_USES);
});

it('ends an order whose hour is over, and waits for a bank that takes days', async () => {
  const over = await shop.buy(dana);
  const bank = await shop.buy(dana);
  const session = sessionOf(bank.checkoutUrl);
  await stripe.press(bank.checkoutUrl ?? '', 'bank');
  await untilOrder(dana, bank._id, { status: 'waiting', checkoutUrl: null });
  shop.now.ms += 2 * 60 * MINUTE_MS;
  await reconcileOrders(shop.desk);
  expect((await look(over._id)).status).toBe('expired');
  expect((await look(bank._id)).status).toBe('waiting');
  shop.now.ms = Date.now();
  await stripe.control('settle', { session, succeeded: true });
  await untilOrder(dana, bank._id, { status: 'paid' });
  expect(await shop.balance(dana.user._id)).toBe(PACK_USES);
});

it('takes up a refund that broke off, and gives the money back once', async () => {
  const { id } = await pay();
  await untilOrder(dana, id, { status: 'paid' });
  await stripe.turn({ down: true });
  expect((await refund(id, 3000, 'broken-refund')).json().code).toBe('paymentUnavailable');
  // Promised: it cannot be promised again beside it.
  expect((await refund(id, 8000, 'another-refund')).json().code).toBe('notRefundable');
  await stripe.turn({ down: false });
  shop.now.ms += 2 * MINUTE_MS;
  await Promise.all([reconcileOrders(shop.desk), reconcileOrders(shop.desk)]);
  expect(await look(id)).toMatchObject({ refunded: 3000 });
  expect((await refund(id, 3000, 'broken-refund')).json()).toMatchObject({ refunded: 3000 });
  const { refunds } = await stripe.state();
  const own = await shop.test.platform.db.selectFrom('refund').select('id').execute();
  expect(refunds.filter(({ metadata }) => metadata['refund'] === own[0]?.id)).toHaveLength(1);
  expect(await shop.balance(dana.user._id)).toBe(7);
});

it('takes up a refund that was paid out and never written down', async () => {
  const { id } = await pay();
  await untilOrder(dana, id, { status: 'paid' });
  await stripe.turn({ hold: true });
  await refund(id, 3000);
  // As a process that died right after the provider's answer would have left it.
  const { db } = shop.test.platform;
  await db.updateTable('refund').set({ state: 'asked', provider_ref: null }).execute();
  shop.now.ms += 2 * MINUTE_MS;
  await reconcileOrders(shop.desk);
  await stripe.turn({ hold: false });
  expect((await stripe.state()).refunds.filter(({ amount }) => amount === 3000).length).toBeGreaterThan(0);
  expect(await db.selectFrom('refund').select(['state', 'amount_minor']).execute()).toEqual([
    { state: 'done', amount_minor: 3000 },
  ]);
  expect(await look(id)).toMatchObject({ refunded: 3000 });
});

it('says so when the provider refuses a refund', async () => {
  const { id, session } = await pay();
  await untilOrder(dana, id, { status: 'paid' });
  await stripe.turn({ hold: true });
  await stripe.control('refund', { session, amount: 9000 });
  // Here nobody knows yet that most of it went back elsewhere.
  const refused = await refund(id, 5000);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'notRefundable']);
  await stripe.turn({ hold: false });
  await untilOrder(dana, id, { refunded: 9000 });
});
