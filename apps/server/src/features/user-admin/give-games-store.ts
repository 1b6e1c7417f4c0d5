import { GameId } from '@qc/contract';
import { sql } from 'kysely';
import { recountShares } from '#features/games';
import type { Db } from '#platform/db/tables';

/**
 * Gives everything one person has built to another: games with their slides, the labels those carry, and the shares
 * that were made of them. Runs, results and media are not part of it; files that the games show follow them when the
 * account is erased.
 */
export async function giveGames(trx: Db, from: string, to: string, nowMs: number): Promise<number> {
  const games = await trx
    .updateTable('game')
    // The demo game is made once for each person; given away it is a game like any other.
    .set({ user_id: to, seed_key: null })
    .where('user_id', '=', from)
    .where('deleted_at_ms', 'is', null)
    .returning('id')
    .execute();
  await giveCategories(trx, from, to);
  for (const { id } of games) {
    await trx
      .updateTable('question')
      .set({ user_id: to })
      .where('game_id', '=', id)
      .where('user_id', '=', from)
      .execute();
    await giveShares(trx, GameId.parse(id), { from, to, nowMs });
  }
  return games.length;
}

async function giveShares(
  trx: Db,
  gameId: GameId,
  { from, to, nowMs }: { from: string; to: string; nowMs: number },
): Promise<void> {
  const shares = trx.updateTable('share').where('game_id', '=', gameId);
  // Nobody has a share of the own game.
  await shares.set({ revoked_at_ms: nowMs }).where('receiver_id', '=', to).where('revoked_at_ms', 'is', null).execute();
  await shares.set({ sharer_id: to }).where('sharer_id', '=', from).where('receiver_id', '!=', to).execute();
  await recountShares(trx, gameId);
}

/** A label whose name the receiver has already becomes that one, in every slide that carries it. */
async function giveCategories(trx: Db, from: string, to: string): Promise<void> {
  const namesOf = (userId: string) =>
    trx.selectFrom('category').select(['id', 'name']).where('user_id', '=', userId).execute();
  const theirs = new Map((await namesOf(to)).map(({ id, name }) => [name.toLowerCase(), id]));
  for (const { id, name } of await namesOf(from)) {
    const same = theirs.get(name.toLowerCase());
    if (same === undefined) {
      await trx.updateTable('category').set({ user_id: to }).where('id', '=', id).execute();
      continue;
    }
    await trx
      .updateTable('question')
      .set({ content: sql<string>`replace(content, ${`"${id}"`}, ${`"${same}"`})` })
      .where('user_id', '=', from)
      .where('content', 'like', `%"${id}"%`)
      .execute();
  }
}
