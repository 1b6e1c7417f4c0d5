import { isAdminRole, type OrderId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result, succeed } from '#platform/result';
import { findBuyer } from '../buyer-store.ts';
import { findOrder, type OrderRow } from './order-store.ts';
import type { OrderScope } from './order-view-store.ts';

/** The order, for who made it, who manages the institution it is for, and admins; `notFound` to everybody else. */
export async function allowOrder(db: Db, actor: Actor, id: OrderId): Promise<Result<OrderRow>> {
  const order = await findOrder(db, id);
  if (order === null) return refuse('notFound');
  if (order.user_id === actor.userId || isAdminRole(actor.role)) return succeed(order);
  const managed = actor.role === 3 ? ((await findBuyer(db, actor.userId))?.managed ?? null) : null;
  return managed !== null && managed === order.pot_id ? succeed(order) : refuse('notFound');
}

/** Whose orders somebody sees in a list: admins everybody's, unless they ask for their own. */
export async function orderScope(db: Db, actor: Actor, mine: boolean): Promise<OrderScope> {
  if (isAdminRole(actor.role) && !mine) return { kind: 'all' };
  const managed = (await findBuyer(db, actor.userId))?.managed ?? null;
  return { kind: 'own', userId: actor.userId, institutionId: managed };
}
