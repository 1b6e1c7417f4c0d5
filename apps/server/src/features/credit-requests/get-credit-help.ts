import { GAME_TYPE, type RouteReply, type UserId } from '@qc/contract';
import { findOffers, runPrice } from '#features/credits';
import { installationSettings } from '#features/settings';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { findInstitutionOf, findOpenRequest, findUnseenAnswers } from './credit-request-store.ts';

/** Whether a run with phones costs this person anything. */
export async function isCreditNeeded(platform: Platform, userId: UserId): Promise<boolean> {
  return (await runPrice(platform, userId, GAME_TYPE.phones)).price > 0;
}

/** How somebody can get credits, and what became of asking. */
export async function getCreditHelp(platform: Platform, actor: Actor): Promise<Result<RouteReply<'getCreditHelp'>>> {
  const { db } = platform;
  const needed = await isCreditNeeded(platform, actor.userId);
  // What a member buys would not pay for the member's runs.
  const mayBuy = actor.role === 3 || (await findInstitutionOf(db, actor.userId)) === null;
  return succeed({
    needed,
    sold: needed && mayBuy && (await isAnythingSold(platform)),
    open: await findOpenRequest(db, actor.userId),
    answers: await findUnseenAnswers(db, actor.userId),
  });
}

/** Whether there is an offer, and a way to pay for it. */
async function isAnythingSold(platform: Platform): Promise<boolean> {
  const { manualPayments, stripePayments } = await installationSettings(platform);
  const canPay = manualPayments || (stripePayments && platform.config.stripe !== null);
  return canPay && (await findOffers(platform.db, { onlyActive: true })).length > 0;
}
