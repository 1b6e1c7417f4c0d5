import { auditBy } from '#features/audit';
import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { succeed } from '#platform/result';
import { listShares } from './list-shares.ts';
import { leaveGame, revokeShare } from './revoke-share.ts';
import { shareGame } from './share-game.ts';
import { makeShareLimits } from './share-limits.ts';
import { findNotices, findTransfers, markSeen } from './share-store.ts';

type Names =
  | 'shareGame'
  | 'listShares'
  | 'revokeShare'
  | 'leaveGame'
  | 'listTransfers'
  | 'listShareNotices'
  | 'markShareNoticesSeen';

/** The calls under /share. `onMail` is told when a message is waiting to be sent. */
export function sharingHandlers(platform: Platform, onMail: () => void): HandlersOf<Names> {
  const limits = makeShareLimits(platform.now);
  return {
    shareGame: async (call) => {
      const who = { actor: signedIn(call), by: auditBy(call) };
      const shared = await shareGame(platform, limits, who, call.body);
      if (shared.ok) onMail();
      return shared;
    },
    listShares: async (call) => listShares(platform, signedIn(call), call.query.game),
    revokeShare: async (call) => {
      const revoked = await revokeShare(platform, signedIn(call), call.params.id);
      if (revoked.ok) onMail();
      return revoked;
    },
    leaveGame: async (call) => {
      const left = await leaveGame(platform, signedIn(call), call.params.id);
      if (left.ok) onMail();
      return left;
    },
    listTransfers: async (call) => succeed(await findTransfers(platform.db, signedIn(call).userId, call.query)),
    listShareNotices: async (call) => succeed(await findNotices(platform.db, signedIn(call).userId)),
    markShareNoticesSeen: async (call) => {
      await markSeen(platform.db, signedIn(call).userId, call.body.ids, platform.now());
      return succeed({ ok: true });
    },
  };
}
