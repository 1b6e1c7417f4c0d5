import { expect, test } from 'vitest';
import type { RunGame } from '../../run-game.ts';
import { TestRoom } from '../../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../../testing/sample-game.ts';
import { operatorView, presenterView, sharedView } from '../../view.ts';
import { ownView } from '../../views/own-view.ts';
import { reviewRows } from '../../views/review.ts';

/** A room at its podium; `afterS`: when each player gave the right answer, seconds, in their order; null: a wrong one. */
function crowned(afterS: readonly (number | null)[], changes: Partial<RunGame> = {}): TestRoom {
  const game = sampleGame([sampleSlide()], { rules: 2, podiumPace: 'itself', ...changes });
  const room = new TestRoom(game);
  for (const number of afterS.keys()) room.join(`Player ${number}`);
  room.next();
  const openedAtMs = room.nowMs;
  for (let second = 0; second <= 10; second += 1) {
    room.nowMs = openedAtMs + second * 1000;
    for (const [seat, own] of afterS.entries()) if ((own ?? 10) === second) room.answer(seat, own === null ? 1 : 0);
  }
  room.operate({ do: 'reveal' });
  room.next();
  return room;
}

const FOUR_TEAMS: RunGame['teams'] = { mode: 'assign', names: ['Red', 'Blue', 'Green', 'Grey'], rule: 'sum', best: 1 };

const podiumOf = (room: TestRoom) => {
  const { phase } = sharedView(room.state, room.nowMs);
  if (phase.phase !== 'podium') throw new Error(`no podium in ${phase.phase}`);
  return phase;
};
const told = (room: TestRoom) => podiumOf(room).winners.map(({ seat }) => seat);
const knows = (room: TestRoom) =>
  room.state.seats.blocks.flat().map((_, seat) => ownView(room.state, seat)?.rank ?? null);
/** Stage and length of all that come by themselves. */
const stages = (room: TestRoom) => {
  const seen: [number, number][] = [];
  for (let phase = podiumOf(room); phase.limitMs !== null; phase = podiumOf(room)) {
    seen.push([phase.stage, phase.limitMs]);
    room.wait(phase.limitMs);
  }
  return seen;
};

test('the third, the second and the first are told one after another, 13.2 s to the first name', () => {
  const room = crowned([0, 1, 2, 3, null]);
  expect(podiumOf(room)).toMatchObject({ stage: 0, steps: 3, winners: [], limitMs: 4000, remainingMs: 4000 });
  expect(knows(room)).toEqual([null, null, null, null, null]);
  expect(operatorView(room.state, room.nowMs).winners?.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  room.wait(3999);
  expect(JSON.stringify([sharedView, presenterView].map((view) => view(room.state, room.nowMs).phase))).not.toContain(
    'Player',
  );
  room.wait(1);
  expect([told(room), knows(room)]).toEqual([[2], [null, null, 3, null, null]]);
  expect(reviewRows(room.state, 2)).toEqual([]);
  room.wait(3800);
  expect([told(room), knows(room)]).toEqual([
    [1, 2],
    [null, 2, 3, null, null],
  ]);
  room.wait(5400);
  expect([told(room), knows(room)]).toEqual([
    [0, 1, 2],
    [1, 2, 3, null, null],
  ]);
  expect(podiumOf(room)).toMatchObject({ stage: 3, limitMs: 4000 });
  room.wait(4000);
  expect([told(room), knows(room)]).toEqual([
    [0, 1, 2],
    [1, 2, 3, 4, 5],
  ]);
  expect(podiumOf(room)).toMatchObject({ stage: 4, limitMs: null, remainingMs: null });
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ nextAction: 'showHonours' });
  expect(operatorView(room.state, room.nowMs).winners).toBeUndefined();
  expect(reviewRows(room.state, 2)).toHaveLength(1);
});

test.each([
  [
    'three',
    [0, 1, 2, 3],
    [
      [0, 4000],
      [1, 3800],
      [2, 5400],
      [3, 4000],
    ],
  ],
  [
    'two with points: no third',
    [0, 1, null],
    [
      [0, 4400],
      [2, 5400],
      [3, 4000],
    ],
  ],
  [
    'one with points',
    [0, null],
    [
      [0, 6000],
      [3, 4000],
    ],
  ],
  ['one player: straight to the first', [0], [[3, 4000]]],
  [
    'a shared second: no third',
    [0, 1, 1],
    [
      [0, 4400],
      [2, 5400],
      [3, 4000],
    ],
  ],
  [
    'a shared first: no second',
    [0, 0, 1],
    [
      [0, 4000],
      [1, 5400],
      [3, 4000],
    ],
  ],
  ['nobody has points', [null, null], []],
])('places that nobody has are passed over: %s', (_, afterS, expected) => {
  expect(stages(crowned(afterS))).toEqual(expected);
});

test('a press tells the next place; by hand only presses do', () => {
  const room = crowned([0, 1, 2], { podiumPace: 'byHand' });
  expect(podiumOf(room)).toMatchObject({ stage: 0, limitMs: null });
  room.wait(60_000);
  for (const stage of [1, 2, 3, 4]) {
    expect(operatorView(room.state, room.nowMs).nextAction).toBe('nextPlace');
    room.next();
    expect(podiumOf(room).stage).toBe(stage);
  }
  room.next();
  expect(room.state.phase.name).toBe('honours');
  room.next();
  expect(room.state.phase.name).toBe('ended');
});

test('all at once where the game says so, and in runs by the rules of before', () => {
  expect(podiumOf(crowned([0, 1], { podiumPace: 'atOnce' }))).toMatchObject({ stage: 4, winners: { length: 2 } });
});

test('a pause holds the roll', () => {
  const room = crowned([0, 1, 2]);
  room.operate({ do: 'pause' });
  room.wait(60_000);
  expect(podiumOf(room)).toMatchObject({ stage: 0, remainingMs: 4000 });
  room.operate({ do: 'resume' });
  room.wait(4000);
  expect(podiumOf(room).stage).toBe(1);
});

test('only who stands on a step is told by it', () => {
  const room = crowned([0, 1, 2], { winnersCount: 1 });
  expect(podiumOf(room).steps).toBe(1);
  room.wait(6000);
  expect([told(room), knows(room)]).toEqual([[0], [1, null, null]]);
});

test('teams stand on the steps, and the best players come with the rest', () => {
  const room = crowned([0, 3, 6, null], { teams: FOUR_TEAMS });
  expect(podiumOf(room)).toMatchObject({ stage: 0, steps: 3, teams: [], winners: [] });
  room.wait(4000);
  expect(podiumOf(room)).toMatchObject({ teams: [{ name: 'Green', rank: 3 }], winners: [] });
  expect(knows(room)).toEqual([null, null, null, null]);
  room.wait(60_000);
  expect(podiumOf(room)).toMatchObject({ teams: { length: 4 }, winners: { length: 3 } });
});

test('where nobody has points, who lost the least is the best of the evening', () => {
  const scoring: RunGame['scoring'] = { profile: 'penalty', first: 1, penalty: 50, streaks: false };
  const room = crowned([null, null], { scoring });
  expect(podiumOf(room)).toMatchObject({ stage: 4, winners: [] });
  expect(podiumOf(room).best).toBeUndefined();
  const game = sampleGame([sampleSlide()], { rules: 2, podiumPace: 'itself', scoring });
  const silent = new TestRoom(game);
  silent.join('Noa');
  silent.join('Omar');
  silent.next();
  silent.answer(1, 1);
  silent.operate({ do: 'reveal' });
  silent.next();
  silent.wait(6000);
  expect(podiumOf(silent)).toMatchObject({ stage: 3, best: true, winners: [{ seat: 0, score: 0 }] });
});

test.each<[what: string, Partial<RunGame>]>([
  ['player', {}],
  ['team', { teams: FOUR_TEAMS }],
])(
  'twins of which another %s has won tell all but the operator the same bytes until the stage of that place',
  (_, who) => {
    const hidden: Partial<RunGame> = { showAnswer: false, showResultsAfter: 'end', ...who };
    const bytes = (room: TestRoom) =>
      JSON.stringify([
        [sharedView, presenterView].map((view) => view(room.state, room.nowMs)),
        room.state.seats.blocks.flat().map((_, seat) => [ownView(room.state, seat), reviewRows(room.state, seat)]),
      ]);
    // Of the first two another one is ahead; the third is the same, with the same points.
    const twins = [crowned([0, 1, 2, 3], hidden), crowned([1, 0, 2, 3], hidden)];
    const differs = () => new Set(twins.map(bytes)).size > 1;
    const seen: [number, boolean][] = [];
    for (const ms of [0, 4000, 3800, 5400, 4000]) {
      for (const room of twins) room.wait(ms);
      const [one] = twins;
      if (one) seen.push([podiumOf(one).stage, differs()]);
    }
    expect(seen).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, true],
      [4, true],
    ]);
  },
);
