import {
  GameId,
  InstitutionId,
  MONEY_CURRENCIES,
  OrderId,
  SubscriptionId,
  UserId,
  type MoneyCurrency,
  type PotOwner,
  type Subscription,
  type Transaction,
  type Usage,
} from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { ChargeRow } from '../charges/charge-store.ts';
import { sumMoneyBack, TRANSACTION_KINDS, type EntryRow } from '../ledger/ledger-store.ts';
import { findLiving, findOrderNumbers, findOwners } from '../owner-store.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-store.ts';

/** Subscriptions as they are shown; what is due counts as expired although the job has not come by yet. */
export async function viewSubscriptions(
  db: Db,
  rows: readonly SubscriptionRow[],
  nowMs: number,
): Promise<Subscription[]> {
  const owners = await findOwners(db, rows);
  const moneyBack = await sumMoneyBack(
    db,
    rows.flatMap(({ id, order_id }) => (order_id === null ? [] : [id])),
  );
  return rows.map((row) => {
    const back = moneyBack.get(row.id);
    const owner = ownerOf(owners, row.pot_id);
    const isDue = row.expired === 0 && row.expires_at_ms !== null && row.expires_at_ms <= nowMs;
    return {
      _id: SubscriptionId.parse(row.id),
      owner,
      user: owner.kind === 'user' ? UserId.parse(row.pot_id) : null,
      institution: owner.kind === 'institution' ? InstitutionId.parse(row.pot_id) : null,
      type: row.kind,
      source: row.source,
      price: row.price_minor,
      currency: money(row.currency),
      originalAmount: row.original,
      usagesLeft: isDue ? 0 : row.left_count,
      usesUsed: row.used_count,
      usesExpired: row.expired_count + (isDue ? row.left_count : 0),
      usesTakenBack: Math.max(0, back?.credits ?? 0),
      createdAt: row.created_at_ms,
      expiryDate: row.expires_at_ms,
      expired: row.expired === 1 || isDue,
      expiredFromAdmin: row.expired_from_admin === 1,
      moneyBack: back === undefined || row.expired === 0 ? null : back.disputed ? 'disputed' : 'refunded',
      saleTitle: row.sale_title,
      order: row.order_id === null ? null : OrderId.parse(row.order_id),
    };
  });
}

/** Uses as they are shown. */
export async function viewUsages(db: Db, rows: readonly ChargeRow[]): Promise<Usage[]> {
  const owners = await findOwners(db, rows);
  const living = await findLiving(db, rows);
  return rows.map((row) => ({
    _id: row.id,
    owner: ownerOf(owners, row.pot_id),
    user: living.has(row.user_id) ? UserId.parse(row.user_id) : null,
    userName: row.user_name,
    source: row.source,
    amountUsed: row.amount,
    creditsBefore: row.credits_before,
    game: row.game_id === null ? null : GameId.parse(row.game_id),
    gameName: row.game_name,
    what: row.what,
    voided: row.state === 'voided',
    createdAt: row.at_ms,
  }));
}

/** Transactions as they are shown. */
export async function viewTransactions(db: Db, rows: readonly EntryRow[]): Promise<Transaction[]> {
  const owners = await findOwners(db, rows);
  const orders = await findOrderNumbers(db, rows);
  return rows.flatMap((row) => {
    const order = row.order_id === null ? undefined : orders.get(row.order_id);
    const kind = TRANSACTION_KINDS.find((one) => one === row.kind);
    if (kind === undefined) return [];
    return {
      _id: row.id,
      owner: ownerOf(owners, row.pot_id),
      source: row.order_id === null ? 'manual' : 'payment',
      kind,
      title: row.title,
      credits: row.delta,
      amount: row.amount_minor,
      currency: money(row.currency),
      subscription: row.subscription_id === null ? null : SubscriptionId.parse(row.subscription_id),
      order: row.order_id === null ? null : OrderId.parse(row.order_id),
      orderNumber: order?.number ?? null,
      receiptNumber: order?.receipt ?? null,
      note: row.note,
      createdAt: row.at_ms,
    };
  });
}

function ownerOf(owners: Map<string, PotOwner>, id: string): PotOwner {
  return owners.get(id) ?? { kind: 'user', _id: id, name: '', email: '' };
}

function money(currency: string | null): MoneyCurrency | null {
  return MONEY_CURRENCIES.find((one) => one === currency) ?? null;
}
