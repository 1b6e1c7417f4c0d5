import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { keepResult } from './keep-result.ts';
import { sampleRun } from './testing/sample-run.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const seen = async (who: TestClient, query = '') => {
  const { results }: { results: { _id: string }[] } = (await who.get(`/GameResult${query}`)).json();
  return results.map(({ _id }) => _id);
};

it('gives the result of one room to whoever ran it and to admins, and everybody only their own otherwise', async () => {
  const ruth = await test.signUp('ruth');
  const [one, two] = ['room-00000001', 'room-00000002'];
  const keep = (roomId: string, winnersCount: number) =>
    keepResult(test.platform, {
      ...{ roomId, gameId: 'game-00001', userId: ruth.user._id, state: sampleRun({ winnersCount }) },
    });
  const [first, second] = [await keep(one, 2), await keep(two, 5)];
  expect(await seen(ruth)).toHaveLength(2);
  expect(await seen(ruth, `?room=${one}`)).toEqual([first]);
  expect(await seen(ruth, '?room=room-00000003')).toEqual([]);
  const admin = await test.signUpAs('boss', 1);
  expect(await seen(admin, `?room=${two}`)).toEqual([second]);
  expect(await seen(admin)).toEqual([]);
  expect(await seen(await test.signUp('omar'), `?room=${one}`)).toEqual([]);
  const reports = await Promise.all([first, second].map((id) => ruth.get(`/api/GameResult/${id}`)));
  expect(reports.map((reply) => reply.json().winnersCount)).toEqual([2, 5]);
});
