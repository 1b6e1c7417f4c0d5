import { type Kysely, sql } from 'kysely';
import { dialectName } from '../dialect-name.ts';
import { addColumns, createIndexes, createTable } from './create-table.ts';

/** What the whole builder needs: films and sounds, the library, sharing, copies, exports. */
export async function createBuilderTables(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'media', [
    "provider TEXT not null default 'file'",
    'duration_ms WHOLE not null default 0',
    "link TEXT not null default ''",
    'upload_id TEXT',
  ]);
  await addColumns(db, 'question', [
    'in_library WHOLE not null default 0 check (in_library in (0, 1))',
    "language TEXT not null default 'he'",
  ]);
  await addColumns(db, 'game', [
    'read_only WHOLE not null default 0 check (read_only in (0, 1))',
    // The share that made this copy.
    'share_id TEXT',
  ]);
  // Until now a question outside every game was one of the starter library.
  await sql`update question set in_library = 1 where game_id is null`.execute(db);
  await setLanguages(db);
  await createTable(db, 'share', [
    'id TEXT primary key',
    // No reference: the transfer log outlives the game.
    'game_id TEXT not null',
    'game_name TEXT not null',
    'sharer_id TEXT not null references app_user (id) on delete cascade',
    'receiver_id TEXT not null references app_user (id) on delete cascade',
    'transfer_type WHOLE not null check (transfer_type between 1 and 3)',
    'copy_game_id TEXT',
    'search_text TEXT not null',
    'created_at_ms WHOLE not null',
    'revoked_at_ms WHOLE',
    'seen_at_ms WHOLE',
  ]);
  await createTable(db, 'run_licence', [
    'id TEXT primary key',
    'game_id TEXT not null',
    'user_id TEXT not null references app_user (id) on delete cascade',
    'game_type TEXT not null',
    'issued_at_ms WHOLE not null',
  ]);
  // A film on a video site may stand in many galleries; an address of our own belongs to one entry.
  await sql`drop index media_by_public_id`.execute(db);
  await createTable(db, 'outgoing_mail', [
    'id TEXT primary key',
    'recipient TEXT not null',
    'subject TEXT not null',
    'plain TEXT not null',
    'html TEXT not null',
    'attempts WHOLE not null',
    'next_at_ms WHOLE not null',
    'created_at_ms WHOLE not null',
  ]);
  await createIndexes(db, [
    "unique media_by_public_id on media (public_id) where provider = 'file'",
    'unique media_by_upload on media (upload_id) where upload_id is not null',
    'question_in_library on question (in_library, updated_at_ms) where in_library = 1',
    'game_by_share on game (share_id) where share_id is not null',
    'unique share_once on share (game_id, receiver_id) where revoked_at_ms is null',
    'share_by_sharer on share (sharer_id, created_at_ms)',
    'share_by_receiver on share (receiver_id, created_at_ms)',
    'outgoing_mail_due on outgoing_mail (next_at_ms)',
    'run_licence_by_user on run_licence (user_id, issued_at_ms)',
  ]);
}

/** A slide speaks its game's language; one without a game is told by its letters. */
async function setLanguages(db: Kysely<unknown>): Promise<void> {
  const ofGame =
    dialectName(db) === 'postgres' ? sql`game.settings::json ->> 'language'` : sql`game.settings ->> 'language'`;
  await sql`update question set language = coalesce(
    (select ${ofGame} from game where game.id = question.game_id),
    case
      when question.content like '%ا%' or question.content like '%ل%' then 'ar'
      when question.content like '%ה%' or question.content like '%ו%' then 'he'
      else 'en'
    end)`.execute(db);
}
