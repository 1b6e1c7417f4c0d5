import { sql } from 'kysely';
import { isOne, ownRows, type ReadSection } from './own-rows-store.ts';

/** A pot that is not the person's own. */
const notOwn = (potId: unknown, userId: string) => (potId === userId ? null : potId);
const ofOwnPot = { whose: (userId: string) => sql`pot_id = ${userId}` };

const orderRows = ownRows('payment_order', {
  number: 'number',
  title: 'title',
  type: 'kind',
  uses: 'uses',
  validDays: 'valid_days',
  forInstitution: ['pot_id', notOwn],
  amount: 'amount_minor',
  currency: 'currency',
  paidBy: 'provider',
  status: 'status',
  dispute: 'dispute',
  receipt: 'receipt_number',
  refunded: 'refunded_minor',
  creditsTaken: 'credits_taken',
  createdAt: 'created_at_ms',
  paidAt: 'paid_at_ms',
});

/** What the person ordered, for whomever, with the number of its receipt and what was given back. */
export const orders: ReadSection = async (db, userId, after) => {
  const rows = await orderRows(db, userId, after);
  if (rows.length === 0) return rows;
  const refunds = await db
    .selectFrom('refund')
    .select(['order_id', 'amount_minor as amount', 'credits', 'state', 'at_ms as at'])
    .where(
      'order_id',
      'in',
      rows.map(({ _id = '' }) => _id),
    )
    .orderBy('at_ms')
    .execute();
  return rows.map((row) => ({
    ...row,
    refunds: refunds.flatMap(({ order_id, ...refund }) => (order_id === row._id ? [refund] : [])),
  }));
};

/** What the person has or had to play with. */
export const subscriptions = ownRows(
  'subscription',
  {
    type: 'kind',
    source: 'source',
    title: 'sale_title',
    price: 'price_minor',
    currency: 'currency',
    originalAmount: 'original',
    usagesLeft: 'left_count',
    usesUsed: 'used_count',
    usesExpired: 'expired_count',
    order: 'order_id',
    createdAt: 'created_at_ms',
    expiryDate: 'expires_at_ms',
    expiredFromAdmin: ['expired_from_admin', isOne],
  },
  ofOwnPot,
);

/** Every movement of the person's own credits, as the books have it. */
export const transactions = ownRows(
  'ledger_entry',
  {
    kind: 'kind',
    title: 'title',
    note: 'note',
    credits: 'delta',
    creditsBefore: 'balance_before',
    amount: 'amount_minor',
    currency: 'currency',
    subscription: 'subscription_id',
    order: 'order_id',
    at: 'at_ms',
  },
  ofOwnPot,
);

/** What the person's runs and exports used, whoever paid. */
export const usages = ownRows('charge', {
  what: 'what',
  game: 'game_id',
  gameName: 'game_name',
  source: 'source',
  amountUsed: 'amount',
  paidByInstitution: ['pot_id', notOwn],
  state: 'state',
  at: 'at_ms',
});

/** What the person asked admins or the institution for. */
export const creditRequests = ownRows('credit_request', {
  institution: 'institution_id',
  note: 'note',
  state: 'state',
  amount: 'amount',
  reason: 'reason',
  createdAt: 'created_at_ms',
  decidedAt: 'decided_at_ms',
  seenAt: 'seen_at_ms',
});
