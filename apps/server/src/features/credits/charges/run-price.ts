import { deviceOf, type GameType, type UserId } from '@qc/contract';
import type { Platform } from '#platform/platform';
import type { RunPrice } from '../credit-types.ts';
import { findPayer } from './payer-store.ts';
import { usableBalance } from '../ledger/usable-balance.ts';
import { whyFree } from './why-free.ts';

/** What a run of a person would cost now. Somebody without an account has no credits. */
export async function runPrice(
  platform: Pick<Platform, 'config' | 'db' | 'now' | 'random'>,
  userId: UserId,
  gameType: GameType,
): Promise<RunPrice> {
  const { db, now } = platform;
  const payer = await findPayer(db, userId);
  const owner = payer?.pot ?? { kind: 'user', id: userId };
  const { reason } = await whyFree(platform, db, owner.id, now());
  return {
    price: reason === null ? deviceOf(gameType).price : 0,
    balance: await usableBalance(db, owner.id, now()),
    free: reason,
    owner,
    remotesDisabled: payer?.remotesDisabled ?? false,
  };
}
