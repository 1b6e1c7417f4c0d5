import type { MediaId, UserId } from '@qc/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables';

/** How many places a refusal names at most. */
const PLACES_MAX = 10;
/** Stands for a place of somebody else whose name is not for the file's owner to know. */
const FOREIGN = '…';

/**
 * Names of the games, library questions, open rooms and open assignments that show a file, as its owner knows them: a copy
 * that was given away goes by the name it was given under. An id is 80 random bits, so that finding it in the stored JSON is
 * exact. Deleted games and slides do not count: when one comes back, it comes without the file.
 */
export async function findUses(trx: Db, id: MediaId, ownerId: UserId): Promise<string[]> {
  const holdsIt = `%"${id}"%`;
  const games = await trx
    .selectFrom('game')
    .select(['game.user_id', knownName(ownerId).as('name')])
    .where('game.settings', 'like', holdsIt)
    .where('game.deleted_at_ms', 'is', null)
    .limit(PLACES_MAX)
    .execute();
  const slides = await trx
    .selectFrom('question')
    .leftJoin('game', 'game.id', 'question.game_id')
    .select(['question.user_id', 'question.game_id', 'question.sort_text', knownName(ownerId).as('name')])
    .where('question.content', 'like', holdsIt)
    .where('question.deleted_at_ms', 'is', null)
    .where('game.deleted_at_ms', 'is', null)
    .limit(PLACES_MAX)
    .execute();
  const rooms = await trx
    .selectFrom('room')
    .select(['user_id', 'name'])
    .where('ended_at_ms', 'is', null)
    .where('run_game', 'like', holdsIt)
    .limit(PLACES_MAX)
    .execute();
  const links = await trx
    .selectFrom('assignment')
    .select(['user_id', 'name'])
    .where('closed_at_ms', 'is', null)
    .where('run_game', 'like', holdsIt)
    .limit(PLACES_MAX)
    .execute();
  const names = [
    ...games.map(({ name }) => name),
    ...[...rooms, ...links].map((run) => (run.user_id === ownerId ? run.name : null)),
    // A question of the library stands for itself.
    ...slides.map((slide) => (slide.game_id === null && slide.user_id === ownerId ? slide.sort_text : slide.name)),
  ];
  return [...new Set(names.map((name) => name ?? FOREIGN))].slice(0, PLACES_MAX);
}

/** The name of the query's `game` for one person: the own, shared fully, or given away by that person; otherwise null. */
function knownName(person: UserId) {
  return sql<string | null>`case
    when game.user_id = ${person} then game.name
    when exists (
      select 1 from share where share.game_id = game.id and share.receiver_id = ${person}
      and share.transfer_type = 1 and share.revoked_at_ms is null
    ) then game.name
    else (select share.game_name from share where share.copy_game_id = game.id and share.sharer_id = ${person})
  end`;
}
