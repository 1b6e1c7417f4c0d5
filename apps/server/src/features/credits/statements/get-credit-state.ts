import { deviceOf, type CreditState, GAME_TYPES, recordOf, type GameType } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { seesPot } from '../credit-policy.ts';
import { viewSubscriptions } from './credit-view.ts';
import { findOwnerName, findPayer } from '../charges/payer-store.ts';
import { findYearly, listUsable } from '../subscriptions/subscription-store.ts';
import { usableBalance } from '../ledger/usable-balance.ts';
import { whyFree } from '../charges/why-free.ts';

/** The credits that the caller's runs are paid with. A plain member of an institution is told its balance only. */
export async function getCreditState(platform: Platform, actor: Actor): Promise<Result<CreditState>> {
  const { db, now } = platform;
  const payer = await findPayer(db, actor.userId);
  if (!payer) return refuse('notFound');
  const { pot, remotesDisabled } = payer;
  const nowMs = now();
  const called = await findOwnerName(db, pot);
  const yearly = await findYearly(db, pot.id, nowMs);
  const { reason } = await whyFree(platform, db, pot.id, nowMs);
  const priceOf = (gameType: GameType) => (reason === null ? deviceOf(gameType).price : 0);
  const isDue = (at: number | null) => at !== null && at <= nowMs;
  const usable = seesPot(actor, payer) ? await listUsable(db, pot.id) : [];
  const next = usable.filter(({ expires_at_ms }) => !isDue(expires_at_ms)).slice(0, 1);
  const [current = null] = await viewSubscriptions(db, next, nowMs);
  return succeed({
    owner: { kind: pot.kind, _id: pot.id, name: called?.name ?? '', email: called?.email ?? '' },
    balance: await usableBalance(db, pot.id, nowMs),
    yearlyUntil: yearly?.untilMs ?? null,
    current,
    disableRemotesGames: remotesDisabled,
    runPrices: recordOf(GAME_TYPES, priceOf),
  });
}
