import { auditEntries, invitations, mailedLinks, sessions, twoStep, waitingMails } from './own-access-store.ts';
import { creditRequests, orders, subscriptions, transactions, usages } from './own-money-store.ts';
import { corrections, licences, peopleCalled, resultsRunForOthers, rooms } from './own-runs-store.ts';
import { isOne, json, LONG_PORTION, ownRows, type ReadSection, SHORT_PORTION } from './own-rows-store.ts';

const TIMES = { createdAt: 'created_at_ms', updatedAt: 'updated_at_ms', deletedAt: 'deleted_at_ms' } as const;

const games = ownRows(
  'game',
  {
    name: 'name',
    gameType: 'game_type',
    settings: ['settings', json],
    questions: ['question_order', json],
    ...TIMES,
  },
  { portion: LONG_PORTION },
);

const questions = ownRows(
  'question',
  {
    game: 'game_id',
    language: 'language',
    content: ['content', json],
    inLibrary: ['in_library', isOne],
    ...TIMES,
  },
  { portion: LONG_PORTION },
);

const media = ownRows('media', {
  title: 'title',
  type: 'type',
  provider: 'provider',
  publicId: 'public_id',
  mime: 'mime',
  bytes: 'bytes',
  width: 'width',
  height: 'height',
  link: 'link',
  createdAt: 'created_at_ms',
});

const categories = ownRows('category', { name: 'name', createdAt: 'created_at_ms' });

const results = ownRows(
  'game_result',
  {
    game: 'game_id',
    name: 'name',
    pace: 'pace',
    startedAt: 'started_at_ms',
    endedAt: 'ended_at_ms',
    report: ['report', json],
  },
  { portion: LONG_PORTION },
);

const links = ownRows('assignment', {
  game: 'game_id',
  name: 'name',
  code: 'code',
  createdAt: 'created_at_ms',
  closesAt: 'closes_at_ms',
  closedAt: 'closed_at_ms',
});

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
    .limit(SHORT_PORTION)
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
    .limit(SHORT_PORTION)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    to: row.email,
    transferType: row.transfer_type,
    createdAt: row.created_at_ms,
    ...(row.sharer_id === userId && { gameName: row.name }),
  }));
};

/** Of one's own list: an institution's is the institution's. */
const rememberedRemotes = ownRows('remembered_remote', {
  remote: 'remote',
  name: 'name',
  team: 'team',
  rememberedAt: 'remembered_at_ms',
});

const errorReports = ownRows(
  'client_error',
  { message: 'message', url: 'url', browser: 'user_agent', at: 'created_at_ms' },
  { portion: LONG_PORTION },
);

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
  peopleCalled,
  resultsRunForOthers,
  corrections,
  licences,
  rememberedRemotes,
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
