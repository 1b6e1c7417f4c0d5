import { searchKey } from '#platform/db/search-key';
import type { Db } from '#platform/db/tables';
import { insertCharge } from '../charges/charge-store.ts';
import type { CreditSeams } from '../credit-types.ts';
import type { Because } from '../ledger/expire-due.ts';
import { writeSureEntry } from '../ledger/ledger-store.ts';
import { findOwners } from '../owner-store.ts';
import { shiftUses, type SubscriptionRow } from './subscription-store.ts';

/** Takes uses of a subscription by hand, or gives them back (negative), as a use of source `manual`. The pot is held. */
export async function useByHand(
  seams: Pick<CreditSeams, 'now' | 'random'>,
  trx: Db,
  row: SubscriptionRow,
  uses: number,
  { actorId = null, note = '' }: Because,
): Promise<void> {
  const id = seams.random.id();
  const owner = (await findOwners(trx, [row])).get(row.pot_id);
  const name = owner?.name ?? '';
  const { balanceBefore } = await writeSureEntry(seams, trx, {
    potId: row.pot_id,
    kind: 'manualUse',
    delta: 0 - uses,
    ref: id,
    subscriptionId: row.id,
    actorId,
    note,
    title: row.sale_title,
  });
  await shiftUses(trx, row.id, { left: 0 - uses, used: uses });
  const charge = {
    id,
    run_key: `manual:${id}`,
    what: 'manual',
    pot_id: row.pot_id,
    user_id: row.pot_id,
    user_name: owner?.kind === 'user' ? name : '',
    game_id: null,
    game_name: '',
    source: 'manual',
    amount: uses,
    credits_before: balanceBefore,
    state: 'posted',
    yearly_id: null,
    search_text: searchKey(`${name} ${owner?.email ?? ''} ${note}`),
    at_ms: seams.now(),
    settled_at_ms: seams.now(),
  } as const;
  await insertCharge(trx, charge, [{ subscriptionId: row.id, amount: uses }]);
}
