import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summarizeRun } from '../report/summarize-run.ts';
import type { RunGame, RunSlide } from '../run-game.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { roomOf, scores } from '../testing/scored-room.ts';
import type { TestRoom } from '../testing/run-room.ts';
import { operatorView, presenterView, sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';

const TALK: Partial<RunSlide> = { talkSeconds: 60 };

function talking(changes: Partial<RunSlide> = {}, game: Partial<RunGame> = {}, ...names: string[]): TestRoom {
  const slides = [sampleSlide({ ...TALK, ...changes }), sampleSlide()];
  const room = roomOf(sampleGame(slides, { rules: 2, ...game }), ...(names.length > 0 ? names : ['Ann', 'Ben', 'Cem']));
  room.next();
  return room;
}

function nameOf(room: TestRoom): string {
  return room.state.phase.name;
}

/** Answers the open vote, one after the other; null: nothing is pressed. */
function vote(room: TestRoom, ...picks: (number | null)[]): void {
  picks.forEach((pick, seat) => {
    if (pick !== null) expect(room.answer(seat, pick).ok).toBe(true);
    room.nowMs += 1000;
  });
  if (nameOf(room) === 'question') room.must({ type: 'operate', action: { do: 'closeAnswers' }, expect: null });
}

test('a question is voted on, talked about and voted on again; the second vote counts, and speed never', () => {
  const room = talking();
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'question', vote: 1 });
  vote(room, 0, 1, 1);
  expect(room.state.phase).toMatchObject({ name: 'closed', deadlineMs: null });
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ nextAction: 'letTalk' });
  room.next();
  expect(room.state.phase).toMatchObject({ name: 'talk', limitMs: 60_000, deadlineMs: room.nowMs + 60_000 });
  expect(room.answer(0, 1)).toMatchObject({ ok: false, code: 'tooLate' });
  room.wait(60_000);
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'question', vote: 2, visit: 2 });
  vote(room, 1, 0, 0);
  room.wait(1500);
  expect(nameOf(room)).toBe('reveal');
  expect(scores(room)).toEqual([0, 1000, 1000]);
  expect(room.state.seats.blocks.flat().map(({ totalAnswerMs }) => totalAnswerMs)).toEqual([0, 0, 0]);
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ fastest: null, knew: { right: 2, of: 3 } });
  expect(presenterView(room.state, room.nowMs)).toMatchObject({
    distribution: [2, 1, 0, 0],
    firstVote: { distribution: [1, 2, 0, 0], answered: 3 },
  });
});

test('who votes only once counts with that vote, in whichever it was', () => {
  const room = talking();
  vote(room, 0, 1, null);
  room.next();
  room.next();
  vote(room, null, 0, 0);
  room.next();
  expect(scores(room)).toEqual([1000, 1000, 1000]);
  expect(room.state.rounds.map(({ answered }) => answered)).toEqual([2, 3]);
  expect(summarizeRun(room.state).questions).toMatchObject([
    { answeredCount: 3, rightCount: 3, answers: [{ count: 3 }, { count: 0 }, {}, {}] },
  ]);
});

test('the own first answer is told with the second vote, and never that of others', () => {
  const room = talking();
  vote(room, 0, 1, null);
  room.next();
  expect(ownView(room.state, 1)).toMatchObject({ response: { picks: [1] } });
  expect(ownView(room.state, 1)).not.toHaveProperty('firstResponse');
  room.next();
  expect(ownView(room.state, 1)).toMatchObject({ response: null, firstResponse: { picks: [1] } });
  expect(ownView(room.state, 2)).not.toHaveProperty('firstResponse');
});

test('the host may do without the talk: then the first vote is what counts', () => {
  for (const from of ['closed', 'talk'] as const) {
    const room = talking();
    vote(room, 0, 1, 1);
    if (from === 'talk') room.next();
    room.must({ type: 'operate', action: { do: 'reveal' }, expect: null });
    expect([nameOf(room), ...scores(room)]).toEqual(['reveal', 1000, 0, 0]);
    expect(presenterView(room.state, room.nowMs)).not.toHaveProperty('firstVote');
    expect(summarizeRun(room.state).questions[0]).not.toHaveProperty('firstVote');
  }
});

test('how the first vote went is the host’s alone, until the host shows it or the second is revealed', () => {
  const room = talking();
  vote(room, 0, 1, 1);
  const host = () => operatorView(room.state, room.nowMs).talk;
  const hall = () => presenterView(room.state, room.nowMs).firstVote;
  expect(host()).toMatchObject({ first: { distribution: [1, 2, 0, 0], answered: 3 }, right: 1, isShown: false });
  expect(hall()).toBeUndefined();
  room.next();
  room.must({ type: 'operate', action: { do: 'showFirstVote', on: true }, expect: room.state.step });
  expect([hall()?.distribution, host()?.isShown]).toEqual([[1, 2, 0, 0], true]);
  room.must({ type: 'operate', action: { do: 'showFirstVote', on: false }, expect: null });
  expect(hall()).toBeUndefined();
  room.next();
  expect([hall(), host()]).toEqual([undefined, undefined]);
  expect(room.operate({ do: 'showFirstVote', on: true })).toMatchObject({ ok: false, code: 'wrongPhase' });
});

test('a survey has no right ones, and of the nearest number nobody can say it before all have', () => {
  const survey = talking({ type: 'survey', score: 0 });
  vote(survey, 0, 1, 1);
  expect(operatorView(survey.state, survey.nowMs).talk).toMatchObject({ right: null });
  const number = talking({
    type: 'number',
    answers: [],
    numberKey: { value: 330, rule: 'closest', tolerance: 0, unit: 'm' },
  });
  number.say(0, '300');
  number.must({ type: 'operate', action: { do: 'closeAnswers' }, expect: null });
  expect(operatorView(number.state, number.nowMs).talk).toMatchObject({
    right: null,
    first: { guesses: [{ value: 300, count: 1 }], answered: 1 },
  });
});

test('pause, more time and the way back go through the talk as through any clock', () => {
  const room = talking();
  vote(room, 0, 1, 1);
  room.next();
  room.must({ type: 'operate', action: { do: 'addTime', seconds: 30 }, expect: null });
  room.must({ type: 'operate', action: { do: 'pause' }, expect: null });
  room.wait(500_000);
  room.must({ type: 'operate', action: { do: 'resume' }, expect: null });
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'talk', remainingMs: 90_000 });
  room.next();
  room.must({ type: 'operate', action: { do: 'back' }, expect: null });
  expect([nameOf(room), room.state.rounds.length]).toEqual(['talk', 1]);
  room.next();
  vote(room, 0, null, null);
  room.next();
  expect(scores(room)).toEqual([1000, 0, 0]);
});

test('skipped in either vote it counts for nobody, and is asked again from its first', () => {
  for (const presses of [1, 2]) {
    const room = talking();
    vote(room, 0, 1, 1);
    for (let press = 0; press < presses; press += 1) room.next();
    room.must({ type: 'operate', action: { do: 'skip' }, expect: null });
    expect([scores(room), room.state.rounds.filter(({ skipped }) => !skipped).length]).toEqual([[0, 0, 0], 1]);
    room.must({ type: 'operate', action: { do: 'back' }, expect: null });
    expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'question', slide: 0, vote: 1 });
  }
});

test('left behind after its first vote it comes back with its talk', () => {
  const slides = [sampleSlide(), sampleSlide(TALK)];
  const room = roomOf(sampleGame(slides, { rules: 2 }), 'Ann');
  while (sharedView(room.state, room.nowMs).phase.phase !== 'closed' || room.state.rounds.length < 2) room.next();
  room.must({ type: 'operate', action: { do: 'back' }, expect: null });
  expect(room.state.phase).toMatchObject({ name: 'reveal', slide: 0 });
  while (nameOf(room) !== 'talk') room.next();
  room.next();
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'question', slide: 1, vote: 2 });
});

test('the end counts what there is: both votes where there were two', () => {
  const room = talking();
  vote(room, 0, 1, 1);
  room.next();
  room.next();
  room.answer(1, 0);
  room.must({ type: 'operate', action: { do: 'end' }, expect: null });
  expect(scores(room)).toEqual([1000, 1000, 0]);
});

test('a room that goes on by itself lets them talk', () => {
  const room = talking({}, { autoAdvance: true });
  room.must({ type: 'operate', action: { do: 'autoAdvance', on: true }, expect: null });
  vote(room, 0, 1, 1);
  room.wait(1500);
  expect(nameOf(room)).toBe('talk');
});

test('other kinds are never talked about, whatever was written on them', () => {
  const room = talking({ type: 'trueFalse', answers: answersWith([0], 2) });
  vote(room, 0, 1, 1);
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ nextAction: 'reveal' });
  expect(sharedView(room.state, room.nowMs).phase).not.toHaveProperty('vote');
});

test('a report has both votes, and what the talk moved', () => {
  const room = talking({}, {}, 'Ann', 'Ben', 'Cem', 'Dan', 'Eva', 'Fay');
  vote(room, 0, 1, 0, 2, null, 1);
  room.next();
  room.next();
  vote(room, 0, 0, 3, 2, 0, null);
  room.next();
  const [question] = summarizeRun(room.state).questions;
  // Who was not there for the first vote is moved by nothing; who kept still has stayed.
  expect(question?.firstVote).toEqual({
    answeredCount: 5,
    counts: [2, 2, 1, 0],
    said: [],
    moves: { stayedRight: 1, becameRight: 1, becameWrong: 1, stayedWrong: 2 },
  });
  expect(question).toMatchObject({ answeredCount: 6, rightCount: 3, averageMs: null });
});

test('until the reveal of the second vote the hall sees the same, whatever others said in the first', () => {
  const told = (...first: number[]) => {
    const room = talking({}, {}, 'Ann', 'Ben', 'Cem');
    const seen: string[] = [];
    const look = () =>
      seen.push(JSON.stringify([presenterView(room.state, room.nowMs), ownView(room.state, 0), nameOf(room)]));
    vote(room, 0, ...first);
    look();
    room.next();
    look();
    room.wait(60_000);
    look();
    room.answer(0, 0);
    look();
    vote(room, null, 0, 0);
    look();
    room.next();
    return { seen, revealed: JSON.stringify(presenterView(room.state, room.nowMs)) };
  };
  const [one, other] = [told(0, 0), told(2, 3)];
  expect(one.seen).toEqual(other.seen);
  // Else the comparison would say nothing.
  expect(one.revealed).not.toBe(other.revealed);
});

test('whatever is pressed in two votes, everybody has the points of the last press, at any time', () => {
  const presses = fc.array(fc.tuple(fc.option(fc.nat(3)), fc.option(fc.nat(3)), fc.nat(900)), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(presses, (given) => {
      const room = talking({}, {}, ...given.map((_, at) => `P${at}`));
      for (const at of [0, 1] as const) {
        given.forEach(([first, second, ms], seat) => {
          const pick = at === 0 ? first : second;
          room.nowMs += ms;
          if (pick !== null) room.answer(seat, pick);
        });
        while (nameOf(room) !== 'talk' && nameOf(room) !== 'reveal') room.next();
        if (at === 0) room.next();
      }
      expect(scores(room)).toEqual(given.map(([first, second]) => ((second ?? first) === 0 ? 1000 : 0)));
    }),
    { numRuns: 200 },
  );
});
