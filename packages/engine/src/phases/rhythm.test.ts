import { expect, test } from 'vitest';
import type { RunGame, RunSlide } from '../run-game.ts';
import { TestRoom } from '../testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { samplePicture } from '../testing/arbitrary-game.ts';
import { operatorView, sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';
import { dealMs, readMs } from './reading-time.ts';

const SHOW: Partial<RunGame> = {
  rules: 2,
  startCountdown: true,
  readingPace: 'usual',
  podiumPace: 'itself',
  revealByHand: false,
};

/** Two players in the lobby of a game with all of the show; a question of 40 letters stands alone for 4.5 s. */
function shown(slides: readonly Partial<RunSlide>[] = [{}, {}], changes: Partial<RunGame> = {}): TestRoom {
  const question = 'x'.repeat(40);
  const room = new TestRoom(
    sampleGame(
      slides.map((own) => sampleSlide({ question, ...own })),
      { ...SHOW, ...changes },
    ),
  );
  room.join('Noa');
  room.join('Omar');
  return room;
}

const phaseOf = (room: TestRoom) => sharedView(room.state, room.nowMs).phase;

test.each([
  ['en', 40, 'usual', 4500],
  ['he', 40, 'usual', 5200],
  ['ar', 40, 'usual', 6500],
  ['en', 80, 'usual', 7900],
  ['he', 80, 'usual', 9200],
  ['ar', 80, 'usual', 11_900],
  ['en', 12, 'usual', 3000],
  ['en', 250, 'usual', 15_000],
  ['en', 250, 'slow', 24_000],
  ['en', 12, 'quick', 2300],
  ['en', 80, 'none', 0],
] as const)('in %s %i letters stand alone %s: %i ms', (language, letters, readingPace, expected) => {
  expect(readMs({ language, readingPace }, sampleSlide({ question: 'x'.repeat(letters) }))).toBe(expected);
});

test('marks are not read, a picture is, and a slide may say its own time', () => {
  const paced = { language: 'he', readingPace: 'usual' } as const;
  const read = (slide: Partial<RunSlide>) => readMs(paced, sampleSlide(slide));
  expect(read({ question: 'שָׁלוֹם לְכֻלָּם, אֵיךְ אַתֶּם הַיּוֹם' })).toBe(read({ question: 'שלום לכלם, איך אתם היום' }));
  expect(read({ question: '👨‍👩‍👧'.repeat(30) })).toBe(read({ question: 'x'.repeat(30) }));
  const long = { question: 'x'.repeat(60), queMessage: 'y'.repeat(20) };
  expect(read({ ...long, image: samplePicture('one') }) - read(long)).toBe(1500);
  expect([read({ ...long, readSeconds: 0 }), read({ ...long, readSeconds: 7 })]).toEqual([0, 7000]);
});

test.each([
  [{ answers: answersWith([0], 2) }, 1000],
  [{}, 1600],
  [{ answers: answersWith([0], 8) }, 2000],
  [{ type: 'typed' as const }, 600],
  [{ type: 'order' as const, sequence: [0, 1, 2, 3] }, 600],
  [{ answers: answersWith([0], 4).map((one) => ({ ...one, text: 'x'.repeat(48) })) }, 5600],
])('answers come one after another, long ones take time to be read: %#', (slide, expected) => {
  expect(dealMs({ language: 'en', readingPace: 'usual' }, sampleSlide(slide))).toBe(expected);
});

test('the first slide is loaded while the start counts down: what everybody is shown of it, whatever the key', () => {
  const startsWith = (right: number) => {
    const answers = answersWith([right], 2).map((one, at) => ({ ...one, media: samplePicture(`answer-pic-${at}`) }));
    const more = { image: samplePicture('question-pic'), openingMedia: samplePicture('opening-pic'), answers };
    const room = shown([{ ...more, explanationMedia: samplePicture('explaining-pic') }]);
    room.next();
    return phaseOf(room);
  };
  expect(startsWith(0)).toEqual(startsWith(1));
  expect(startsWith(0)).toMatchObject({
    media: ['opening-pic', 'question-pic', 'answer-pic-0', 'answer-pic-1'].map(samplePicture),
  });
  const pictured = shown([{ type: 'media', answers: [], openingMedia: samplePicture('opening-pic') }]);
  pictured.next();
  expect(phaseOf(pictured)).toMatchObject({ phase: 'starting', media: [samplePicture('opening-pic')] });
});

test('three, two, one, the question alone, its answers asleep, and the clock', () => {
  const room = shown();
  room.next();
  expect(phaseOf(room)).toEqual({ phase: 'starting', limitMs: 3600, remainingMs: 3600 });
  room.wait(3600);
  expect(phaseOf(room)).toMatchObject({ phase: 'asking', limitMs: 4500, remainingMs: 4500, answerCount: 4 });
  expect(phaseOf(room)).toMatchObject({ question: { answers: [] } });
  expect(operatorView(room.state, room.nowMs)).toMatchObject({
    nextAction: 'showAnswers',
    asked: { answers: { length: 4 } },
  });
  room.wait(4499);
  expect(room.answer(0, 0)).toMatchObject({ code: 'tooEarly' });
  room.wait(1);
  expect(phaseOf(room)).toMatchObject({ phase: 'dealing', limitMs: 1600, question: { answers: { length: 4 } } });
  expect(room.answer(0, 0)).toMatchObject({ code: 'tooEarly' });
  room.wait(1600);
  expect(phaseOf(room)).toMatchObject({ phase: 'question', limitMs: 20_000, remainingMs: 20_000 });
  room.wait(1000);
  room.answer(0, 0);
  expect(room.state.rounds.at(-1)?.answers.blocks[0]?.[0]).toMatchObject({ tookMs: 1000 });
});

test('next goes through each of them at once', () => {
  const room = shown();
  const names = Array.from({ length: 4 }, () => {
    room.next();
    return room.state.phase.name;
  });
  expect(names).toEqual(['starting', 'asking', 'dealing', 'question']);
});

test('whoever comes while it counts down has come in time', () => {
  const room = shown([{}], { lateJoin: false });
  room.next();
  expect(room.join('Dana')).toBe(2);
  room.next();
  const late = {
    type: 'join',
    name: 'Late',
    phone: '',
    consent: true,
    tokenHash: 'late',
    messageId: room.id(),
  } as const;
  expect(room.send(late)).toMatchObject({ code: 'tooLateToJoin' });
});

test('a pause stops reading and counting, more time is for reading alone', () => {
  const room = shown();
  room.next();
  room.wait(1000);
  room.operate({ do: 'pause' });
  room.wait(60_000);
  room.operate({ do: 'resume' });
  expect(phaseOf(room)).toMatchObject({ phase: 'starting', remainingMs: 2600 });
  expect(room.operate({ do: 'addTime', seconds: 5 })).toMatchObject({ code: 'wrongPhase' });
  room.next();
  room.operate({ do: 'addTime', seconds: 10 });
  expect(phaseOf(room)).toMatchObject({ phase: 'asking', limitMs: 14_500, remainingMs: 14_500 });
  room.next();
  expect(room.operate({ do: 'addTime', seconds: 5 })).toMatchObject({ code: 'wrongPhase' });
});

test('back from a question nobody has answered asks it again from its beginning, answered or alone the slide before', () => {
  const room = shown();
  for (let press = 0; press < 4; press += 1) room.next();
  const { visits } = room.state;
  room.operate({ do: 'back' });
  expect(room.state.phase).toMatchObject({ name: 'asking', slide: 0, visit: visits + 1 });
  expect(room.state.rounds).toEqual([]);
  expect(operatorView(room.state, room.nowMs).canGoBack).toBe(false);
  room.next();
  room.next();
  room.answer(0, 0);
  room.operate({ do: 'skip' });
  expect(room.state.phase).toMatchObject({ name: 'asking', slide: 1 });
  room.operate({ do: 'back' });
  expect(room.state.phase).toMatchObject({ slide: 0, name: 'asking' });
});

test('closed by hand it reveals by itself a little sooner, or waits where the game says so', () => {
  const room = shown();
  for (let press = 0; press < 4; press += 1) room.next();
  room.next();
  expect(phaseOf(room)).toMatchObject({ phase: 'closed', limitMs: 900, remainingMs: 900 });
  room.wait(900);
  expect(room.state.phase.name).toBe('reveal');
  const byHand = shown([{}], { revealByHand: true });
  for (let press = 0; press < 5; press += 1) byHand.next();
  expect(phaseOf(byHand)).toMatchObject({ phase: 'closed', limitMs: null, remainingMs: null });
});

test('no phone says its place before the standings, nor from the last points on', () => {
  const room = shown([{}, {}, { type: 'survey' }]);
  const ask = () => {
    while (room.state.phase.name !== 'question') room.next();
    room.answer(0, 0);
    room.answer(1, 1);
    room.wait(1500);
  };
  ask();
  expect(ownView(room.state, 0)).toMatchObject({ rank: null, score: 1000, result: { points: 1000 } });
  room.next();
  expect(room.state.phase.name).toBe('standings');
  expect(ownView(room.state, 0)).toMatchObject({ rank: 1, score: 1000 });
  ask();
  expect(ownView(room.state, 0)).toMatchObject({ rank: null, score: null, result: { points: 1000 } });
  // Nothing is given away by what comes after the last points.
  expect(operatorView(room.state, room.nowMs).nextAction).toBe('nextSlide');
  ask();
  expect(ownView(room.state, 0)).toMatchObject({ rank: null, score: null });
  expect(operatorView(room.state, room.nowMs).nextAction).toBe('showPodium');
  room.operate({ do: 'showStandings' });
  expect(ownView(room.state, 0)).toMatchObject({ rank: 1, score: 2000 });
});

test('a room goes through by itself, up to the podium and no further', () => {
  const room = shown([{}, {}], { autoAdvance: true });
  room.next();
  room.wait(200_000);
  expect(room.state.phase).toMatchObject({ name: 'podium', stage: 4 });
});
