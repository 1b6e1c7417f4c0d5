import { openRoom, step, toRunGame, type Command, type RoomState } from '@qc/engine';
import { newQuestion } from '@qc/contract';
import { beforeEach, expect, it } from 'vitest';
import { defaultSettings } from '#features/games';
import { aloneCluster } from '#platform/cluster/one-server';
import { createFencedJournal } from '#platform/db/journal/fenced-journal';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { insertUser } from '../../testing/insert-user.ts';
import {
  countOpenAssignments,
  findAssignment,
  insertAssignment,
  listDue,
  listUnsettled,
  markClosed,
  nextDeadline,
  readAssignmentGame,
  writeDeadline,
  writeKept,
} from './assignment-store.ts';
import {
  attemptStore,
  eraseAttempts,
  findAttemptByToken,
  finishAttempt,
  insertAttempt,
  listBusyAttempts,
  listOpenAttempts,
  listSeated,
  readAttempt,
  readRuns,
  type NewAttempt,
} from './attempt-store.ts';
import { readStoredRun } from './stored-run.ts';

const settings = { ...defaultSettings('he', 'firebase'), name: 'Homework' };
const game = toRunGame(settings, [{ ...newQuestion('trueFalse'), question: 'Is it so?' }], { selfPacedUntilMs: 5000 });

describeDatabases((getDb, { openAgain }) => {
  const assignment = (id: string, code = `code-of-${id}`) => ({
    ...{ id, code, gameId: 'game-one', userId: 'user-owner', name: 'Homework', closesAtMs: 5000, createdAtMs: 1000 },
  });
  const attempt = (n: number, changes: Partial<NewAttempt> = {}): NewAttempt => ({
    id: `attempt-${n}`,
    assignmentId: 'assignment-one',
    nameKey: `name-${n}`,
    tokenHash: `token-${n}`,
    deviceHash: `device-${n}`,
    createdAtMs: 2000,
    join: joinOf(n),
    ...changes,
  });
  const joinOf = (n: number): Command => ({
    type: 'join',
    ...{ name: `Player ${n}`, phone: '', consent: true, tokenHash: `token-${n}`, messageId: `message-${n}` },
  });
  /** A finished run; `began`: whether the first slide was opened. */
  const runOf = (n: number, began = true): RoomState => {
    let state = openRoom({ code: 'c', game, openedAtMs: 2000 });
    const commands: Command[] = [joinOf(n)];
    if (began) commands.push({ type: 'advance', seat: 0, expect: 0, messageId: `go-${n}` });
    for (const command of [...commands, { type: 'closeSelf' } as const]) {
      const outcome = step(state, command, 3000);
      if (!outcome.ok) throw new Error(outcome.code);
      state = outcome.state;
    }
    return state;
  };
  const finish = (n: number, began = true) =>
    finishAttempt(
      getDb(),
      { id: `attempt-${n}`, assignmentId: 'assignment-one' },
      { seq: 3, state: runOf(n, began), finishedAtMs: 3000 },
    );
  beforeEach(async () => {
    await insertUser(getDb(), 'owner');
    await insertAssignment(getDb(), assignment('assignment-one'), game);
  });

  it('keeps an assignment with its game, and refuses its code to another', async () => {
    expect(await insertAssignment(getDb(), assignment('assignment-two', 'code-of-assignment-one'), game)).toBe(false);
    expect(await insertAssignment(getDb(), assignment('assignment-two'), game)).toBe(true);
    const found = await findAssignment(getDb(), { code: 'code-of-assignment-one' });
    expect(found).toMatchObject({
      ...assignment('assignment-one'),
      closedAtMs: null,
      startedCount: 0,
      finishedCount: 0,
    });
    expect(await findAssignment(getDb(), { code: 'unknown' })).toBeNull();
    expect(await readAssignmentGame(getDb(), 'assignment-one')).toEqual(game);
    expect(await countOpenAssignments(getDb(), 'user-owner')).toBe(2);
  });

  it('knows the next deadline and what is due; closing is for ever', async () => {
    await insertAssignment(getDb(), { ...assignment('assignment-two'), closesAtMs: 9000 }, game);
    expect(await nextDeadline(getDb())).toBe(5000);
    expect(await listDue(getDb(), 4999)).toEqual([]);
    expect(await listDue(getDb(), 5000)).toEqual(['assignment-one']);
    expect(await writeDeadline(getDb(), 'assignment-one', 7000)).toBe(true);
    expect((await readAssignmentGame(getDb(), 'assignment-one'))?.closesAtMs).toBe(7000);
    await markClosed(getDb(), 'assignment-one', 6000);
    await markClosed(getDb(), 'assignment-one', 6500);
    expect(await findAssignment(getDb(), { id: 'assignment-one' })).toMatchObject({
      closedAtMs: 6000,
      closesAtMs: 6000,
    });
    expect(await writeDeadline(getDb(), 'assignment-one', 8000)).toBe(false);
    expect(await nextDeadline(getDb())).toBe(9000);
  });

  it('gives each place once: one for a name, a device, a token', async () => {
    expect(await insertAttempt(getDb(), attempt(1), 10)).toBeNull();
    expect(await insertAttempt(getDb(), attempt(2, { nameKey: 'name-1' }), 10)).toBe('nameTaken');
    expect(await insertAttempt(getDb(), attempt(2, { deviceHash: 'device-1' }), 10)).toBe('deviceTaken');
    expect(await insertAttempt(getDb(), attempt(2, { tokenHash: 'token-1' }), 10)).toBe('again');
    expect((await findAssignment(getDb(), { id: 'assignment-one' }))?.startedCount).toBe(1);
    expect(await findAttemptByToken(getDb(), 'assignment-one', 'token-1')).toBe('attempt-1');
    expect(await findAttemptByToken(getDb(), 'assignment-two', 'token-1')).toBeNull();
    expect(await readAttempt(getDb(), 'attempt-1')).toMatchObject({
      finished: null,
      seq: 1,
      entries: [[2000, { type: 'join' }]],
    });
  });

  it('gives exactly as many places as there are, also to two servers at once, and none when closed', async () => {
    const dbs = [getDb(), openAgain()];
    const tries = Array.from({ length: 12 }, (_, n) => insertAttempt(dbs[n % 2] ?? getDb(), attempt(n), 5));
    const refused = await Promise.all(tries);
    expect(refused.filter((refusal) => refusal === null)).toHaveLength(5);
    expect(refused.filter((refusal) => refusal === 'full')).toHaveLength(7);
    await markClosed(getDb(), 'assignment-one', 3000);
    expect(await insertAttempt(getDb(), attempt(20), 50)).toBe('closed');
  });

  it('keeps commands in order, drops what nobody was told of, and knows who was busy', async () => {
    await insertAttempt(getDb(), attempt(1), 10);
    const tick = { type: 'tick' } as const;
    const journal = createFencedJournal(getDb(), 'attempt_journal');
    const store = attemptStore({ db: getDb(), cluster: aloneCluster() }, journal);
    const epoch = (await journal.take('attempt-1')) ?? 0;
    await store.appendJournal([
      {
        roomId: 'attempt-1',
        epoch,
        seq: 3,
        entries: [
          [2100, tick],
          [2200, tick],
        ],
      },
    ]);
    await store.appendJournal([{ roomId: 'attempt-1', epoch, seq: 4, entries: [[2300, tick]] }]);
    expect(await readAttempt(getDb(), 'attempt-1')).toMatchObject({ seq: 4, entries: { length: 4 } });
    await store.reclaim('attempt-1', 3);
    expect(await readAttempt(getDb(), 'attempt-1')).toMatchObject({ seq: 3, entries: { length: 3 } });
    expect([await store.has('attempt-1'), await store.has('attempt-9')]).toEqual([true, false]);
    expect(await listBusyAttempts(getDb(), 2200)).toEqual([{ id: 'attempt-1', assignmentId: 'assignment-one' }]);
    expect(await listBusyAttempts(getDb(), 2201)).toEqual([]);
  });

  it('seats who finished in their order, once, and not who never began', async () => {
    for (const n of [1, 2, 3]) await insertAttempt(getDb(), attempt(n), 10);
    await finish(2);
    await finish(2);
    await finish(3, false);
    expect(await listOpenAttempts(getDb(), 'assignment-one')).toEqual(['attempt-1']);
    await finish(1);
    expect((await listSeated(getDb(), 'assignment-one')).toSorted((a, b) => a.seat - b.seat)).toEqual([
      { id: 'attempt-2', seat: 0, tokenHash: 'token-2' },
      { id: 'attempt-1', seat: 1, tokenHash: 'token-1' },
    ]);
    const [first] = await readRuns(getDb(), 'assignment-one', 0, 1);
    expect(readStoredRun(first ?? '').state).toEqual(withoutGame(runOf(2)));
    expect(await readAttempt(getDb(), 'attempt-3')).toMatchObject({ finished: { seq: 3 }, entries: [] });
  });

  it('seats each of many who finish at one instant on two servers', async () => {
    const all = Array.from({ length: 8 }, (_, n) => n);
    for (const n of all) await insertAttempt(getDb(), attempt(n), 10);
    const other = openAgain();
    await Promise.all(
      all.map((n) =>
        finishAttempt(
          n % 2 ? other : getDb(),
          { id: `attempt-${n}`, assignmentId: 'assignment-one' },
          { seq: 3, state: runOf(n), finishedAtMs: 1 },
        ),
      ),
    );
    const seats = (await listSeated(getDb(), 'assignment-one')).map(({ seat }) => seat);
    expect(seats.toSorted((a, b) => a - b)).toEqual(all);
  });

  it('erases a player and keeps the seats of the others', async () => {
    for (const n of [1, 2]) await insertAttempt(getDb(), attempt(n), 10);
    await finish(1);
    await finish(2);
    await eraseAttempts(getDb(), 'assignment-one', ['attempt-1']);
    await eraseAttempts(getDb(), 'assignment-one', ['attempt-1']);
    expect((await readRuns(getDb(), 'assignment-one', 0, 10)).map((run) => run === null)).toEqual([true, false]);
    expect(await readAttempt(getDb(), 'attempt-1')).toBeNull();
    expect(await findAssignment(getDb(), { id: 'assignment-one' })).toMatchObject({
      startedCount: 2,
      finishedCount: 2,
      removedCount: 1,
    });
    expect(await insertAttempt(getDb(), attempt(3, { nameKey: 'name-1', deviceHash: 'device-1' }), 2)).toBeNull();
  });

  it('finds what a crash left half done', async () => {
    expect(await listUnsettled(getDb())).toEqual([]);
    for (const n of [1, 2]) await insertAttempt(getDb(), attempt(n), 10);
    await finish(1);
    expect(await listUnsettled(getDb())).toEqual([{ id: 'assignment-one', closed: false }]);
    await writeKept(getDb(), 'assignment-one', 1);
    expect(await listUnsettled(getDb())).toEqual([]);
    await markClosed(getDb(), 'assignment-one', 3000);
    expect(await listUnsettled(getDb())).toEqual([{ id: 'assignment-one', closed: true }]);
    await finish(2);
    await writeKept(getDb(), 'assignment-one', 2);
    expect(await listUnsettled(getDb())).toEqual([]);
  });
}, 'assignment store');

function withoutGame({ game: _game, ...state }: RoomState) {
  return state;
}
