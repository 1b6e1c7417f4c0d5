import { GameId, UserId } from '@qc/contract';
import { holdCharge, listHeldCharges, postCharge, voidCharge } from '#features/credits';
import { lockRoomEpoch } from '#platform/db/journal/lock-epoch';
import { inTransaction } from '#platform/db/transaction';
import type { Db } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import type { RoomCharges, Settled } from './room-charges.ts';
import { writeRoomPrice } from './room-store.ts';

/** The room is not its server's any more: nothing of the transaction stays. */
class NotHere extends Error {
  readonly whose: 'elsewhere' | 'over';

  constructor(whose: 'elsewhere' | 'over') {
    super(`a room is ${whose}`);
    this.whose = whose;
  }
}

/** Live rooms paid with credits: one charge for each, under the room's id, by who has the room. */
export function creditCharges(platform: Platform): RoomCharges {
  const { db, cluster } = platform;
  /** Whose the room is, is asked last: its journal waits for who holds it, and credits may have a long queue. */
  const byOwner = async <T>(roomId: string, epoch: number, work: (trx: Db) => Promise<T>) => {
    try {
      return await inTransaction(db, async (trx) => {
        const done = await work(trx);
        const whose = cluster.isAlone ? 'here' : await lockRoomEpoch(trx, roomId, epoch);
        if (whose !== 'here') throw new NotHere(whose);
        return done;
      });
    } catch (error) {
      if (error instanceof NotHere) return error.whose;
      throw error;
    }
  };
  /** What is over has been settled by who closed it. */
  const settle = async (roomId: string, epoch: number, work: (trx: Db) => Promise<unknown>): Promise<Settled> =>
    (await byOwner(roomId, epoch, work)) === 'elsewhere' ? 'elsewhere' : undefined;
  return {
    hold: async ({ roomId, epoch, userId, gameId, gameName, gameType }) => {
      const refused = await byOwner(roomId, epoch, async (trx) => {
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
      });
      return refused === 'elsewhere' || refused === 'over' ? 'storageFailed' : refused;
    },
    post: async (roomId, epoch) => settle(roomId, epoch, (trx) => postCharge(platform, trx, 'room', roomId)),
    giveBack: async (roomId, epoch) =>
      settle(roomId, epoch, (trx) => voidCharge(platform, trx, 'room', roomId, { evenPosted: true })),
    giveBackHeld: async (roomId) =>
      inTransaction(db, async (trx) => {
        await voidCharge(platform, trx, 'room', roomId, { evenPosted: false });
      }),
    listHeld: async () => {
      const held = await listHeldCharges(db);
      return held.filter(({ what }) => what === 'room').map(({ runId }) => runId);
    },
  };
}
