import type { MediaId } from '@qc/contract';
import type { Db } from '#platform/db/tables';

/** How many places a refusal names at most. */
const PLACES_MAX = 10;

/**
 * Names of the games, library questions and open rooms that show a file. An id is 80 random bits, so that finding it
 * in the stored JSON is exact. Deleted games and slides do not count: when one comes back, it comes without the file.
 */
export async function findUses(trx: Db, id: MediaId): Promise<string[]> {
  const holdsIt = `%"${id}"%`;
  const games = await trx
    .selectFrom('game')
    .select('name')
    .where('settings', 'like', holdsIt)
    .where('deleted_at_ms', 'is', null)
    .limit(PLACES_MAX)
    .execute();
  const slides = await trx
    .selectFrom('question')
    .leftJoin('game', 'game.id', 'question.game_id')
    .select(['game.name', 'question.sort_text'])
    .where('question.content', 'like', holdsIt)
    .where('question.deleted_at_ms', 'is', null)
    .where('game.deleted_at_ms', 'is', null)
    .limit(PLACES_MAX)
    .execute();
  const rooms = await trx
    .selectFrom('room')
    .select('name')
    .where('ended_at_ms', 'is', null)
    .where('run_game', 'like', holdsIt)
    .limit(PLACES_MAX)
    .execute();
  const names = [...games, ...rooms].map((row) => row.name);
  return [...new Set([...names, ...slides.map((row) => row.name ?? row.sort_text)])].slice(0, PLACES_MAX);
}
