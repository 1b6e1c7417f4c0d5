import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/**
 * Whether a room's journal is still written under an epoch, which stays so until the transaction ends. `elsewhere`:
 * another process writes it by now. `over`: nobody does, its run is closed. On PostgreSQL, where there may be several.
 */
export async function lockRoomEpoch(trx: Db, roomId: string, epoch: number): Promise<'here' | 'elsewhere' | 'over'> {
  // Whoever takes the room waits for this transaction; whoever has taken it is seen.
  const { rows } = await sql<{ epoch: number }>`
    select epoch from room_epoch where run_id = ${roomId} for share`.execute(trx);
  const known = rows[0];
  if (!known) return 'over';
  return known.epoch === epoch ? 'here' : 'elsewhere';
}
