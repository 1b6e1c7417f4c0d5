import { GameId, newQuestion, QuestionId, RESTORE_WINDOW_MS } from '@qc/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings, insertGame } from '#features/games';
import { insertSlides } from '#features/slides';
import { describeDatabases } from './testing/describe-databases.ts';
import type { Actor } from '#platform/http/handlers';
import { actorOf, makeContentPlatform, type ContentPlatform } from './testing/content-platform.ts';
import { insertUser } from './testing/insert-user.ts';
import { tidy } from './tidy.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describeDatabases((getDb, { dialect }) => {
  let content: ContentPlatform;
  let dana: Actor;
  beforeEach(async () => {
    content = makeContentPlatform(getDb());
    dana = actorOf(await insertUser(getDb(), 'dana'));
  });
  afterEach(() => content.remove());

  /** A game with slides `<name>-0`, `<name>-1`, …; deleted this long ago when said. */
  async function makeGame(name: string, slides: number, deletedAgoMs: number | null = null): Promise<void> {
    const id = GameId.parse(`game-${name}`);
    const order = Array.from({ length: slides }, (_, n) => QuestionId.parse(`slide-${name}-${n}`));
    const game = { id, userId: dana.userId, name, settings: defaultSettings('he', 'firebase'), order };
    await insertGame(getDb(), game, 1);
    const slide = {
      gameId: id,
      userId: dana.userId,
      content: { ...newQuestion('trivia'), question: name },
      language: 'he' as const,
    };
    const rows = order.map((slideId) => ({ ...slide, id: slideId }));
    await insertSlides(getDb(), rows, 1);
    if (deletedAgoMs === null) return;
    const deleted_at_ms = content.clock.ms - deletedAgoMs;
    await getDb().updateTable('game').set({ deleted_at_ms }).where('id', '=', id).execute();
  }
  async function deleteSlide(id: string, agoMs: number): Promise<void> {
    const deleted_at_ms = content.clock.ms - agoMs;
    await getDb().updateTable('question').set({ deleted_at_ms, deleted_place: 0 }).where('id', '=', id).execute();
  }
  const games = async () => (await getDb().selectFrom('game').select('name').orderBy('name').execute()).map(byName);
  const slides = async () => (await getDb().selectFrom('question').select('id').orderBy('id').execute()).map(byId);
  const byName = (row: { name: string }) => row.name;
  const byId = (row: { id: string }) => row.id;

  test('what can still be restored stays, what cannot is removed for good', async () => {
    await makeGame('alive', 3);
    await makeGame('recent', 2, RESTORE_WINDOW_MS);
    await makeGame('old', 2, RESTORE_WINDOW_MS + 2 * MINUTE_MS);
    await deleteSlide('slide-alive-0', RESTORE_WINDOW_MS - 1);
    await deleteSlide('slide-alive-1', RESTORE_WINDOW_MS + 2 * MINUTE_MS);
    await tidy(content.platform);
    expect(await games()).toEqual(['alive', 'recent']);
    const left = ['slide-alive-0', 'slide-alive-2', 'slide-recent-0', 'slide-recent-1'];
    expect(await slides()).toEqual(left);
    content.clock.ms += 2 * MINUTE_MS;
    await tidy(content.platform);
    expect(await games()).toEqual(['alive']);
    expect(await slides()).toEqual(['slide-alive-2']);
    content.clock.ms += 365 * DAY_MS;
    await tidy(content.platform);
    expect(await slides()).toEqual(['slide-alive-2']);
  });

  test('more than one portion goes in one round, unless the server is stopping', async () => {
    await makeGame('large', 450, 2 * RESTORE_WINDOW_MS);
    for (let n = 0; n < 55; n++) await makeGame(`small-${n}`, 0, 2 * RESTORE_WINDOW_MS);
    await tidy(content.platform, () => true);
    expect([(await games()).length, (await slides()).length]).toEqual([56, 450]);
    await tidy(content.platform);
    expect([await games(), await slides()]).toEqual([[], []]);
  });

  test('a picture of a purged game stays in the gallery, and the run of it in its room', async () => {
    await makeGame('old', 1, 2 * RESTORE_WINDOW_MS);
    const media = { title: '', type: 'image', mime: 'image/webp', bytes: 1, width: 1, height: 1, search_text: '' };
    const file = { ...media, id: 'media-00', user_id: dana.userId, public_id: 'p', sha256: 's', created_at_ms: 1 };
    await getDb().insertInto('media').values(file).execute();
    const room = { id: 'room-000', game_id: 'game-old', user_id: dana.userId, code: '123456', name: 'old' };
    const open = { ...room, run_game: '{}', created_at_ms: 1, ended_at_ms: null };
    await getDb().insertInto('room').values(open).execute();
    await tidy(content.platform);
    expect(await games()).toEqual([]);
    expect(await getDb().selectFrom('media').select('id').execute()).toEqual([{ id: 'media-00' }]);
    expect(await getDb().selectFrom('room').select('id').execute()).toEqual([{ id: 'room-000' }]);
  });

  test('of the reports of browsers the newest ten thousand of a month stay', async () => {
    const report = { user_id: null, message: '', stack: '', url: '', user_agent: '' };
    const now = content.clock.ms;
    for (let from = 0; from < 10_200; from += 200) {
      const rows = Array.from({ length: 200 }, (_, n) => ({
        ...report,
        id: `report-${from + n}`,
        created_at_ms: now - from - n,
      }));
      await getDb().insertInto('client_error').values(rows).execute();
    }
    await tidy(content.platform);
    const count = () =>
      getDb()
        .selectFrom('client_error')
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirst();
    expect(await count()).toEqual({ count: 10_000 });
    content.clock.ms += 31 * DAY_MS;
    await tidy(content.platform);
    expect(await count()).toEqual({ count: 0 });
  });

  if (dialect === 'sqlite') {
    test('the search index follows a purge', async () => {
      await makeGame('old', 3, 2 * RESTORE_WINDOW_MS);
      await makeGame('alive', 3);
      await tidy(content.platform);
      for (const table of ['game', 'question']) {
        const check = sql.raw(`insert into ${table}_search (${table}_search, rank) values ('integrity-check', 1)`);
        await check.execute(getDb());
      }
      const { rows } = await sql`select rowid from question_search where question_search match '"old"'`.execute(
        getDb(),
      );
      expect(rows).toEqual([]);
    });
  }
}, 'tidying up');
