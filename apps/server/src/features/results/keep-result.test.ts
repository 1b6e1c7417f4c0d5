import type { ResultId } from '@qc/contract';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { systemRandom } from '#platform/random';
import { insertUser } from '../../testing/insert-user.ts';
import { keepResult } from './keep-result.ts';
import { findEarlierChanges, insertAudit, type ResultAudit } from './stored/result-audit-store.ts';
import { findForChange, findResult, removeResult } from './stored/result-store.ts';
import { markOf, readStoredRun } from './stored/stored-run.ts';
import { sampleRun } from './testing/sample-run.ts';

describeDatabases((getDb) => {
  const now = () => 2_000_000;
  const keep = (room: string, assignmentId?: string) =>
    keepResult(
      { db: getDb(), now, random: systemRandom(now) },
      {
        ...{ roomId: room, gameId: 'game-00001', userId: 'user-ruth', state: sampleRun() },
        ...(assignmentId !== undefined && { assignmentId }),
      },
    );
  const audit = (id: ResultId, n: number, change: ResultAudit['change']): ResultAudit => ({
    ...{ id: `audit-${n}`, resultId: id, userId: 'user-ruth', person: 'Ruth', atMs: n, change },
    ...{ before: '["Dead"]', after: '["Red"]' },
  });
  beforeEach(() => insertUser(getDb(), 'ruth'));

  it('keeps one result of a room, with the run and without proofs', async () => {
    const id = await keep('room-1');
    expect(await keep('room-1')).toBe(id);
    const kept = await findForChange(getDb(), id);
    expect(kept).toMatchObject({ name: 'Seas', revision: 0, assignmentId: null });
    const state = readStoredRun(kept?.runState ?? '');
    const seats = state.seats.blocks.flat();
    expect(seats.map(({ name, tokenHash, deviceHash, acked }) => [name, tokenHash, deviceHash, acked])).toEqual([
      ['Noa', '', '', []],
      ['Omar', '', '', []],
      ['Dana', '', '', []],
    ]);
  });

  it('replaces the result of an assignment, does again what was done to it, and tells what that was', async () => {
    const id = await keep('assignment-1', 'assignment-1');
    const correction = { slide: 0, key: { kind: 'choice' as const, correct: [1] } };
    const omar = sampleRun()
      .seats.blocks.flat()
      .find(({ name }) => name === 'Omar');
    if (!omar) throw new Error('Omar is gone');
    await insertAudit(getDb(), audit(id, 1, { what: 'keyCorrected', correction }));
    await insertAudit(getDb(), audit(id, 2, { what: 'renamed' }));
    await insertAudit(getDb(), audit(id, 3, { what: 'playerDeleted', mark: markOf(omar) }));
    await insertAudit(getDb(), audit(id, 4, { what: 'playerDeleted', mark: '' }));
    const entry = { slide: 0, atMs: 1, by: 'Ruth', before: ['Dead'], after: ['Red'] };
    expect(await findEarlierChanges(getDb(), id)).toEqual({
      corrections: [{ correction, entry }],
      deletedMarks: new Set([markOf(omar)]),
    });
    expect(await keep('assignment-1', 'assignment-1')).toBe(id);
    const found = await findResult(getDb(), id);
    expect(found?.result.players.map(({ name }) => name)).toEqual(['Noa', 'Dana']);
    expect(found?.result.corrections).toEqual([entry]);
    expect(found?.result.questions[0]?.answers.map(({ correct }) => correct)).toEqual([false, true, false]);
    expect((await findForChange(getDb(), id))?.revision).toBe(1);
    await removeResult(getDb(), id);
    expect(await findEarlierChanges(getDb(), id)).toEqual({ corrections: [], deletedMarks: new Set() });
  });

  it('of two writers at once makes one result of an assignment', async () => {
    const [one, other] = await Promise.all([
      keep('assignment-2', 'assignment-2'),
      keep('assignment-2', 'assignment-2'),
    ]);
    expect(other).toBe(one);
  });
}, 'keeping results');
