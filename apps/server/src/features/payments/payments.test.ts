import { type Language, LANGUAGES, type Order } from '@qc/contract';
import { expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { reconcileOrders } from './orders/reconcile-orders.ts';
import { joinInstitution, openShop, PACK_PRICE, PACK_USES, type Shop } from './testing/shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MANUAL = { provider: 'manual' };

describeDatabases((getDb) => {
  async function inShop(work: (shop: Shop, dana: TestClient, admin: TestClient) => Promise<void>): Promise<void> {
    const shop = await openShop(getDb(), null);
    try {
      await work(shop, await shop.test.signUp('dana'), await shop.test.signUpAs('admin', 1));
      expect(await shop.faults()).toBe(0);
    } finally {
      await shop.close();
    }
  }
  const settle = (admin: TestClient, { _id }: Order, paid = true) =>
    admin.post(`/payment/order/settle/${_id}`, { paid, note: 'bank transfer' });
  const refund = (admin: TestClient, { _id }: Order, amount: number, key = `refund-${amount}-key`) =>
    admin.post(`/payment/order/refund/${_id}`, { amount, key });

  it('sells by hand from the press of the button to the receipt, with letters to both', () =>
    inShop(async (shop, dana, admin) => {
      const wish = { ...MANUAL, key: 'one-press-key' };
      const bought = await shop.buy(dana, wish);
      expect(bought).toMatchObject({
        status: 'waiting',
        amount: PACK_PRICE,
        uses: PACK_USES,
        receipt: '',
        checkoutUrl: null,
        owner: { kind: 'user', _id: dana.user._id, name: 'dana' },
      });
      expect(await shop.balance(dana.user._id)).toBe(0);
      expect((await dana.get(`/payment/receipt/${bought._id}`)).statusCode).toBe(404);
      const settled = (await settle(admin, bought)).json();
      expect(settled).toMatchObject({ status: 'paid', receipt: '000001', note: 'bank transfer' });
      expect(await shop.balance(dana.user._id)).toBe(PACK_USES);
      expect((await dana.get('/payment/order')).json()).toMatchObject({
        count: 1,
        orders: [{ status: 'paid', note: '' }],
      });
      expect((await dana.get(`/payment/receipt/${bought._id}?language=en`)).body).toContain('000001');
      // What came of it is found by both numbers.
      const { transactions } = (await dana.get('/transaction')).json();
      expect(transactions).toMatchObject([{ orderNumber: bought.number, receiptNumber: 1 }]);
      // Once: neither the button nor the admin's hand works twice.
      expect((await shop.buy(dana, wish))._id).toBe(bought._id);
      expect((await settle(admin, bought)).json().code).toBe('orderSettled');
      expect((await settle(admin, bought, false)).json().code).toBe('orderSettled');
      expect(await shop.balance(dana.user._id)).toBe(PACK_USES);
      const entries = await getDb().selectFrom('audit_entry').selectAll().where('action', '=', 'settleOrder').execute();
      expect(entries.filter(({ succeeded }) => succeeded === 1)).toMatchObject([{ target_id: bought._id }]);
    }));

  it('writes to the buyer and to the house, in their languages, with the house’s words as text', () =>
    inShop(async (shop, dana, admin) => {
      const settings = { contactEmail: 'office@school.org', paymentText: 'Bank 12\n<b>Account</b> 345' };
      const owner = await shop.test.signUpAs('olga', 0);
      expect((await owner.put('/admin/setting', settings)).statusCode).toBe(200);
      await getDb().updateTable('app_user').set({ language: 'ar' }).where('id', '=', dana.user._id).execute();
      const bought = await shop.buy(dana, MANUAL);
      await settle(admin, bought);
      await refund(admin, bought, 1000);
      await settle(admin, await shop.buy(dana, MANUAL), false);
      const letters = await readMails(shop.test);
      const to = (address: string) => letters.filter(({ to }) => to === address).map(({ plain }) => plain);
      const own = to('dana@school.org');
      expect(own).toHaveLength(5);
      const about = (words: string) => own.filter((plain) => plain.includes(words));
      expect(about('سجّلنا طلبكم')).toHaveLength(2);
      expect(about('سجّلنا طلبكم')[0]).toMatch(/Bank 12[^]*<b>Account<\/b> 345/);
      expect(about('000001')).toHaveLength(1);
      expect(about(`http://shop.test/ar/payment-success?order=${bought._id}`)).toHaveLength(2);
      expect(about('رددنا إليكم')[0]).toContain('10.00');
      expect(about('لم يصل')).toHaveLength(1);
      expect(to('office@school.org')).toHaveLength(2);
      expect(to('office@school.org')[0]).toContain('dana@school.org');
    }));

  it('speaks of what was bought in the language of whoever reads, by the titles of that day', () =>
    inShop(async (shop, dana, admin) => {
      const titles = { he: 'עשרה משחקים', ar: 'عشر ألعاب', en: 'Ten games' };
      const offer = { type: 'times', uses: PACK_USES, prices: { ILS: PACK_PRICE } };
      const retitle = (title: string) => admin.put(`/subscription/type/${shop.pack}`, { ...offer, title });
      await retitle(Object.values(titles).join(' · '));
      const setLanguage = (language: Language) =>
        getDb().updateTable('app_user').set({ language }).where('id', '=', dana.user._id).execute();
      const receipts: Order[] = [];
      for (const language of LANGUAGES) {
        await setLanguage(language);
        const bought = await shop.buy(dana, MANUAL);
        await settle(admin, bought);
        receipts.push(bought);
      }
      await retitle('Something else');
      const plain = (await readMails(shop.test)).filter(({ to }) => to === 'dana@school.org').map((mail) => mail.plain);
      const [bought] = receipts;
      for (const [language, title] of Object.entries(titles)) {
        const others = Object.values(titles).filter((other) => other !== title);
        // One when it was ordered, one when it was paid.
        expect(plain.filter((words) => words.includes(title) && !others.some((o) => words.includes(o)))).toHaveLength(
          2,
        );
        const receipt = (await dana.get(`/payment/receipt/${bought?._id}?language=${language}`)).body;
        expect(receipt).toContain(`<bdi>${title}</bdi>`);
        for (const other of others) expect(receipt).not.toContain(other);
        const found = await admin.get(`/payment/order?searchText=${encodeURIComponent(title)}`);
        expect(found.json().count).toBe(3);
        const had = await admin.get(`/subscription?searchText=${encodeURIComponent(title)}`);
        expect(had.json().count).toBe(3);
      }
    }));

  it('numbers orders in a series of the year, each number once however many come at once', () =>
    inShop(async (shop, dana, admin) => {
      const year = new Date(shop.now.ms).getUTCFullYear();
      const bought = await Promise.all(
        Array.from({ length: 8 }, (_, n) => shop.buy(dana, { ...MANUAL, key: `number-${n % 6}-key` })),
      );
      const numbers = [...new Set(bought.map(({ number }) => number))].toSorted();
      expect(numbers).toEqual(Array.from({ length: 6 }, (_, n) => `${year}-0000${n + 1}`));
      const [first] = bought;
      if (!first) throw new Error('nothing was bought');
      const { orders } = (await admin.get(`/payment/order?searchText=${first.number}`)).json();
      expect(orders).toMatchObject([{ _id: first._id }]);
      await settle(admin, first);
      expect((await dana.get(`/payment/receipt/${first._id}?language=en`)).body).toContain(first.number);
      const again = (await admin.get(`/payment/order?searchText=${first.number}`)).json();
      expect(again.orders).toMatchObject([{ _id: first._id }]);
      shop.now.ms = Date.UTC(year + 1, 5, 1);
      const noa = await shop.test.signUp('noa');
      expect((await shop.buy(noa, { ...MANUAL, key: 'next-year-key' })).number).toBe(`${year + 1}-00001`);
    }));

  it('says in every letter which order it is, whom to ask, and how many credits went', () =>
    inShop(async (shop, dana, admin) => {
      const owner = await shop.test.signUpAs('olga', 0);
      await owner.put('/admin/setting', { contactName: 'Office', contactEmail: 'office@school.org' });
      await getDb().updateTable('app_user').set({ language: 'en' }).execute();
      const bought = await shop.buy(dana, MANUAL);
      await settle(admin, bought);
      await refund(admin, bought, 3500);
      const letters = (await readMails(shop.test)).filter(({ to }) => to === 'dana@school.org');
      const own = letters
        .map(({ plain }) => plain.replaceAll(/[\u2066-\u2069]/g, ''))
        .filter((text) => text.includes('Ten games'));
      expect(own).toHaveLength(3);
      for (const text of own) {
        expect(text).toContain(`Order number: ${bought.number}.`);
        expect(text).toContain('Questions? Contact Office, office@school.org');
      }
      expect(own.filter((text) => text.includes('Write it on the transfer'))).toHaveLength(1);
      expect(own.find((text) => text.includes('refunded'))).toContain('removed: 3. Unused before: 10, now: 7.');
      const seen = (await admin.get(`/payment/order/${bought._id}`)).json();
      expect(seen).toMatchObject({ creditsLeft: 7, creditsTaken: 3, dispute: null });
      const { entries } = (await admin.get('/admin/audit?action=refundOrder')).json();
      expect(entries[0].targetName).toBe(`${bought.number} · Ten games`);
    }));

  it('expires what nobody paid, and takes the money of one that ran out all the same', () =>
    inShop(async (shop, dana, admin) => {
      const bought = await shop.buy(dana, MANUAL);
      shop.now.ms += 29 * DAY_MS;
      await reconcileOrders(shop.desk);
      const status = async () => (await admin.get(`/payment/order/${bought._id}`)).json().status;
      expect(await status()).toBe('waiting');
      shop.now.ms += 2 * DAY_MS;
      await reconcileOrders(shop.desk);
      expect(await status()).toBe('expired');
      expect((await settle(admin, bought, false)).json().code).toBe('orderSettled');
      expect((await settle(admin, bought)).json().status).toBe('paid');
      expect(await shop.balance(dana.user._id)).toBe(PACK_USES);
    }));

  it('gives an order up once, and not one that is paid', () =>
    inShop(async (shop, dana, admin) => {
      const given = await shop.buy(dana, MANUAL);
      const cancel = ({ _id }: Order) => dana.post(`/payment/order/cancel/${_id}`);
      expect((await cancel(given)).json().status).toBe('cancelled');
      expect((await cancel(given)).json().status).toBe('cancelled');
      expect((await settle(admin, given)).json().code).toBe('orderSettled');
      const paid = await shop.buy(dana, MANUAL);
      await settle(admin, paid);
      expect((await cancel(paid)).json().code).toBe('orderSettled');
    }));

  it('gives back no more than was paid, with the unused credits it stands for, each press once', () =>
    inShop(async (shop, dana, admin) => {
      const bought = await shop.buy(dana, MANUAL);
      expect((await refund(admin, bought, 100)).json().code).toBe('notRefundable');
      await settle(admin, bought);
      expect((await refund(admin, bought, PACK_PRICE + 1)).json().code).toBe('notRefundable');
      expect((await refund(admin, bought, 2500, 'first-refund')).json()).toMatchObject({
        status: 'paid',
        refunded: 2500,
      });
      expect(await shop.balance(dana.user._id)).toBe(8);
      expect((await refund(admin, bought, 2500, 'first-refund')).json()).toMatchObject({ refunded: 2500 });
      expect((await refund(admin, bought, 2600, 'first-refund')).json().code).toBe('keyUsed');
      // Eight at once for what is left once.
      const many = Array.from({ length: 8 }, (_, n) => refund(admin, bought, 5000, `many-${n}-refunds`));
      const codes = (await Promise.all(many)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(codes).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
      expect(await shop.balance(dana.user._id)).toBe(3);
      expect((await refund(admin, bought, 2500, 'last-refund')).json()).toMatchObject({
        status: 'refunded',
        refunded: 10000,
      });
      expect(await shop.balance(dana.user._id)).toBe(0);
      const { count } = (await admin.get('/payment/order?status=refunded')).json();
      expect(count).toBe(1);
    }));

  it('ends a yearly subscription with its whole money, and not with a part', () =>
    inShop(async (shop, dana, admin) => {
      const bought = await shop.buy(dana, { ...MANUAL, subscriptionType: shop.year });
      await settle(admin, bought);
      const until = async () => (await dana.get('/credit')).json().yearlyUntil;
      expect(await until()).toBe(shop.now.ms + 365 * DAY_MS);
      await refund(admin, bought, 4000);
      expect(await until()).not.toBeNull();
      await refund(admin, bought, 6000);
      expect(await until()).toBeNull();
    }));

  it('makes one order of one press, however often it comes at once, and none of another wish', () =>
    inShop(async (shop, dana) => {
      const wish = { ...MANUAL, key: 'pressed-often' };
      const orders = await Promise.all(Array.from({ length: 10 }, () => shop.buy(dana, wish)));
      expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1);
      const body = { subscriptionType: shop.pack, currency: 'ILS', ...wish };
      for (const other of [{ currency: 'USD' }, { subscriptionType: shop.year }, { provider: 'stripe' }]) {
        expect((await dana.post('/payment/order', { ...body, ...other })).json().code).toBe('keyUsed');
      }
      const omar = await shop.test.signUp('omar');
      expect((await shop.buy(omar, wish))._id).not.toBe(orders[0]?._id);
      const registered = (await readMails(shop.test)).filter(({ to }) => to === 'dana@school.org');
      expect(registered).toHaveLength(1);
    }));

  it('sells to the institution of its manager, and nothing to a plain member', () =>
    inShop(async (shop, dana, admin) => {
      const manager = await shop.test.signUpAs('manager', 3);
      const id = await joinInstitution(shop, manager, 'house-000001');
      await joinInstitution(shop, dana, id);
      expect((await dana.get('/payment/offer')).json().buyer).toBeNull();
      const body = { subscriptionType: shop.pack, currency: 'ILS', key: 'member-key', ...MANUAL };
      expect((await dana.post('/payment/order', body)).json().code).toBe('forbidden');
      expect((await manager.get('/payment/offer')).json().buyer).toMatchObject({
        kind: 'institution',
        name: 'High school',
      });
      const bought = await shop.buy(manager, MANUAL);
      expect(bought).toMatchObject({ institution: id, owner: { kind: 'institution', name: 'High school' } });
      await settle(admin, bought);
      expect(await shop.balance(id)).toBe(PACK_USES);
      expect(await shop.balance(manager.user._id)).toBe(0);
      const second = await shop.test.signUpAs('second', 3);
      await joinInstitution(shop, second, id);
      expect((await second.get(`/payment/order/${bought._id}`)).statusCode).toBe(200);
      expect((await second.get('/payment/order')).json().count).toBe(1);
      expect((await dana.get(`/payment/order/${bought._id}`)).statusCode).toBe(404);
      expect((await dana.get('/payment/order')).json().count).toBe(0);
    }));

  it('keeps the money of somebody who left in the books, and tells the admins', () =>
    inShop(async (shop, dana, admin) => {
      const bought = await shop.buy(dana, MANUAL);
      await getDb().deleteFrom('app_user').where('id', '=', dana.user._id).execute();
      const settled = (await settle(admin, bought)).json();
      expect(settled).toMatchObject({ status: 'paid', user: null, receipt: '000001', owner: { name: '' } });
      expect(settled.note).toContain('nobody is there');
      expect((await refund(admin, bought, PACK_PRICE)).json()).toMatchObject({ status: 'refunded' });
      expect(await shop.balance(dana.user._id)).toBe(0);
      expect((await admin.get(`/payment/receipt/${bought._id}`)).statusCode).toBe(200);
    }));

  it('finds orders by title, by who bought, and by institution', () =>
    inShop(async (shop, dana, admin) => {
      await shop.buy(dana, MANUAL);
      await shop.buy(dana, { ...MANUAL, subscriptionType: shop.year });
      const count = async (query: string) => (await admin.get(`/payment/order?${query}`)).json().count;
      expect(await count('searchText=whole')).toBe(1);
      expect(await count('searchText=dana')).toBe(2);
      expect(await count('searchText=nobody')).toBe(0);
      const { orders } = (await admin.get('/payment/order?searchText=games')).json();
      await settle(admin, orders[0]);
      expect(await count('searchText=000001')).toBe(1);
      expect(await count(`user=${dana.user._id}`)).toBe(2);
      expect(await count('mine=true')).toBe(0);
      expect(await count('status=paid')).toBe(1);
    }));
}, 'payments');
