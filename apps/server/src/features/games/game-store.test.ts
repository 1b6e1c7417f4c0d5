import type { GameId } from '@qc/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertSlides } from '#features/slides';
import { describeDatabases } from '../../testing/describe-databases.ts';
import type { Actor } from '#platform/http/handlers';
import { newQuestion, QuestionId } from '@qc/contract';
import { actorOf, makeContentPlatform, valueOf, type ContentPlatform } from '../../testing/content-platform.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { createGame } from './create-game.ts';
import { deleteGame } from './delete-game.ts';
import { findGame, touchGame } from './game-store.ts';
import { getRunnableGame } from './get-runnable-game.ts';
import { listGames } from './lists/list-games.ts';
import { replicateGame } from './copies/replicate-game.ts';
import { restoreGame } from './restore-game.ts';
import { saveGame } from './save-game.ts';
import { changeSlideOrder } from './slide-order.ts';

describeDatabases((getDb) => {
  let content: ContentPlatform;
  let dana: Actor;
  let game: GameId;

  beforeEach(async () => {
    content = makeContentPlatform(getDb());
    dana = actorOf(await insertUser(getDb(), 'dana'));
    game = await make('Trip to Haifa');
  });
  afterEach(() => content.remove());

  async function make(name: string): Promise<GameId> {
    content.clock.ms += 1000;
    const fields = { name, setting: { gameType: 'firebase' as const } };
    return valueOf(await createGame(content.platform, dana, fields))._id;
  }
  async function addSlide(): Promise<void> {
    const id = QuestionId.parse(content.platform.random.id());
    const slide = { ...newQuestion('trueFalse'), question: 'Is it?' };
    await insertSlides(getDb(), [{ id, gameId: game, userId: dana.userId, content: slide, language: 'he' }], 1);
    valueOf(await changeSlideOrder(getDb(), dana, game, 1, async ({ order }) => ({ ok: true, value: [...order, id] })));
  }

  test('of many saves from the same version exactly one wins', async () => {
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, i) => saveGame(content.platform, dana, game, { name: `Name ${i}` }, 1)),
    );
    expect(saves.filter((result) => result.ok)).toHaveLength(1);
    expect(saves.filter((result) => !result.ok && result.code === 'staleVersion')).toHaveLength(9);
    expect((await findGame(getDb(), game))?.version).toBe(2);
  });

  test('a touch moves the time and not the version', async () => {
    await touchGame(getDb(), game, 77);
    expect(await findGame(getDb(), game)).toMatchObject({ version: 1, updatedAtMs: 77 });
  });

  test('lists, searches, counts, sorts', async () => {
    for (const name of ['apple', 'Zebra', 'שיעור']) await make(name);
    const find = async (searchText: string, page = 1) => {
      const query = { page, perPage: 3, searchText, sortBy: 'name', sortDesc: false, user: undefined } as const;
      const { games, count } = valueOf(await listGames(content.platform, dana, query));
      return [count, ...games.map((one) => one.name)];
    };
    expect(await find('')).toEqual([4, 'apple', 'Trip to Haifa', 'Zebra']);
    expect(await find('', 2)).toEqual([4, 'שיעור']);
    expect(await find('HAIF')).toEqual([1, 'Trip to Haifa']);
    expect(await find('שיעו')).toEqual([1, 'שיעור']);
    expect(await find('100%')).toEqual([0]);
  });

  test('deletes, restores and copies', async () => {
    await addSlide();
    valueOf(await deleteGame(content.platform, dana, game));
    expect(await findGame(getDb(), game)).toBeNull();
    expect(valueOf(await restoreGame(content.platform, dana, game))).toMatchObject({ questionsCount: 1 });
    const copy = valueOf(await replicateGame(content.platform, dana, game));
    expect(copy).toMatchObject({ name: 'Trip to Haifa (2)', questionsCount: 1 });
  });

  test('only a complete game that is not blocked can be run', async () => {
    expect(await getRunnableGame(content.platform, actorOf(await insertUser(getDb(), 'omar')), game)).toMatchObject({
      code: 'notFound',
    });
    expect(await getRunnableGame(content.platform, dana, game)).toMatchObject({
      code: 'gameHasGaps',
      fields: [{ path: 'questions', code: 'noSlides' }],
    });
    await addSlide();
    expect(valueOf(await getRunnableGame(content.platform, dana, game)).game.questions).toHaveLength(1);
    await getDb().updateTable('game').set({ disabled: 1 }).where('id', '=', game).execute();
    expect(await getRunnableGame(content.platform, dana, game)).toMatchObject({ code: 'gameDisabled' });
  });
}, 'games');
