import { GameId, UserId } from '@qc/contract';
import { holdCharge, listHeldCharges, postCharge, voidCharge } from '#features/credits';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import type { RoomCharges } from './room-charges.ts';
import { writeRoomPrice } from './room-store.ts';

/** Live rooms paid with credits: one charge for each, under the room's id. */
export function creditCharges(platform: Platform): RoomCharges {
  const { db } = platform;
  return {
    hold: async ({ roomId, userId, gameId, gameName, gameType }) =>
      inTransaction(db, async (trx) => {
        const held = await holdCharge(platform, trx, {
          what: 'room',
          runId: roomId,
          userId: UserId.parse(userId),
          game: { id: GameId.parse(gameId), name: gameName, gameType },
        });
        if (held.ok) {
          await writeRoomPrice(trx, roomId, held.value.amount);
          return null;
        }
        if (held.code === 'outOfCredits' || held.code === 'remotesDisabled') return held.code;
        throw new Error(`a charge was refused for no reason that a room knows: ${held.code}`);
      }),
    post: async (roomId) => inTransaction(db, async (trx) => void (await postCharge(platform, trx, 'room', roomId))),
    giveBack: async (roomId, only) =>
      inTransaction(db, async (trx) => {
        await voidCharge(platform, trx, 'room', roomId, { evenPosted: only !== 'held' });
      }),
    listHeld: async () => {
      const held = await listHeldCharges(db);
      return held.filter(({ what }) => what === 'room').map(({ runId }) => runId);
    },
  };
}
