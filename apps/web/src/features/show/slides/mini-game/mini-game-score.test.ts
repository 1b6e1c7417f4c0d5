import { describe, expect, it } from 'vitest';
import { fromGame, miniGameAddress, readResizeMessage, readScoreMessage } from './mini-game-score.ts';
import { sharePercent } from '../../standings/score-share.ts';

const NONCE = 'word-1234';
const read = (data: unknown) => readScoreMessage(data, NONCE);
/** As H5P sends it at the end of a question set. */
const completed = {
  actor: { account: { homePage: 'https://h5p.example', name: 'x' }, objectType: 'Agent' },
  verb: { id: 'http://adlnet.gov/expapi/verbs/completed', display: { 'en-US': 'completed' } },
  object: { id: 'https://h5p.example/node/1', objectType: 'Activity' },
  context: { contextActivities: { category: [{ id: 'http://h5p.org/libraries/H5P.QuestionSet-1.20' }] } },
  result: { score: { min: 0, raw: 3, max: 4, scaled: 0.75 }, completion: true, success: true, duration: 'PT21.4S' },
};

describe('readScoreMessage', () => {
  it('reads xAPI statements, bare, wrapped and as text', () => {
    const news = { share: 0.75, done: true };
    expect(read(completed)).toEqual(news);
    expect(read({ type: 'xAPI', statement: completed })).toEqual(news);
    expect(read(JSON.stringify(completed))).toEqual(news);
  });
  it('counts statements about the whole game only', () => {
    const part = { contextActivities: { parent: [{ id: 'https://h5p.example/node/1' }] } };
    expect(read({ ...completed, context: part })).toBeNull();
    expect(read({ ...completed, verb: { id: 'http://adlnet.gov/expapi/verbs/interacted' } })).toBeNull();
  });
  it('takes raw points over the scaled share, and success where there are no points', () => {
    expect(read({ ...completed, result: { score: { raw: 5, min: 1, max: 9, scaled: 0.1 } } })?.share).toBe(0.5);
    expect(read({ ...completed, result: { score: { scaled: 0.3 } } })?.share).toBe(0.3);
    expect(read({ verb: { id: 'http://adlnet.gov/expapi/verbs/failed' }, result: {} })).toEqual({
      share: 0,
      done: true,
    });
    expect(read({ ...completed, result: { completion: true } })).toBeNull();
  });
  it('reads the words of LearningApps', () => {
    expect(read('AppChecked|1234567|12|1;0;1;1')).toEqual({ share: 0.75, done: false });
    expect(read('AppSolved|1234567|40')).toEqual({ share: 1, done: true });
    expect(read('AppSolved|1234567|40|1;0')).toEqual({ share: 0.5, done: true });
    expect(read('AppChecked|1234567|12|')).toBeNull();
    expect(read('AppSolved||40')).toBeNull();
  });
  it('reads our own messages only with the word from the address', () => {
    const own = { type: 'quiz-minigame', v: 1, nonce: NONCE, event: 'done', score: 8, max: 10 };
    expect(read(own)).toEqual({ share: 0.8, done: true });
    expect(read({ ...own, event: 'progress' })).toEqual({ share: 0.8, done: false });
    for (const bad of [
      { nonce: 'other' },
      { nonce: undefined },
      { v: 2 },
      { event: 'end' },
      { max: 0 },
      { score: '8' },
    ])
      expect(read({ ...own, ...bad })).toBeNull();
  });
  it('clamps whatever a page claims', () => {
    const own = { type: 'quiz-minigame', v: 1, nonce: NONCE, event: 'done', max: 10 };
    expect(read({ ...own, score: 900 })?.share).toBe(1);
    expect(read({ ...own, score: -3 })?.share).toBe(0);
    expect(read({ ...own, score: Number.NaN })).toBeNull();
    expect(read({ ...completed, result: { score: { scaled: Infinity } } })).toBeNull();
  });
  it.each([null, undefined, 7, '', 'hello', '{', '{"verb":', 'x'.repeat(30_000), [], { verb: 'completed' }])(
    'is silent about %j',
    (data) => expect(read(data)).toBeNull(),
  );
});

describe('readResizeMessage', () => {
  it('knows the three questions of H5P', () => {
    expect(readResizeMessage({ context: 'h5p', action: 'hello' })).toEqual({ action: 'hello', height: null });
    expect(readResizeMessage({ context: 'h5p', action: 'resize', scrollHeight: 640 })?.height).toBe(640);
    expect(readResizeMessage({ context: 'h5p', action: 'navigate' })).toBeNull();
    expect(readResizeMessage({ context: 'other', action: 'resize' })).toBeNull();
  });
});

describe('the address', () => {
  it('is embedded over https only, and carries the word', () => {
    expect(miniGameAddress('https://learningapps.org/watch?v=abc', NONCE)).toBe(
      `https://learningapps.org/watch?v=abc&quiz-nonce=${NONCE}`,
    );
    for (const bad of ['http://learningapps.org/1', 'javascript:alert(1)', 'data:text/html,x', 'https://a:b@c.de/', ''])
      expect(miniGameAddress(bad, NONCE)).toBeNull();
  });
  it('is the only one that is listened to', () => {
    const address = 'https://www.games.example/1';
    for (const good of ['https://games.example', 'https://www.games.example', 'https://cdn.games.example', 'null'])
      expect(fromGame(good, address)).toBe(true);
    for (const bad of ['http://games.example', 'https://games.example.evil', 'https://evilgames.example', ''])
      expect(fromGame(bad, address)).toBe(false);
  });
});

describe('sharePercent', () => {
  it('says a share in words', () => {
    expect([sharePercent(0.8), sharePercent(1), sharePercent(0), sharePercent(null)]).toEqual([
      '80%',
      '100%',
      '0%',
      '',
    ]);
  });
});
