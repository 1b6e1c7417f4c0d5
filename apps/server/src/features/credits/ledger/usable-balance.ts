import type { Db } from '#platform/db/tables';
import { readBalances } from './ledger-store.ts';
import { sumDue } from '../subscriptions/subscription-store.ts';

/** What can be spent: without what is due to expire and the job has not taken out yet. */
export async function usableBalance(db: Db, potId: string, nowMs: number): Promise<number> {
  const balances = await readBalances(db, [potId]);
  const due = await sumDue(db, [potId], nowMs);
  return Math.max(0, (balances.get(potId)?.balance ?? 0) - (due.get(potId) ?? 0));
}
