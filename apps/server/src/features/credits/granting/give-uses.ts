import type { UserId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { CreditSeams } from '../credit-types.ts';
import { grantCredits } from './grant-credits.ts';

/** A present of the house to one person. */
export interface UsesToGive {
  userId: string;
  uses: number;
  /** The same key of the same actor gives once. */
  key: string;
  actorId: UserId | null;
}

/** Gives somebody uses that cost nothing and never expire. The account is there: otherwise it throws. */
export async function giveUses(
  seams: Pick<CreditSeams, 'now' | 'random'>,
  db: Db,
  { userId, uses, key, actorId }: UsesToGive,
): Promise<void> {
  const given = await grantCredits(seams, db, {
    potOwner: { kind: 'user', id: userId },
    kind: 'times',
    uses,
    expiresAtMs: null,
    source: 'manual',
    priceMinor: 0,
    currency: null,
    title: '',
    note: '',
    grantKey: key,
    actorId,
  });
  if (!given.ok) throw new Error(`an account got no credits: ${given.code}`);
}
