import { expect, it } from 'vitest';
import { sampleGame, sampleSlide } from '../../testing/sample-game.ts';
import { ask, roomOf } from '../../testing/scored-room.ts';
import { operatorView, sharedView } from '../../view.ts';
import { ownView } from '../../views/own-view.ts';

const slides = [sampleSlide(), sampleSlide()];

function atPodium(changes: Parameters<typeof sampleGame>[1]) {
  const room = roomOf(sampleGame(slides, { rules: 2, podiumPace: 'byHand', ...changes }), 'Maya', 'Noa');
  ask(room, [0, 700], [1, 900]);
  ask(room, [0, 800], [0, 600]);
  while (operatorView(room.state, room.nowMs).nextAction !== 'nextPlace') {
    if (room.state.phase.name === 'podium') return room;
    room.next();
  }
  return room;
}

it('follows the podium once all is told, waits, and leads to the end', () => {
  const room = atPodium({});
  while (operatorView(room.state, room.nowMs).nextAction === 'nextPlace') room.next();
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ nextAction: 'showHonours', next: null });
  room.next();
  const { phase } = sharedView(room.state, room.nowMs);
  expect(phase).toEqual({
    phase: 'honours',
    honours: [
      { kind: 'fastest', seat: 1, name: 'Noa', face: expect.any(Number), value: 600 },
      { kind: 'mostRight', seat: 0, name: 'Maya', face: expect.any(Number), value: 2 },
    ],
  });
  expect(ownView(room.state, 1)).toMatchObject({ rank: 2, score: 985 });
  expect(room.wakeAtMs).toBeNull();
  expect(operatorView(room.state, room.nowMs).nextAction).toBe('end');
  // Whoever is removed is honoured no more.
  room.operate({ do: 'kick', seat: 1 });
  expect(sharedView(room.state, room.nowMs).phase).toMatchObject({ honours: [{ kind: 'mostRight' }] });
  room.next();
  expect(room.state.phase.name).toBe('ended');
});

it('does not come where the show is left out, nor in runs of before', () => {
  for (const changes of [{ podiumPace: 'atOnce' }, { rules: 1 }] as const) {
    const room = atPodium(changes);
    while (operatorView(room.state, room.nowMs).nextAction === 'nextPlace') room.next();
    expect(operatorView(room.state, room.nowMs).nextAction).toBe('end');
  }
});
