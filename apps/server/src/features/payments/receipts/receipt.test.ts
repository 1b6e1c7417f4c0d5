import { type Order, OrderId, UserId } from '@qc/contract';
import { expect, it } from 'vitest';
import { receiptPage } from './receipt-page.ts';
import { settleCurrency } from '../settle-currency.ts';
import { openShop } from '../testing/shop.ts';

const order: Order = {
  _id: OrderId.parse('order-000001'),
  number: '2026-00017',
  creditsLeft: 0,
  creditsTaken: 0,
  dispute: null,
  user: UserId.parse('user-dana'),
  institution: null,
  owner: { kind: 'user', _id: 'user-dana', name: '<b>Dana</b> & "co"', email: 'dana@school.org' },
  title: '<script>alert(1)</script>',
  type: 'times',
  uses: 10,
  amount: 123_456,
  currency: 'ILS',
  provider: 'manual',
  status: 'paid',
  refunded: 3456,
  receipt: '000042',
  createdAt: 0,
  paidAt: Date.UTC(2026, 10, 5),
  checkoutUrl: null,
  note: 'not for the buyer',
};
const facts = {
  issuer: 'School Ltd\n<img src=x onerror=alert(1)>\nVAT 123',
  buyerName: 'Dana',
  buyerEmail: 'dana@school.org',
  refunds: [{ atMs: Date.UTC(2026, 10, 7), amountMinor: 3456 }],
};

it.each([
  ['he', 'rtl', 'קבלה', '10 קרדיטים'],
  ['ar', 'rtl', 'إيصال', '10 وحدات رصيد'],
  ['en', 'ltr', 'Receipt', '10 credits'],
] as const)('is whole in %s, and every word of people stays text', (language, direction, title, credits) => {
  const page = receiptPage(order, language, facts);
  expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
  for (const words of [
    title,
    credits,
    '000042',
    '2026-00017',
    '5.11.2026',
    '7.11.2026',
    '1,234.56',
    '34.56',
    '1,200.00',
    'VAT 123',
  ]) {
    expect(page).toContain(words);
  }
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('&lt;b&gt;Dana&lt;/b&gt; &amp; &quot;co&quot;');
  expect(page).not.toMatch(/<script|<img|onerror=alert\(1\)>(?!)|<b>/);
  expect(page).not.toContain('not for the buyer');
});

it('is shown in place, without any right to run or to fetch', async () => {
  const shop = await openShop(undefined, null);
  try {
    const [dana, admin] = [await shop.test.signUp('dana'), await shop.test.signUpAs('admin', 1)];
    const { _id } = await shop.buy(dana, { provider: 'manual' });
    await admin.post(`/payment/order/settle/${_id}`, { paid: true });
    const reply = await dana.get(`/payment/receipt/${_id}?language=ar`);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-disposition']).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toMatch(
      /^sandbox allow-modals; default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none';/,
    );
    expect(policy).not.toContain('script-src');
    const omar = await shop.test.signUp('omar');
    expect((await omar.get(`/payment/receipt/${_id}`)).statusCode).toBe(404);
    expect((await shop.test.inject({ url: `/payment/receipt/${_id}` })).statusCode).toBe(401);
  } finally {
    await shop.close();
  }
});

it.each([
  ['EUR', 'IL', 'he', 'EUR'],
  ['default', 'IL', 'en', 'ILS'],
  ['default', 'DE', 'he', 'EUR'],
  ['default', 'US', 'he', 'USD'],
  ['default', '', 'he', 'ILS'],
  ['default', '', 'ar', 'ILS'],
  ['default', '', 'en', 'USD'],
] as const)('a person with %s in %s, in %s, is shown prices in %s', (currency, country, language, settled) => {
  expect(settleCurrency({ currency, country, language })).toBe(settled);
});
