import { sql } from 'kysely';
import { AuditRecord, OWNED_RECORD_KINDS, type OwnedRecordKind } from '@qc/contract';
import * as z from 'zod/mini';
import type { Db } from '#platform/db/tables';

/** A record as its own table knows it. */
interface Row {
  id: string;
  name: string;
  /** A person's or an institution's id. */
  owner?: string | null;
  /** Deleted, closed or taken back then. */
  goneAt?: number | null;
}

type Reader = (db: Db, ids: readonly string[]) => Promise<Row[]>;
const READERS: Readonly<Record<OwnedRecordKind, Reader>> = {
  game: (db, ids) =>
    db
      .selectFrom('game')
      .select(['id', 'name', 'user_id as owner', 'deleted_at_ms as goneAt'])
      .where('id', 'in', ids)
      .execute(),
  question: readSlides,
  category: (db, ids) =>
    db.selectFrom('category').select(['id', 'name', 'user_id as owner']).where('id', 'in', ids).execute(),
  media: (db, ids) =>
    db.selectFrom('media').select(['id', 'title as name', 'user_id as owner']).where('id', 'in', ids).execute(),
  room: (db, ids) =>
    db
      .selectFrom('room')
      .select(['id', 'name', 'user_id as owner', 'ended_at_ms as goneAt'])
      .where('id', 'in', ids)
      .execute(),
  assignment: (db, ids) =>
    db.selectFrom('assignment').select(['id', 'name', 'user_id as owner']).where('id', 'in', ids).execute(),
  result: (db, ids) =>
    db.selectFrom('game_result').select(['id', 'name', 'user_id as owner']).where('id', 'in', ids).execute(),
  share: (db, ids) =>
    db
      .selectFrom('share')
      .select(['id', 'game_name as name', 'sharer_id as owner', 'revoked_at_ms as goneAt'])
      .where('id', 'in', ids)
      .execute(),
  subscription: (db, ids) =>
    db
      .selectFrom('subscription')
      .select(['id', 'sale_title as name', 'pot_id as owner'])
      .where('id', 'in', ids)
      .execute(),
  subscriptionType: (db, ids) =>
    db
      .selectFrom('subscription_type')
      .select(['id', 'title as name', 'deleted_at_ms as goneAt'])
      .where('id', 'in', ids)
      .execute(),
  order: (db, ids) =>
    db
      .selectFrom('payment_order')
      .select(['id', 'pot_id as owner'])
      .select(sql<string>`coalesce(number || ' · ', '') || title`.as('name'))
      .where('id', 'in', ids)
      .execute(),
};

/** More would take the connections from the rooms, which write every answer before they confirm it. */
export const TABLES_AT_ONCE = 3;

/** A slide's own words: what stands in its search columns is folded for finding. */
const SlideWords = z.object({ question: z._default(z.string(), ''), mediaTitle: z._default(z.string(), '') });

/**
 * What is known now of the records with these ids; of what is gone for good there is nothing. `kinds`: where to look
 * beside people and institutions.
 */
export async function findAuditRecords(
  db: Db,
  ids: readonly string[],
  kinds: readonly OwnedRecordKind[] = OWNED_RECORD_KINDS,
): Promise<AuditRecord[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const ask = async (kind: OwnedRecordKind) => (await READERS[kind](db, wanted)).map((row) => ({ ...row, kind }));
  const found: Awaited<ReturnType<typeof ask>> = [];
  for (let at = 0; at < kinds.length; at += TABLES_AT_ONCE)
    found.push(...(await Promise.all(kinds.slice(at, at + TABLES_AT_ONCE).map(ask))).flat());
  const owners = await readOwners(db, [...new Set([...wanted, ...found.flatMap(({ owner }) => owner ?? [])])]);
  const records = found.map(({ id, kind, name, owner, goneAt = null }) =>
    AuditRecord.parse({
      _id: id,
      kind,
      name,
      email: '',
      there: goneAt === null,
      owner: owners.find(({ _id }) => _id === owner) ?? null,
    }),
  );
  return [...owners.filter(({ _id }) => wanted.includes(_id)).map((one) => ({ ...one, owner: null })), ...records];
}

/** People and institutions; closed ones too. */
async function readOwners(db: Db, ids: readonly string[]) {
  const [people, houses] = await Promise.all([
    db.selectFrom('app_user').select(['id', 'name', 'email']).where('id', 'in', ids).execute(),
    db.selectFrom('institution').select(['id', 'name', 'closed_at_ms as closedAt']).where('id', 'in', ids).execute(),
  ]);
  return [
    ...people.map(({ id, name, email }) => ({ _id: id, kind: 'user' as const, name, email, there: true })),
    ...houses.map(({ id, name, closedAt }) => ({
      _id: id,
      kind: 'institution' as const,
      name,
      email: '',
      there: closedAt === null,
    })),
  ];
}

/** A slide belongs to whom its game belongs to. */
async function readSlides(db: Db, ids: readonly string[]): Promise<Row[]> {
  const rows = await db
    .selectFrom('question')
    .leftJoin('game', 'game.id', 'question.game_id')
    .select(({ fn }) => [
      'question.id',
      'question.content',
      'question.deleted_at_ms as goneAt',
      fn.coalesce('game.user_id', 'question.user_id').as('owner'),
    ])
    .where('question.id', 'in', ids)
    .execute();
  return rows.map(({ content, ...row }) => {
    const { question, mediaTitle } = SlideWords.parse(JSON.parse(content));
    return { ...row, name: question || mediaTitle };
  });
}
