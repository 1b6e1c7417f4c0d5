import type { Platform } from '#platform/platform';
import type { CallInvitations } from '../calls/call-desk.ts';
import { findHost, findInvitation } from './invitation-store.ts';
import type { Inviter } from './inviter.ts';

/** What calls need to know of those whom the house has called. */
export function callInvitations({ db }: Pick<Platform, 'db'>, inviter: Inviter): CallInvitations {
  return {
    find: async (id) => {
      const one = await findInvitation(db, id);
      const room = one && inviter.room(one.roomId);
      if (!one || !room) return null;
      const { name: game, language } = room.state.game;
      return {
        invited: { id, name: one.name, house: (await findHost(db, one.userId)).name, game, language },
        code: room.state.code,
      };
    },
    roomOf: async (id) => (await findInvitation(db, id))?.roomId ?? null,
    joined: (id) => inviter.joined(id),
    neverAgain: (id, caller) => inviter.neverAgain(id, caller.id),
  };
}
