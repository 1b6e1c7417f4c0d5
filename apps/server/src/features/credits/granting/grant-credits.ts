import { SubscriptionId } from '@qc/contract';
import { searchKey } from '#platform/db/search-key';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import { refuse, succeed, type Result } from '#platform/result';
import type { CreditSeams, Grant, Granted } from '../credit-types.ts';
import { findEntry, openPot, writeSureEntry } from '../ledger/ledger-store.ts';
import { findOwnerName } from '../charges/payer-store.ts';
import { findGranted, insertSubscription, type SubscriptionRow } from '../subscriptions/subscription-store.ts';

/**
 * Gives credits, or a yearly subscription. THE way by which any come: admins, webhooks, return pages and jobs all use
 * it. The same order, or the same key of the same actor, gives them once; with other content it is refused with
 * `keyUsed`. Refuses `notFound` when there is no such person or institution.
 */
export async function grantCredits(
  seams: Pick<CreditSeams, 'now' | 'random'>,
  db: Db,
  grant: Grant,
): Promise<Result<Granted>> {
  if ((grant.source === 'payment') !== (grant.orderId !== undefined)) throw new Error('a payment has an order');
  if (grant.kind === 'yearly' && grant.expiresAtMs === null) throw new Error('a yearly subscription has an end');
  return inTransaction(db, async (trx) => {
    const owner = await findOwnerName(trx, grant.potOwner);
    if (!owner && !grant.evenGone) return refuse('notFound');
    await openPot(trx, grant.potOwner);
    const known = await findKnown(trx, grant);
    if (known) return repeat(trx, known, grant);
    const id = seams.random.id();
    const isNew = await insertSubscription(trx, {
      ...newRow(grant, seams.now()),
      id,
      search_text: searchKey(`${grant.title} ${owner?.name ?? ''} ${owner?.email ?? ''}`),
    });
    if (!isNew) {
      // The same key, for another pot, at the same moment.
      const other = await findKnown(trx, grant);
      return other ? repeat(trx, other, grant) : refuse('keyUsed');
    }
    await writeSureEntry(seams, trx, {
      potId: grant.potOwner.id,
      kind: entryKind(grant),
      delta: usesOf(grant),
      ref: id,
      subscriptionId: id,
      orderId: grant.orderId ?? null,
      amountMinor: grant.priceMinor,
      currency: grant.currency,
      actorId: grant.actorId ?? null,
      title: grant.title,
      note: grant.note,
    });
    return succeed({ subscriptionId: SubscriptionId.parse(id), repeated: false });
  });
}

function newRow(grant: Grant, nowMs: number) {
  const uses = usesOf(grant);
  return {
    pot_id: grant.potOwner.id,
    kind: grant.kind,
    source: grant.source,
    price_minor: grant.priceMinor,
    currency: grant.currency,
    original: uses,
    left_count: uses,
    expires_at_ms: grant.expiresAtMs,
    sale_title: grant.title,
    order_id: grant.orderId ?? null,
    grant_key: keyOf(grant),
    created_at_ms: nowMs,
  };
}

function entryKind({ source }: Grant): 'purchase' | 'grant' {
  return source === 'payment' ? 'purchase' : 'grant';
}

function usesOf({ kind, uses }: Grant): number {
  return kind === 'times' ? uses : 0;
}

/** Keys are chosen by people: what one chose means nothing in another's hand. */
function keyOf({ grantKey, actorId }: Grant): string | null {
  return grantKey === undefined ? null : `${actorId ?? 'system'}:${grantKey}`;
}

async function findKnown(trx: Db, grant: Grant): Promise<SubscriptionRow | null> {
  if (grant.orderId !== undefined) return findGranted(trx, { orderId: grant.orderId });
  const grantKey = keyOf(grant);
  return grantKey === null ? null : findGranted(trx, { grantKey });
}

/** Compared with the entry, which nobody has changed since. */
async function repeat(trx: Db, known: SubscriptionRow, grant: Grant): Promise<Result<Granted>> {
  const entry = await findEntry(trx, entryKind(grant), known.id);
  const same =
    entry?.pot_id === grant.potOwner.id &&
    known.kind === grant.kind &&
    entry.delta === usesOf(grant) &&
    entry.amount_minor === grant.priceMinor &&
    entry.currency === grant.currency &&
    entry.title === grant.title &&
    entry.note === grant.note;
  if (!same) return refuse('keyUsed');
  return succeed({ subscriptionId: SubscriptionId.parse(known.id), repeated: true });
}
