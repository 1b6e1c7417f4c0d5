import type { Order } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import { refuse, type Result, succeed } from '#platform/result';
import { showOrder } from './order-view-store.ts';

/** The reply about one order as it is now; its notes for admins only. */
export async function orderReply(db: Db, id: string, forAdmin: boolean): Promise<Result<Order>> {
  const shown = await showOrder(db, id, forAdmin);
  return shown === null ? refuse('notFound') : succeed(shown);
}
