import { auditBy } from '#features/audit';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { succeed, whenDone } from '#platform/result';
import { listShares } from './list-shares.ts';
import { leaveGame, revokeShare } from './revoke-share.ts';
import { shareGame } from './share-game.ts';
import { makeShareLimits } from './share-limits.ts';
import { findNotices, findTransfers, markSeen } from './share-store.ts';

/** The calls under /share. `onMail` is told when a message is waiting to be sent. */
export function sharingHandlers(platform: Platform, onMail: () => void) {
  const limits = makeShareLimits(platform);
  return {
    shareGame: async (call) => {
      const who = { actor: signedIn(call), by: auditBy(call) };
      return whenDone(shareGame(platform, limits, who, call.body), onMail);
    },
    listShares: async (call) => listShares(platform, signedIn(call), call.query.game),
    revokeShare: (call) => whenDone(revokeShare(platform, signedIn(call), call.params.id), onMail),
    leaveGame: (call) => whenDone(leaveGame(platform, signedIn(call), call.params.id), onMail),
    listTransfers: async (call) => succeed(await findTransfers(platform.db, signedIn(call).userId, call.query)),
    listShareNotices: async (call) => succeed(await findNotices(platform.db, signedIn(call).userId)),
    markShareNoticesSeen: async (call) => {
      await markSeen(platform.db, signedIn(call).userId, call.body.ids, platform.now());
      return succeed({ ok: true });
    },
  } satisfies Partial<Handlers>;
}
