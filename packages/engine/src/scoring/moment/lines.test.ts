import { describe, expect, it } from 'vitest';
import type { LineKind, StandingLine } from '@qc/contract';
import type { RunGame, RunSlide } from '../../run-game.ts';
import { sampleGame, sampleSlide } from '../../testing/sample-game.ts';
import { ask, roomOf, type Given } from '../../testing/scored-room.ts';
import type { TestRoom } from '../../testing/run-room.ts';
import { sharedView } from '../../view.ts';
import { ownView } from '../../views/own-view.ts';

const [RIGHT, WRONG] = [0, 1];

function hall(count: number, slides: readonly Partial<RunSlide>[], changes: Partial<RunGame> = {}): TestRoom {
  const names = Array.from({ length: count }, (_, seat) => `P${seat}`);
  return roomOf(sampleGame([...slides, {}].map(sampleSlide), { rules: 2, ...changes }), ...names);
}

/** What is said over the standings after a question; who is right after how many ms, null: wrong. */
function said(room: TestRoom, ...rightAfterMs: readonly (number | null)[]): StandingLine[] {
  ask(room, ...rightAfterMs.map((ms): [Given, number] => (ms === null ? [WRONG, 9000] : [RIGHT, ms])));
  room.next();
  const { phase } = sharedView(room.state, room.nowMs);
  return phase.phase === 'standings' ? phase.lines : expect.fail(`the room is in ${phase.phase}`);
}

const has = (lines: readonly StandingLine[], kind: LineKind) => lines.some((line) => line.kind === kind);

describe('the best team on a question', () => {
  const teams: RunGame['teams'] = { mode: 'assign', names: ['Blue', 'Red'], rule: 'sum', best: 3 };
  it('is the one whose players gained most, whichever has more of them', () => {
    // Of Blue are the first, the third and the fifth.
    expect(said(hall(5, [{}], { teams }), 1000, 5000, 9000, 13_000, null)).toEqual([
      { kind: 'team', team: 1, name: 'Red' },
    ]);
    expect(said(hall(5, [{}], { teams }), 1000, 5000, 9000, null, null)).toEqual([
      { kind: 'team', team: 0, name: 'Blue' },
    ]);
  });
  it('is none of two that gained as much, or nothing', () => {
    expect(has(said(hall(4, [{}], { teams }), 1000, 1000, 9000, 9000), 'team')).toBe(false);
    expect(has(said(hall(4, [{}], { teams }), null, null, null, null), 'team')).toBe(false);
  });
});

describe('a comeback', () => {
  /** All of thirty are right, each half a second later; then the last one comes far up, and another into the first ten. */
  const comeback = (seat: number) => {
    const room = hall(30, [{}, { score: 240 }]);
    const all = Array.from({ length: 30 }, (_, at) => at);
    said(room, ...all.map((at) => at * 500));
    return said(room, ...all.map((at) => (at === 29 ? 0 : at === seat ? 19_000 : null)));
  };
  it('is told beside a longer way up that does not lead so far', () => {
    expect(comeback(15)).toMatchObject([
      { kind: 'climb', name: 'P29', value: 18 },
      { kind: 'comeback', name: 'P15' },
    ]);
  });
  it('is none from the upper half', () => {
    expect(comeback(11)).toMatchObject([{ kind: 'climb', name: 'P29' }]);
  });
});

describe('the first', () => {
  it('is new where one alone has come there', () => {
    const room = hall(4, [{}, {}]);
    said(room, 4000, null, null, null);
    expect(said(room, null, 0, 500, null)).toContainEqual(expect.objectContaining({ kind: 'leader', name: 'P1' }));
  });
  it('is nobody new where two have come there together', () => {
    const room = hall(4, [{}, {}]);
    said(room, 4000, null, null, null);
    expect(has(said(room, null, 0, 0, null), 'leader')).toBe(false);
  });
  it('hears beside whom it stands: of those who share the place another one, and that they are level', () => {
    const room = hall(4, [{}]);
    said(room, 0, 0, 0, 4000);
    const gaps = [0, 1, 2, 3].map((seat) => ownView(room.state, seat)?.gap);
    for (const [seat, gap] of gaps.slice(0, 3).entries()) {
      expect(gap).toMatchObject({ kind: 'ahead', by: 0 });
      expect(gap?.name).not.toBe(`P${seat}`);
      expect(['P0', 'P1', 'P2']).toContain(gap?.name);
    }
    expect(gaps[3]).toMatchObject({ kind: 'behind', by: 100 });
  });
});

it('half of you are four or more', () => {
  const few = hall(3, [{}, {}]);
  said(few, 4000, 5000, null);
  // Two of three have moved up.
  expect(has(said(few, null, 0, 0), 'half')).toBe(false);
  const enough = hall(4, [{}, {}]);
  said(enough, 4000, 5000, null, null);
  expect(has(said(enough, null, null, 0, 100), 'half')).toBe(true);
});

it('right answers in a row are told at three, five, seven, and rest for two questions between', () => {
  const room = hall(
    4,
    Array.from({ length: 7 }, () => ({})),
  );
  const told = Array.from({ length: 7 }, () =>
    said(room, 1000, 2000, null, null).find(({ kind }) => kind === 'streak'),
  );
  expect(told.map((line) => line && 'value' in line && line.value)).toEqual([
    ...[undefined, undefined, 3, undefined, undefined, undefined, 7],
  ]);
  expect(told[2]).toMatchObject({ name: 'P0' });
});
