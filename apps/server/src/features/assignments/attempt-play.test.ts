import { pickedIn, CLOSE, newQuestion } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeAssignmentBench, SECOND, TWO_SLIDES, type AssignmentBench } from './testing/assignment-bench.ts';
import { until, type AttemptPage } from './testing/attempt-page.ts';

let bench: AssignmentBench;
beforeEach(async () => {
  bench = await makeAssignmentBench();
});
afterEach(() => bench.close());

const ownScore = (page: AttemptPage) => {
  const own = page.messages.flatMap((one) => ('own' in one && one.own ? [one.own] : [])).at(-1);
  return own?.score ?? null;
};
/** Plays both questions, right or wrong, to the end. */
const playAll = async (page: AttemptPage, choices: [number, number] = [1, 0]) => {
  await page.advance();
  await page.shows('question');
  expect(await page.answer([choices[0]])).toBe('ack');
  await page.shows('closed');
  await page.advance();
  await page.shows('question');
  expect(await page.answer([choices[1]])).toBe('ack');
  await page.shows('closed');
  await page.advance();
  await page.shows('ended');
};

describe('playing alone', () => {
  it('goes through all slides at the own pace and ends with the own score', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const page = bench.page(assignment);
    await page.welcomed();
    expect(page.messages[0]).toMatchObject({
      t: 'welcomePlayer',
      room: { pace: 'self', closesAtMs: assignment.closesAt, slideCount: 2 },
      view: { phase: { phase: 'lobby' } },
      own: null,
    });
    expect(await page.join('Noa')).toBe('joined');
    await page.shows('lobby');
    await playAll(page);
    expect(ownScore(page)).toBe(1500);
    const result = await bench.result(assignment, 1);
    expect(result).toMatchObject({ pace: 'self', name: 'Homework', playersCount: 1, questionsCount: 2, rightShare: 1 });
    expect(result.players[0]).toMatchObject({ name: 'Noa', score: 1500, rightCount: 2, rank: 1 });
    expect(await bench.look(assignment)).toMatchObject({ startedCount: 1, finishedCount: 1, open: true });
  });

  it('says nothing of the score before it shows the end', async () => {
    // As on a server at work: what is shown leaves in a later turn than confirmations.
    bench.clock.soon = (call) => void setImmediate(call);
    const assignment = await bench.giveOut(await bench.makeGame());
    const page = bench.page(assignment);
    await page.join('Noa');
    await playAll(page);
    await until(() => ownScore(page));
    const end = page.messages.findIndex((one) => one.t === 'player' && one.view.phase.phase === 'ended');
    const scored = page.messages.findIndex((one) => 'own' in one && one.own !== null && (one.own.score ?? 0) > 0);
    expect(scored).toBeGreaterThan(end);
  });

  it('puts all players of an assignment into one result, each at the own pace', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const [noa, omar] = [bench.page(assignment), bench.page(assignment)];
    await noa.join('Noa');
    await omar.join('Omar');
    await playAll(noa);
    expect(omar.view.phase.phase).toBe('lobby');
    await playAll(omar, [1, 2]);
    const { players, questions } = await bench.result(assignment, 2);
    expect(players.map(({ name, rank, score }) => [name, rank, score])).toEqual([
      ['Noa', 1, 1500],
      ['Omar', 2, 1000],
    ]);
    expect(questions.map((question) => question.answeredCount)).toEqual([2, 2]);
  });

  it('measures each slide by the server’s clock', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const page = bench.page(assignment);
    await page.join('Noa');
    await page.advance();
    await page.shows('question');
    for (let second = 0; second < 21; second += 1) {
      bench.clock.advance(SECOND);
      await page.tell({ t: 'suggestName' });
    }
    await page.shows('closed');
    expect(await page.tell({ t: 'answer', slide: 0, visit: 1, response: { type: 'trivia', picks: [1] } })).toBe(
      'tooLate',
    );
    await page.goTo('ended');
    const { players } = await bench.result(assignment, 1);
    expect(players[0]).toMatchObject({ score: 0, answeredCount: 0 });
  });

  it('takes one advance for one step, however often it is pressed or sent', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const page = bench.page(assignment);
    await page.join('Noa');
    const { step } = page;
    expect(await page.tell({ t: 'advance', expect: step, id: 'the-same-press' })).toBe('ack');
    await page.shows('question');
    expect(await page.tell({ t: 'advance', expect: step, id: 'the-same-press' })).toBe('ack');
    expect(await page.advance(step)).toBe('staleStep');
    expect(page.view.phase).toMatchObject({ phase: 'question', slide: 0 });
  });
});

describe('one attempt for each device', () => {
  it('brings the same device back to where it was, and a second tab takes over', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const first = bench.page(assignment);
    await first.join('Noa');
    await first.advance();
    await first.shows('question');
    await first.answer([1]);
    const second = bench.page(assignment, first.memory);
    await second.welcomed();
    expect(await first.closed()).toBe(CLOSE.replaced);
    expect(second.messages.find((one) => one.t === 'welcomePlayer')).toMatchObject({
      own: { name: 'Noa', response: { picks: [1] } },
      view: { phase: { phase: 'closed', slide: 0 } },
    });
    expect((await bench.look(assignment)).startedCount).toBe(1);
  });

  it('gives the same place to the same join sent again after a lost reply', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const first = bench.page(assignment);
    await first.join('Noa', { id: 'join-of-noa' });
    const again = bench.page(assignment, { device: first.memory.device, token: null });
    expect(await again.join('Noa', { id: 'join-of-noa' })).toBe('joined');
    expect(again.memory.token).toBe(first.memory.token);
    expect((await bench.look(assignment)).startedCount).toBe(1);
  });

  it('keeps a place, and its door open, however many wrong codes were tried before', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const page = bench.page(assignment);
    await page.join('Noa');
    const wrong = Array.from({ length: 25 }, () => bench.page({ code: '000000' }, { ...page.memory, token: null }));
    await until(() => wrong.every(({ closeCode }) => closeCode !== null));
    const back = bench.page(assignment, page.memory);
    await back.shows('lobby');
    expect(back.closeCode).toBeNull();
    await bench.page(assignment, { device: page.memory.device, token: null }).welcomed();
  });

  it('gives a device that forgot its place no second one, neither while it plays nor after the end', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const page = bench.page(assignment);
    await page.join('Noa');
    const forgetful = () => bench.page(assignment, { device: page.memory.device, token: null });
    expect(await forgetful().join('Noa two')).toBe('tooManySeats');
    await playAll(page);
    expect(await page.tell({ t: 'leave' })).toBe('notAllowed');
    expect(await forgetful().join('Noa three')).toBe('tooManySeats');
    expect((await bench.result(assignment, 1)).players).toHaveLength(1);
  });

  it('shows a finished player the end again, and begins nothing anew', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const page = bench.page(assignment);
    await page.join('Noa');
    await playAll(page);
    await bench.result(assignment, 1);
    const later = bench.page(assignment, page.memory);
    await later.shows('ended');
    expect(ownScore(later)).toBe(1500);
    expect(await later.advance()).toBe('roomEnded');
  });

  it('keeps names apart within an assignment, whatever they look like', async () => {
    const game = await bench.makeGame();
    const assignment = await bench.giveOut(game);
    expect(await bench.page(assignment).join('Noa')).toBe('joined');
    expect(await bench.page(assignment).join(' NOA ')).toBe('nameTaken');
    expect(await bench.page(await bench.giveOut(game)).join('Noa')).toBe('joined');
  });

  it('takes exactly as many as the game allows, also of those who come at one instant', async () => {
    const assignment = await bench.giveOut(await bench.makeGame(TWO_SLIDES, { maxParticipants: 3 }));
    const pages = Array.from({ length: 12 }, () => bench.page(assignment));
    const replies = await Promise.all(pages.map((page, at) => page.join(`Player ${at}`)));
    expect(replies.filter((reply) => reply === 'joined')).toHaveLength(3);
    expect(new Set(replies)).toEqual(new Set(['joined', 'roomFull']));
  });

  it('gives names where the game does: the one that was shown, and nobody’s twice', async () => {
    const assignment = await bench.giveOut(await bench.makeGame(TWO_SLIDES, { nameRule: 'generated' }));
    const names = new Set<string>();
    for (let n = 0; n < 8; n += 1) {
      const page = bench.page(assignment);
      await page.welcomed();
      const shown = await page.ask({ t: 'suggestName' });
      expect(await page.join('My own name')).toBe('joined');
      const joined = page.messages.find((one) => one.t === 'joined');
      if (shown.t !== 'nameSuggested' || joined?.t !== 'joined') throw new Error('no name');
      expect(joined.own.name).toBe(shown.name);
      names.add(joined.own.name);
    }
    expect(names.size).toBe(8);
    expect([...names].join()).not.toContain('My own name');
  });

  it('keeps foul names out', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    expect(await bench.page(assignment).join('fuck')).toBe('nameFoul');
  });

  it('asks for what the game asks for, and nothing of an operator’s is taken', async () => {
    const assignment = await bench.giveOut(
      await bench.makeGame(TWO_SLIDES, { regulationsText: 'Be kind', collectPhone: true }),
    );
    const page = bench.page(assignment);
    expect(await page.join('Noa', { consent: false })).toBe('consentNeeded');
    expect(await page.join('Noa')).toBe('phoneNeeded');
    expect(await page.join('Noa', { phone: '050-1234567' })).toBe('joined');
    expect(await page.tell({ t: 'operate', expect: null, action: { do: 'end' } })).toBe('notAllowed');
    expect(await page.advance()).toBe('ack');
  });
});

describe('what is known before the end', () => {
  const secrets = (key: number) => [
    { ...newQuestion('trivia'), question: 'Which?', answers: pair(key), time: 20, score: 1000 },
    {
      ...newQuestion('typed'),
      question: 'Which word?',
      answers: [{ text: key === 0 ? 'Ibex' : 'Lynx', media: null, correct: true }],
      time: 20,
      score: 1000,
    },
    { ...newQuestion('survey'), question: 'Tea?', answers: pair(-1), time: 20 },
  ];
  const pair = (right: number) => ['One', 'Two'].map((text, at) => ({ text, media: null, correct: at === right }));

  it('is the same whichever answers are right, byte for byte', async () => {
    const traffic: string[][] = [];
    for (const key of [0, 1]) {
      const assignment = await bench.giveOut(await bench.makeGame(secrets(key)));
      const page = bench.page(assignment);
      await page.join('Noa');
      for (const answer of [() => page.answer([0]), () => page.answer([], 'Ibex'), () => page.answer([0])]) {
        await page.advance();
        await page.shows('question');
        await answer();
        await page.shows('closed');
      }
      const bare = page.texts.map((text) =>
        text.replaceAll(assignment.code, 'code').replaceAll(/page-\d+|"token":"[^"]+"|"face":\d+/g, ''),
      );
      traffic.push(bare);
      expect(page.texts.join()).not.toMatch(/"correct"|Lynx/);
      expect(await page.tell({ t: 'askReview' })).toBe('wrongPhase');
    }
    expect(traffic[0]).toEqual(traffic[1]);
    expect(traffic[0]?.length).toBeGreaterThan(10);
  });

  it('tells right answers and what each gave only when the assignment has closed', async () => {
    const assignment = await bench.giveOut(await bench.makeGame());
    const page = bench.page(assignment);
    await page.join('Noa');
    await playAll(page, [1, 3]);
    const early = await page.review();
    expect(
      early.map(({ response, right, correct, points, solution }) => [
        pickedIn(response),
        right,
        correct,
        points,
        solution,
      ]),
    ).toEqual([
      [[1], null, null, null, []],
      [[3], null, null, null, []],
    ]);
    expect((await page.reviewed()).rightLater).toBe(true);
    await bench.author.post(`/assignment/close/${assignment._id}`);
    expect((await page.reviewed()).rightLater).toBe(false);
    const late = await page.review();
    expect(late.map(({ response, right, correct, points }) => [pickedIn(response), right, correct, points])).toEqual([
      [[1], [1], true, 1000],
      [[3], [0], false, 0],
    ]);
  });

  it('never tells right answers of a game that hides them', async () => {
    const assignment = await bench.giveOut(await bench.makeGame(TWO_SLIDES, { showAnswer: false }));
    const page = bench.page(assignment);
    await page.join('Noa');
    await playAll(page);
    expect((await page.reviewed()).rightLater).toBe(false);
    await bench.author.post(`/assignment/close/${assignment._id}`);
    expect((await page.review()).map(({ right, correct }) => [right, correct])).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('the deadline', () => {
  it('ends what is being played, and what was answered counts', async () => {
    const assignment = await bench.giveOut(await bench.makeGame(), 5 * SECOND);
    const page = bench.page(assignment);
    await page.join('Noa');
    await page.advance();
    await page.shows('question');
    await page.answer([1]);
    await page.shows('closed');
    await page.advance();
    await page.shows('question');
    bench.clock.advance(5 * SECOND - 1);
    await bench.test.assignments.settled();
    expect(page.view.phase.phase).toBe('question');
    bench.clock.advance(SECOND);
    await page.shows('ended');
    expect(page.view.phase).toEqual({ phase: 'ended', stopped: true });
    expect(ownScore(page)).toBe(1000);
    const { players } = await bench.result(assignment, 1);
    expect(players[0]).toMatchObject({ score: 1000, answeredCount: 1 });
    expect(await bench.look(assignment)).toMatchObject({ open: false, finishedCount: 1 });
  });

  it('takes an answer that was on its way and nothing after that', async () => {
    const assignment = await bench.giveOut(await bench.makeGame(), 5 * SECOND);
    const [early, late] = [bench.page(assignment), bench.page(assignment)];
    for (const [page, name] of [
      [early, 'Noa'],
      [late, 'Omar'],
    ] as const) {
      await page.join(name);
      await page.advance();
      await page.shows('question');
    }
    bench.clock.advance(5 * SECOND + 200);
    expect(await early.answer([1])).toBe('ack');
    expect(await bench.page(assignment).join('Third')).toBe('closed');
    bench.clock.advance(101);
    expect(await late.answer([1])).toMatch(/^(closed|roomEnded)$/);
    await late.shows('ended');
    const { players } = await bench.result(assignment, 2);
    expect(players.map(({ name, answeredCount }) => [name, answeredCount])).toEqual([
      ['Noa', 1],
      ['Omar', 0],
    ]);
  });

  it('shows who comes too late that it is over', async () => {
    const assignment = await bench.giveOut(await bench.makeGame(), 2 * SECOND);
    bench.clock.advance(3 * SECOND);
    const page = bench.page(assignment);
    await page.shows('ended');
    expect(await page.join('Noa')).toBe('closed');
  });

  it('moves with its owner’s word, for those who play too', async () => {
    const assignment = await bench.giveOut(await bench.makeGame(), 5 * SECOND);
    const page = bench.page(assignment);
    await page.join('Noa');
    await page.advance();
    await page.shows('question');
    await page.answer([1]);
    const moved = await bench.author.put(`/assignment/${assignment._id}`, {
      closesAt: bench.clock.now() + 60 * SECOND,
    });
    expect(moved.json()).toMatchObject({ open: true, closesAt: bench.clock.now() + 60 * SECOND });
    expect(await page.closed()).toBe(CLOSE.restart);
    bench.clock.advance(8 * SECOND);
    const back = bench.page(assignment, page.memory);
    await back.shows('closed');
    expect(back.messages[0]).toMatchObject({
      room: { closesAtMs: assignment.closesAt + 55 * SECOND },
      own: { response: { picks: [1] } },
    });
    await back.advance();
    await back.shows('question');
    await bench.author.put(`/assignment/${assignment._id}`, { closesAt: bench.clock.now() + SECOND });
    bench.clock.advance(2 * SECOND);
    await until(async () => (await bench.look(assignment)).finishedCount === 1);
    expect(await bench.result(assignment, 1)).toMatchObject({ players: [{ answeredCount: 1 }] });
  });
});
