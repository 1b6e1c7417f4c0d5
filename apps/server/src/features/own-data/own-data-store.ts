import type { Db } from '#platform/db/tables';
import { auditEntries, invitations, mailedLinks, sessions, twoStep, waitingMails } from './own-access-store.ts';
import { creditRequests, orders, subscriptions, transactions, usages } from './own-money-store.ts';
import { corrections, licences, resultsRunForOthers, rooms } from './own-runs-store.ts';
import type { ReadSection } from './own-section.ts';

/** Records read at once; results are long. */
const PORTION = 20;
const parse = (text: string): unknown => JSON.parse(text);

type OwnTable = 'game' | 'question' | 'media' | 'category' | 'game_result' | 'assignment' | 'client_error';

/** Ids of the next records of a person's in one table. */
function portionOf(db: Db, table: OwnTable, userId: string, after: string) {
  return db
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PORTION);
}

const games: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('game')
    .select([
      'id',
      'name',
      'game_type',
      'settings',
      'question_order',
      'created_at_ms',
      'updated_at_ms',
      'deleted_at_ms',
    ])
    .where('id', 'in', portionOf(db, 'game', userId, after))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    gameType: row.game_type,
    settings: parse(row.settings),
    questions: parse(row.question_order),
    ...times(row),
  }));
};

const questions: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('question')
    .select(['id', 'game_id', 'language', 'content', 'in_library', 'created_at_ms', 'updated_at_ms', 'deleted_at_ms'])
    .where('id', 'in', portionOf(db, 'question', userId, after))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    game: row.game_id,
    language: row.language,
    content: parse(row.content),
    inLibrary: row.in_library === 1,
    ...times(row),
  }));
};

const media: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('media')
    .select([
      'id',
      'title',
      'type',
      'provider',
      'public_id',
      'mime',
      'bytes',
      'width',
      'height',
      'link',
      'created_at_ms',
    ])
    .where('id', 'in', portionOf(db, 'media', userId, after))
    .orderBy('id')
    .execute();
  return rows.map(({ id, public_id: publicId, created_at_ms: createdAt, ...row }) => ({
    _id: id,
    ...row,
    publicId,
    createdAt,
  }));
};

const categories: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'name', 'created_at_ms'])
    .where('id', 'in', portionOf(db, 'category', userId, after))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ _id: row.id, name: row.name, createdAt: row.created_at_ms }));
};

const results: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('game_result')
    .select(['id', 'game_id', 'name', 'pace', 'started_at_ms', 'ended_at_ms', 'report'])
    .where('id', 'in', portionOf(db, 'game_result', userId, after))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    game: row.game_id,
    name: row.name,
    pace: row.pace,
    startedAt: row.started_at_ms,
    endedAt: row.ended_at_ms,
    report: parse(row.report),
  }));
};

const links: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('assignment')
    .select(['id', 'game_id', 'name', 'code', 'created_at_ms', 'closes_at_ms', 'closed_at_ms'])
    .where('id', 'in', portionOf(db, 'assignment', userId, after))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    game: row.game_id,
    name: row.name,
    code: row.code,
    createdAt: row.created_at_ms,
    closesAt: row.closes_at_ms,
    closedAt: row.closed_at_ms,
  }));
};

const shares: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('share')
    .innerJoin('app_user as sharer', 'sharer.id', 'share.sharer_id')
    .innerJoin('app_user as receiver', 'receiver.id', 'share.receiver_id')
    .select(['share.id', 'share.game_name', 'share.transfer_type', 'share.created_at_ms', 'share.revoked_at_ms'])
    .select(['share.receiver_id', 'share.seen_at_ms'])
    .select(['sharer.name as from', 'receiver.name as to'])
    .where((eb) => eb.or([eb('share.sharer_id', '=', userId), eb('share.receiver_id', '=', userId)]))
    .where('share.id', '>', after)
    .orderBy('share.id')
    .limit(PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    gameName: row.game_name,
    transferType: row.transfer_type,
    from: row.from,
    to: row.to,
    createdAt: row.created_at_ms,
    revokedAt: row.revoked_at_ms,
    // When the notice of it was seen.
    ...(row.receiver_id === userId && { seenAt: row.seen_at_ms }),
  }));
};

/** What the person gave and waits, and that something waits for the person: what it is nobody reads before the proof. */
const waitingShares: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('waiting_share')
    .innerJoin('game', 'game.id', 'waiting_share.game_id')
    .select(['waiting_share.id', 'sharer_id', 'email', 'transfer_type', 'waiting_share.created_at_ms', 'game.name'])
    .where((eb) =>
      eb.or([
        eb('sharer_id', '=', userId),
        eb('email', 'in', eb.selectFrom('app_user').select('app_user.email').where('app_user.id', '=', userId)),
      ]),
    )
    .where('waiting_share.id', '>', after)
    .orderBy('waiting_share.id')
    .limit(PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    to: row.email,
    transferType: row.transfer_type,
    createdAt: row.created_at_ms,
    ...(row.sharer_id === userId && { gameName: row.name }),
  }));
};

const errorReports: ReadSection = async (db, userId, after) => {
  const rows = await db
    .selectFrom('client_error')
    .select(['id', 'message', 'url', 'user_agent', 'created_at_ms'])
    .where('id', 'in', portionOf(db, 'client_error', userId, after))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    message: row.message,
    url: row.url,
    browser: row.user_agent,
    at: row.created_at_ms,
  }));
};

/** The lists of the file, in its order. The bytes of media are not in it: the gallery gives each as a file. */
export const ownSections: Record<string, ReadSection> = {
  games,
  questions,
  media,
  categories,
  results,
  links,
  shares,
  waitingShares,
  rooms,
  resultsRunForOthers,
  corrections,
  licences,
  orders,
  subscriptions,
  transactions,
  usages,
  creditRequests,
  sessions,
  twoStep,
  mailedLinks,
  invitations,
  waitingMails,
  auditEntries,
  errorReports,
};

function times(row: { created_at_ms: number; updated_at_ms: number; deleted_at_ms: number | null }) {
  return { createdAt: row.created_at_ms, updatedAt: row.updated_at_ms, deletedAt: row.deleted_at_ms };
}
