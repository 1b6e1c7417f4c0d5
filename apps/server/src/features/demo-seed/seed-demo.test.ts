import { GameId, LANGUAGES, SLIDE_TYPES, type Game } from '@qc/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getRunnableGame } from '#features/games';
import { describeDatabases } from '#platform/db/testing';
import { actorOf, makeContentPlatform, valueOf, type ContentPlatform } from '../../testing/content-platform.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { libraryAr } from './library-ar.ts';
import { libraryEn } from './library-en.ts';
import { libraryHe } from './library-he.ts';
import { seedDemo } from './seed-demo.ts';

describeDatabases((getDb) => {
  let content: ContentPlatform;
  beforeEach(() => {
    content = makeContentPlatform(getDb());
  });
  afterEach(() => content.remove());

  test('one game in each language, with every type of slide, ready to run; a library; once', async () => {
    const { platform } = content;
    const owner = actorOf(await insertUser(getDb(), 'owner', 0), 0);
    await Promise.all([seedDemo(platform, owner.userId), seedDemo(platform, owner.userId)]);
    const games: Game[] = [];
    const ids = await getDb().selectFrom('game').select(['id', 'seed_key']).orderBy('updated_at_ms').execute();
    expect(ids.map((row) => row.seed_key)).toEqual(['demo-en', 'demo-ar', 'demo-he']);
    for (const { id } of ids) games.push(valueOf(await getRunnableGame(platform, owner, GameId.parse(id))).game);
    expect(games.map((game) => game.language).toSorted()).toEqual(LANGUAGES.toSorted());
    for (const game of games) {
      expect(new Set(game.questions.map((slide) => slide.type))).toEqual(new Set(SLIDE_TYPES));
      expect(game.questions).toHaveLength(8);
      expect(game.thumbnail?.alt).toBeTruthy();
      expect(game.questions.some((slide) => slide.selection === 'multiple')).toBe(true);
      expect(game.questions.some((slide) => slide.openingMedia && slide.endingMedia)).toBe(true);
    }
    const library = await getDb()
      .selectFrom('question')
      .select(['visible', 'content'])
      .where('game_id', 'is', null)
      .execute();
    expect(library).toHaveLength(45);
    expect(library.every((row) => row.visible === 1 && row.content.includes('"labels":["'))).toBe(true);
    expect(await getDb().selectFrom('category').selectAll().execute()).toHaveLength(6);
  });

  test('what the owner deleted stays deleted, and a second start makes nothing', async () => {
    const { platform } = content;
    const owner = actorOf(await insertUser(getDb(), 'owner', 0), 0);
    await seedDemo(platform, owner.userId);
    await getDb().deleteFrom('game').execute();
    const id = () => {
      throw new Error('a second start makes nothing');
    };
    await seedDemo({ ...platform, random: { ...platform.random, id } }, owner.userId);
    expect(await getDb().selectFrom('game').select('id').execute()).toEqual([]);
  });
}, 'demo seed');

test('every library question has one right answer and three different wrong ones', () => {
  for (const library of [libraryEn, libraryHe, libraryAr]) {
    expect(library).toHaveLength(15);
    expect(new Set(library.map(([, question]) => question)).size).toBe(15);
    for (const [, , right, wrong] of library) expect(new Set([right, ...wrong]).size).toBe(4);
  }
});
