import { GameResult, ResultId } from '@qc/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ReadyReply } from '#platform/http/ready-reply';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { getGameResult } from './get-result.ts';
import { keepResult } from './keep-result.ts';
import { findResult } from './stored/result-store.ts';
import { StoredReport } from './stored/stored-report.ts';
import { sampleRun } from './testing/sample-run.ts';

let test: TestApp;
let ruth: TestClient;
beforeEach(async () => {
  test = await buildTestApp();
  ruth = await test.signUp('ruth');
});
afterEach(() => test.close());

/** A kept result whose players stand there so many times over. */
async function keepTimes(times: number): Promise<ResultId> {
  const { db } = test.platform;
  const id = await keepResult(test.platform, {
    ...{ roomId: `room-${times}`, gameId: 'game-00001', userId: ruth.user._id, state: sampleRun() },
  });
  const { report } = await db.selectFrom('game_result').select('report').where('id', '=', id).executeTakeFirstOrThrow();
  const stored = StoredReport.parse(JSON.parse(report));
  const players = Array.from({ length: times }).flatMap(() => stored.players);
  await db
    .updateTable('game_result')
    .set({ report: JSON.stringify({ ...stored, players }) })
    .where('id', '=', id)
    .execute();
  return ResultId.parse(id);
}

for (const [what, times] of [
  ['short', 1],
  ['long', 1000],
] as const)
  it(`shows a ${what} report to its owner, without phones to an admin, and to nobody else`, async () => {
    const id = await keepTimes(times);
    const reply = await ruth.get(`/api/GameResult/${id}`);
    expect(reply.headers['content-type']).toMatch(/^application\/json; charset=utf-8$/);
    expect(reply.headers['cache-control']).toBe('no-store');
    const kept = (await findResult(test.platform.db, id))?.result;
    expect(reply.json()).toEqual(GameResult.parse(kept));
    expect(kept?.players).toHaveLength(3 * times);
    expect(reply.body).toContain('+972-50-1112222');

    const admin = await test.signUpAs('boss', 1);
    const seen = await admin.get(`/api/GameResult/${id}`);
    expect(seen.json()).toEqual({
      ...GameResult.parse(kept),
      players: kept?.players.map((player) => ({ ...player, phone: null })),
      mine: false,
    });
    expect(seen.body).not.toContain('1112222');

    const other = await test.signUp('omar');
    expect((await other.get(`/api/GameResult/${id}`)).statusCode).toBe(404);
  });

it('has a long report made ready by a thread, and a short one not', async () => {
  const actor = { userId: ruth.user._id, role: ruth.user.role, sessionHash: '' };
  for (const [times, isReady] of [
    [1, false],
    [1000, true],
  ] as const) {
    const shown = await getGameResult(test.platform, actor, await keepTimes(times));
    expect(shown.ok && shown.value instanceof ReadyReply).toBe(isReady);
  }
});
