import { type FileReply, type Language, type OrderId, UserId } from '@qc/contract';
import { findPerson } from '#features/accounts';
import { installationSettings } from '#features/settings';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result, succeed } from '#platform/result';
import { allowOrder } from '../orders/order-policy.ts';
import { showOrder } from '../orders/order-view-store.ts';
import type { PaymentDesk } from '../payment-desk.ts';
import { receiptPage } from './receipt-page.ts';
import { listRefunds } from '../orders/refund-store.ts';

/** The receipt of an order that was paid, as a page to print. Refuses `notFound` as long as there is none. */
export async function getReceipt(
  { platform }: PaymentDesk,
  actor: Actor,
  id: OrderId,
  language: Language,
): Promise<Result<FileReply>> {
  const { db } = platform;
  const allowed = await allowOrder(db, actor, id);
  if (!allowed.ok) return allowed;
  const order = await showOrder(db, id, false);
  if (order === null || order.receipt === '') return refuse('notFound');
  const { receiptIssuer } = await installationSettings(platform);
  const buyer = await findPerson(db, UserId.parse(allowed.value.user_id));
  const refunds = await listRefunds(db, id);
  const known = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const page = receiptPage(order, language, {
    issuer: receiptIssuer,
    buyerName: buyer?.name ?? '',
    buyerEmail: buyer?.email ?? '',
    // What was given back elsewhere, on the provider's own pages, is in the sum at the end.
    refunds: known === order.refunded ? refunds : [],
  });
  return succeed({ fileName: `receipt-${order.receipt}.html`, file: Buffer.from(page) });
}
