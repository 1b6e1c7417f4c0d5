import { Assignment } from '@qc/contract';
import { ASSIGNMENT_MAX_MS, ASSIGNMENTS_OPEN_MAX } from '@qc/contract/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAssignmentBench, SECOND, type AssignmentBench } from './testing/assignment-bench.ts';

let bench: AssignmentBench;
beforeAll(async () => {
  bench = await makeAssignmentBench();
});
afterAll(() => bench.close());

const inMs = (ms: number) => bench.clock.now() + ms;
const create = async (game: string, closesAt = inMs(60 * SECOND)) =>
  bench.author.post('/assignment', { game, closesAt });
const codeOf = (reply: { json(): { code?: string } }) => reply.json().code;

it('gives out an assignment that cannot be guessed', async () => {
  const game = await bench.makeGame();
  const codes = new Set<string>();
  for (let n = 0; n < 10; n += 1) {
    const assignment = Assignment.parse((await create(game)).json());
    expect(assignment).toMatchObject({
      game,
      name: 'Homework',
      open: true,
      startedCount: 0,
      finishedCount: 0,
      result: null,
    });
    expect(assignment.code).toMatch(/^[a-hjkmnp-z2-9]{12}$/);
    codes.add(assignment.code);
    await bench.author.post(`/assignment/close/${assignment._id}`);
  }
  expect(codes.size).toBe(10);
});

it('refuses what could not be played', async () => {
  const gaps = await bench.makeGame([]);
  expect(codeOf(await create(gaps))).toBe('gameHasGaps');
  const disabled = await bench.makeGame(undefined, { disabled: true });
  expect(codeOf(await create(disabled))).toBe('gameDisabled');
  // Whoever buzzes first is judged by somebody who leads.
  const game = (await bench.author.post('/game', { name: 'Buzzers', setting: { gameType: 'firebase' } })).json()._id;
  await bench.author.post('/question', { type: 'buzzer', question: 'Who knows?', game });
  expect(codeOf(await create(game))).toBe('slidesNeedHost');
  const remotes = await bench.author.post('/game', { name: 'Clickers', setting: { gameType: 'remotes' } });
  const { _id } = remotes.json<{ _id: string }>();
  const [slide] = [{ type: 'trueFalse', question: 'So?', game: _id }];
  await bench.author.post('/question', slide);
  expect(['notSelfPaced', 'gameHasGaps']).toContain(codeOf(await create(_id)));
});

it.each([
  ['now', 0],
  ['the past', -SECOND],
  ['beyond 400 days', ASSIGNMENT_MAX_MS + 1],
])('refuses a deadline in %s', async (_, ms) => {
  const game = await bench.makeGame();
  expect(codeOf(await create(game, inMs(ms)))).toBe('badDeadline');
  const assignment = await bench.giveOut(game);
  expect(codeOf(await bench.author.put(`/assignment/${assignment._id}`, { closesAt: inMs(ms) }))).toBe('badDeadline');
});

it('lists one’s own assignments, newest first, by game and by page', async () => {
  const dana = await bench.test.signUp('dana');
  expect((await dana.get('/assignment')).json()).toEqual({ assignments: [], count: 0 });
  const [one, two] = [await bench.makeGame(), await bench.makeGame()];
  const giveNext = async (game: typeof one) => {
    bench.clock.advance(SECOND);
    return bench.giveOut(game);
  };
  const [a, b, c] = [await giveNext(one), await giveNext(two), await giveNext(one)];
  const ids = async (query: string) => {
    const { assignments, count } = (await bench.author.get(`/assignment?${query}`)).json<{
      assignments: { _id: string }[];
      count: number;
    }>();
    return [assignments.map((assignment) => assignment._id), count];
  };
  expect(await ids(`game=${one}`)).toEqual([[c._id, a._id], 2]);
  expect((await ids('perPage=2'))[0]).toEqual([c._id, b._id]);
});

it('lets nobody new in while an admin blocks the game; who has begun plays on', async () => {
  const game = await bench.makeGame();
  const assignment = await bench.giveOut(game);
  const admin = await bench.test.signUpAs('adam', 1);
  const block = async (blocked: boolean) => {
    const { etag } = (await admin.get(`/game/${game}`)).headers;
    const done = await admin.put(`/game/${game}`, { disabled: blocked }, Number(String(etag).replaceAll('"', '')));
    expect(done.statusCode).toBe(200);
  };
  const [noa, omar] = [bench.page(assignment), bench.page(assignment)];
  expect(await noa.join('Noa')).toBe('joined');
  await omar.welcomed();
  await block(true);
  expect(await omar.join('Omar')).toBe('closed');
  expect(await noa.advance()).toBe('ack');
  const late = bench.page(assignment);
  await late.welcomed();
  expect(late.messages[0]).toMatchObject({ view: { phase: { phase: 'ended' } }, own: null });
  await block(false);
  expect(await omar.join('Omar')).toBe('joined');
});

it('says when the game is gone, and the assignment goes on with the game as it was', async () => {
  const game = await bench.makeGame();
  const assignment = await bench.giveOut(game);
  await bench.author.delete(`/game/${game}`);
  expect(await bench.look(assignment)).toMatchObject({ game: null, name: 'Homework', open: true });
  const page = bench.page(assignment);
  expect(await page.join('Noa')).toBe('joined');
  expect(await page.advance()).toBe('ack');
});

it('closes once, and a closed assignment has no other deadline', async () => {
  const assignment = await bench.giveOut(await bench.makeGame());
  bench.clock.advance(SECOND);
  const closed = (await bench.author.post(`/assignment/close/${assignment._id}`)).json();
  expect(closed).toMatchObject({ open: false, closesAt: bench.clock.now() });
  bench.clock.advance(SECOND);
  expect((await bench.author.post(`/assignment/close/${assignment._id}`)).json()).toEqual(closed);
  const moved = await bench.author.put(`/assignment/${assignment._id}`, { closesAt: inMs(SECOND) });
  expect(codeOf(moved)).toBe('assignmentClosed');
});

it('is nobody’s business but the owner’s and the admins’', async () => {
  const assignment = await bench.giveOut(await bench.makeGame());
  const [stranger, admin] = [await bench.test.signUp('stranger'), await bench.test.signUpAs('boss', 1)];
  const unknown = 'aaaaaaaaaaaaaaaaaaaa';
  for (const id of [assignment._id, unknown]) {
    expect((await stranger.put(`/assignment/${id}`, { closesAt: inMs(SECOND) })).statusCode).toBe(404);
    expect((await stranger.post(`/assignment/close/${id}`)).statusCode).toBe(404);
  }
  expect((await stranger.post('/assignment', { game: assignment.game, closesAt: inMs(SECOND) })).statusCode).toBe(404);
  expect((await admin.post(`/assignment/close/${assignment._id}`)).statusCode).toBe(200);
});

it('keeps a person from having too many assignments open', async () => {
  const dana = await bench.test.signUp('many');
  const created = await dana.post('/game', { name: 'Many', setting: { gameType: 'firebase' } });
  const game = created.json<{ _id: string }>()._id;
  await dana.post('/question', {
    type: 'trueFalse',
    question: 'Is it so?',
    game,
    answers: [true, false].map((correct) => ({ text: '', media: null, correct })),
  });
  const give = () => dana.post('/assignment', { game, closesAt: inMs(60 * SECOND) });
  for (let n = 0; n < ASSIGNMENTS_OPEN_MAX; n += 1) expect((await give()).statusCode).toBe(200);
  expect(codeOf(await give())).toBe('tooManyAssignments');
  const { assignments } = (await dana.get('/assignment')).json<{ assignments: { _id: string }[] }>();
  await dana.post(`/assignment/close/${assignments[0]?._id}`);
  expect((await give()).statusCode).toBe(200);
});
