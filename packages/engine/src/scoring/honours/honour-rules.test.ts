import { describe, expect, it } from 'vitest';
import type { RunGame, RunSlide } from '../../run-game.ts';
import { sampleGame, sampleSlide } from '../../testing/sample-game.ts';
import { ask, roomOf, type Given } from '../../testing/scored-room.ts';
import type { TestRoom } from '../../testing/run-room.ts';
import type { HonourFact } from '../../state.ts';
import { chooseHonours } from './choose-honours.ts';

const NAMES = ['Maya', 'Noa', 'Omar', 'Lina', 'Dan'] as const;
const { numberKey } = sampleSlide();
const [RIGHT, WRONG] = [0, 1];

function hall(slides: readonly Partial<RunSlide>[], changes: Partial<RunGame> = {}): TestRoom {
  return roomOf(sampleGame(slides.map(sampleSlide), changes), ...NAMES);
}

/** A question for a number. */
function guess(value: number): Partial<RunSlide> {
  return { type: 'number', answers: [], numberKey: { ...numberKey, value } };
}

/** All say this after one second. */
function all(...said: readonly Given[]): [Given, number][] {
  return said.map((one) => [one, 1000]);
}

function honourOf({ state }: TestRoom, kind: HonourFact['kind']): HonourFact | undefined {
  return chooseHonours(state).find((one) => one.kind === kind);
}

describe('the fastest', () => {
  it('is of equals the one of the earlier question', () => {
    const room = hall([{}, {}]);
    ask(room, [RIGHT, 2000], [RIGHT, 900]);
    ask(room, [RIGHT, 900], [RIGHT, 2000]);
    expect(honourOf(room, 'fastest')).toMatchObject({ seat: 1, value: 900 });
  });
  it('is nobody where speed gives nothing: without points, without a clock, where neighbours talk, by accuracy', () => {
    const accuracy = { profile: 'accuracy', first: 3, penalty: 0, streaks: false } as const;
    for (const [slide, changes] of [
      [{ score: 0 }, {}],
      [{ talkSeconds: 60 }, { rules: 2 }],
      [{}, { scoring: accuracy }],
    ] as const) {
      const room = hall([slide, slide], changes);
      room.next();
      for (const seat of [0, 1]) room.answer(seat, RIGHT);
      while (room.state.phase.name !== 'ended') room.next();
      expect(honourOf(room, 'fastest')).toBeUndefined();
    }
  });
});

describe('the closest guess', () => {
  it('is measured by the size of what was to be guessed, whichever came first', () => {
    for (const values of [
      [330, 3],
      [3, 330],
    ]) {
      const room = hall(values.map(guess));
      // Maya is one off where that is little, Noa where it is much.
      for (const value of values) ask(room, ...all(...(value === 3 ? ['9', '4'] : ['331', '400'])));
      expect(honourOf(room, 'closest')).toMatchObject({ seat: 0, value: 1 });
    }
  });
  it('is of equals the one of the earlier question, and nobody’s where more than three share it', () => {
    const room = hall([guess(10), guess(10)]);
    ask(room, ...all('11', '15'));
    ask(room, ...all('15', '11'));
    expect(honourOf(room, 'closest')).toMatchObject({ seat: 0, value: 1 });
    const many = hall([guess(10)]);
    ask(many, ...all('11', '11', '9', '9'));
    expect(honourOf(many, 'closest')).toBeUndefined();
  });
});

describe('the biggest climb', () => {
  it('is the longest way up within one question, from three places on', () => {
    for (const [afterMs, places] of [
      [500, 4],
      [1500, 3],
      [2500, null],
    ] as const) {
      const room = hall([{}, {}]);
      ask(room, [RIGHT, 1000], [RIGHT, 2000], [RIGHT, 3000], [RIGHT, 4000], [null, 0]);
      ask(room, [null, 0], [null, 0], [null, 0], [null, 0], [RIGHT, afterMs]);
      expect(honourOf(room, 'climb')?.value ?? null).toBe(places);
    }
  });
  it('is of nobody who has no points', () => {
    const scoring = { profile: 'penalty', first: 1, penalty: 50, streaks: false } as const;
    const room = hall([{}, {}], { scoring });
    ask(room, ...all(null, null, null, null, WRONG));
    ask(room, ...all(WRONG, WRONG, WRONG, WRONG, null));
    // The last has come up to all others.
    expect(chooseHonours(room.state)).toEqual([]);
  });
});

describe('the bravest team', () => {
  const teams: RunGame['teams'] = { mode: 'assign', names: ['Blue', 'Red'], rule: 'sum', best: 3 };
  const race: Partial<RunSlide> = { type: 'buzzer', answers: [], buzzer: { answer: '', penalty: 0, wholeTeam: false } };

  it('is none of two that answered as much', () => {
    const room = hall([{}], { teams });
    ask(room, ...all(RIGHT, RIGHT, WRONG, WRONG, RIGHT));
    expect(honourOf(room, 'team')).toBeUndefined();
  });
  it('is not held up by who was removed, nor by a race, in which most never answer', () => {
    const room = hall([race, {}], { teams });
    room.next();
    room.answer(1);
    room.operate({ do: 'judge', seat: 1, right: true });
    ask(room, ...all(RIGHT, RIGHT, RIGHT, null, RIGHT));
    expect(honourOf(room, 'team')).toMatchObject({ team: 0, value: 100 });
    room.operate({ do: 'kick', seat: 3 });
    expect(honourOf(room, 'team')).toBeUndefined();
  });
});

it('whoever was removed takes no honour from others', () => {
  const room = hall([{}, {}, {}]);
  for (let at = 0; at < 3; at += 1) ask(room, [RIGHT, 500], [RIGHT, 900], [at === 1 ? WRONG : RIGHT, 700]);
  expect(honourOf(room, 'streak')).toMatchObject({ seat: 1, value: 3 });
  expect(honourOf(room, 'fastest')).toMatchObject({ seat: 0, value: 500 });
  room.operate({ do: 'kick', seat: 0 });
  expect(chooseHonours(room.state)).toEqual([
    { kind: 'fastest', seat: 2, value: 700 },
    { kind: 'streak', seat: 1, value: 3 },
    { kind: 'mostRight', seat: 1, value: 3 },
  ]);
});

it('nobody is honoured where nothing was right or wrong', () => {
  const room = hall([{ type: 'survey' }, { type: 'survey' }]);
  for (let at = 0; at < 2; at += 1) ask(room, ...all(RIGHT, WRONG));
  expect(chooseHonours(room.state)).toEqual([]);
});
