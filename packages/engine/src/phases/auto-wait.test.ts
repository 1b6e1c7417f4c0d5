import { expect, test } from 'vitest';
import type { MediaRef } from '@qc/contract';
import type { RunGame, RunSlide } from '../run-game.ts';
import { samplePicture } from '../testing/arbitrary-game.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, sharedView } from '../view.ts';
import { explainMs, readMs } from './reading-time.ts';

const picture = samplePicture('one');
const film = (durationMs: number, cut: Partial<MediaRef> = {}): MediaRef => ({
  ...picture,
  type: 'video',
  durationMs,
  ...cut,
});

function going(slides: readonly RunSlide[], changes: Partial<RunGame> = {}): TestRoom {
  const room = new TestRoom(sampleGame(slides, { autoAdvance: true, ...changes }));
  room.join('Noa');
  return room;
}

const autoMs = (room: TestRoom) => operatorView(room.state, room.nowMs).autoRemainingMs;

/** Lets the room go on by itself and notes how long each phase lasted. */
function lasting(room: TestRoom): [string, number][] {
  const lasted: [string, number][] = [];
  while (room.wakeAtMs !== null) {
    const { name } = room.state.phase;
    const fromMs = room.nowMs;
    room.wait(room.wakeAtMs - room.nowMs);
    lasted.push([name, room.nowMs - fromMs]);
  }
  return lasted;
}

test('a game goes through by itself, from the first press to the podium', () => {
  const room = going([sampleSlide({ openingMedia: picture, endingMedia: picture }), sampleSlide({ type: 'survey' })]);
  room.wait(60_000);
  expect(room.state.phase.name).toBe('lobby');
  room.next();
  expect(lasting(room)).toEqual([
    ['opening', 8000],
    ['question', 20_300],
    ['closed', 1500],
    ['reveal', 6000],
    ['standings', 6000],
    ['ending', 8000],
    ['question', 20_300],
    ['closed', 1500],
    ['reveal', 6000],
  ]);
  expect(room.state.phase.name).toBe('podium');
});

test.each<[string, Partial<RunSlide>, number]>([
  ['a picture', { openingMedia: picture }, 10_000],
  ['nothing', {}, 10_000],
  ['a short film', { openingMedia: film(3000) }, 4000],
  ['a long film', { openingMedia: film(60_000) }, 61_000],
  ['a cut film', { openingMedia: film(60_000, { startMs: 10_000, endMs: 25_000 }) }, 16_000],
  ['a film from its middle', { openingMedia: film(60_000, { startMs: 50_000 }) }, 11_000],
  ['a film of unknown length', { openingMedia: film(0) }, 10_000],
])('a media slide without time shows %s', (_, media, ms) => {
  const room = going([sampleSlide({ type: 'media', answers: [], time: 0, ...media }), sampleSlide()]);
  room.next();
  if (room.state.phase.name === 'preparing') room.next();
  expect(autoMs(room)).toBe(ms);
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ limitMs: null, remainingMs: null });
  room.wait(ms - 1);
  expect(room.state.phase.name).toBe('media');
  room.wait(1);
  expect(room.state.phase.name).toBe('question');
});

test('opening and ending stay eight seconds, or until their film is over', () => {
  const room = going([sampleSlide({ openingMedia: film(3000), endingMedia: film(20_000) }), sampleSlide()]);
  room.next();
  expect(autoMs(room)).toBe(8000);
  for (const phase of ['question', 'closed', 'reveal', 'standings', 'ending']) {
    room.next();
    expect(room.state.phase.name).toBe(phase);
  }
  expect(autoMs(room)).toBe(21_000);
});

test('a media slide with its own time keeps its clock, and no other is shown', () => {
  const room = going([sampleSlide({ type: 'media', answers: [], time: 30 }), sampleSlide()]);
  room.next();
  expect(autoMs(room)).toBeNull();
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ limitMs: 30_000, remainingMs: 30_000 });
  room.operate({ do: 'autoAdvance', on: false });
  expect(room.wakeAtMs).toBe(room.nowMs + 30_000);
});

test('turned on it begins to wait, turned off it waits for a press again', () => {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  room.join('Noa');
  room.next();
  room.next();
  expect(room.wakeAtMs).toBeNull();
  expect(room.operate({ do: 'autoAdvance', on: true })).toMatchObject({
    events: [{ type: 'settingsChanged' }, { type: 'phaseChanged' }],
  });
  expect(room.wakeAtMs).toBe(room.nowMs + 1500);
  expect(room.must({ type: 'operate', action: { do: 'autoAdvance', on: true }, expect: null }).repeated).toBe(true);
  room.wait(1500);
  room.wait(2000);
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ autoAdvance: true, autoRemainingMs: 4000 });
  room.operate({ do: 'autoAdvance', on: false });
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ autoAdvance: false, autoRemainingMs: null });
  room.wait(60_000);
  expect(room.state.phase.name).toBe('reveal');
});

test('a pause holds the wait, also one that begins within it; presses still work', () => {
  const room = going([sampleSlide(), sampleSlide()]);
  room.next();
  room.answer(0, 0);
  room.wait(1500);
  room.wait(2000);
  room.operate({ do: 'pause' });
  room.wait(30_000);
  expect(autoMs(room)).toBe(4000);
  room.operate({ do: 'autoAdvance', on: false });
  room.wait(1000);
  room.operate({ do: 'autoAdvance', on: true });
  expect(autoMs(room)).toBe(6000);
  room.operate({ do: 'resume' });
  expect(room.wakeAtMs).toBe(room.nowMs + 6000);
  room.next();
  expect(room.state.phase).toMatchObject({ name: 'standings', deadlineMs: room.nowMs + 6000 });
});

test('a run never ends by itself', () => {
  const room = going([sampleSlide({ type: 'survey' })]);
  room.next();
  room.answer(0, 0);
  room.wait(1500);
  expect(room.state.phase).toMatchObject({ name: 'reveal', deadlineMs: null });
  const voided = going([sampleSlide()], { showResultsAfter: 'end' });
  voided.next();
  voided.answer(0, 0);
  voided.wait(1500);
  expect(voided.wakeAtMs).toBe(voided.nowMs + 6000);
  voided.operate({ do: 'correctKey', slide: 0, key: { kind: 'void' } });
  expect(voided.wakeAtMs).toBeNull();
});

test('standings that were hidden do not come back by themselves: the room goes on to the next slide', () => {
  const room = going([sampleSlide(), sampleSlide()]);
  room.next();
  room.wait(20_300 + 1500 + 6000);
  expect(room.state.phase.name).toBe('standings');
  room.operate({ do: 'hideStandings' });
  expect(room.state.phase.name).toBe('reveal');
  expect([operatorView(room.state, room.nowMs).nextAction, autoMs(room)]).toEqual(['nextSlide', 6000]);
  room.wait(6000);
  expect(room.state.phase).toMatchObject({ name: 'question', slide: 1 });
  // Of the next slide they are shown as ever.
  room.wait(20_300 + 1500 + 6000);
  expect(room.state.phase.name).toBe('standings');
});

test('hidden standings are shown again on demand, and hidden again go on to the podium', () => {
  const room = going([sampleSlide()]);
  room.next();
  room.wait(20_300 + 1500 + 6000);
  room.operate({ do: 'hideStandings' });
  room.operate({ do: 'showStandings' });
  expect(room.state.phase.name).toBe('standings');
  room.operate({ do: 'hideStandings' });
  room.wait(6000);
  expect(room.state.phase.name).toBe('podium');
});

test('a reveal stays until its explanation has been read, and a stamp has time to be seen', () => {
  const game = (slide: Partial<RunSlide>, changes: Partial<RunGame> = {}) =>
    sampleGame([sampleSlide(slide)], { language: 'en', readingPace: 'usual', ...changes });
  const spent = (slide: Partial<RunSlide>, changes: Partial<RunGame> = {}) => {
    const made = game(slide, changes);
    const [first] = made.slides;
    return first ? [readMs(made, first), explainMs(made, first)] : [];
  };
  const question = 'x'.repeat(60);
  // 1.2 s and 60 letters at 12 a second; a picture takes another 1.5 s.
  expect(spent({ question })).toEqual([6200, 0]);
  expect(spent({ question, times: 2 })).toEqual([7400, 0]);
  expect(spent({ question, times: 2, score: 0 })).toEqual([6200, 0]);
  expect(spent({ question, explanation: question, explanationMedia: picture })).toEqual([6200, 7700]);
  expect(spent({ question, explanation: question, times: 3 }, { readingPace: 'none' })).toEqual([0, 6200]);
  expect(spent({ question, explanation: question }, { showAnswer: false })).toEqual([6200, 0]);
  const room = going([sampleSlide({ explanation: question })], { rules: 2, language: 'en' });
  room.next();
  expect(lasting(room)).toContainEqual(['reveal', 6500 + 6200]);
});
