import { expect, test } from 'vitest';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { TestRoom } from '../testing/run-room.ts';
import { wasStopped } from './was-stopped.ts';

const slides = [sampleSlide(), sampleSlide({ type: 'media', answers: [] }), sampleSlide()];

function begun(pace: 'self' | 'live' = 'self'): TestRoom {
  const room = new TestRoom(sampleGame(slides, { pace }));
  room.join('Noa');
  return room;
}
const goOn = (room: TestRoom, times: number) => {
  for (let i = 0; i < times; i += 1) {
    room.nowMs += 1000;
    room.must({ type: 'advance', seat: 0, expect: room.state.step, messageId: `on-${room.nowMs}` });
  }
};
const answerOn = (room: TestRoom) => {
  room.nowMs += 1000;
  room.answer(0, 0);
};
const close = (room: TestRoom) => {
  room.nowMs += 1000;
  room.must({ type: 'closeSelf' });
  return wasStopped(room.state);
};

test('stopped: before the start, between questions, and in the last one', () => {
  const room = begun();
  expect(close(room)).toBe(true);
  const between = begun();
  goOn(between, 1);
  answerOn(between);
  expect(close(between)).toBe(true);
  const last = begun();
  goOn(last, 1);
  answerOn(last);
  goOn(last, 2);
  expect(last.state.phase).toMatchObject({ name: 'question', slide: 2 });
  expect(close(last)).toBe(true);
});

test('not stopped: all answered, or gone to the end; nor is anybody in a live room', () => {
  const answered = begun();
  goOn(answered, 1);
  answerOn(answered);
  goOn(answered, 2);
  answerOn(answered);
  expect(close(answered)).toBe(false);
  const through = begun();
  goOn(through, 1);
  answerOn(through);
  goOn(through, 2);
  answerOn(through);
  goOn(through, 1);
  expect(through.state.phase.name).toBe('ended');
  expect(wasStopped(through.state)).toBe(false);
  const live = begun('live');
  live.operate({ do: 'end' });
  expect(wasStopped(live.state)).toBe(false);
});
