import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { type ReadMail, readMails } from '../../../testing/read-mails.ts';
import { voidCharge, holdCharge } from '#features/credits';
import type { TestClient } from '../../../testing/test-client.ts';
import type { PaymentFact } from './payment-fact.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { takeFact } from './take-fact.ts';
import { insertWaiting, openShop, PACK_PRICE, PACK_USES, type Shop, stripeObjects } from '../testing/shop.ts';
import { STRIPE_KEYS } from '../testing/stand-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describeDatabases((getDb) => {
  async function inShop(work: (shop: Shop, dana: TestClient) => Promise<void>): Promise<void> {
    const shop = await openShop(getDb(), null);
    try {
      await work(shop, await shop.test.signUp('dana'));
      expect(await shop.faults()).toBe(0);
    } finally {
      await shop.close();
    }
  }
  let made = 0;
  const order = async (shop: Shop, client: TestClient) => {
    const id = await insertWaiting(shop, client, `order-${String(++made).padStart(6, '0')}`);
    return { id, stripe: stripeObjects({ id, userId: client.user._id, amount: PACK_PRICE }) };
  };
  /** Everything that may not depend on how events came. */
  const endOf = async (shop: Shop, client: TestClient, id: string) => {
    const db = getDb();
    const row = await db.selectFrom('payment_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const subscription = await db
      .selectFrom('subscription')
      .select(['left_count', 'used_count', 'expired_count', 'expired'])
      .where('order_id', '=', id)
      .execute();
    const entries = await db.selectFrom('ledger_entry').selectAll().where('order_id', '=', id).execute();
    const sum = (field: 'delta' | 'amount_minor') => entries.reduce((total, entry) => total + entry[field], 0);
    return {
      status: row.status,
      refunded: row.refunded_minor,
      taken: row.credits_taken,
      hasReceipt: row.receipt_number !== null,
      subscription,
      purchases: entries.filter(({ kind }) => kind === 'purchase').length,
      credits: sum('delta'),
      money: sum('amount_minor'),
      balance: await shop.balance(client.user._id),
    };
  };
  /** A purchase of somebody new, and what it came to. */
  const history = async (shop: Shop, events: string[]) => {
    const buyer = await shop.test.signUp(`buyer-${String(made)}`);
    const { id, stripe } = await order(shop, buyer);
    const objects: Record<string, [string, object]> = {
      paid: ['checkout.session.completed', stripe.session],
      part: ['charge.refunded', stripe.charge(4000)],
      whole: ['charge.refunded', stripe.charge(PACK_PRICE)],
      disputed: ['charge.dispute.created', stripe.dispute('needs_response')],
      won: ['charge.dispute.closed', stripe.dispute('won')],
      lost: ['charge.dispute.closed', stripe.dispute('lost')],
      reinstated: ['charge.dispute.funds_reinstated', stripe.dispute('won')],
      appealed: ['charge.dispute.updated', stripe.dispute('appeal_under_review')],
    };
    for (const name of events) {
      const [type = '', object = {}] = objects[name] ?? [];
      expect(await shop.tell(type, object, { id: `evt_${name}_${id}` })).toBe(200);
    }
    return endOf(shop, buyer, id);
  };
  const permutations = (names: string[]): string[][] =>
    names.length < 2
      ? [names]
      : names.flatMap((name) => permutations(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));

  it('ends alike in every order of paid, refunded and disputed, three copies of each', () =>
    inShop(async (shop) => {
      const first = ['paid', 'whole', 'disputed'];
      const wanted = await history(shop, first);
      expect(wanted).toMatchObject({
        status: 'disputed',
        refunded: PACK_PRICE,
        taken: PACK_USES,
        hasReceipt: true,
        purchases: 1,
        credits: 0,
        balance: 0,
      });
      for (const one of permutations(first)) {
        const mixed = [...one, ...one.toReversed(), ...one];
        const inBlocks = one.flatMap((name) => [name, name, name]);
        expect(await history(shop, mixed), mixed.join()).toEqual(wanted);
        expect(await history(shop, inBlocks), inBlocks.join()).toEqual(wanted);
      }
    }));

  it('ends alike in every order of a part refunded and a dispute won', () =>
    inShop(async (shop) => {
      for (const one of permutations(['paid', 'part', 'disputed', 'won'])) {
        expect(await history(shop, one), one.join()).toMatchObject({
          status: 'paid',
          refunded: 4000,
          taken: 4,
          subscription: [{ left_count: 6, used_count: 0, expired_count: 4, expired: 0 }],
          purchases: 1,
          credits: 6,
          money: 6000,
          balance: 6,
        });
      }
    }));

  it('gives back what a lost dispute took once it is won after all, exactly once, in every order', () =>
    inShop(async (shop) => {
      const whole = { status: 'paid', taken: 0, purchases: 1, credits: PACK_USES, money: PACK_PRICE };
      const open = [{ left_count: PACK_USES, used_count: 0, expired_count: 0, expired: 0 }];
      for (const one of permutations(['paid', 'disputed', 'lost', 'won'])) {
        const told = [...one, ...one.toReversed(), 'reinstated', 'appealed', 'won'];
        const wanted = { ...whole, refunded: 0, subscription: open, balance: PACK_USES };
        expect(await history(shop, told), one.join()).toMatchObject(wanted);
      }
      // The word of the money alone will do, and an appeal by itself changes nothing.
      const lost = ['paid', 'disputed', 'lost', 'appealed'];
      expect(await history(shop, lost)).toMatchObject({ status: 'disputed', taken: PACK_USES, balance: 0 });
      expect(await history(shop, [...lost, 'reinstated'])).toMatchObject({ ...whole, balance: PACK_USES });
      expect(await history(shop, [...lost, 'part', 'won'])).toMatchObject({ status: 'paid', taken: 4, balance: 6 });
    }));

  it('ends alike when everything comes at the same moment, by event and by look', () =>
    inShop(async (shop, dana) => {
      const { id, stripe } = await order(shop, dana);
      const { session } = stripe;
      const looked: PaymentFact = {
        eventKey: `look:${session.id}`,
        kind: 'paid',
        orderId: id,
        userId: dana.user._id,
        checkoutRef: session.id,
        paymentRef: session.payment_intent,
        amountMinor: PACK_PRICE,
        currency: 'ILS',
        disputeRef: null,
      };
      const look = () => takeFact(shop.desk, 'stripe', looked);
      const tell = (type: string, object: object) =>
        [0, 1, 2].map(() => shop.tell(type, object, { id: `${type}${id}` }));
      await Promise.all([
        ...tell('charge.dispute.created', stripe.dispute('needs_response')),
        look(),
        ...tell('checkout.session.completed', session),
        ...tell('charge.refunded', stripe.charge(4000)),
        look(),
        ...tell('checkout.session.async_payment_succeeded', session),
        ...tell('charge.dispute.closed', stripe.dispute('won')),
      ]);
      const wanted = { status: 'paid', refunded: 4000, taken: 4, purchases: 1, credits: 6, money: 6000, balance: 6 };
      expect(await endOf(shop, dana, id)).toMatchObject(wanted);
    }));

  it('keeps the credits of a lost dispute, takes none that were used, and none comes back to it', () =>
    inShop(async (shop, dana) => {
      const { id, stripe } = await order(shop, dana);
      await shop.tell('checkout.session.completed', stripe.session);
      const game = (await dana.post('/game', { name: 'Colours', setting: { gameType: 'firebase' } })).json();
      const run = { what: 'room', runId: 'room-000001', userId: dana.user._id } as const;
      const about = { id: game._id, name: game.name, gameType: 'remotes' as const };
      const held = await holdCharge(shop.test.platform, getDb(), { ...run, game: about });
      expect(held).toMatchObject({ ok: true, value: { amount: 5 } });
      await shop.tell('charge.dispute.created', stripe.dispute('needs_response'));
      expect(await shop.balance(dana.user._id)).toBe(0);
      await shop.tell('charge.dispute.closed', stripe.dispute('lost'));
      expect(await endOf(shop, dana, id)).toMatchObject({ status: 'disputed', taken: 5 });
      await voidCharge(shop.test.platform, getDb(), 'room', 'room-000001');
      expect(await shop.balance(dana.user._id)).toBe(0);
    }));

  it('tells the owners of a dispute at once and how it ended, and marks order, dashboard and receipt', () =>
    inShop(async (shop, dana) => {
      const olga = await shop.test.signUpAs('olga', 0);
      await getDb().updateTable('app_user').set({ language: 'en' }).execute();
      const { id, stripe } = await order(shop, dana);
      await shop.tell('checkout.session.completed', stripe.session);
      const letters: ReadMail[] = [];
      const state = async () => {
        const { status, dispute } = (await olga.get(`/payment/order/${id}`)).json();
        const { openDisputes } = (await olga.get('/admin/dashboard')).json();
        const receipt = (await dana.get(`/payment/receipt/${id}?language=en`)).body;
        letters.push(...(await readMails(shop.test)));
        const told = letters.filter(({ to, plain }) => to === olga.user.email && plain.includes('disput'));
        return { status, dispute, openDisputes, told: told.length, mark: /Disputed: [^<]*/.exec(receipt)?.[0] ?? '' };
      };
      expect(await state()).toEqual({ status: 'paid', dispute: null, openDisputes: 0, told: 0, mark: '' });
      await shop.tell('charge.dispute.created', stripe.dispute('needs_response'));
      const reviewing = 'Disputed: the bank is reviewing this payment.';
      const open = { status: 'disputed', dispute: 'open', openDisputes: 1, told: 1, mark: reviewing };
      expect(await state()).toEqual(open);
      await shop.tell('charge.dispute.created', stripe.dispute('needs_response'), { id: 'evt_once_more' });
      expect(await state()).toEqual(open);
      await shop.tell('charge.dispute.closed', stripe.dispute('lost'));
      const gone = 'Disputed: the bank returned this payment to the buyer.';
      expect(await state()).toEqual({ status: 'disputed', dispute: 'lost', openDisputes: 0, told: 2, mark: gone });
      await shop.tell('charge.dispute.funds_reinstated', stripe.dispute('won'), { id: 'evt_appeal' });
      expect(await state()).toEqual({ status: 'paid', dispute: 'won', openDisputes: 0, told: 3, mark: '' });
    }));

  it('pays an order that ran out when the word comes three days late, once however often it comes', () =>
    inShop(async (shop, dana) => {
      const { id, stripe } = await order(shop, dana);
      shop.now.ms += 3 * DAY_MS;
      await reconcileOrders(shop.desk);
      // Stripe cannot be asked here: the order goes on waiting.
      expect(await endOf(shop, dana, id)).toMatchObject({ status: 'waiting' });
      await getDb().updateTable('payment_order').set({ status: 'expired' }).where('id', '=', id).execute();
      const tell = () => shop.tell('checkout.session.completed', stripe.session, { id: 'evt_late' });
      expect(await Promise.all([tell(), tell(), tell()])).toEqual([200, 200, 200]);
      expect(await endOf(shop, dana, id)).toMatchObject({ status: 'paid', purchases: 1, balance: PACK_USES });
    }));

  it.each(['the next turn of the job', 'its next copy', 'a copy of the payment'])(
    'joins a dispute that crossed with its payment and saw no order: %s',
    (how) =>
      inShop(async (shop, dana) => {
        const { id, stripe } = await order(shop, dana);
        const pay = () => shop.tell('checkout.session.completed', stripe.session, { id: 'evt_paid' });
        const dispute = () =>
          shop.tell('charge.dispute.created', stripe.dispute('needs_response'), { id: 'evt_disputed' });
        const renamePayment = (payment: string) =>
          getDb()
            .updateTable('payment_event')
            .set({ payment_ref: payment })
            .where('event_key', '=', 'evt_disputed')
            .execute();
        await dispute();
        // Out of the payment's sight, as what is not yet on disk when it looks.
        await renamePayment('not-on-disk');
        await pay();
        await renamePayment(stripe.session.payment_intent);
        expect(await endOf(shop, dana, id)).toMatchObject({ status: 'paid', balance: PACK_USES });
        if (how === 'its next copy') await dispute();
        else if (how === 'a copy of the payment') await pay();
        else await reconcileOrders(shop.desk);
        expect(await endOf(shop, dana, id)).toMatchObject({ status: 'disputed', balance: 0 });
      }),
  );

  it.each<[string, (stripe: ReturnType<typeof stripeObjects>) => object]>([
    ['a smaller sum', ({ session }) => ({ ...session, amount_total: 1 })],
    ['a larger sum', ({ session }) => ({ ...session, amount_total: PACK_PRICE + 1 })],
    ['another currency', ({ session }) => ({ ...session, currency: 'usd' })],
    ['another buyer', ({ session }) => ({ ...session, metadata: { ...session.metadata, user: 'user-omar' } })],
    ['another checkout', ({ session }) => ({ ...session, id: 'cs_other' })],
    ['two different orders', ({ session }) => ({ ...session, client_reference_id: 'order-999999' })],
  ])('gives nothing for %s, and tells the admins', (_what, forge) =>
    inShop(async (shop, dana) => {
      const { id, stripe } = await order(shop, dana);
      expect(await shop.tell('checkout.session.completed', forge(stripe))).toBe(200);
      expect(await endOf(shop, dana, id)).toMatchObject({ status: 'waiting', purchases: 0, balance: 0 });
      const admin = await shop.test.signUpAs('admin', 1);
      expect((await admin.get(`/payment/order/${id}`)).json().note).toContain('does not fit');
      expect((await dana.get(`/payment/order/${id}`)).json().note).toBe('');
      const audited = await getDb().selectFrom('audit_entry').selectAll().where('target_id', '=', id).execute();
      expect(audited).toMatchObject([{ action: 'noteOnOrder', actor_id: null, target_kind: 'order' }]);
    }),
  );

  it('gives nothing for a session that is not paid, that belongs to nobody, or that is no payment', () =>
    inShop(async (shop, dana) => {
      const { id, stripe } = await order(shop, dana);
      const { session } = stripe;
      await shop.tell('checkout.session.completed', { ...session, payment_status: 'unpaid' });
      await shop.tell('checkout.session.completed', { ...session, mode: 'subscription' });
      await shop.tell('checkout.session.completed', {
        ...session,
        id: 'cs_x',
        client_reference_id: null,
        metadata: {},
      });
      await shop.tell('invoice.paid', session);
      expect(await endOf(shop, dana, id)).toMatchObject({ status: 'waiting', purchases: 0 });
      await shop.tell('checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' });
      expect(await endOf(shop, dana, id)).toMatchObject({ status: 'declined', purchases: 0 });
      await shop.tell('checkout.session.async_payment_succeeded', session);
      expect(await endOf(shop, dana, id)).toMatchObject({ status: 'paid', purchases: 1 });
    }));

  it('numbers receipts without a gap and without a double, whatever happens at once', () =>
    inShop(async (shop, dana) => {
      const many = await Promise.all(Array.from({ length: 12 }, () => order(shop, dana)));
      await Promise.all(many.map(({ stripe }) => shop.tell('checkout.session.completed', stripe.session)));
      const rows = await getDb().selectFrom('payment_order').select('receipt_number').execute();
      const numbers = rows.map((row) => row.receipt_number ?? 0).toSorted((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
      expect(await shop.balance(dana.user._id)).toBe(12 * PACK_USES);
    }));
}, 'payment events');

it('takes nothing that is forged, stale, changed or unsigned, and answers so', async () => {
  const shop = await openShop(undefined, null);
  try {
    const dana = await shop.test.signUp('dana');
    const id = await insertWaiting(shop, dana, 'order-forged');
    const { session } = stripeObjects({ id, userId: dana.user._id, amount: PACK_PRICE });
    const event = { id: 'evt_f', object: 'event', type: 'checkout.session.completed', data: { object: session } };
    const payload = JSON.stringify(event);
    const { webhooks } = new Stripe(STRIPE_KEYS.secretKey);
    const sign = (secret: string, timestamp = Math.floor(shop.now.ms / 1000)) =>
      webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const good = sign(STRIPE_KEYS.webhookSecret);
    const post = async (body: string, signature: string | null, type = 'application/json') => {
      const headers = { 'content-type': type, ...(signature !== null && { 'stripe-signature': signature }) };
      const url = '/payment/webhook/stripe';
      return (await shop.test.inject({ method: 'POST', url, headers, payload: body })).statusCode;
    };
    expect(await post(payload, null)).toBe(400);
    expect(await post(payload, 't=1,v1=00')).toBe(400);
    expect(await post(payload, sign('whsec_of_somebody_else'))).toBe(400);
    expect(await post(payload, sign(STRIPE_KEYS.webhookSecret, Math.floor(shop.now.ms / 1000) - 400))).toBe(400);
    // The same words, written anew: the bytes are what was signed.
    expect(await post(JSON.stringify(event, null, 1), good)).toBe(400);
    expect(await post(payload.replace(String(PACK_PRICE), '1'), good)).toBe(400);
    expect(await post('', good)).toBe(400);
    expect(await post(`{"a":"${'x'.repeat(600_000)}"}`, good)).toBe(413);
    const elsewhere = { method: 'POST', url: '/payment/webhook/manual', payload: {} } as const;
    expect((await shop.test.inject(elsewhere)).statusCode).toBe(404);
    expect((await dana.get(`/payment/order/${id}`)).json().status).toBe('waiting');
    expect(await shop.test.platform.db.selectFrom('payment_event').selectAll().execute()).toEqual([]);
    // And the very same, untouched, whatever it says its type is.
    expect(await post(payload, good, 'text/plain')).toBe(200);
    expect((await dana.get(`/payment/order/${id}`)).json().status).toBe('paid');
  } finally {
    await shop.close();
  }
});
