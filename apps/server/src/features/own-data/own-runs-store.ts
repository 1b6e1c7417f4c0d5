import { sql } from 'kysely';
import { isOne, ownRows, type ReadSection, SHORT_PORTION } from './own-rows-store.ts';

/** Rooms the person opened; what was played in them is in the results. */
export const rooms = ownRows('room', {
  game: 'game_id',
  name: 'name',
  code: 'code',
  gameType: 'game_type',
  free: ['demo', isOne],
  price: 'price',
  createdAt: 'created_at_ms',
  endedAt: 'ended_at_ms',
});

/** Runs of other people's games: the results, with their players, belong to those. */
export const resultsRunForOthers = ownRows(
  'game_result',
  { name: 'name', pace: 'pace', players: 'players_count', startedAt: 'started_at_ms', endedAt: 'ended_at_ms' },
  { whose: (userId) => sql`run_by = ${userId} and user_id <> ${userId}` },
);

/** What the person changed in results. */
export const corrections: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('result_audit')
    .innerJoin('game_result', 'game_result.id', 'result_audit.result_id')
    .select(['result_audit.id', 'result_id', 'what', 'before_text', 'after_text', 'at_ms'])
    .select('game_result.user_id as owner')
    .where('result_audit.user_id', '=', userId)
    .where('result_audit.id', '>', after)
    .orderBy('result_audit.id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    result: row.result_id,
    what: row.what,
    // Names of players are in the own results anyway; those of others' results are not the person's to take along.
    ...(row.owner === userId && { before: row.before_text, after: row.after_text }),
    at: row.at_ms,
  }));
};

/** Licences of exported games. */
export const licences = ownRows('run_licence', {
  game: 'game_id',
  gameType: 'game_type',
  issuedAt: 'issued_at_ms',
  used: ['upload_hash', (hash) => hash !== null],
});

/** Whom the person had called into rooms; numbers and names for as long as they are kept. */
export const peopleCalled = ownRows('telephone_invitation', {
  room: 'room_id',
  name: 'name',
  number: 'number',
  numberEnd: 'number_end',
  state: 'state',
  agreedAt: 'created_at_ms',
  calledAt: 'placed_at_ms',
});
