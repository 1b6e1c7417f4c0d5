import { newQuestion, SLIDES_BYTES_MAX, SLIDES_MAX } from '@qc/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let dana: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  dana = await app.signUp('dana');
});
afterAll(() => app.close());

/** A slide as long as people write them, in letters of two bytes. */
function longSlide(game: string, n: number) {
  const answers = ['א', 'ב', 'ג', 'ד'].map((text, i) => ({ text: text.repeat(120), media: null, correct: i === 0 }));
  return { ...newQuestion('trivia'), answers, game, question: `${n} ${'ש'.repeat(290)}`, notes: 'ה'.repeat(2000) };
}

test('a thousand long slides come in one call, in order; a thousand and one do not', async () => {
  const game = (await dana.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json()._id;
  const slides = Array.from({ length: SLIDES_MAX }, (_, n) => longSlide(game, n));
  expect(JSON.stringify(slides).length).toBeGreaterThan(1024 * 1024);
  const tooMany = await dana.post('/question/many', [...slides, longSlide(game, SLIDES_MAX)]);
  expect(tooMany.statusCode).toBe(400);
  const began = performance.now();
  const reply = await dana.post('/question/many', slides);
  const tookMs = performance.now() - began;
  expect(reply.statusCode).toBe(200);
  expect(tookMs).toBeLessThan(10_000);
  const order = reply.json().questions.map(({ question }: { question: string }) => Number(question.split(' ')[0]));
  expect(order).toEqual(Array.from({ length: SLIDES_MAX }, (_, n) => n));
});

test('a body that is longer or deeper than any slides is refused', async () => {
  const game = (await dana.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json()._id;
  const huge = await dana.post('/question/many', [{ game, type: 'trivia', notes: 'x'.repeat(SLIDES_BYTES_MAX) }]);
  expect([huge.statusCode, huge.json().code]).toEqual([413, 'tooLarge']);
  let deep: unknown = 'x';
  for (let n = 0; n < 30; n++) deep = [deep];
  expect((await dana.post('/question/many', [{ game, type: 'trivia', answers: deep }])).statusCode).toBe(400);
  const other = await dana.post('/question', { game, type: 'trivia', notes: 'x'.repeat(1024 * 1024) });
  expect([other.statusCode, other.json().code]).toEqual([413, 'tooLarge']);
});
