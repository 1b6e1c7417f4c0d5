import { inTransaction } from '#platform/db/transaction';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import type { CreditSeams } from '../credit-types.ts';
import { holdPot, sumOfKinds, writeSureEntry } from './ledger-store.ts';
import {
  changeSubscription,
  listDue,
  listPotsWithDue,
  shiftUses,
  type SubscriptionRow,
} from '../subscriptions/subscription-store.ts';

type Clock = Pick<CreditSeams, 'now' | 'random'>;
/** Who ended or revived a subscription, and why; nothing: its time was over. */
export interface Because {
  actorId?: string | null;
  note?: string;
}
/** Pots that one turn of the job looks for at a time. */
const PORTION = 100;

/** Takes what is left of a subscription out of its pot. The pot is held, the subscription not expired. */
export async function expireOne(seams: Clock, trx: Db, row: SubscriptionRow, because: Because = {}): Promise<void> {
  await changeSubscription(trx, row.id, { expired: 1 });
  await writeOff(seams, trx, row, row.left_count, because);
  if (row.left_count > 0) await shiftUses(trx, row.id, { left: -row.left_count, expired: row.left_count });
}

/** The entry of credits that have expired. */
export async function writeOff(
  seams: Clock,
  trx: Db,
  row: Pick<SubscriptionRow, 'id' | 'pot_id' | 'order_id' | 'sale_title'>,
  credits: number,
  because: Because = {},
): Promise<void> {
  if (credits === 0) return;
  await writeSureEntry(seams, trx, { ...about(row, because), kind: 'expiry', delta: -credits });
}

/** Brings back what expired of a subscription; what went by a refund stays away. The pot is held. */
export async function restoreOne(seams: Clock, trx: Db, row: SubscriptionRow, because: Because = {}): Promise<void> {
  const { credits } = await sumOfKinds(trx, row.id, ['expiry', 'restore']);
  await changeSubscription(trx, row.id, { expired: 0 });
  if (credits === 0) return;
  await writeSureEntry(seams, trx, { ...about(row, because), kind: 'restore', delta: -credits });
  await shiftUses(trx, row.id, { left: -credits, expired: credits });
}

function about(
  row: Pick<SubscriptionRow, 'id' | 'pot_id' | 'order_id' | 'sale_title'>,
  { actorId = null, note = '' }: Because,
) {
  const what = { potId: row.pot_id, subscriptionId: row.id, orderId: row.order_id, title: row.sale_title };
  return { ...what, actorId, note, ref: null };
}

/** Expires what is due in a pot that is held. */
export async function expireDueOf(seams: Clock, trx: Db, potId: string, nowMs = seams.now()): Promise<void> {
  for (const row of await listDue(trx, potId, nowMs)) await expireOne(seams, trx, row);
}

/** Expires everything that is due, pot by pot. The reply is in how many pots something was. */
export async function expireDue(
  platform: Pick<Platform, 'db' | 'now' | 'random'>,
  isStopping = () => false,
): Promise<number> {
  let pots = 0;
  for (;;) {
    const found = await listPotsWithDue(platform.db, platform.now(), PORTION);
    for (const id of found) {
      if (isStopping()) return pots;
      await inTransaction(platform.db, async (trx) => {
        if (await holdPot(trx, id)) await expireDueOf(platform, trx, id);
      });
      pots += 1;
    }
    if (found.length < PORTION) return pots;
  }
}
