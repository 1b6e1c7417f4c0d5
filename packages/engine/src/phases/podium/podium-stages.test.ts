import { expect, it } from 'vitest';
import { sampleGame, sampleSlide } from '../../testing/sample-game.ts';
import { ask, roomOf } from '../../testing/scored-room.ts';
import type { TestRoom } from '../../testing/run-room.ts';
import { operatorView, presenterView } from '../../view.ts';
import { ownView } from '../../views/own-view.ts';

const NAMES = ['Maya', 'Noa', 'Omar', 'Lina'] as const;

/** A run at the curtain of its podium; seats answer rightly after so many ms, the fastest wins. */
function atCurtain(...afterMs: readonly number[]): TestRoom {
  const room = roomOf(sampleGame([sampleSlide()], { rules: 2, podiumPace: 'itself', winnersCount: 3 }), ...NAMES);
  ask(room, ...afterMs.map((ms): [number, number] => [0, ms]));
  // Both runs are told of at the same instants.
  room.nowMs = 2_000_000;
  room.next();
  return room;
}

/** Everything that anybody but the operator is told. */
function told(room: TestRoom): unknown[] {
  return [presenterView(room.state, room.nowMs), ...NAMES.map((_, seat) => ownView(room.state, seat))];
}

it('tells nothing of a place before its stage: two runs that differ in it are told alike', () => {
  const one = atCurtain(1000, 2000, 3000, 4000);
  const other = atCurtain(2000, 1000, 3000, 4000);
  const stages: (number | null)[] = [];
  for (const stage of [0, 1]) {
    expect(told(one)).toEqual(told(other));
    expect(told(one)[0]).toMatchObject({ phase: { phase: 'podium', stage, steps: 3 } });
    const wakeAtMs = one.wakeAtMs ?? 0;
    stages.push(wakeAtMs - one.nowMs);
    for (const room of [one, other]) {
      room.nowMs = wakeAtMs;
      room.tick();
    }
  }
  // Curtain and roll; then the third stands, and the roll for the second.
  expect(stages).toEqual([4000, 3800]);
  expect(told(one)).not.toEqual(told(other));
  expect(told(one)[0]).toMatchObject({ phase: { stage: 2, winners: [{ name: 'Noa' }, { name: 'Omar' }] } });
  expect(ownView(one.state, 0)).toMatchObject({ rank: null, score: null });
  expect(ownView(one.state, 1)).toMatchObject({ rank: 2 });
  expect(operatorView(one.state, one.nowMs)).toMatchObject({ nextAction: 'nextPlace', winners: { length: 3 } });
});
