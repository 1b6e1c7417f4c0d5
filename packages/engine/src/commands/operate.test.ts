import type { OperatorAction } from '@qc/contract';
import { expect, test } from 'vitest';
import { samplePicture } from '../testing/arbitrary-game.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, presenterView, sharedView } from '../view.ts';

const picture = samplePicture('one');
const survey = sampleSlide({ type: 'survey' });
const media = sampleSlide({ type: 'media', answers: [], time: 0, openingMedia: picture });

/** Names of the phases that `next` goes through, from the lobby to the end, and what each press was announced as. */
function walk(room: TestRoom): { phases: string[]; actions: string[] } {
  const phases: string[] = [];
  const actions: string[] = [];
  while (room.state.phase.name !== 'ended') {
    actions.push(operatorView(room.state, room.nowMs).nextAction);
    room.next();
    phases.push(room.state.phase.name);
  }
  return { phases, actions };
}

test('next goes through every phase of a slide', () => {
  const slide = sampleSlide({ openingMedia: picture, endingMedia: picture });
  expect(walk(new TestRoom(sampleGame([slide, survey, media])))).toEqual({
    phases: [
      ...['opening', 'question', 'closed', 'reveal', 'standings', 'ending'],
      ...['question', 'closed', 'reveal', 'preparing', 'media', 'podium', 'ended'],
    ],
    actions: [
      ...['start', 'openQuestion', 'closeAnswers', 'reveal', 'showStandings', 'showEnding'],
      ...['nextSlide', 'closeAnswers', 'reveal', 'nextSlide', 'openQuestion', 'showPodium', 'end'],
    ],
  });
});

test('standings and podium follow the setting', () => {
  const end = new TestRoom(sampleGame([sampleSlide()], { showResultsAfter: 'end' }));
  expect(walk(end).phases).toEqual(['question', 'closed', 'reveal', 'podium', 'ended']);
  const never = new TestRoom(sampleGame([sampleSlide()], { showResultsAfter: 'never' }));
  expect(walk(never).phases).toEqual(['question', 'closed', 'reveal', 'ended']);
  const worthless = new TestRoom(sampleGame([sampleSlide({ score: 0 }), sampleSlide()]));
  expect(walk(worthless).phases).toEqual([
    'question',
    'closed',
    'reveal',
    'question',
    'closed',
    'reveal',
    'standings',
    'podium',
    'ended',
  ]);
  expect(walk(new TestRoom(sampleGame([survey]))).phases).toEqual(['question', 'closed', 'reveal', 'ended']);
});

test('closed by the operator, a question waits for the operator', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  room.next();
  room.operate({ do: 'closeAnswers' });
  expect(room.state.phase).toMatchObject({ name: 'closed', deadlineMs: null });
  room.wait(60_000);
  expect(room.state.phase.name).toBe('closed');
  expect(room.operate({ do: 'reveal' }).ok).toBe(true);
  room.next();
  expect(room.operate({ do: 'closeAnswers' })).toMatchObject({ code: 'wrongPhase' });
  expect(room.operate({ do: 'reveal' })).toMatchObject({ code: 'wrongPhase' });
});

test('of two presses for one step only the first counts; the clock can be first, too', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  const step = room.state.step;
  expect(room.operate({ do: 'next' }, step).ok).toBe(true);
  expect(room.operate({ do: 'next' }, step)).toEqual({ ok: false, code: 'staleStep' });
  const open = room.state.step;
  room.wait(20_300);
  expect(room.operate({ do: 'next' }, open)).toEqual({ ok: false, code: 'staleStep' });
});

test('what was pressed for one question is not done to the next', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  room.next();
  const seen = room.state.step;
  for (let count = 0; count < 4; count += 1) room.next();
  const asked = room.state;
  expect(asked.phase).toMatchObject({ name: 'question', slide: 1 });
  const late: OperatorAction[] = [
    { do: 'closeAnswers' },
    { do: 'reveal' },
    { do: 'showStandings' },
    { do: 'pause' },
    { do: 'addTime', seconds: -10 },
  ];
  for (const action of late) expect(room.operate(action, seen)).toEqual({ ok: false, code: 'staleStep' });
  room.operate({ do: 'pause' });
  expect(room.operate({ do: 'resume' }, seen)).toEqual({ ok: false, code: 'staleStep' });
  expect(room.state).toMatchObject({ phase: asked.phase, step: asked.step });
});

test('presses for more time all count, also of two consoles', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  room.next();
  const seen = room.state.step;
  for (const seconds of [10, 10, -10, 10]) expect(room.operate({ do: 'addTime', seconds }, seen).ok).toBe(true);
  expect(room.state.phase).toMatchObject({ limitMs: 40_000 });
});

test('two consoles that want the same get it, whoever is quicker, and neither is told of trouble', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  room.next();
  const again = { ok: true, repeated: true, events: [] };
  for (const action of [{ do: 'closeAnswers' }, { do: 'reveal' }, { do: 'showStandings' }] as const) {
    const { step } = room.state;
    expect(room.operate(action, step)).toMatchObject({ ok: true, repeated: false });
    expect(room.operate(action, step)).toMatchObject(again);
    expect(room.operate(action)).toMatchObject(again);
    expect(room.state.step).toBe(step + 1);
  }
  const { step } = room.state;
  expect(room.operate({ do: 'hideStandings' }, step).ok).toBe(true);
  expect(room.operate({ do: 'hideStandings' }, step)).toMatchObject(again);
  // The one reveals while the other only closes: no answers are taken, as both want.
  expect(room.operate({ do: 'closeAnswers' }, step)).toMatchObject(again);
  for (let count = 0; count < 2; count += 1) room.next();
  const asked = room.state.step;
  room.operate({ do: 'pause' }, asked);
  expect(room.operate({ do: 'pause' }, asked - 1)).toMatchObject(again);
  room.next();
  expect(room.operate({ do: 'resume' }, asked)).toMatchObject(again);
});

test('back shows the slide before: a question that was closed is shown, not asked again', () => {
  const room = new TestRoom(sampleGame([sampleSlide({ openingMedia: picture }), sampleSlide()]));
  room.join('Noa');
  expect(room.operate({ do: 'back' })).toMatchObject({ code: 'wrongPhase' });
  for (let count = 0; count < 2; count += 1) room.next();
  expect(room.operate({ do: 'back' })).toMatchObject({ code: 'wrongPhase' });
  room.answer(0, 0);
  room.wait(1500);
  const scored = room.state.seats;
  room.operate({ do: 'skip' });
  expect(room.state.phase).toMatchObject({ name: 'question', slide: 1 });
  room.operate({ do: 'back' });
  expect(room.state.phase).toMatchObject({ name: 'opening', slide: 0, visit: 3 });
  room.next();
  expect(room.state.phase).toMatchObject({ name: 'reveal', slide: 0, visit: 3 });
  expect(room.state.seats).toEqual(scored);
  // The second question was left before anybody answered: it is asked again.
  room.next();
  room.next();
  expect(room.state.phase).toMatchObject({ name: 'question', slide: 1, visit: 4 });
  expect(room.state.rounds).toHaveLength(2);
});

test('a skipped question counts for nobody and may be asked again', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  room.join('Noa');
  room.join('Omar');
  room.next();
  room.answer(0, 0);
  room.operate({ do: 'skip' });
  expect(room.state.rounds[0]).toMatchObject({ skipped: true, answered: 1 });
  room.operate({ do: 'back' });
  expect(room.state.phase).toMatchObject({ name: 'question', slide: 0 });
  room.answer(0, 1);
  room.operate({ do: 'end' });
  expect(room.state.seats.blocks[0]?.[0]?.score).toBe(0);
});

test('skipping leaves a slide at once, whatever would still come of it', () => {
  const ending = { endingMedia: picture };
  const room = new TestRoom(sampleGame([{ ...media, ...ending }, sampleSlide(ending), sampleSlide()]));
  for (let count = 0; count < 2; count += 1) room.next();
  expect(room.state.phase.name).toBe('media');
  room.operate({ do: 'skip' });
  for (let count = 0; count < 2; count += 1) room.next();
  expect(room.state.phase).toMatchObject({ name: 'reveal', slide: 1 });
  room.operate({ do: 'skip' });
  expect(room.state.phase).toMatchObject({ name: 'question', slide: 2 });
  // What was revealed counts.
  expect(room.state.rounds[0]).toMatchObject({ slide: 1, skipped: false });
});

test('time is given and taken, but never into the past', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  expect(room.operate({ do: 'addTime', seconds: 10 })).toMatchObject({ code: 'wrongPhase' });
  room.next();
  const openedAtMs = room.nowMs;
  room.nowMs += 5000;
  room.operate({ do: 'addTime', seconds: 10 });
  expect(room.state.phase).toMatchObject({ limitMs: 30_000, deadlineMs: openedAtMs + 30_000 });
  room.operate({ do: 'addTime', seconds: -60 });
  expect(room.state.phase).toMatchObject({ limitMs: 5000, deadlineMs: room.nowMs });
});

test('a timed media slide goes on by itself; pausing keeps it', () => {
  const room = new TestRoom(sampleGame([{ ...media, time: 10 }, sampleSlide()]));
  expect(room.operate({ do: 'pause' })).toMatchObject({ code: 'wrongPhase' });
  room.next();
  room.next();
  room.wait(9000);
  room.operate({ do: 'pause' });
  expect(room.must({ type: 'operate', action: { do: 'pause' }, expect: null }).repeated).toBe(true);
  room.wait(60_000);
  room.operate({ do: 'resume' });
  room.wait(999);
  expect(room.state.phase.name).toBe('media');
  room.wait(1);
  expect(room.state.phase).toMatchObject({ name: 'question', slide: 1 });
});

test('moving on ends a pause', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  room.next();
  room.operate({ do: 'pause' });
  room.next();
  expect(room.state).toMatchObject({ pausedAtMs: null, phase: { name: 'closed' } });
});

test('standings on demand, unless the game never shows any or nothing in it gives points', () => {
  const room = new TestRoom(sampleGame([media, sampleSlide()], { showResultsAfter: 'end' }));
  room.next();
  expect(room.operate({ do: 'showStandings' })).toMatchObject({ code: 'wrongPhase' });
  room.next();
  expect(room.operate({ do: 'showStandings' }).ok).toBe(true);
  const without = [
    sampleGame([media, sampleSlide()], { showResultsAfter: 'never' }),
    sampleGame([media, sampleSlide({ type: 'survey' })]),
  ].map((game) => new TestRoom(game));
  for (const never of without) {
    never.next();
    never.next();
    expect(never.operate({ do: 'showStandings' })).toMatchObject({ code: 'wrongPhase' });
  }
});

test('standings are hidden again: back to the outcome or the medium, and shown again on demand', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), media]));
  room.join('Noa');
  expect(room.operate({ do: 'hideStandings' })).toMatchObject({ code: 'wrongPhase' });
  room.next();
  room.answer(0, 0);
  room.wait(1500);
  room.next();
  const { seats, step } = room.state;
  expect(room.operate({ do: 'hideStandings' }, step - 1)).toMatchObject({ code: 'staleStep' });
  expect(room.operate({ do: 'hideStandings' }, step).ok).toBe(true);
  expect(room.state).toMatchObject({ phase: { name: 'reveal', slide: 0, visit: 1, deadlineMs: null }, step: step + 1 });
  expect(room.state.seats).toEqual(seats);
  room.operate({ do: 'showStandings' });
  expect(room.state.phase.name).toBe('standings');
  for (let count = 0; count < 2; count += 1) room.next();
  expect(room.state.phase).toMatchObject({ name: 'media', slide: 1, visit: 2 });
  room.operate({ do: 'showStandings' });
  room.operate({ do: 'hideStandings' });
  expect(room.state.phase).toMatchObject({ name: 'media', slide: 1, visit: 2, deadlineMs: null });
});

test('names, places and settings', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  room.join('Noa');
  room.join('Omar');
  expect(room.operate({ do: 'rename', seat: 0, name: 'omar' })).toMatchObject({ code: 'nameTaken' });
  expect(room.operate({ do: 'rename', seat: 0, name: ' ' })).toMatchObject({ code: 'nameEmpty' });
  expect(room.operate({ do: 'rename', seat: 0, name: 'NOA' })).toMatchObject({
    events: [{ type: 'seatChanged', seat: 0 }],
  });
  expect(room.operate({ do: 'kick', seat: 5 })).toMatchObject({ code: 'unknownSeat' });
  expect(room.operate({ do: 'kick', seat: 0 }).ok).toBe(true);
  expect(room.operate({ do: 'kick', seat: 0 })).toMatchObject({ repeated: true });
  expect(room.operate({ do: 'rename', seat: 0, name: 'Dana' })).toMatchObject({ code: 'removed' });
  expect(room.operate({ do: 'mute', on: true })).toMatchObject({ events: [{ type: 'settingsChanged' }] });
  expect(room.operate({ do: 'mute', on: true })).toMatchObject({ repeated: true });
});

test('the end keeps what was answered and is final', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  room.join('Noa');
  room.join('Omar');
  room.next();
  room.answer(0, 0);
  expect(room.operate({ do: 'end' })).toMatchObject({ wakeAtMs: null });
  expect(room.state.seats.blocks[0]?.map((seat) => seat.score)).toEqual([1000, 0]);
  expect(room.operate({ do: 'end' })).toMatchObject({ repeated: true });
  expect(room.operate({ do: 'kick', seat: 0 })).toMatchObject({ code: 'roomEnded' });
});

test('a press right after pause, more time and go on still means the question on screen', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  room.next();
  const seen = room.state.step;
  room.operate({ do: 'pause' });
  room.operate({ do: 'addTime', seconds: 10 });
  room.operate({ do: 'resume' });
  expect(room.operate({ do: 'next' }, seen).ok).toBe(true);
  expect(room.state.phase.name).toBe('closed');
});

test('a press that is sent again is done once, and its id with something else to do is refused', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  const press = { type: 'operate', action: { do: 'next' }, expect: 0, messageId: 'press-0001' } as const;
  expect(room.send(press).ok).toBe(true);
  expect(room.send(press)).toMatchObject({ ok: true, repeated: true });
  expect(room.send({ ...press, action: { do: 'end' }, expect: null })).toMatchObject({ code: 'staleStep' });
  expect(room.send({ ...press, messageId: 'press-00011', expect: 1, action: { do: 'pause' } }).ok).toBe(true);
  expect(room.state).toMatchObject({ visits: 1, phase: { name: 'question' } });
});

test('the winners can be shown from any slide: answers given count, and back leads to the question asked last', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide(), sampleSlide()]));
  room.join('Noa');
  room.join('Omar');
  expect(operatorView(room.state, room.nowMs).canShowPodium).toBe(false);
  expect(room.operate({ do: 'showPodium' })).toMatchObject({ code: 'wrongPhase' });
  room.next();
  room.answer(0, 0);
  expect(operatorView(room.state, room.nowMs).canShowPodium).toBe(true);
  expect(room.operate({ do: 'showPodium' }).ok).toBe(true);
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({
    phase: 'podium',
    winners: { length: 1, 0: { seat: 0 } },
  });
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ canShowPodium: false, nextAction: 'end' });
  expect(room.operate({ do: 'showPodium' })).toMatchObject({ repeated: true });
  expect(room.operate({ do: 'back' }).ok).toBe(true);
  expect(room.state.phase).toMatchObject({ slide: 0 });
  room.operate({ do: 'showPodium' });
  room.next();
  expect(room.state.phase.name).toBe('ended');
});

test('a game that never shows places shows no winners early either', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()], { showResultsAfter: 'never' }));
  room.join('Noa');
  room.next();
  expect(operatorView(room.state, room.nowMs).canShowPodium).toBe(false);
  expect(room.operate({ do: 'showPodium' })).toMatchObject({ code: 'wrongPhase' });
});

test('the large code lies over the screen until the room moves on, and never while nobody can come in', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  room.join('Noa');
  const shown = () => presenterView(room.state, room.nowMs).largeCode;
  room.operate({ do: 'largeCode', on: true });
  expect(shown()).toBe(true);
  room.operate({ do: 'lock', on: true });
  expect(shown()).toBeUndefined();
  room.operate({ do: 'lock', on: false });
  expect(shown()).toBe(true);
  room.next();
  expect(shown()).toBeUndefined();
});

test('the picture stays calm until the operator says otherwise, whatever comes', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  room.join('Noa');
  const calm = () => presenterView(room.state, room.nowMs).calm;
  expect(calm()).toBeUndefined();
  room.operate({ do: 'calm', on: true });
  room.next();
  expect(calm()).toBe(true);
  expect(room.operate({ do: 'calm', on: true })).toMatchObject({ repeated: true });
  room.operate({ do: 'calm', on: false });
  expect(calm()).toBeUndefined();
  room.operate({ do: 'end' });
  expect(room.operate({ do: 'calm', on: true })).toMatchObject({ code: 'roomEnded' });
});

test('a black screen lights up when it is asked to, or when the room moves on', () => {
  const room = new TestRoom(sampleGame([sampleSlide()]));
  room.join('Noa');
  room.operate({ do: 'black', on: true });
  expect(presenterView(room.state, room.nowMs).black).toBe(true);
  expect(room.operate({ do: 'black', on: true })).toMatchObject({ repeated: true });
  room.operate({ do: 'black', on: false });
  expect(presenterView(room.state, room.nowMs).black).toBe(false);
  room.operate({ do: 'black', on: true });
  room.next();
  expect(presenterView(room.state, room.nowMs).black).toBe(false);
});
