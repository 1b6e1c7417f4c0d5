import { expect, it } from 'vitest';
import type { SeatRow } from '@qc/contract';
import { addedBy, planList } from './plan-list.ts';
import type { ListedPlayer } from './read-players.ts';

const row = (seat: number, name: string, ...remotes: string[]): SeatRow => ({
  ...{ seat, name, remotes, score: 0, present: true, answered: false, removed: false },
  ...{ face: 0, team: null, extraPercent: 0, joinedAtMs: 0 },
});
const listed = (name: string, remote = '', team = ''): ListedPlayer => ({ name, remote, team });
const plan = (list: ListedPlayer[], more: Partial<Parameters<typeof planList>[1]> = {}) =>
  planList(list, { players: [], teams: [], receivers: ['iclicker-2'], ...more });

it('adds who is not here, by their teams, and pairs by number or as it is remembered', () => {
  const done = plan(
    [listed('Noa', '2E9701B', 'red'), listed('Omar', 'buzz-1:2', 'Blue'), listed('Dana', '', 'Green'), listed('Gal')],
    { players: [row(0, 'Omar')], teams: ['Red', 'Blue'] },
  );
  expect([...done.add]).toEqual([
    [0, ['Noa']],
    [null, ['Dana', 'Gal']],
  ]);
  expect(addedBy(done)).toBe(3);
  expect(done.pairs).toEqual([
    { name: 'Noa', remote: 'iclicker-2:02E9701B' },
    { name: 'Omar', remote: 'buzz-1:2' },
  ]);
  expect(done.unknownTeams).toEqual(['Green']);
});

it('says what is there twice, and gives several clickers to one player', () => {
  const done = plan([
    listed('Noa', '11'),
    listed('Noa', '12'),
    listed('Omar', '11'),
    listed('Dana'),
    listed('Dana'),
    listed('Gal', '14'),
    listed('Gal', '14'),
  ]);
  expect(done.namedTwice).toEqual(['Dana', 'Gal']);
  expect(done.remotesTwice).toEqual([{ remote: 'iclicker-2:00000011', names: ['Noa', 'Omar'] }]);
  expect(done.pairs.map(({ name, remote }) => `${name} ${remote.slice(-2)}`)).toEqual(['Noa 11', 'Noa 12', 'Gal 14']);
  expect([...done.add]).toEqual([[null, ['Noa', 'Omar', 'Dana', 'Gal']]]);
});

it('says whose clicker goes over, and does nothing twice', () => {
  const players = [row(0, 'Noa', 'buzz-1:1'), row(1, 'Omar', 'buzz-1:2')];
  const done = plan([listed('Noa', 'buzz-1:2'), listed('Omar', 'buzz-1:2')], { players });
  expect(done.takenOver).toEqual([{ remote: 'buzz-1:2', from: 'Omar', to: 'Noa' }]);
  expect(plan([listed('Noa', 'buzz-1:1')], { players })).toMatchObject({ pairs: [], takenOver: [] });
});

it('says what is no clicker, what needs a receiver, and what is too long', () => {
  const done = plan([listed('Noa', 'Levi'), listed('Omar', 'לוי'), listed('x'.repeat(41))]);
  expect(done).toMatchObject({ noRemotes: ['Levi', 'לוי'], pairs: [], tooLong: ['x'.repeat(41)] });
  expect(addedBy(done)).toBe(2);
  expect(plan([listed('Noa', '7')], { receivers: [] })).toMatchObject({ needsReceiver: true, pairs: [] });
});
