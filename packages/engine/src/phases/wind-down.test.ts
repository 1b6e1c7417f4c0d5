import { expect, test } from 'vitest';
import type { OperatorAction } from '@qc/contract';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';

const CLOSING = ['next', 'closeAnswers', 'reveal'] as const;
const miniGame = sampleSlide({ type: 'miniGame', answers: [], time: 60, miniGame: 'https://example.org/game' });

/** A mini-game of a minute with two players, ten seconds in. */
function playing(slide = miniGame): TestRoom {
  const room = new TestRoom(sampleGame([slide, sampleSlide()]));
  room.join('Dana');
  room.join('Omar');
  room.next();
  room.wait(10_000);
  return room;
}

function press(room: TestRoom, action: OperatorAction, windsDown = true) {
  return room.send({ type: 'operate', action, expect: room.state.step, messageId: room.id(), windsDown });
}

function leftMs({ state, nowMs }: TestRoom): number | null {
  return state.phase.name === 'question' ? state.phase.deadlineMs - nowMs : null;
}

test.each(CLOSING)('a mini-game that is still played has two seconds left, then closes by itself: %s', (name) => {
  const room = playing();
  const { step } = room.state;
  expect(press(room, { do: name }).ok).toBe(true);
  expect([leftMs(room), room.state.step]).toEqual([2000, step]);
  expect(room.state.phase).toMatchObject({ name: 'question', limitMs: 12_000 });
  room.wait(1000);
  expect(room.say(0, '0.75').ok).toBe(true);
  room.wait(1400);
  expect(room.state.phase.name).toBe('closed');
  room.wait(1500);
  expect(room.state.phase.name).toBe('reveal');
  expect(room.state.seats.blocks[0]?.map(({ score }) => score)).toEqual([750, 0]);
});

test('pressed again in those two seconds, nothing changes', () => {
  const room = playing();
  press(room, { do: 'next' });
  room.wait(500);
  expect(press(room, { do: 'reveal' })).toMatchObject({ ok: true, events: [] });
  expect(leftMs(room)).toBe(1500);
});

test('where only extra time still runs, a press closes', () => {
  const room = playing();
  room.operate({ do: 'extraTime', seat: 0, percent: 100 });
  press(room, { do: 'next' });
  room.wait(2400);
  expect(room.state.phase.name).toBe('question');
  press(room, { do: 'next' });
  expect(room.state.phase.name).toBe('closed');
});

test('a pause is over, and the clock runs out from there', () => {
  const room = playing();
  room.operate({ do: 'pause' });
  room.wait(30_000);
  press(room, { do: 'reveal' });
  expect([room.state.pausedAtMs, leftMs(room)]).toEqual([null, 2000]);
});

test('it closes at once where nobody plays any more', () => {
  const room = playing();
  room.operate({ do: 'kick', seat: 1 });
  room.operate({ do: 'pause' });
  room.operate({ do: 'resume' });
  room.say(0, '1');
  expect(room.state.phase.name).toBe('closed');
  const empty = new TestRoom(sampleGame([miniGame]));
  empty.next();
  press(empty, { do: 'next' });
  expect(empty.state.phase.name).toBe('closed');
});

test('other slides, and the presses of early journals, close at once', () => {
  for (const [slide, windsDown] of [
    [sampleSlide(), true],
    [miniGame, false],
  ] as const)
    for (const name of CLOSING) {
      const room = playing(slide);
      press(room, { do: name }, windsDown);
      expect(room.state.phase.name).toBe(name === 'reveal' ? 'reveal' : 'closed');
    }
});

test('what leads elsewhere does not wait for it', () => {
  for (const name of ['skip', 'showPodium', 'end'] as const) {
    const room = playing();
    press(room, { do: name });
    expect(room.state.phase).not.toMatchObject({ name: 'question', slide: 0 });
  }
});
