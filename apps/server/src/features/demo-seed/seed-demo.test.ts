import { GameId, LANGUAGES, SLIDE_TYPES, type Game, type UserId } from '@qc/contract';
import { LIBRARY_CATEGORIES } from '@qc/words/content/categories';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getRunnableGame } from '#features/games';
import { searchKey } from '#platform/db/search-key';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { actorOf, makeContentPlatform, valueOf, type ContentPlatform } from '../../testing/content-platform.ts';
import { creditsOf } from '../../testing/give-credits.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { starterLibrary } from './library/starter-library.ts';
import { OWNER_CREDITS, seedCredits } from './seed-credits.ts';
import { seedDemo } from './seed-demo.ts';
import { TEMPLATES } from './templates/seed-templates.ts';

/** A mini-game lives on another site; a buzzer slide needs a host and a break a hall, while the demo is also played alone. */
const OWN_TYPES = SLIDE_TYPES.filter((type) => type !== 'miniGame' && type !== 'buzzer' && type !== 'break');
const WHOLE = starterLibrary('whole').length;
const CATEGORIES = LIBRARY_CATEGORIES.length;

describeDatabases((getDb) => {
  let content: ContentPlatform;
  beforeEach(() => {
    content = makeContentPlatform(getDb());
  });
  afterEach(() => content.remove());

  // Drawing its pictures is most of what a first start costs: one serves all that is looked at.
  test('two first starts at once bring games, templates, library and credits, each once', async () => {
    const { platform } = content;
    const owner = actorOf(await insertUser(getDb(), 'owner', 0), 0);
    await Promise.all([seedDemo(platform, owner.userId), seedDemo(platform, owner.userId)]);
    await expectGames(platform, owner);
    await expectTemplates(platform, owner);
    await expectLibrary();
    await expectCredits(platform, owner.userId);
  });

  async function expectGames(platform: Platform, owner: Actor): Promise<void> {
    const games: Game[] = [];
    const ids = await getDb()
      .selectFrom('game')
      .select(['id', 'seed_key'])
      .where('generic', '=', 0)
      .orderBy('updated_at_ms')
      .execute();
    expect(ids.map((row) => row.seed_key)).toEqual(LANGUAGES.toReversed().map((language) => `demo-${language}`));
    for (const { id } of ids) games.push(valueOf(await getRunnableGame(platform, owner, GameId.parse(id))).game);
    expect(games.map((game) => game.language).toSorted()).toEqual(LANGUAGES.toSorted());
    for (const game of games) {
      expect(new Set(game.questions.map((slide) => slide.type))).toEqual(new Set(OWN_TYPES));
      expect(game.questions).toHaveLength(11);
      expect(game.thumbnail?.alt).toBeTruthy();
      expect(game.questions.some((slide) => slide.type === 'trivia' && slide.selection === 'multiple')).toBe(true);
      expect(game.questions.some((slide) => slide.openingMedia && slide.endingMedia)).toBe(true);
    }
  }

  async function expectTemplates(platform: Platform, owner: Actor): Promise<void> {
    const rows = await getDb().selectFrom('game').select('id').where('generic', '=', 1).execute();
    expect(rows).toHaveLength(TEMPLATES.length);
    for (const { id } of rows) {
      const { game } = valueOf(await getRunnableGame(platform, owner, GameId.parse(id)));
      expect(new Set(game.questions.map(({ type }) => type))).toEqual(
        new Set(['survey', 'trivia', 'trueFalse', 'typed', 'number', 'order']),
      );
      expect(game.name.length).toBeLessThanOrEqual(40);
    }
    for (const language of LANGUAGES) {
      const keys = TEMPLATES.filter((one) => one.language === language).map(({ key }) => key);
      expect(keys).toEqual(['classroom', 'family', 'meeting']);
    }
  }

  async function expectLibrary(): Promise<void> {
    const library = await getDb()
      .selectFrom('question')
      .select(['visible', 'content', 'language', 'in_library', 'sort_text'])
      .where('game_id', 'is', null)
      .execute();
    expect(library).toHaveLength(WHOLE);
    expect(library.every((row) => row.visible === 1 && row.content.includes('"labels":["'))).toBe(true);
    expect(library.every((row) => row.in_library === 1)).toBe(true);
    const spoken = starterLibrary('whole').map(
      ({ question, language }) => `${language} ${searchKey(question.question)}`,
    );
    expect(library.map((row) => `${row.language} ${row.sort_text}`).toSorted()).toEqual(spoken.toSorted());
    expect(await getDb().selectFrom('category').selectAll().execute()).toHaveLength(CATEGORIES);
  }

  /** The owner has the first ones once, or as many as every account begins with. */
  async function expectCredits(platform: Platform, owner: UserId): Promise<void> {
    await seedDemo(platform, owner);
    expect(await creditsOf(platform, owner)).toBe(OWNER_CREDITS);
    const rich = await insertUser(getDb(), 'rich', 0);
    await getDb()
      .transaction()
      .execute((trx) => seedCredits(trx, platform, rich, OWNER_CREDITS + 1));
    expect(await creditsOf(platform, rich)).toBe(OWNER_CREDITS + 1);
  }

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

  test('an installation of the first release gets the rest, without doubles and without what its owner deleted', async () => {
    const { platform } = content;
    const owner = actorOf(await insertUser(getDb(), 'owner', 0), 0);
    await seedDemo(platform, owner.userId);
    const later = new Set(starterLibrary('later').map(({ question }) => searchKey(question.question)));
    const inLibrary = () => getDb().selectFrom('question').select(['id', 'sort_text']).where('game_id', 'is', null);
    const rows = await inLibrary().execute();
    const first = rows.filter((row) => !later.has(row.sort_text));
    expect(first).toHaveLength(45);
    const gone = [...rows.filter((row) => later.has(row.sort_text)), ...first.slice(0, 1)].map(({ id }) => id);
    await getDb().deleteFrom('question').where('id', 'in', gone).execute();
    await getDb().deleteFrom('category').where('name', 'like', '%Space').execute();
    await getDb().deleteFrom('setting').where('key', '=', 'library-seed').execute();

    await Promise.all([seedDemo(platform, owner.userId), seedDemo(platform, owner.userId)]);
    await seedDemo(platform, owner.userId);
    const after = await inLibrary().execute();
    expect(after).toHaveLength(WHOLE - 1);
    expect(new Set(after.map((row) => row.sort_text)).size).toBe(WHOLE - 1);
    expect(await getDb().selectFrom('category').selectAll().execute()).toHaveLength(CATEGORIES);
    expect(await getDb().selectFrom('game').select('id').where('generic', '=', 0).execute()).toHaveLength(3);
  });
}, 'demo seed');
