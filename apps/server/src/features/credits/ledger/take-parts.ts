import type { Db } from '#platform/db/tables';
import { listUsable, shiftUses, type Part } from '../subscriptions/subscription-store.ts';

/** Takes credits out of a pot's subscriptions, those that expire first before the others. The pot is held and nothing in it due. */
export async function takeParts(trx: Db, potId: string, amount: number): Promise<Part[]> {
  if (amount === 0) return [];
  const parts: Part[] = [];
  let missing = amount;
  for (const { id, left_count } of await listUsable(trx, potId)) {
    if (missing === 0) break;
    const taken = Math.min(missing, left_count);
    await shiftUses(trx, id, { left: -taken, used: taken });
    parts.push({ subscriptionId: id, amount: taken });
    missing -= taken;
  }
  if (missing > 0)
    throw new Error(`the ledger is damaged: the subscriptions of pot ${potId} hold less than its balance`);
  return parts;
}
