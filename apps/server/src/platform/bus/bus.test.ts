import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findNats, startNats } from '../../testing/nats-server.ts';
import type { Bus } from './bus.ts';
import { createBusHub } from './bus-hub.ts';
import { connectNatsBus } from './nats-bus.ts';

const log = pino({ level: 'silent' });

/** Three servers on one bus, as the cases below find them. */
interface JoinedBuses {
  buses: [Bus, Bus, Bus];
  /** Takes the connection of all away, and gives it back. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  end(): Promise<void>;
}

const nats = findNats();
const kinds: { name: string; join: () => Promise<JoinedBuses> }[] = [
  { name: 'in one process', join: joinHere },
  ...(nats === null ? [] : [{ name: 'over NATS', join: () => joinByNats(nats) }]),
];

async function joinHere(): Promise<JoinedBuses> {
  const hub = createBusHub(log);
  const buses: JoinedBuses['buses'] = [hub.join('one'), hub.join('two'), hub.join('three')];
  const all = (change: (serverId: string) => void) => async () => buses.forEach(({ serverId }) => change(serverId));
  return { buses, cut: all(hub.part), mend: all(hub.heal), end: async () => undefined };
}

async function joinByNats(program: string): Promise<JoinedBuses> {
  const server = await startNats(program);
  const connected = async (serverId: string) => connectNatsBus(server.url, serverId, log);
  const buses: JoinedBuses['buses'] = [await connected('one'), await connected('two'), await connected('three')];
  return { buses, cut: server.stop, mend: server.start, end: server.stop };
}

describe.skipIf(nats !== null)('a bus over NATS', () => {
  it('is SKIPPED: this machine has no nats-server', () => undefined);
});

describe.each(kinds)('a bus $name', ({ join }) => {
  let joined: JoinedBuses;
  let one: Bus;
  let two: Bus;
  let three: Bus;
  beforeEach(async () => {
    joined = await join();
    [one, two, three] = joined.buses;
  });
  afterEach(async () => {
    for (const bus of joined.buses) await bus.close();
    await joined.end();
  });

  /** What is published and asked later arrives later: a question to a server says that it has heard all before. */
  const settled = async (bus: Bus) => {
    const stop = two.answer(`settled.${bus.serverId}`, async () => 'yes');
    await vi.waitFor(async () => expect(await bus.request(`settled.${bus.serverId}`, '', 500)).not.toBe('nobody'));
    stop();
  };

  it('says at once that nobody answers', async () => {
    expect(await one.request('own.two', 'a', 60_000)).toBe('nobody');
    const stop = two.answer('own.two', async (message) => `${message}!`);
    await vi.waitFor(async () => expect(await one.request('own.two', 'a', 1000)).toEqual({ answer: 'a!' }));
    stop();
    // One that was just taken when the answers stopped is late.
    await vi.waitFor(async () => expect(await one.request('own.two', 'a', 1000)).toBe('nobody'));
  });

  it('says late what is not answered in time, or whose answer fails', async () => {
    two.answer('own.slow', () => new Promise(() => undefined));
    two.answer('own.broken', async () => {
      throw new Error('broken');
    });
    await settled(one);
    expect(await one.request('own.slow', 'a', 20)).toBe('late');
    expect(await one.request('own.broken', 'a', 20)).toBe('late');
  });

  it('refuses and drops without a connection, tells of it, and goes on after it', async () => {
    const heard: string[] = [];
    const told: boolean[] = [];
    two.subscribe('house.word', (message) => heard.push(message));
    two.answer('own.two', async (message) => `${message}!`);
    await settled(one);
    one.watch((isConnected) => told.push(isConnected));
    await joined.cut();
    await vi.waitFor(() => expect([one.isConnected, two.isConnected]).toEqual([false, false]));
    expect(await one.request('own.two', 'a', 60_000)).toBe('nobody');
    one.publish('house.word', 'lost');
    await joined.mend();
    await vi.waitFor(() => expect([one.isConnected, two.isConnected]).toEqual([true, true]));
    expect(told).toEqual([false, true]);
    await vi.waitFor(async () => expect(await one.request('own.two', 'b', 1000)).toEqual({ answer: 'b!' }));
    one.publish('house.word', 'heard');
    await vi.waitFor(() => expect(heard).toEqual(['heard']));
  });

  it('does nothing more once it is closed', async () => {
    const heard: string[] = [];
    two.subscribe('house.word', (message) => heard.push(message));
    await settled(one);
    one.publish('house.word', 'before');
    await one.close();
    one.publish('house.word', 'after');
    expect([one.isConnected, await one.request('house.word', 'after', 60_000)]).toEqual([false, 'nobody']);
    await one.close();
    await vi.waitFor(() => expect(heard).toEqual(['before']));
    await settled(three);
    expect(heard).toEqual(['before']);
  });

  it('tells everybody who subscribes, oneself in a later turn, and nobody else', async () => {
    const heard: string[] = [];
    one.subscribe('house.word', (message) => heard.push(`one ${message}`));
    two.subscribe('house.word', (message) => heard.push(`two ${message}`));
    const stop = three.subscribe('house.word', (message) => heard.push(`three ${message}`));
    three.subscribe('house.other', (message) => heard.push(`other ${message}`));
    stop();
    await settled(one);
    await settled(three);
    one.publish('house.word', 'שלום, مرحبا');
    expect(heard).toEqual([]);
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['one שלום, مرحبا', 'two שלום, مرحبا']));
  });

  it('goes on when one who hears throws', async () => {
    const heard: string[] = [];
    two.subscribe('house.word', () => {
      throw new Error('broken');
    });
    two.subscribe('house.word', (message) => heard.push(message));
    await settled(one);
    one.publish('house.word', 'a');
    one.publish('house.word', 'b');
    await vi.waitFor(() => expect(heard).toEqual(['a', 'b']));
  });

  it('asks who answers, and is not answered by who only hears', async () => {
    const heard: string[] = [];
    two.subscribe('own.two', (message) => heard.push(message));
    await settled(one);
    expect(await one.request('own.two', 'a', 20)).toBe('late');
    two.answer('own.two', async (message) => `${message}!`);
    await settled(one);
    expect(await one.request('own.two', 'b', 60_000)).toEqual({ answer: 'b!' });
    one.publish('own.two', 'c');
    await vi.waitFor(() => expect(heard).toEqual(['a', 'b', 'c']));
  });

  it('keeps questions apart that are asked at once, one’s own too', async () => {
    two.answer('own.two', async (message) => `two ${message}`);
    one.answer('own.one', async (message) => `one ${message}`);
    await settled(one);
    const asked = Array.from({ length: 50 }, (_, n) =>
      one.request(n % 2 === 0 ? 'own.two' : 'own.one', `${n}`, 60_000),
    );
    const expected = asked.map((_, n) => ({ answer: `${n % 2 === 0 ? 'two' : 'one'} ${n}` }));
    expect(await Promise.all(asked)).toEqual(expected);
  });
});

describe('faults of buses in one process', () => {
  it('lose, repeat and delay', async () => {
    const hub = createBusHub(log);
    const [one, two] = [hub.join('one'), hub.join('two')];
    const heard: string[] = [];
    two.subscribe('house.word', (message) => heard.push(message));
    two.answer('own.two', async (message) => message);
    hub.faults = {
      lose: ({ message }) => message === 'lost',
      repeat: ({ message }) => message === 'twice',
      delayMs: ({ message }) => (message === 'slow' ? 20 : 0),
    };
    for (const word of ['slow', 'lost', 'twice', 'once']) one.publish('house.word', word);
    await vi.waitFor(() => expect(heard).toEqual(['twice', 'twice', 'once', 'slow']));
    hub.faults = { lose: ({ subject }) => subject === null };
    expect(await one.request('own.two', 'the answer is lost', 10)).toBe('late');
  });

  it('part one server from all others', async () => {
    const hub = createBusHub(log);
    const [one, two] = [hub.join('one'), hub.join('two')];
    two.answer('own.two', async (message) => message);
    const told: boolean[] = [];
    two.watch((isConnected) => told.push(isConnected));
    hub.part('two');
    expect(await one.request('own.two', 'a', 60_000)).toBe('nobody');
    expect([one.isConnected, two.isConnected, told]).toEqual([true, false, [false]]);
    hub.heal('two');
    expect(await one.request('own.two', 'a', 60_000)).toEqual({ answer: 'a' });
  });
});

/** A way to a NATS server that can stop taking anything, as a network that lost all acknowledgements, from who is on it. */
async function openWay(url: string): Promise<{ url: string; stall(): void; end(): void }> {
  const { port } = new URL(url);
  const open: Socket[] = [];
  const way = createServer((here) => {
    const there = connect(Number(port), '127.0.0.1');
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      open.push(one);
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const address = way.address();
  return {
    url: `nats://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stall: () => open.splice(0).forEach((one) => one.unpipe().pause()),
    end: () => way.close(),
  };
}

it.skipIf(nats === null)('leaves a connection behind that takes nothing more, with words in it', async () => {
  const server = await startNats(nats ?? '');
  const way = await openWay(server.url);
  const [one, two] = [await connectNatsBus(way.url, 'one', log), await connectNatsBus(server.url, 'two', log)];
  const heard: string[] = [];
  const told: boolean[] = [];
  one.subscribe('house.word', (message) => heard.push(message));
  one.watch((isConnected) => told.push(isConnected));
  way.stall();
  for (let n = 0; n < 40; n += 1) one.publish('house.other', 'x'.repeat(500_000));
  expect([one.isConnected, one.isFull, two.isFull]).toEqual([true, true, false]);
  await vi.waitFor(() => expect(told).toEqual([false]), { timeout: 10_000 });
  await vi.waitFor(() => expect(told).toEqual([false, true]), { timeout: 10_000 });
  await vi.waitFor(() => {
    two.publish('house.word', 'again');
    expect(heard).toContain('again');
  });
  for (const bus of [one, two]) await bus.close();
  way.end();
  await server.stop();
});
