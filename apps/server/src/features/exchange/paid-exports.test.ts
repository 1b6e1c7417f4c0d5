import { Game, GameFile } from '@qc/contract';
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

  beforeEach(async () => {
    app = await buildTestApp({ db: getDb(), config: { everythingFree: false } });
    dana = await app.signUp('dana');
    game = await newGame('dialer');
  });
  afterEach(() => app.close());

  async function newGame(gameType: string): Promise<Game> {
    const made = Game.parse((await dana.post('/game', { name: 'Sea', setting: { gameType }, language: 'en' })).json());
    const answers = ['Yes', 'No'].map((text, at) => ({ text, media: null, correct: at === 0 }));
    await dana.post('/question', { type: 'trueFalse', question: 'So?', answers, game: made._id });
    return made;
  }
  const save = (key?: string, which = game) =>
    dana.get(`/game/local-export/${which._id}?licence=true${key === undefined ? '' : `&key=${key}`}`);
  const backUp = (which = game) => dana.get(`/game/local-export/${which._id}`);
  const licenceOf = (reply: { body: string }) => GameFile.parse(JSON.parse(reply.body)).licence?.id;
  const left = () => creditsOf(app.platform, dana.user._id);
  const licences = async () => (await app.platform.db.selectFrom('run_licence').select('id').execute()).length;

  it('costs one run of the game’s type, and is not made without it', async () => {
    await giveCredits(app.platform, dana.user._id, 2);
    const refused = await save();
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'outOfCredits']);
    expect([await licences(), await left(), await chargesOf(app.platform)]).toEqual([0, 2, []]);
    await giveCredits(app.platform, dana.user._id, 1);
    expect((await save()).statusCode).toBe(200);
    expect([await licences(), await left(), await chargesOf(app.platform)]).toEqual([1, 0, ['export posted 3']]);
  });

  it('is free as a backup without a licence, also with no credits and with gaps', async () => {
    await dana.post('/question', { type: 'trivia', game: game._id });
    const saved = await backUp();
    expect([saved.statusCode, licenceOf(saved)]).toEqual([200, undefined]);
    const empty = Game.parse((await dana.post('/game', { name: 'Empty', setting: { gameType: 'remotes' } })).json());
    expect((await backUp(empty)).statusCode).toBe(200);
    expect([await licences(), await chargesOf(app.platform)]).toEqual([0, []]);
  });

  it('sells no run of a game that could not be run', async () => {
    await giveCredits(app.platform, dana.user._id, 9);
    const empty = Game.parse((await dana.post('/game', { name: 'Empty', setting: { gameType: 'dialer' } })).json());
    const refused = await save(KEY, empty);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'gameHasGaps']);
    await dana.post('/question', { type: 'trivia', game: game._id });
    expect((await save()).json().code).toBe('gameHasGaps');
    expect([await licences(), await left(), await chargesOf(app.platform)]).toEqual([0, 9, []]);
  });

  it('costs nothing where remotes are switched off, and nothing as a page that plays alone', async () => {
    await giveCredits(app.platform, dana.user._id, 9);
    await app.platform.db
      .updateTable('app_user')
      .set({ disable_remotes_games: 1 })
      .where('name', '=', 'dana')
      .execute();
    expect((await save(undefined, await newGame('remotes'))).json().code).toBe('remotesDisabled');
    await dana.get(`/game/web-export/${game._id}`);
    await dana.get(`/game/excel-export/${game._id}`);
    expect([await licences(), await left()]).toEqual([0, 9]);
  });

  it('is paid once for one press, however often it is sent: the same licence again', async () => {
    await giveCredits(app.platform, dana.user._id, 9);
    const replies = await Promise.all(Array.from({ length: 10 }, () => save(KEY)));
    expect(new Set(replies.map(licenceOf)).size).toBe(1);
    expect([await licences(), await left()]).toEqual([1, 6]);
    // What has changed since goes into the file; the licence is the same.
    await dana.post('/question', { type: 'media', game: game._id });
    const again = await save(KEY);
    expect([licenceOf(again), GameFile.parse(JSON.parse(again.body)).game.slides.length]).toEqual([
      licenceOf(replies[0] ?? again),
      2,
    ]);
    const run = await app.platform.db.selectFrom('run_licence').select('run_game').executeTakeFirst();
    expect(JSON.parse(run?.run_game ?? '').slides).toHaveLength(2);
    expect((await save(KEY, await newGame('firebase'))).json().code).toBe('keyUsed');
    // Another press is another run, and that game has a gap now; what was paid for stays given.
    expect((await save('another-press')).json().code).toBe('gameHasGaps');
    expect(licenceOf(await save(KEY))).toBe(licenceOf(again));
    const whole = await newGame('dialer');
    expect(licenceOf(await save('another-press', whole))).not.toBe(licenceOf(again));
    expect([await licences(), await left()]).toEqual([2, 3]);
  });
}, 'local exports paid with credits');
