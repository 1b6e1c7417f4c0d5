import { expect, test } from 'vitest';
import type { Outgoing } from '@qc/engine/live/outgoing';
import { Journal } from '@qc/engine/live/journal';
import { journalSeams } from './keeping/run-keeper.ts';
import type { JournalEntry, JournalGroup } from '@qc/engine/live/journal';
import { makeLiveBench, messageId } from './testing/live-bench.ts';

const PRESS: JournalEntry = [1, { type: 'operate', action: { do: 'next' }, expect: null }];
const TICK: JournalEntry = [1, { type: 'tick' }];

/** A journal over a store that keeps what it is given. */
function makeJournal() {
  const written: JournalGroup[][] = [];
  const journal = new Journal(
    {
      appendJournal: async (groups) => {
        written.push([...groups]);
        return [];
      },
    },
    journalSeams,
  );
  const ignored = () => undefined;
  const target = (id: string) => ({ id, epoch: 1, flushed: ignored, flushFailed: ignored, fenced: ignored });
  return { journal, target, written };
}

test('a press goes to the disk with what was read before it, and does not wait for the rest of its turn', async () => {
  const { journal, target, written } = makeJournal();
  journal.append(target('a'), 1, TICK);
  await Promise.resolve();
  expect(written).toEqual([]);
  journal.append(target('b'), 1, PRESS);
  await Promise.resolve();
  expect(written.map((groups) => groups.map(({ roomId }) => roomId))).toEqual([['a', 'b']]);
  journal.append(target('c'), 1, TICK);
  await journal.idle();
  expect(written.map((groups) => groups.length)).toEqual([2, 1]);
});

test.each([
  { count: 100, before: 100 },
  { count: 101, before: 0 },
])('of $count players $before know what was pressed before the console is told that it was', async (room) => {
  const bench = await makeLiveBench();
  const { id, code } = await bench.openRoom();
  const operator = await bench.operator(id);
  const players = await Promise.all(
    Array.from({ length: room.count }, (_, number) => bench.player(code, `Player ${number}`)),
  );
  operator.say({ t: 'operate', id: messageId('start'), expect: null, action: { do: 'next' } });
  await bench.settle();
  bench.clock.soon = (call) => void setImmediate(call);
  const told = () => players.filter(({ wire }) => wire.last('player')?.view.phase.phase === 'closed').length;
  let before: number | null = null;
  const { wire } = operator;
  const send = wire.send.bind(wire);
  wire.send = (outgoing: Outgoing) => {
    if (outgoing.text.includes('"t":"ack"')) before ??= told();
    send(outgoing);
  };
  operator.say({ t: 'operate', id: messageId('close'), expect: null, action: { do: 'closeAnswers' } });
  await bench.settle();
  expect([before, told()]).toEqual([room.before, room.count]);
  await bench.remove();
});
