import { sql } from 'kysely';
import type { Db } from '#platform/db/tables';
import { transactions, usages, type TransactionFilter, type UsageFilter } from './credit-list-store.ts';
import type { CreditScope } from '../credit-policy.ts';
import type { EntryRow } from '../ledger/ledger-store.ts';
import { exportFigure, runFigure } from './run-figure-store.ts';

const DAY_MS = 86_400_000;
type Figure = number | string | bigint | null;

/** What was used on one day. */
export interface UsedOnDay {
  day: number;
  used: number;
  runs: number;
  exports: number;
}
/** What came on one day. */
export interface CameOnDay {
  day: number;
  come: number;
}

const day = () => sql<number>`at_ms - at_ms % ${sql.lit(DAY_MS)}`;

/** Uses of a scope by UTC day; what was given back is none. */
export async function sumUsagesByDay(db: Db, scope: CreditScope, filter: UsageFilter): Promise<UsedOnDay[]> {
  const rows = await usages(db, scope, filter)
    .where('state', '!=', 'voided')
    .select((eb) => [
      day().as('day'),
      eb.fn.sum<Figure>('amount').as('used'),
      eb.fn.sum<Figure>(runFigure()).as('runs'),
    ])
    .select((eb) => eb.fn.sum<Figure>(exportFigure()).as('exports'))
    .groupBy(day())
    .execute();
  return rows.map((row) => ({
    day: Number(row.day),
    used: Number(row.used),
    runs: Number(row.runs),
    exports: Number(row.exports),
  }));
}

/** Credits that were granted or bought, by UTC day. */
export async function sumComeByDay(db: Db, scope: CreditScope, filter: TransactionFilter): Promise<CameOnDay[]> {
  const rows = await transactions(db, scope, filter)
    .where('kind', 'in', ['grant', 'purchase'] satisfies EntryRow['kind'][])
    .select((eb) => [day().as('day'), eb.fn.sum<Figure>('delta').as('come')])
    .groupBy(day())
    .execute();
  return rows.map((row) => ({ day: Number(row.day), come: Number(row.come) }));
}

/** Paid less refunded, by currency. */
export async function sumPaid(
  db: Db,
  scope: CreditScope,
  filter: TransactionFilter,
): Promise<{ currency: string; amount: number }[]> {
  const rows = await transactions(db, scope, filter)
    .where('currency', 'is not', null)
    .select((eb) => ['currency', eb.fn.sum<Figure>('amount_minor').as('amount')])
    .groupBy('currency')
    .execute();
  return rows.map((row) => ({ currency: row.currency ?? '', amount: Number(row.amount) }));
}
