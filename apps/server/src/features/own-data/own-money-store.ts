import { type ReadSection, SHORT_PORTION } from './own-section.ts';

/** What the person ordered, for whomever, with the number of its receipt and what was given back. */
export const orders: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('payment_order')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHORT_PORTION)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const refunds = await db
    .selectFrom('refund')
    .select(['order_id', 'amount_minor', 'credits', 'state', 'at_ms'])
    .where('order_id', 'in', ids)
    .orderBy('at_ms')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    number: row.number,
    title: row.title,
    type: row.kind,
    uses: row.uses,
    validDays: row.valid_days,
    forInstitution: row.pot_id === userId ? null : row.pot_id,
    amount: row.amount_minor,
    currency: row.currency,
    paidBy: row.provider,
    status: row.status,
    dispute: row.dispute,
    receipt: row.receipt_number,
    refunded: row.refunded_minor,
    creditsTaken: row.credits_taken,
    refunds: refunds
      .filter(({ order_id }) => order_id === row.id)
      .map((refund) => ({
        amount: refund.amount_minor,
        credits: refund.credits,
        state: refund.state,
        at: refund.at_ms,
      })),
    createdAt: row.created_at_ms,
    paidAt: row.paid_at_ms,
  }));
};

/** What the person has or had to play with. */
export const subscriptions: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('pot_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    type: row.kind,
    source: row.source,
    title: row.sale_title,
    price: row.price_minor,
    currency: row.currency,
    originalAmount: row.original,
    usagesLeft: row.left_count,
    usesUsed: row.used_count,
    usesExpired: row.expired_count,
    order: row.order_id,
    createdAt: row.created_at_ms,
    expiryDate: row.expires_at_ms,
    expiredFromAdmin: row.expired_from_admin === 1,
  }));
};

/** Every movement of the person's own credits, as the books have it. */
export const transactions: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('pot_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    title: row.title,
    note: row.note,
    credits: row.delta,
    creditsBefore: row.balance_before,
    amount: row.amount_minor,
    currency: row.currency,
    subscription: row.subscription_id,
    order: row.order_id,
    at: row.at_ms,
  }));
};

/** What the person's runs and exports used, whoever paid. */
export const usages: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('charge')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    what: row.what,
    game: row.game_id,
    gameName: row.game_name,
    source: row.source,
    amountUsed: row.amount,
    paidByInstitution: row.pot_id === userId ? null : row.pot_id,
    state: row.state,
    at: row.at_ms,
  }));
};

/** What the person asked admins or the institution for. */
export const creditRequests: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('credit_request')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    institution: row.institution_id,
    note: row.note,
    state: row.state,
    amount: row.amount,
    reason: row.reason,
    createdAt: row.created_at_ms,
    decidedAt: row.decided_at_ms,
    seenAt: row.seen_at_ms,
  }));
};
