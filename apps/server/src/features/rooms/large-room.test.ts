import { tableEntries } from '@qc/engine';
import type { Command, RoomState } from '@qc/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLiveBench, type LiveBench } from './testing/live-bench.ts';
import { sampleGame } from './testing/sample-game.ts';

const SEATS = 20_000;
/** Commands that come at one instant. */
const AT_ONCE = 1000;

let bench: LiveBench;
beforeEach(async () => {
  bench = await makeLiveBench();
});
afterEach(async () => {
  await bench.remove();
});

const join = (n: number): Command => ({
  ...{ type: 'join', name: `Noa ${n}`, phone: '', consent: true },
  ...{ tokenHash: `proof ${n}`, deviceHash: `device ${n}`, messageId: `join ${n}` },
});
const next: Command = { type: 'operate', action: { do: 'next' }, expect: null };

function answer(state: RoomState, seat: number): Command {
  const at = 'slide' in state.phase ? state.phase : { slide: 0, visit: 0 };
  const where = { slide: at.slide, visit: at.visit };
  return {
    type: 'answer',
    seat,
    ...where,
    response: { type: 'trivia', picks: [seat % 4] },
    messageId: `answer ${seat}`,
  };
}

it('seats twenty thousand, hears them all, and has them again after a restart', async () => {
  const { id } = await bench.openRoom(sampleGame(2, { maxPlayers: SEATS }));
  const room = bench.host.room(id);
  if (!room) throw new Error('the room has just been opened');
  const refused: string[] = [];
  const submit = (command: Command) =>
    room.submit(command, (outcome) => {
      if (!outcome.ok) refused.push(outcome.code);
    });
  const each = async (command: (n: number) => Command) => {
    for (let n = 0; n < SEATS; n += 1) {
      submit(command(n));
      if (n % AT_ONCE === AT_ONCE - 1) await bench.settle();
    }
  };
  await each(join);
  submit(join(SEATS));
  submit(join(7));
  await bench.settle();
  expect(refused).toEqual(['roomFull']);
  expect([room.state.players, room.seatOf('proof 19999')]).toEqual([SEATS, 19_999]);

  submit(next);
  await bench.settle();
  expect(room.state.phase.name).toBe('question');
  const asked = room.state;
  await each((seat) => answer(asked, seat));
  bench.clock.advance(2000);
  await bench.settle();
  expect(room.state.phase.name).toBe('reveal');
  expect(room.state.rounds[0]?.answered).toBe(SEATS);
  const seats = [...tableEntries(room.state.seats)];
  expect(seats.filter(({ score }) => score > 0)).toHaveLength(SEATS / 4);
  expect(seats.filter(({ rank }) => rank === SEATS / 4 + 1)).toHaveLength((3 * SEATS) / 4);

  // The rest of the journal goes over a snapshot that is cut into blocks.
  await bench.store.saveSnapshot(id, { seq: room.seq, state: room.state }, null);
  submit({ type: 'presence', seat: 12_345, present: false });
  await bench.settle();
  const second = await bench.restart();
  await second.settle();
  const again = second.host.room(id)?.state;
  const told = ({ seats: all, rounds, phase }: RoomState) =>
    JSON.stringify([
      phase.name,
      rounds.map(({ answers }) => [...tableEntries(answers)].map((said) => [said?.response, said?.tookMs])),
      [...tableEntries(all)].map(({ name, rank, score }) => [name, rank, score]),
    ]);
  expect(again && told(again) === told(room.state)).toBe(true);
});
