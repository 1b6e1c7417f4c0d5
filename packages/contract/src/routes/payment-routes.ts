import * as z from 'zod/mini';
import { MONEY_CURRENCIES, minorUnits } from '../entities/money/credits.ts';
import { NewOrder, Order, ORDER_STATES, PaymentOffers } from '../entities/money/payment.ts';
import { listQuery, queryBoolean, text } from '../fields.ts';
import { InstitutionId, OrderId, UserId } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import { NOTE_MAX } from '../limits.ts';
import { FileReply, route } from '../route.ts';

const orderId = z.object({ id: OrderId });

export const paymentRoutes = {
  getPaymentOffers: route('GET', '/payment/offer', {
    access: 'user',
    summary: 'What can be bought, in which currency, and how it is paid',
    query: z.strictObject({ currency: z.optional(z.enum(MONEY_CURRENCIES)) }),
    reply: PaymentOffers,
  }),
  createOrder: route('POST', '/payment/order', {
    access: 'user',
    summary: 'Buy something: the reply says where it is paid, or that it waits for an admin',
    body: NewOrder,
    reply: Order,
  }),
  listOrders: route('GET', '/payment/order', {
    access: 'user',
    summary: 'My purchases, newest first; admins see all',
    query: z.strictObject({
      ...listQuery,
      user: z.optional(UserId),
      institution: z.optional(InstitutionId),
      status: z.optional(z.enum(ORDER_STATES)),
      mine: queryBoolean(false),
    }),
    reply: z.object({ orders: z.array(Order), count: z.int() }),
  }),
  getOrder: route('GET', '/payment/order/{id}', {
    access: 'user',
    summary: 'One purchase; the page after the payment asks this until the provider’s word is here',
    params: orderId,
    reply: Order,
  }),
  cancelOrder: route('POST', '/payment/order/cancel/{id}', {
    access: 'user',
    summary: 'Give up a purchase that is not paid yet',
    params: orderId,
    reply: Order,
  }),
  settleOrder: route('POST', '/payment/order/settle/{id}', {
    access: 'admin',
    summary: 'Mark an order of the manual provider as paid, or decline it',
    params: orderId,
    body: z.strictObject({ paid: z.boolean(), note: z._default(text(NOTE_MAX), '') }),
    reply: Order,
  }),
  refundOrder: route('POST', '/payment/order/refund/{id}', {
    access: 'admin',
    summary: 'Give money back and take the unused credits; the same key twice refunds once',
    params: orderId,
    body: z.strictObject({
      amount: minorUnits.check(z.minimum(1)),
      key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
      note: z._default(text(NOTE_MAX), ''),
    }),
    reply: Order,
  }),
  getReceipt: route('GET', '/payment/receipt/{id}', {
    access: 'user',
    summary: 'The receipt of a paid order, as a page to print',
    params: orderId,
    query: z.strictObject({ language: z._default(z.enum(LANGUAGES), 'he') }),
    download: 'text/html; charset=utf-8',
    opens: true,
    reply: FileReply,
  }),
};
