import { UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { onlyTransactions, type EntryRow } from '../ledger/ledger-store.ts';

/** A person and the institution that pays, if any. */
export interface Membership {
  userId: UserId;
  institution: { id: string; name: string; remotesDisabled: boolean } | null;
}
/** What transactions of one kind in one currency come to. */
export interface TransactionSum {
  kind: EntryRow['kind'];
  currency: string | null;
  count: number;
  credits: number;
  amount: number;
}

export async function findMemberships(db: Db, userIds: readonly UserId[]): Promise<Membership[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('institution', 'institution.id', 'app_user.institution_id')
    .select(['app_user.id', 'institution.id as institution', 'institution.name', 'institution.disable_remotes_games'])
    .where('app_user.id', 'in', userIds)
    .execute();
  return rows.map((row) => ({
    userId: UserId.parse(row.id),
    institution:
      row.institution === null
        ? null
        : { id: row.institution, name: row.name ?? '', remotesDisabled: row.disable_remotes_games === 1 },
  }));
}

/** Sums of the transactions of each pot. */
export async function sumTransactions(db: Db, potIds: readonly string[]): Promise<Map<string, TransactionSum[]>> {
  if (potIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_entry')
    .select((eb) => [
      'pot_id',
      'kind',
      'currency',
      eb.fn.countAll<number | string | bigint>().as('count'),
      eb.fn.sum<number | string | bigint>('delta').as('credits'),
      eb.fn.sum<number | string | bigint>('amount_minor').as('amount'),
    ])
    .where('pot_id', 'in', potIds)
    .where(onlyTransactions())
    .groupBy(['pot_id', 'kind', 'currency'])
    .execute();
  const sums = new Map<string, TransactionSum[]>();
  for (const { pot_id, kind, currency, ...figures } of rows) {
    const { count, credits, amount } = figures;
    const sum = { kind, currency, count: Number(count), credits: Number(credits), amount: Number(amount) };
    sums.set(pot_id, [...(sums.get(pot_id) ?? []), sum]);
  }
  return sums;
}
