import { faceOfSeat } from '@qc/contract/live/faces';
import { expect, test } from 'vitest';
import { samplePicture } from './testing/arbitrary-game.ts';
import { TestRoom } from './testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from './testing/sample-game.ts';
import { operatorView, presenterView, sharedView } from './view.ts';
import { countsOf } from './views/counts.ts';
import { ownView } from './views/own-view.ts';
import { reviewRows } from './views/review.ts';
import { seatRow, seatRows } from './views/seat-rows.ts';

const slide = sampleSlide({ answers: answersWith([1], 3), notes: 'Tell the story', openingMedia: null });

test('the question is shown without its key; the operator alone has key and notes', () => {
  const room = new TestRoom(sampleGame([slide, sampleSlide({ question: 'Second?' })]));
  room.join('Noa');
  room.next();
  room.nowMs += 5000;
  const shared = JSON.stringify([sharedView(room.state, room.nowMs), presenterView(room.state, room.nowMs)]);
  expect(shared).not.toContain('correct');
  expect(shared).not.toContain('Tell the story');
  expect(operatorView(room.state, room.nowMs)).toMatchObject({
    phase: { phase: 'question', limitMs: 20_000, remainingMs: 15_000 },
    correct: [1],
    notes: 'Tell the story',
    next: { slide: 1, type: 'trivia', question: 'Second?' },
    canGoBack: false,
    distribution: null,
  });
  room.operate({ do: 'pause' });
  expect(sharedView(room.state, room.nowMs + 3000)).toMatchObject({ paused: true, phase: { remainingMs: 15_000 } });
});

test('how long a phase has been is the same for everybody, without the time in which the room stood still', () => {
  const room = new TestRoom(sampleGame([slide]));
  room.join('Noa');
  room.next();
  room.nowMs += 5000;
  const ages = () => [sharedView, presenterView, operatorView].map((view) => view(room.state, room.nowMs).ageMs);
  expect(ages()).toEqual([5000, 5000, 5000]);
  room.operate({ do: 'pause' });
  room.nowMs += 60_000;
  expect(ages()).toEqual([5000, 5000, 5000]);
  room.operate({ do: 'resume' });
  room.nowMs += 1000;
  expect(ages()).toEqual([6000, 6000, 6000]);
  room.send({ type: 'restarted', awaySinceMs: room.nowMs - 900 });
  expect(ages()).toEqual([5100, 5100, 5100]);
  room.next();
  expect(ages()).toEqual([0, 0, 0]);
});

test.each([
  ['phones', 'phones', [], {}],
  ['clickers', 'remotes', [], { latinKeys: true }],
  ['callers', 'dialer', [], { digitKeys: true }],
  ['callers beside phones', 'dialer', ['phones'], {}],
  ['callers beside clickers', 'dialer', ['remotes'], { latinKeys: true }],
] as const)('answers go by what stands on the keys of those who play: %s', (_, device, alsoIn, expected) => {
  const { state, nowMs } = new TestRoom({ ...sampleGame([slide]), device });
  const { latinKeys, digitKeys } = sharedView({ ...state, alsoIn: [...alsoIn] }, nowMs);
  expect({ ...(latinKeys && { latinKeys }), ...(digitKeys && { digitKeys }) }).toEqual(expected);
});

test('result, score and distribution appear at the reveal, not before', () => {
  const room = new TestRoom(sampleGame([slide]));
  room.join('Noa');
  room.join('Omar');
  room.next();
  room.answer(0, 1);
  room.answer(1, 0);
  expect(ownView(room.state, 0)).toMatchObject({ score: 0, rank: null, response: { picks: [1] }, result: null });
  expect(presenterView(room.state, room.nowMs)).toMatchObject({ answered: 2, distribution: null });
  room.wait(1500);
  expect(ownView(room.state, 0)).toMatchObject({ score: 1000, rank: 1, result: { correct: true, points: 1000 } });
  expect(ownView(room.state, 1)).toMatchObject({ score: 0, rank: 2, result: { correct: false, points: 0 } });
  expect(presenterView(room.state, room.nowMs)).toMatchObject({ phase: { correct: [1] }, distribution: [1, 1, 0] });
  room.operate({ do: 'kick', seat: 1 });
  expect(presenterView(room.state, room.nowMs)).toMatchObject({ players: 1, distribution: [0, 1, 0] });
  expect(ownView(room.state, 1)).toBeNull();
});

test('a game that hides answers or places hides them', () => {
  const room = new TestRoom(sampleGame([slide], { showAnswer: false, showResultsAfter: 'end' }));
  room.join('Noa');
  room.next();
  room.answer(0, 1);
  room.wait(1500);
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'reveal', correct: null });
  expect(ownView(room.state, 0)).toMatchObject({ result: null, rank: null });
  room.next();
  expect(ownView(room.state, 0)).toMatchObject({ rank: 1 });
});

test('who came after the question closed has no result, and a place only with the next standings', () => {
  const room = new TestRoom(sampleGame([slide]));
  room.join('Noa');
  room.next();
  room.answer(0, 1);
  const late = room.join('Late');
  room.wait(1500);
  expect(ownView(room.state, late)).toMatchObject({ result: null, response: null });
  room.next();
  expect(ownView(room.state, late)?.rank).toBe(2);
});

test('standings show ten rows, the podium as many as the game wants, moves with them', () => {
  const room = new TestRoom(sampleGame([slide, slide], { winnersCount: 2 }));
  for (let index = 0; index < 12; index += 1) room.join(`Player ${'abcdefghjkmn'[index]}`);
  room.next();
  for (let seat = 0; seat < 12; seat += 1) {
    room.nowMs += 1000;
    room.answer(seat, 1);
  }
  room.wait(1500);
  room.next();
  const first = sharedView(room.state, room.nowMs).phase;
  expect(first).toMatchObject({ phase: 'standings', top: { length: 10, 0: { seat: 0, rank: 1, previousRank: null } } });
  room.next();
  for (let seat = 11; seat >= 0; seat -= 1) {
    room.nowMs += 1500;
    room.answer(seat, 1);
  }
  room.wait(1500);
  room.next();
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({
    top: { 0: { seat: 11, rank: 1, previousRank: 12 } },
  });
  room.next();
  room.operate({ do: 'kick', seat: 11 });
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({
    phase: 'podium',
    winners: { length: 2, 0: { rank: 1, seat: 10 } },
  });
});

test('the podium and the standings list nobody without points beside those who have some, and nobody where all are equal', () => {
  for (const [choice, winners] of [
    [1, 1],
    [0, 0],
  ] as const) {
    const room = new TestRoom(sampleGame([slide], { winnersCount: 3 }));
    for (const name of ['Noa', 'Omar']) room.join(name);
    room.next();
    room.answer(0, choice);
    room.operate({ do: 'closeAnswers' });
    room.next();
    room.next();
    expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ top: { length: winners } });
    expect(ownView(room.state, 1)?.rank).toBe(winners === 0 ? null : 2);
    while (room.state.phase.name !== 'podium') room.next();
    expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ winners: { length: winners } });
  }
});

test('media phases show their medium', () => {
  const opening = samplePicture('one');
  const ending = samplePicture('two');
  const room = new TestRoom(sampleGame([{ ...slide, openingMedia: opening, endingMedia: ending, mediaTitle: 'Look' }]));
  room.next();
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({
    phase: 'opening',
    media: opening,
    heading: 'Look',
    remainingMs: null,
  });
  for (let count = 0; count < 5; count += 1) room.next();
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'ending', media: ending });
});

test('an explanation is told with the answer, and with what is shown after it', () => {
  const explanation = { text: 'It stands in the book', media: samplePicture('why') };
  const explained = { ...slide, explanation: explanation.text, explanationMedia: explanation.media };
  const room = new TestRoom(sampleGame([{ ...explained, endingMedia: samplePicture('after') }]));
  room.join('Noa');
  room.next();
  const phase = () => room.state.phase.name;
  const told = () => JSON.stringify([presenterView(room.state, room.nowMs), ownView(room.state, 0)]);
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ explanation });
  while (phase() !== 'reveal') {
    expect(told()).not.toMatch(/book|why/);
    room.next();
  }
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'reveal', explanation });
  while (phase() !== 'ending') room.next();
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'ending', explanation });
  while (phase() !== 'podium') room.next();
  expect(reviewRows(room.state, 0)).toMatchObject([{ explanation }]);
});

test('a game that hides answers explains none, and skipping a question tells nothing', () => {
  const explained = { ...slide, explanation: 'It stands in the book', endingMedia: samplePicture('after') };
  const hidden = new TestRoom(sampleGame([explained], { showAnswer: false }));
  const skipped = new TestRoom(sampleGame([explained]));
  for (const room of [hidden, skipped]) {
    room.join('Noa');
    room.next();
    if (room === skipped) room.operate({ do: 'skip' });
    while (room.state.phase.name !== 'ended') {
      expect(JSON.stringify([sharedView(room.state, room.nowMs), reviewRows(room.state, 0)])).not.toContain('book');
      room.next();
    }
  }
});

test('counts and rows', () => {
  const room = new TestRoom(sampleGame([slide]));
  for (const name of ['Noa', 'Omar', 'Dana']) room.join(name);
  room.next();
  room.send({ type: 'presence', seat: 1, present: false });
  room.answer(0, 1);
  room.operate({ do: 'kick', seat: 2 });
  const arrivals = [1, 0].map((seat) => ({ name: seat === 1 ? 'Omar' : 'Noa', face: faceOfSeat(seat), team: null }));
  expect(countsOf(room.state)).toEqual({ answered: 1, present: 1, players: 2, arrivals, ready: 0 });
  expect(seatRows(room.state)).toMatchObject([
    { seat: 0, name: 'Noa', score: 0, present: true, answered: true, removed: false },
    { seat: 1, name: 'Omar', score: 0, present: false, answered: false, removed: false },
    { seat: 2, name: 'Dana', score: 0, present: false, answered: false, removed: true },
  ]);
  expect(seatRow(room.state, 9)).toBeNull();
});

test('where nobody has points, who lost less is first', () => {
  const scoring = { ...sampleGame([]).scoring, profile: 'penalty' as const };
  const room = new TestRoom(sampleGame([slide], { scoring, winnersCount: 3 }));
  for (const name of ['Noa', 'Omar', 'Dana']) room.join(name);
  room.next();
  room.answer(0, 0);
  room.operate({ do: 'closeAnswers' });
  while (room.state.phase.name !== 'podium') room.next();
  const winners = { length: 2, 0: { score: 0 }, 1: { score: 0 } };
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ phase: 'podium', winners });
  expect(ownView(room.state, 0)?.rank).toBe(3);
});

test('the lobby of a large room has the newest by name, faces of those before, and how many each team has', () => {
  const teams = { mode: 'assign' as const, names: ['Red', 'Blue'], rule: 'sum' as const, best: 1 };
  const room = new TestRoom(sampleGame([slide], { maxPlayers: 1000, teams }));
  for (let count = 0; count < 400; count += 1) room.join(`Player ${count}`);
  const { arrivals, crowd, teamSizes } = presenterView(room.state, room.nowMs);
  expect([arrivals.length, arrivals[0], crowd?.length]).toMatchObject([80, { name: 'Player 399', team: 1 }, 240]);
  expect(crowd?.[0]).toBe(faceOfSeat(319));
  expect(teamSizes).toEqual([200, 200]);
  room.next();
  expect(presenterView(room.state, room.nowMs)).not.toHaveProperty('crowd');
});
