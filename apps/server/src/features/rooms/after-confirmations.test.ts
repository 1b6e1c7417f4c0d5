import type { ClientMessage } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AfterConfirmations } from '@qc/engine/live/after-confirmations';
import { FakeClock } from './testing/fake-clock.ts';
import { helloOf, makeLiveBench, messageId } from './testing/live-bench.ts';
import type { LiveBench, TestPage } from './testing/live-bench.ts';

describe('AfterConfirmations', () => {
  const setUp = (waited: boolean) => {
    const clock = new FakeClock();
    const journal = { waited };
    const called: string[] = [];
    const later = new AfterConfirmations(clock, () => journal.waited);
    return { clock, journal, called, add: (name: string) => later.add(() => called.push(name)) };
  };

  test('nobody waits for a confirmation: at once', () => {
    const { called, add } = setUp(false);
    add('a');
    expect(called).toEqual(['a']);
  });

  test('once the confirmations have left, in order', () => {
    const { clock, journal, called, add } = setUp(true);
    add('a');
    clock.advance(50);
    journal.waited = false;
    add('b');
    expect(called).toEqual([]);
    clock.advance(10);
    expect(called).toEqual(['a', 'b']);
    add('c');
    expect(called).toEqual(['a', 'b', 'c']);
  });

  test('each within 250 ms, however long answers come', () => {
    const { clock, called, add } = setUp(true);
    add('a');
    clock.advance(100);
    add('b');
    clock.advance(149);
    expect(called).toEqual([]);
    clock.advance(1);
    expect(called).toEqual(['a']);
    clock.advance(99);
    expect(called).toEqual(['a']);
    clock.advance(1);
    expect(called).toEqual(['a', 'b']);
  });
});

describe('the last answer of a room, while answers of another are on their way to the disk', () => {
  let bench: LiveBench;
  let operator: TestPage;
  let player: TestPage;
  let room: { id: string; code: string };
  let disk: PromiseWithResolvers<void>;
  beforeEach(async () => {
    bench = await makeLiveBench();
    room = await bench.openRoom();
    operator = await bench.operator(room.id);
    player = await bench.player(room.code, 'Noa');
    const other = await bench.openRoom();
    const elsewhere = await bench.player(other.code, 'Adam');
    await bench.player(other.code, 'Lina');
    const otherOperator = await bench.operator(other.id);
    for (const console of [operator, otherOperator]) press(console, 'start');
    await bench.settle();
    const first = Promise.withResolvers<void>();
    bench.store.hold = first.promise;
    player.say(answer(room.id));
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    elsewhere.say(answer(other.id));
    disk = Promise.withResolvers<void>();
    bench.store.hold = disk.promise;
    first.resolve();
    await expect.poll(() => player.wire.of('ack').length).toBe(1);
  });
  afterEach(async () => {
    disk.resolve();
    await bench.settle();
    await bench.remove();
  });

  const press = (console: TestPage, id: string): void =>
    console.say({ t: 'operate', id: messageId(id), expect: null, action: { do: 'next' } });
  const answer = (id: string): ClientMessage => {
    const phase = bench.host.room(id)?.state.phase;
    if (phase?.name !== 'question') throw new Error('a question is open');
    return {
      t: 'answer',
      id: messageId('mine'),
      slide: phase.slide,
      visit: phase.visit,
      response: { type: 'trivia', picks: [1] },
    };
  };
  const phases = (): (string | undefined)[] => [
    operator.wire.last('operator')?.view.phase.phase,
    player.wire.last('player')?.view.phase.phase,
  ];

  test('is confirmed first; that the question is closed is told once those answers are confirmed too', async () => {
    expect(phases()).toEqual(['question', 'question']);
    disk.resolve();
    await bench.settle();
    expect(phases()).toEqual(['question', 'question']);
    bench.clock.advance(10);
    expect(phases()).toEqual(['closed', 'closed']);
  });

  test('does not wait for a slow disk: that the question is closed is told all the same', () => {
    bench.clock.advance(249);
    expect(phases()).toEqual(['question', 'question']);
    bench.clock.advance(1);
    expect(phases()).toEqual(['closed', 'closed']);
  });

  test('a page that comes meanwhile sees the room as it is, and everybody the same under the same version', async () => {
    const late = bench.page();
    late.say(helloOf(room.code));
    await expect.poll(() => late.wire.last('welcomePlayer')?.view.phase.phase).toBe('closed');
    expect(phases()).toEqual(['closed', 'closed']);
    expect(late.wire.last('welcomePlayer')?.v).toBe(player.wire.last('player')?.v);
    const { length } = player.wire.messages;
    bench.clock.advance(1000);
    expect(player.wire.messages.length).toBe(length);
  });

  test('running counts that wait for those answers are not sent once their room has stopped', async () => {
    bench.clock.advance(200);
    const { length } = operator.wire.of('counts');
    bench.host.room(room.id)?.stop();
    disk.resolve();
    await bench.settle();
    bench.clock.advance(1000);
    expect(operator.wire.of('counts').length).toBe(length);
  });

  test('what is pressed meanwhile is told after it', async () => {
    press(operator, 'next');
    disk.resolve();
    await bench.settle();
    bench.clock.advance(1000);
    const told = (page: TestPage): string[] => [
      ...page.wire.of('player').map(({ view }) => view.phase.phase),
      ...page.wire.of('operator').map(({ view }) => view.phase.phase),
    ];
    expect(told(operator).slice(-2)).toEqual(['closed', 'reveal']);
    expect(told(player).slice(-2)).toEqual(['closed', 'reveal']);
  });
});
