import { expect, test } from 'vitest';
import type { RunGame, RunSlide } from '../run-game.ts';
import { samplePicture } from '../testing/arbitrary-game.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, presenterView, sharedView } from '../view.ts';
import { ownView } from '../views/own-view.ts';

const picture = samplePicture('one');

function selfPaced(slides: readonly RunSlide[], changes: Partial<RunGame> = {}): TestRoom {
  const room = new TestRoom(sampleGame(slides, { pace: 'self', autoAdvance: true, ...changes }));
  room.join('Noa');
  return room;
}

function advance(room: TestRoom, expectStep = room.state.step, messageId = room.id()) {
  return room.send({ type: 'advance', seat: 0, expect: expectStep, messageId });
}

test('a player goes through alone: nothing is told before the end, and there is no podium', () => {
  const ending = { ...sampleSlide({ image: picture }), endingMedia: picture };
  const media = sampleSlide({ type: 'media', answers: [], openingMedia: picture });
  const room = selfPaced([{ ...ending, openingMedia: picture }, { ...media, time: 0 }, sampleSlide()]);
  expect(room.state.phase.name).toBe('lobby');
  const seen: string[] = [];
  const go = () => {
    expect(advance(room).ok).toBe(true);
    seen.push(room.state.phase.name);
  };
  go();
  go();
  room.nowMs += 400;
  expect(room.answer(0, 0)).toMatchObject({ ok: true, wakeAtMs: null });
  expect(room.state.phase).toMatchObject({ name: 'closed', deadlineMs: null });
  room.wait(600_000);
  go();
  expect(ownView(room.state, 0)).toMatchObject({
    response: { picks: [0] },
    score: 0,
    rank: null,
    result: null,
    streak: 0,
  });
  expect(presenterView(room.state, room.nowMs).distribution).toBeNull();
  for (let count = 0; count < 2; count += 1) go();
  // The clock of a question is the server's; who says nothing finds it closed.
  room.wait(20_300);
  expect(sharedView(room.state, room.nowMs).phase.phase).toBe('closed');
  go();
  expect(seen).toEqual(['opening', 'question', 'ending', 'media', 'question', 'ended']);
  expect(ownView(room.state, 0)).toMatchObject({ score: 1000, rank: null });
});

test('of equal presses one counts; the same message again is the same press', () => {
  const room = selfPaced([sampleSlide(), sampleSlide()]);
  expect(advance(room, 0, 'press-1')).toMatchObject({ ok: true, repeated: false });
  const { state } = room;
  expect(advance(room, 0, 'press-1')).toMatchObject({ ok: true, repeated: true });
  expect(advance(room, 0, 'press-2')).toMatchObject({ code: 'staleStep' });
  expect(room.state).toBe(state);
});

test('who goes on without an answer has none', () => {
  const room = selfPaced([sampleSlide()]);
  advance(room);
  advance(room);
  expect(room.state).toMatchObject({ phase: { name: 'closed', deadlineMs: null }, rounds: [{ answered: 0 }] });
  advance(room);
  expect(room.state.phase.name).toBe('ended');
  expect(advance(room)).toMatchObject({ code: 'roomEnded' });
});

test('what pressing does is told', () => {
  const room = selfPaced([{ ...sampleSlide(), endingMedia: picture }, sampleSlide()]);
  const actions: string[] = [];
  while (room.state.phase.name !== 'ended') {
    actions.push(operatorView(room.state, room.nowMs).nextAction);
    advance(room);
  }
  expect(actions).toEqual(['start', 'closeAnswers', 'showEnding', 'nextSlide', 'closeAnswers', 'end']);
});

test('only the one who plays goes on; only one plays; nobody operates but to end', () => {
  const room = selfPaced([sampleSlide()]);
  expect(room.send({ type: 'advance', seat: 1, expect: 0, messageId: 'press-x' })).toMatchObject({ code: 'notJoined' });
  const second = { name: 'Omar', phone: '', consent: true, tokenHash: 'omar', messageId: 'join-omar' };
  expect(room.send({ type: 'join', ...second })).toMatchObject({ code: 'roomFull' });
  for (const action of ['next', 'back', 'skip', 'pause', 'closeAnswers', 'reveal', 'showStandings'] as const)
    expect(room.operate({ do: action })).toMatchObject({ code: 'notAllowed' });
  expect(room.operate({ do: 'kick', seat: 0 })).toMatchObject({ code: 'notAllowed' });
  advance(room);
  room.answer(0, 0);
  expect(room.operate({ do: 'end' }).ok).toBe(true);
  expect(ownView(room.state, 0)).toMatchObject({ score: 1000 });
  const live = new TestRoom(sampleGame([sampleSlide()]));
  live.join('Noa');
  expect(advance(live)).toMatchObject({ code: 'notAllowed' });
  expect(live.send({ type: 'closeSelf' })).toMatchObject({ code: 'notAllowed' });
});

test('the assignment closes: what was answered counts, nothing more is taken', () => {
  const room = new TestRoom(
    sampleGame([sampleSlide({ time: 60 }), sampleSlide({ time: 60 })], { pace: 'self', closesAtMs: 1_030_000 }),
  );
  const join = {
    type: 'join',
    name: 'Noa',
    phone: '',
    consent: true,
    tokenHash: 'noa',
    messageId: 'join-noa',
  } as const;
  room.must(join);
  advance(room);
  room.answer(0, 0);
  advance(room);
  room.nowMs = 1_030_300;
  const inGrace = room.state;
  expect(room.answer(0, 0).ok).toBe(true);
  room.state = inGrace;
  room.nowMs += 1;
  expect(room.answer(0, 0)).toMatchObject({ code: 'tooLate' });
  expect(advance(room)).toMatchObject({ code: 'closed' });
  expect(room.must(join).repeated).toBe(true);
  expect(room.must({ type: 'closeSelf' }).events).toContainEqual({ type: 'roomEnded' });
  expect(room.state).toMatchObject({ phase: { name: 'ended' }, endedAtMs: room.nowMs });
  expect(ownView(room.state, 0)).toMatchObject({ score: 1000 });
  expect(room.must({ type: 'closeSelf' }).repeated).toBe(true);
  const late = new TestRoom(sampleGame([sampleSlide()], { pace: 'self', closesAtMs: 1_000_000 }));
  expect(late.send(join)).toMatchObject({ code: 'closed' });
});
