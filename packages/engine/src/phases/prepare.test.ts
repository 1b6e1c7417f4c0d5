import { expect, test } from 'vitest';
import { samplePicture } from '../testing/arbitrary-game.ts';
import { TestRoom } from '../testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, sharedView } from '../view.ts';

const [one, two, three] = ['one', 'two', 'three'].map(samplePicture) as [
  ReturnType<typeof samplePicture>,
  ReturnType<typeof samplePicture>,
  ReturnType<typeof samplePicture>,
];
const [first, ...rest] = answersWith([0], 3);
const pictured = sampleSlide({
  image: one,
  answers: [{ ...first, text: '', correct: true, media: two }, ...rest],
  backgroundMedia: three,
  mediaTitle: 'Look',
});

/** A room with one player whose first slide is being prepared. */
function prepared(...slides: Parameters<typeof sampleGame>[0]): TestRoom {
  const room = new TestRoom(sampleGame(slides));
  room.join('Noa');
  room.next();
  return room;
}

test('a question with media is prepared first: its clock begins when the devices are ready', () => {
  const room = prepared(pictured);
  expect(sharedView(room.state, room.nowMs).phase).toEqual({
    phase: 'preparing',
    media: [one, two, three],
    heading: 'Look',
    slide: 0,
    visit: 1,
    limitMs: 5000,
    remainingMs: 5000,
  });
  expect(room.answer(0, 0)).toMatchObject({ code: 'wrongPhase' });
  room.wait(2000);
  expect(room.send({ type: 'devicesReady', visit: 0 })).toMatchObject({ code: 'wrongSlide' });
  room.must({ type: 'devicesReady', visit: 1 });
  expect(room.state.phase).toMatchObject({ name: 'question', visit: 1, deadlineMs: room.nowMs + 20_000 });
  expect(room.must({ type: 'devicesReady', visit: 1 }).repeated).toBe(true);
  room.nowMs += 400;
  room.answer(0, 0);
  expect(room.state.rounds[0]?.answers.blocks[0]?.[0]).toMatchObject({ tookMs: 400 });
});

test('nobody is waited for longer than five seconds, or than the operator wishes', () => {
  const room = prepared(pictured);
  room.wait(4999);
  expect(room.state.phase.name).toBe('preparing');
  room.wait(1);
  expect(room.state.phase.name).toBe('question');
  const hurried = prepared(pictured);
  hurried.next();
  expect(hurried.state.phase).toMatchObject({ name: 'question', deadlineMs: hurried.nowMs + 20_000 });
});

test('without media there is nothing to prepare; the spellings of a typed slide are no media', () => {
  expect(prepared(sampleSlide()).state.phase.name).toBe('question');
  const typed = sampleSlide({ type: 'typed', answers: [{ text: 'Paris', media: one, correct: true }] });
  expect(prepared(typed).state.phase.name).toBe('question');
  expect(prepared(sampleSlide({ type: 'media', answers: [] })).state.phase.name).toBe('media');
});

test('opening media come before, a media slide is prepared itself', () => {
  const room = prepared({ ...pictured, openingMedia: two });
  expect(room.state.phase.name).toBe('opening');
  room.next();
  expect(room.state.phase).toMatchObject({ name: 'preparing', slide: 0 });
  const media = prepared(sampleSlide({ type: 'media', answers: [], openingMedia: two, time: 10 }));
  expect(sharedView(media.state, media.nowMs).phase).toMatchObject({ phase: 'preparing', media: [two] });
  media.wait(5000);
  expect(media.state.phase).toMatchObject({ name: 'media', limitMs: 10_000, deadlineMs: media.nowMs + 10_000 });
});

test('a pause holds it, a restart gives the outage back, back and skip leave it', () => {
  const room = prepared(pictured, pictured);
  room.wait(1000);
  room.operate({ do: 'pause' });
  room.wait(60_000);
  expect(room.send({ type: 'devicesReady', visit: 1 })).toMatchObject({ code: 'paused' });
  expect(room.operate({ do: 'addTime', seconds: 10 })).toMatchObject({ code: 'wrongPhase' });
  room.operate({ do: 'resume' });
  expect(room.state.phase).toMatchObject({ name: 'preparing', deadlineMs: room.nowMs + 4000 });
  const crashedAtMs = room.nowMs;
  room.nowMs += 30_000;
  room.must({ type: 'restarted', awaySinceMs: crashedAtMs });
  expect(room.state.phase).toMatchObject({ name: 'preparing', deadlineMs: room.nowMs + 4000 });
  room.operate({ do: 'skip' });
  expect(room.state).toMatchObject({ phase: { name: 'preparing', slide: 1, visit: 2 }, rounds: [] });
  room.operate({ do: 'back' });
  expect(room.state.phase).toMatchObject({ name: 'preparing', slide: 0, visit: 3 });
});

test('a question that was closed is shown again without preparing', () => {
  const room = prepared(pictured, sampleSlide());
  room.next();
  room.answer(0, 0);
  room.operate({ do: 'skip' });
  expect(room.state.phase).toMatchObject({ slide: 1 });
  room.operate({ do: 'back' });
  // It was skipped, so it is asked anew.
  expect(room.state.phase.name).toBe('preparing');
  room.next();
  room.answer(0, 0);
  room.wait(1500);
  room.operate({ do: 'skip' });
  room.operate({ do: 'back' });
  expect(room.state.phase).toMatchObject({ name: 'reveal', slide: 0 });
});

test('the operator sees what comes next: in the lobby the first slide, on the podium nothing', () => {
  const room = new TestRoom(sampleGame([pictured, { ...pictured, question: 'Second?', openingMedia: two }]));
  room.join('Noa');
  const next = () => operatorView(room.state, room.nowMs).next;
  expect(next()).toMatchObject({ slide: 0, preview: { image: one }, media: null });
  room.next();
  expect(next()).toMatchObject({ slide: 1, question: 'Second?', media: two });
  expect(JSON.stringify(next())).not.toContain('correct');
  while (room.state.phase.name !== 'podium') room.next();
  expect(next()).toBeNull();
});
