import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { migrateDatabase, migrations } from './migrate.ts';
import { searchMatches } from './search.ts';
import type { Tables } from './tables.ts';
import { describeDatabases } from '../../testing/describe-databases.ts';

const log = pino({ level: 'silent' });
const FIRST = '0001-first-tables';
const SECOND = '0002-builder';

describeDatabases((getDb, { dialect }) => {
  async function empty(db: Kysely<Tables>): Promise<void> {
    if (dialect === 'postgres') {
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
      return;
    }
    await sql`pragma foreign_keys = off`.execute(db);
    // Indexes of searches first: what they keep in tables of their own goes with them.
    const named = sql<{ name: string }>`select name from sqlite_master where type = 'table'
      and name not like 'sqlite_%' and name not glob '*_search_data' and name not glob '*_search_idx'
      and name not glob '*_search_content' and name not glob '*_search_docsize' and name not glob '*_search_config'
      order by (sql like 'create virtual table%') desc`;
    for (const { name } of (await named.execute(db)).rows) await sql`drop table ${sql.table(name)}`.execute(db);
    await sql`pragma foreign_keys = on`.execute(db);
  }

  it('keeps the languages of people, and takes others than the three of before', async () => {
    const db = getDb();
    await empty(db);
    const person = (id: string, language: string) =>
      sql`insert into app_user (id, email, name, role, phone, contact_email, currency, address, language, country,
        email_notifications, disabled_from_admin, disable_remotes_games, created_at_ms)
        values (${id}, ${id}, ${id}, 0, '', '', 'default', '', ${language}, '', 0, 0, 0, 1)`.execute(db);
    const earlier = Object.entries(migrations).filter(([name]) => name < '0021');
    await migrateDatabase(db, log, { steps: Object.fromEntries(earlier) });
    await person('one', 'ar');
    await expect(person('other', 'fr')).rejects.toThrow();
    await migrateDatabase(db, log);
    await person('other', 'fr');
    const people = await sql<{ id: string; language: string }>`select id, language from app_user order by id`.execute(
      db,
    );
    expect(people.rows).toEqual([
      { id: 'one', language: 'ar' },
      { id: 'other', language: 'fr' },
    ]);
  });

  it('keeps what uses of credits were for, and takes other devices than the three of before', async () => {
    const db = getDb();
    await empty(db);
    const earlier = Object.entries(migrations).filter(([name]) => name < '0023');
    await migrateDatabase(db, log, { steps: Object.fromEntries(earlier) });
    await sql`insert into pot (id, kind) values ('pot-1', 'user')`.execute(db);
    const use = (id: string, source: string) =>
      sql`insert into charge (id, run_key, what, pot_id, user_id, user_name, game_name, source, amount, credits_before,
        state, search_text, at_ms)
        values (${id}, ${`room:${id}`}, 'room', 'pot-1', 'user-1', 'A', 'Quiz', ${source}, 1, 5, 'held', 'quiz', 1)`.execute(
        db,
      );
    await use('one', 'price');
    await expect(use('other', 'paddles')).rejects.toThrow();
    await migrateDatabase(db, log);
    await use('other', 'paddles');
    const uses = await sql<{ id: string; source: string }>`select id, source from charge order by id`.execute(db);
    expect(uses.rows).toEqual([
      { id: 'one', source: 'price' },
      { id: 'other', source: 'paddles' },
    ]);
    const found = db
      .selectFrom('charge')
      .select('id')
      .where(searchMatches(db, 'charge', 'quiz'))
      .orderBy('id');
    expect(await found.execute()).toEqual([{ id: 'one' }, { id: 'other' }]);
  });

  it('keeps of a slide what its kind has, deleted ones too, and nothing else of it changes', async () => {
    const db = getDb();
    await empty(db);
    const earlier = Object.entries(migrations).filter(([name]) => name < '0022');
    await migrateDatabase(db, log, { steps: Object.fromEntries(earlier) });
    await sql`insert into app_user (id, email, name, role, phone, contact_email, currency, address, language, country,
      email_notifications, disabled_from_admin, disable_remotes_games, created_at_ms)
      values ('user-001', 'a@b.co', 'A', 0, '', '', 'default', '', 'he', '', 0, 0, 0, 1)`.execute(db);
    const common = { question: 'Which?', score: 3 };
    const own = {
      ...{ trivia: { answers: [1], selection: 'multiple' }, survey: { answers: [2], selection: 'single' } },
      ...{ trueFalse: { answers: [3] }, order: { answers: [4] }, typed: { answers: [5], typing: 'strict' } },
      ...{ number: { numberKey: { value: 7 } }, miniGame: { miniGame: 'https://x' }, media: {} },
    };
    const wide = { answers: [], selection: 'single', typing: 'any', numberKey: { value: null }, miniGame: '' };
    for (const [type, fields] of Object.entries(own)) {
      const content = JSON.stringify({ ...common, ...wide, ...fields, type });
      const deleted = type === 'typed' ? 5 : null;
      await sql`insert into question (id, game_id, user_id, type, content, visible, locked, sort_text, gaps,
        search_text, version, created_at_ms, updated_at_ms, deleted_at_ms, language, in_library)
        values (${type}, null, 'user-001', ${type}, ${content}, 1, 0, '', 0, 'which', 4, 1, 2, ${deleted}, 'he',
        0)`.execute(db);
    }
    await migrateDatabase(db, log);
    const rows = await db.selectFrom('question').selectAll().execute();
    const kept = rows.map(({ type, content }) => [type, JSON.parse(content)]);
    expect(Object.fromEntries(kept)).toEqual(
      Object.fromEntries(Object.entries(own).map(([type, fields]) => [type, { ...common, ...fields, type }])),
    );
    expect(rows.every(({ version, updated_at_ms }) => version === 4 && updated_at_ms === 2)).toBe(true);
  });

  it('finds stored number slides by their unit, and others as before', async () => {
    const db = getDb();
    await empty(db);
    const earlier = Object.entries(migrations).filter(([name]) => name < '0024');
    await migrateDatabase(db, log, { steps: Object.fromEntries(earlier) });
    await sql`insert into app_user (id, email, name, role, phone, contact_email, currency, address, language, country,
      email_notifications, disabled_from_admin, disable_remotes_games, created_at_ms)
      values ('user-001', 'a@b.co', 'A', 0, '', '', 'default', '', 'he', '', 0, 0, 0, 1)`.execute(db);
    const stored = [
      ['far', 'number', { numberKey: { unit: 'Furlongs ' } }, 'how far'],
      ['known', 'number', { numberKey: { unit: 'km' } }, 'how many km'],
      ['bare', 'number', { numberKey: { unit: '' } }, 'how many'],
      ['typed', 'typed', { answers: [] }, 'which'],
    ] as const;
    for (const [id, type, content, words] of stored) {
      await sql`insert into question (id, game_id, user_id, type, content, visible, locked, sort_text, gaps,
        search_text, version, created_at_ms, updated_at_ms, language, in_library)
        values (${id}, null, 'user-001', ${type}, ${JSON.stringify(content)}, 1, 0, '', 0, ${words}, 4, 1, 2, 'he',
        0)`.execute(db);
    }
    await migrateDatabase(db, log);
    const rows = await db.selectFrom('question').select(['id', 'search_text', 'version']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'bare', search_text: 'how many', version: 4 },
      { id: 'far', search_text: 'how far furlongs', version: 4 },
      { id: 'known', search_text: 'how many km', version: 4 },
      { id: 'typed', search_text: 'which', version: 4 },
    ]);
    const found = db
      .selectFrom('question')
      .select('id')
      .where(searchMatches(db, 'question', 'furlong'));
    expect(await found.execute()).toEqual([{ id: 'far' }]);
  });

  it('numbers the orders of before by their time, year by year, and says where their disputes stand', async () => {
    const db = getDb();
    await empty(db);
    const earlier = Object.entries(migrations).filter(([name]) => name < '0013');
    await migrateDatabase(db, log, { steps: Object.fromEntries(earlier) });
    await sql`insert into pot (id, kind) values ('pot-1', 'user')`.execute(db);
    const orders = [
      ['second', Date.UTC(2025, 5, 2), 'paid'],
      ['first', Date.UTC(2025, 5, 1), 'disputed'],
      ['next', Date.UTC(2026, 0, 1), 'disputed'],
    ] as const;
    for (const [id, atMs, status] of orders) {
      await sql`insert into payment_order (id, user_id, pot_id, title, search_text, kind, uses, amount_minor, currency,
        provider, status, press_key, note, created_at_ms, expires_at_ms)
        values (${id}, 'user-1', 'pot-1', 'Pack', 'pack', 'times', 5, 100, 'ILS', 'manual', ${status}, ${id}, '', ${atMs},
        ${atMs})`.execute(db);
    }
    const events = [
      ['first', 'disputeLost'],
      ['second', 'disputeWon'],
    ] as const;
    for (const [id, kind] of events) {
      await sql`insert into payment_event (id, provider, event_key, order_id, kind, raw, result, received_at_ms)
        values (${id}, 'manual', ${id}, ${id}, ${kind}, '{}', 'counted', 1)`.execute(db);
    }
    await migrateDatabase(db, log);
    const rows = await db.selectFrom('payment_order').select(['id', 'number', 'dispute']).orderBy('number').execute();
    expect(rows).toEqual([
      { id: 'first', number: '2025-00001', dispute: 'lost' },
      { id: 'second', number: '2025-00002', dispute: 'won' },
      { id: 'next', number: '2026-00001', dispute: 'open' },
    ]);
    const found = db
      .selectFrom('payment_order')
      .select('id')
      .where(searchMatches(db, 'payment_order', '2025-00002'));
    expect(await found.execute()).toEqual([{ id: 'second' }]);
    const counters = db.selectFrom('setting').selectAll().where('key', 'like', 'payments.order.%').orderBy('key');
    expect(await counters.execute()).toEqual([
      { key: 'payments.order.2025', value: '2' },
      { key: 'payments.order.2026', value: '1' },
    ]);
  });

  it('keeps what the first version stored, and tells library and languages', async () => {
    const db = getDb();
    await empty(db);
    const first = migrations[FIRST];
    if (!first) throw new Error('the first migration is gone');
    await migrateDatabase(db, log, { steps: { [FIRST]: first } });
    await sql`insert into app_user (id, email, name, password_hash, role, phone, contact_email, currency, address,
      language, country, email_notifications, disabled_from_admin, disable_remotes_games, created_at_ms)
      values ('user-001', 'a@b.co', 'A', null, 0, '', 'a@b.co', 'default', '', 'he', '', 0, 0, 0, 1)`.execute(db);
    await sql`insert into game (id, user_id, name, settings, game_type, disabled, generic, num_of_shares,
      question_order, questions_count, sort_name, search_text, version, created_at_ms, updated_at_ms)
      values ('game-001', 'user-001', 'Old', '{"language":"ar"}', 'firebase', 0, 0, 0, '[]', 2, 'old', 'old', 3, 1, 2)`.execute(
      db,
    );
    await sql`insert into client_error (id, message, stack, url, user_agent, created_at_ms)
      values ('error-001', 'x is undefined', '', '', '', 1), ('error-002', 'x is undefined', '', '', '', 2),
      ('error-003', 'other', '', '', '', 3)`.execute(db);
    const questions = [
      ['in-game-01', 'game-001', 'Anything'],
      ['library-he', null, 'כמה לבבות יש לתמנון?'],
      ['library-ar', null, 'كم قلبًا للأخطبوط؟'],
      ['library-en', null, 'How many hearts has an octopus?'],
    ] as const;
    for (const [id, game, question] of questions) {
      await sql`insert into question (id, game_id, user_id, type, content, visible, locked, sort_text, gaps, search_text,
        version, created_at_ms, updated_at_ms)
        values (${id}, ${game}, 'user-001', 'trivia', ${JSON.stringify({ question })}, 1, 0, '', 0, '', 1, 1, 1)`.execute(
        db,
      );
    }
    await migrateDatabase(db, log);
    const rows = await db.selectFrom('question').select(['id', 'in_library', 'language']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'in-game-01', in_library: 0, language: 'ar' },
      { id: 'library-ar', in_library: 1, language: 'ar' },
      { id: 'library-en', in_library: 1, language: 'en' },
      { id: 'library-he', in_library: 1, language: 'he' },
    ]);
    const errors = await db.selectFrom('client_error').select('group_key').orderBy('id').execute();
    const keys = errors.map(({ group_key }) => group_key);
    expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
    const found = db
      .selectFrom('person_search')
      .select('id')
      .where(searchMatches(db, 'person_search', 'b.co'));
    expect(await found.execute()).toEqual([{ id: 'user-001' }]);
    const game = await db.selectFrom('game').select(['name', 'version', 'read_only', 'share_id']).executeTakeFirst();
    expect(game).toEqual({ name: 'Old', version: 3, read_only: 0, share_id: null });
  });

  it('keeps results and licences of the second version, and finds them by their words', async () => {
    const db = getDb();
    await empty(db);
    const { [FIRST]: first, [SECOND]: second } = migrations;
    if (!first || !second) throw new Error('a migration is gone');
    await migrateDatabase(db, log, { steps: { [FIRST]: first, [SECOND]: second } });
    await sql`insert into app_user (id, email, name, password_hash, role, phone, contact_email, currency, address,
      language, country, email_notifications, disabled_from_admin, disable_remotes_games, created_at_ms)
      values ('user-001', 'a@b.co', 'A', null, 0, '', 'a@b.co', 'default', '', 'he', '', 0, 0, 0, 1)`.execute(db);
    await sql`insert into game_result (id, room_id, game_id, user_id, name, started_at_ms, ended_at_ms, players_count,
      questions_count, right_share, report, search_text)
      values ('result-01', 'room-0001', null, 'user-001', 'Old run', 1, 2, 0, 0, null, '{}', 'old run')`.execute(db);
    await sql`insert into app_user (id, email, name, password_hash, role, phone, contact_email, currency, address,
      language, country, email_notifications, disabled_from_admin, disable_remotes_games, created_at_ms)
      values ('user-002', 'b@b.co', 'B', null, 0, '', 'b@b.co', 'default', '', 'he', '', 0, 0, 0, 1)`.execute(db);
    await sql`insert into game (id, user_id, name, settings, game_type, disabled, generic, num_of_shares,
      question_order, questions_count, sort_name, search_text, version, created_at_ms, updated_at_ms)
      values ('game-002', 'user-002', 'Lent', '{}', 'firebase', 0, 0, 0, '[]', 0, 'lent', 'lent', 1, 1, 2)`.execute(db);
    await sql`insert into game_result (id, room_id, game_id, user_id, name, started_at_ms, ended_at_ms, players_count,
      questions_count, right_share, report, search_text)
      values ('result-02', 'room-0002', 'game-002', 'user-001', 'Lent', 1, 2, 0, 0, null, '{}', 'lent')`.execute(db);
    await sql`insert into run_licence (id, game_id, user_id, game_type, issued_at_ms)
      values ('licence-1', 'game-001', 'user-001', 'remotes', 1)`.execute(db);
    await migrateDatabase(db, log);
    const owners = db.selectFrom('game_result').select(['id', 'user_id', 'run_by']).orderBy('id');
    // It is the game's owner's; without a game it stays with who ran it.
    expect(await owners.execute()).toEqual([
      { id: 'result-01', user_id: 'user-001', run_by: 'user-001' },
      { id: 'result-02', user_id: 'user-002', run_by: 'user-001' },
    ]);
    const result = await db
      .selectFrom('game_result')
      .selectAll()
      .where('id', '=', 'result-01')
      .executeTakeFirstOrThrow();
    expect(result).toMatchObject({ name: 'Old run', run_state: null, licence_id: null, assignment_id: null });
    expect(result).toMatchObject({ pace: 'live', revision: 0 });
    const licence = await db.selectFrom('run_licence').selectAll().executeTakeFirstOrThrow();
    expect(licence).toMatchObject({ id: 'licence-1', run_game: null, upload_hash: null });
    const found = db
      .selectFrom('game_result')
      .select('id')
      .where(searchMatches(db, 'game_result', 'old'));
    expect(await found.execute()).toEqual([{ id: 'result-01' }]);
    // Its audit goes with a result.
    const audit = {
      id: 'audit-01',
      result_id: 'result-01',
      user_id: 'user-001',
      person: 'A',
      what: 'renamed',
    } as const;
    const words = { before_text: '', after_text: '', detail: '{}', at_ms: 1 };
    await db
      .insertInto('result_audit')
      .values({ ...audit, ...words })
      .execute();
    await db.deleteFrom('game_result').execute();
    expect(await db.selectFrom('result_audit').selectAll().execute()).toEqual([]);
  });
}, 'a database of an earlier version');
