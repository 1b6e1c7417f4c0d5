import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let dana: TestClient;
beforeEach(async () => {
  test = await buildTestApp();
  dana = await test.signUp('dana');
});
afterEach(() => test.close());

const steps = async (who = dana) => (await who.get('/firstSteps')).json();
const answers = ['Yes', 'No'].map((text, at) => ({ text, media: null, correct: at === 0 }));

it('tick themselves off by what was done, for each person alone', async () => {
  expect(await steps()).toEqual({ made: false, tried: false, ran: false, dismissed: false });
  const { _id } = (await dana.post('/game', { name: 'Sea', setting: { gameType: 'firebase' } })).json();
  for (let n = 0; n < 5; n += 1) {
    expect((await steps()).made).toBe(false);
    await dana.post('/question', { type: 'trueFalse', question: 'So?', answers, game: _id });
  }
  expect(await steps()).toMatchObject({ made: true, tried: false });
  await dana.post('/room', { game: _id });
  expect(await steps()).toMatchObject({ tried: false, ran: false });
  await dana.post('/room', { game: _id, demo: true });
  expect(await steps()).toMatchObject({ tried: true, ran: false });
  expect(await steps(await test.signUp('omar'))).toMatchObject({ made: false, tried: false });
});

it('never come back once they were put away', async () => {
  const omar = await test.signUp('omar');
  expect((await dana.post('/firstSteps/dismiss', {})).statusCode).toBe(200);
  dana = await test.signIn('dana');
  expect((await steps()).dismissed).toBe(true);
  expect((await steps(omar)).dismissed).toBe(false);
});
