import { GameId } from '@qc/contract';
import { recountShares } from '#features/games';
import type { Db } from '#platform/db/tables';

/** Templates and library questions are everybody's: they go to the house when the admin who made them leaves. */
export async function handOver(trx: Db, userId: string, houseOwner: string): Promise<void> {
  const templates = await trx
    .updateTable('game')
    .set({ user_id: houseOwner })
    .where('user_id', '=', userId)
    .where('generic', '=', 1)
    .where('deleted_at_ms', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of templates) {
    await trx.updateTable('question').set({ user_id: houseOwner }).where('game_id', '=', id).execute();
  }
  await trx
    .updateTable('question')
    .set({ user_id: houseOwner, game_id: null })
    .where('user_id', '=', userId)
    .where('in_library', '=', 1)
    .where('deleted_at_ms', 'is', null)
    .execute();
}

/** Ids of a person's open rooms and open assignments. */
export async function findOpenRuns(db: Db, userId: string): Promise<{ rooms: string[]; assignments: string[] }> {
  const rooms = await db
    .selectFrom('room')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at_ms', 'is', null)
    .execute();
  const assignments = await db
    .selectFrom('assignment')
    .select('id')
    .where('user_id', '=', userId)
    .where('closed_at_ms', 'is', null)
    .execute();
  return { rooms: rooms.map(({ id }) => id), assignments: assignments.map(({ id }) => id) };
}

/** A person's gallery: ids, and what the bytes go by (empty: they are elsewhere). */
export async function findGalleryOf(db: Db, userId: string): Promise<{ id: string; sha256: string }[]> {
  return db.selectFrom('media').select(['id', 'sha256']).where('user_id', '=', userId).execute();
}

/** Gives files to people who show them; what the giver called the upload goes. */
export async function passOnMedia(trx: Db, heirs: ReadonlyMap<string, string>): Promise<void> {
  for (const [id, user_id] of heirs) {
    await trx.updateTable('media').set({ user_id, upload_id: null }).where('id', '=', id).execute();
  }
}

const LARGE = ['game_result', 'question', 'game', 'room', 'assignment'] as const;
const PORTION = 50;

/** Deletes what may be much, a few rows at a time: no live room waits for the whole of it. */
export async function eraseContent(db: Db, userId: string): Promise<void> {
  for (const table of LARGE) {
    for (let count = PORTION; count === PORTION;) {
      const some = db.selectFrom(table).select('id').where('user_id', '=', userId).limit(PORTION);
      const { numDeletedRows } = await db.deleteFrom(table).where('id', 'in', some).executeTakeFirst();
      count = Number(numDeletedRows);
    }
  }
}

/** Deletes the account and everything that refers to it; what others keep forgets the name. */
export async function erasePerson(
  trx: Db,
  { id, email, contact_email }: { id: string; email: string; contact_email: string },
): Promise<void> {
  const given = await trx
    .selectFrom('share')
    .select('game_id')
    .where('receiver_id', '=', id)
    .where('revoked_at_ms', 'is', null)
    .execute();
  await trx.updateTable('result_audit').set({ person: '' }).where('user_id', '=', id).execute();
  await trx.updateTable('client_error').set({ user_id: null, user_agent: '' }).where('user_id', '=', id).execute();
  await trx.deleteFrom('waiting_share').where('email', '=', email).execute();
  await trx.deleteFrom('outgoing_mail').where('recipient', 'in', [email, contact_email]).execute();
  await trx.deleteFrom('app_user').where('id', '=', id).execute();
  for (const gameId of new Set(given.map(({ game_id }) => game_id))) await recountShares(trx, GameId.parse(gameId));
}
