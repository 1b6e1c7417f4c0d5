import type { ClientMessage } from '@qc/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeLiveBench, messageId } from './testing/live-bench.ts';
import type { LiveBench } from './testing/live-bench.ts';

let bench: LiveBench;
let room: { id: string; code: string };
beforeEach(async () => {
  bench = await makeLiveBench();
  room = await bench.openRoom();
});
afterEach(() => bench.remove());

const answer = (): ClientMessage => {
  const phase = bench.host.room(room.id)?.state.phase;
  if (phase?.name !== 'question') throw new Error('a question is open');
  return {
    t: 'answer',
    id: messageId('a'),
    slide: phase.slide,
    visit: phase.visit,
    response: { type: 'trivia', picks: [1] },
  };
};

test('the clock of a question stands while nothing can be written', async () => {
  const operator = await bench.operator(room.id);
  const player = await bench.player(room.code, 'Noa');
  await bench.player(room.code, 'Adam');
  operator.say({ t: 'operate', id: messageId('press'), expect: null, action: { do: 'next' } });
  await bench.settle();
  const { phase } = bench.host.room(room.id)?.state ?? {};
  const deadlineMs = phase?.name === 'question' ? phase.deadlineMs : 0;
  bench.clock.advance(2000);
  bench.store.failure = new Error('database away');
  player.say(answer());
  await bench.settle();
  expect(player.wire.last('refused')?.code).toBe('storageFailed');
  // Longer than the whole question.
  const awayMs = deadlineMs - bench.clock.now() + 30_000;
  bench.clock.advance(awayMs);
  bench.store.failure = null;
  await expect
    .poll(() => {
      bench.clock.advance(250);
      return bench.host.room(room.id)?.suspended;
    })
    .toBe(false);
  await bench.settle();
  const { phase: after } = bench.host.room(room.id)?.state ?? {};
  expect(after?.name === 'question' && after.deadlineMs).toBeGreaterThanOrEqual(deadlineMs + awayMs);
  player.say(answer());
  await bench.settle();
  expect(player.wire.last('ack')?.id).toBe(messageId('a'));
});

test('rooms whose commands lie in one write hear together that the database gave no answer', async () => {
  const other = await bench.openRoom();
  const pages = [await bench.player(room.code, 'Noa'), await bench.player(other.code, 'Adam')];
  let writes = 0;
  bench.store.appendJournal = async () => {
    writes += 1;
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  };
  for (const page of pages) page.say({ t: 'leave', id: messageId('leave') });
  await bench.settle();
  expect(pages.map((page) => page.wire.last('refused')?.code)).toEqual(['storageFailed', 'storageFailed']);
  expect(writes).toBe(1);
});
