import { expect, test } from 'vitest';
import type { RunGame } from './run-game.ts';
import { filledTable } from './seats/seat-table.ts';
import { teamRanks, teamTotals } from './scoring/team-ranking.ts';
import { isTeam, pickTeam, teamNames, teamSizes } from './teams.ts';
import { TestRoom } from './testing/run-room.ts';
import { sampleGame, sampleSlide } from './testing/sample-game.ts';
import { ask, roomOf, scores } from './testing/scored-room.ts';
import { sharedView } from './view.ts';
import { ownView } from './views/own-view.ts';

function game(teams: Partial<RunGame['teams']>, changes: Partial<RunGame> = {}): RunGame {
  return sampleGame([sampleSlide(), sampleSlide()], {
    teams: { mode: 'assign', names: ['Red', 'Blue', 'Green'], rule: 'sum', best: 2, ...teams },
    scoring: { profile: 'accuracy', first: 1, penalty: 50, streaks: false },
    ...changes,
  });
}

function teamsShown(room: TestRoom): unknown {
  const { phase } = sharedView(room.state, room.nowMs);
  if (phase.phase !== 'standings' && phase.phase !== 'podium') return phase.phase;
  return phase.teams.map(({ name, score, rank, previousRank, members }) => [name, score, rank, previousRank, members]);
}

/** What each team seems to have won since the table before, by name. */
function gainedShown(room: TestRoom): unknown {
  const { phase } = sharedView(room.state, room.nowMs);
  return phase.phase === 'standings' ? phase.teams.map(({ name, gained }) => [name, gained]) : phase.phase;
}

test('with fewer than two names there are no teams', () => {
  for (const teams of [{ mode: 'off' as const }, { names: [] }, { names: ['Alone'] }]) {
    const room = roomOf(game(teams), 'Noa');
    expect(teamNames(room.state.game)).toEqual([]);
    expect(pickTeam(room.state, 0)).toBeNull();
    expect(room.state.seats.blocks[0]?.[0]?.team).toBeNull();
    expect(room.operate({ do: 'moveTeam', seat: 0, team: 0 })).toEqual({ ok: false, code: 'badChoice' });
  }
});

test('who may choose must choose one that there is', () => {
  const { state } = new TestRoom(game({ mode: 'choose' }));
  expect(pickTeam(state, 2)).toBe(2);
  for (const wanted of [null, undefined, 3, -1, 0.5]) expect(pickTeam(state, wanted)).toBe('teamNeeded');
  expect([isTeam(state.game, 2), isTeam(state.game, 3)]).toEqual([true, false]);
});

test('who is assigned comes to the smallest team, of equals to the first; removed players leave room', () => {
  const room = roomOf(game({}), 'A', 'B', 'C', 'D', 'E');
  const teams = () => room.state.seats.blocks.flat().map((seat) => seat.team);
  expect(teams()).toEqual([0, 1, 2, 0, 1]);
  room.operate({ do: 'kick', seat: 0 });
  room.operate({ do: 'kick', seat: 3 });
  room.join('F');
  expect(teams()[5]).toBe(0);
  expect(teamSizes(room.state)).toEqual([1, 2, 1]);
});

test('sizes are right over many blocks of seats, also after one of them changed', () => {
  const room = roomOf(game({}), ...Array.from({ length: 250 }, (_, index) => `Player ${index}`));
  expect(teamSizes(room.state)).toEqual([84, 83, 83]);
  room.operate({ do: 'moveTeam', seat: 0, team: 2 });
  room.operate({ do: 'kick', seat: 101 });
  expect(teamSizes(room.state)).toEqual([83, 83, 84].map((size, team) => size - (team === 101 % 3 ? 1 : 0)));
});

test.each([
  ['sum', [60, 70, -30, 0]],
  ['mean', [20, 70, -15, 0]],
  ['best', [50, 70, -30, 0]],
] as const)('a team has the %s of its players', (rule, expected) => {
  const teams = { mode: 'assign' as const, names: ['A', 'B', 'C', 'Empty'], rule, best: 2 };
  const rows: [number | null, number, boolean?][] = [
    [0, 10],
    [0, 20],
    [0, 30],
    [1, 70],
    [1, 999, true],
    [2, -31],
    [2, 1],
    [null, 5],
  ];
  const seats = rows.map(([team, score, removed = false]) => ({ team, score, removed }));
  const totals = teamTotals({ teams }, { length: seats.length, blocks: [seats] });
  expect(totals.map(({ score }) => score)).toEqual(expected);
  expect(totals.map(({ members }) => members)).toEqual([3, 1, 2, 0]);
  // Nobody is behind nobody, also below zero.
  expect(teamRanks(totals)).toEqual([2, 1, 3, 4]);
});

test('equal teams share a rank', () => {
  const ranks = teamRanks([5, 9, 5, 1].map((score) => ({ score, members: 1 })));
  expect(ranks).toEqual([2, 1, 2, 4]);
  expect(teamRanks([0, 0].map((score) => ({ score, members: 0 })))).toEqual([1, 1]);
  const { mode, names } = { mode: 'assign' as const, names: ['A', 'B'] };
  const half = filledTable(2, { team: 0, score: -0.2, removed: false });
  expect(Object.is(teamTotals({ teams: { mode, names, rule: 'mean', best: 1 } }, half)[0]?.score, 0)).toBe(true);
});

test('standings and podium list every team with its movement', () => {
  const room = roomOf(game({}), 'A', 'B', 'C', 'D');
  ask(room, [0, 1000], [1, 1000], [1, 1000], [1, 1000]);
  room.next();
  const first = [
    ['Red', 1000, 1, null, 2],
    ['Blue', 0, 2, null, 1],
    ['Green', 0, 2, null, 1],
  ];
  expect(teamsShown(room)).toEqual(first);
  expect(gainedShown(room)).toEqual([
    ['Red', undefined],
    ['Blue', undefined],
    ['Green', undefined],
  ]);
  ask(room, [1, 1000], [0, 1000], [0, 1000], [1, 1000]);
  room.operate({ do: 'moveTeam', seat: 2, team: 1 });
  room.next();
  const last = [
    ['Blue', 2000, 1, 2, 2],
    ['Red', 1000, 2, 1, 2],
    ['Green', 0, 3, 3, 0],
  ];
  expect(teamsShown(room)).toEqual(last);
  // With the players that they have now.
  expect(gainedShown(room)).toEqual([
    ['Blue', 2000],
    ['Red', 0],
    ['Green', 0],
  ]);
  room.next();
  expect(teamsShown(room)).toEqual(last);
});

test('moving a player takes the own points along and is told', () => {
  const room = roomOf(game({}), 'A', 'B', 'C');
  ask(room, [0, 1000], [0, 1000], [1, 1000]);
  const moved = room.operate({ do: 'moveTeam', seat: 0, team: 1 });
  expect(moved).toMatchObject({ ok: true, repeated: false, events: [{ type: 'seatChanged', seat: 0 }] });
  expect(ownView(room.state, 0)).toMatchObject({ team: 1, score: 1000 });
  room.next();
  expect(teamsShown(room)).toEqual([
    ['Blue', 2000, 1, null, 2],
    ['Green', 0, 2, null, 1],
    ['Red', 0, 3, null, 0],
  ]);
  const back = room.operate({ do: 'moveTeam', seat: 0, team: 0 });
  expect(back).toMatchObject({ events: [{ type: 'seatChanged', seat: 0 }, { type: 'phaseChanged' }] });
  expect(scores(room)).toEqual([1000, 1000, 0]);
  expect(room.operate({ do: 'moveTeam', seat: 0, team: 0 })).toMatchObject({ ok: true, repeated: true });
  expect(room.operate({ do: 'moveTeam', seat: 0, team: 3 })).toEqual({ ok: false, code: 'badChoice' });
  expect(room.operate({ do: 'moveTeam', seat: 9, team: 0 })).toEqual({ ok: false, code: 'unknownSeat' });
  room.operate({ do: 'kick', seat: 0 });
  expect(room.operate({ do: 'moveTeam', seat: 0, team: 1 })).toEqual({ ok: false, code: 'removed' });
});
