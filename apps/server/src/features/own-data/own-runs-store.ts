import { type ReadSection, SHORT_PORTION } from './own-section.ts';

/** Rooms the person opened; what was played in them is in the results. */
export const rooms: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('room')
    .select(['id', 'game_id', 'name', 'code', 'game_type', 'demo', 'price', 'created_at_ms', 'ended_at_ms'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    game: row.game_id,
    name: row.name,
    code: row.code,
    gameType: row.game_type,
    free: row.demo === 1,
    price: row.price,
    createdAt: row.created_at_ms,
    endedAt: row.ended_at_ms,
  }));
};

/** Runs of other people's games: the results, with their players, belong to those. */
export const resultsRunForOthers: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('game_result')
    .select(['id', 'name', 'pace', 'players_count', 'started_at_ms', 'ended_at_ms'])
    .where('run_by', '=', userId)
    .where('user_id', '!=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    pace: row.pace,
    players: row.players_count,
    startedAt: row.started_at_ms,
    endedAt: row.ended_at_ms,
  }));
};

/** What the person changed in results. */
export const corrections: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('result_audit')
    .innerJoin('game_result', 'game_result.id', 'result_audit.result_id')
    .select([
      'result_audit.id',
      'result_id',
      'what',
      'before_text',
      'after_text',
      'at_ms',
      'game_result.user_id as owner',
    ])
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
export const licences: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('run_licence')
    .select(['id', 'game_id', 'game_type', 'issued_at_ms', 'upload_hash'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    game: row.game_id,
    gameType: row.game_type,
    issuedAt: row.issued_at_ms,
    used: row.upload_hash !== null,
  }));
};
