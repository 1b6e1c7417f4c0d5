import { Assignment, Game } from '@qc/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { chargesOf, creditsOf, giveCredits } from '../../testing/give-credits.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const KEY = 'one-press-of-the-button';
describeDatabases((getDb) => {
  let app: TestApp;
  let dana: TestClient;
  let game: Game;
  const closesAt = Date.now() + 60 * 60_000;

  beforeEach(async () => {
    app = await buildTestApp({ db: getDb(), config: { everythingFree: false } });
    dana = await app.signUp('dana');
    game = await newGame();
  });
  afterEach(() => app.close());

  async function newGame(): Promise<Game> {
    const created = await dana.post('/game', { name: 'Homework', setting: { gameType: 'firebase' }, language: 'en' });
    const made = Game.parse(created.json());
    const answers = ['Yes', 'No'].map((text, at) => ({ text, media: null, correct: at === 0 }));
    await dana.post('/question', { type: 'trueFalse', question: 'So?', answers, game: made._id });
    return made;
  }
  const giveOut = (more: object = {}) => dana.post('/assignment', { game: game._id, closesAt, ...more });
  const left = () => creditsOf(app.platform, dana.user._id);
  const assignments = async () => (await dana.get('/assignment')).json<{ count: number }>().count;

  it('costs one run, and is not made without it', async () => {
    const refused = await giveOut();
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'outOfCredits']);
    expect([await assignments(), await chargesOf(app.platform)]).toEqual([0, []]);
    await giveCredits(app.platform, dana.user._id, 1);
    expect((await giveOut()).statusCode).toBe(200);
    expect([await assignments(), await left(), await chargesOf(app.platform)]).toEqual([1, 0, ['assignment posted 1']]);
  });

  it.each([
    ['a deadline in the past', { closesAt: 1 }, 'badDeadline'],
    ['a game that is not there', { game: 'no-such-game' }, 'notFound'],
  ])('costs nothing when it is refused for %s', async (_, ask, code) => {
    await giveCredits(app.platform, dana.user._id, 1);
    expect((await giveOut(ask)).json().code).toBe(code);
    expect([await left(), await chargesOf(app.platform)]).toEqual([1, []]);
  });

  it('is made and paid once for one press, however often it is sent; another press is another assignment', async () => {
    await giveCredits(app.platform, dana.user._id, 5);
    const replies = await Promise.all(Array.from({ length: 20 }, () => giveOut({ key: KEY })));
    const made = replies.map((reply) => Assignment.parse(reply.json())._id);
    expect(new Set(made).size).toBe(1);
    expect([await assignments(), await left()]).toEqual([1, 4]);
    const other = await newGame();
    for (const ask of [{ game: other._id }, { closesAt: closesAt + 1000 }]) {
      const reply = await giveOut({ key: KEY, ...ask });
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'keyUsed']);
    }
    expect((await giveOut({ key: 'another-press' })).json()._id).not.toBe(made[0]);
    expect([await assignments(), await left()]).toEqual([2, 3]);
  });

  it('does not mistake one person’s key for another’s', async () => {
    await giveCredits(app.platform, dana.user._id, 1);
    const mine = Assignment.parse((await giveOut({ key: KEY })).json());
    const omar = await app.signUp('omar');
    const reply = await omar.post('/assignment', { game: game._id, closesAt, key: KEY });
    expect([reply.json().code, mine.open]).toEqual(['notFound', true]);
  });
}, 'assignments paid with credits');
