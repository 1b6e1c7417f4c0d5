import { SLIDES_MAX, type GameId, type QuestionId } from '@qc/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGame, getGame } from '#features/games';
import { describeDatabases } from '../../testing/describe-databases.ts';
import type { Actor } from '#platform/http/handlers';
import { actorOf, makeContentPlatform, valueOf, type ContentPlatform } from '../../testing/content-platform.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { createQuestion } from './create-question.ts';
import { createQuestions } from './create-questions.ts';
import { deleteQuestion } from './delete-question.ts';
import { listQuestions } from './list-questions.ts';
import { replicateQuestion } from './replicate-question.ts';
import { restoreQuestion } from './restore-question.ts';
import { saveQuestion } from './save-question.ts';

describeDatabases((getDb) => {
  let content: ContentPlatform;
  let dana: Actor;
  let game: GameId;

  beforeEach(async () => {
    content = makeContentPlatform(getDb());
    dana = actorOf(await insertUser(getDb(), 'dana'));
    const fields = { name: 'Trip', setting: { gameType: 'firebase' as const } };
    game = valueOf(await createGame(content.platform, dana, fields))._id;
  });
  afterEach(() => content.remove());

  const add = (question: string) => createQuestion(content.platform, dana, { game, type: 'trivia', question });
  const order = async () => valueOf(await getGame(content.platform, dana, game)).questions.map((slide) => slide._id);

  test('fifty slides made at once all end in the list, each once', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, (_, i) => add(`Slide ${i}`)));
    const ids = made.map((result) => valueOf(result).question._id);
    expect((await order()).toSorted()).toEqual(ids.toSorted());
    const versions = made.map((result) => valueOf(result).gameVersion ?? 0);
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 2));
  });

  test('the largest number of slides holds when many come at once', async () => {
    const item = { game, type: 'media' as const };
    const many = Array.from({ length: SLIDES_MAX - 5 }, () => item);
    valueOf(await createQuestions(content.platform, dana, many));
    const made = await Promise.all(Array.from({ length: 20 }, () => createQuestion(content.platform, dana, item)));
    expect(made.filter((result) => result.ok)).toHaveLength(5);
    expect(await order()).toHaveLength(SLIDES_MAX);
  });

  test('copies, deletions and restores at once lose nothing', async () => {
    const ids: QuestionId[] = [];
    for (let i = 0; i < 10; i++) ids.push(valueOf(await add(`Slide ${i}`)).question._id);
    const [gone, back, ...rest] = ids;
    if (!gone || !back) throw new Error('ten slides were made');
    valueOf(await deleteQuestion(content.platform, dana, back));
    await Promise.all([
      deleteQuestion(content.platform, dana, gone),
      deleteQuestion(content.platform, dana, gone),
      restoreQuestion(content.platform, dana, back),
      restoreQuestion(content.platform, dana, back),
      ...rest.map((id) => replicateQuestion(content.platform, dana, id)),
    ]);
    const now = await order();
    expect(now).toHaveLength(17);
    expect(new Set(now).size).toBe(17);
    for (const id of rest) expect(now[now.indexOf(id) + 1]).not.toBe(undefined);
    expect(now).toContain(back);
    expect(now).not.toContain(gone);
  });

  test('of many saves from the same version exactly one wins', async () => {
    const { question } = valueOf(await add('First'));
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        saveQuestion(content.platform, dana, question._id, { question: `Save ${i}` }, question.version),
      ),
    );
    expect(saves.filter((result) => result.ok)).toHaveLength(1);
    expect(saves.filter((result) => !result.ok && result.code === 'staleVersion')).toHaveLength(9);
  });

  test('lists and searches work on this database', async () => {
    for (const text of ['Rivers of Asia', 'Mountains', 'كواكب']) valueOf(await add(text));
    const query = { page: 1, perPage: 25, categories: '', sortBy: 'question', sortDesc: false } as const;
    const find = async (searchText: string) =>
      valueOf(await listQuestions(content.platform, dana, { ...query, searchText })).questions.map((q) => q.question);
    expect(await find('')).toEqual(['Mountains', 'Rivers of Asia', 'كواكب']);
    expect(await find('ASIA riv')).toEqual(['Rivers of Asia']);
    expect(await find('كوا')).toEqual(['كواكب']);
  });
}, 'order of slides');
