/**
 * npm run bench far: what one change of view costs the server of a room whose pages are all at other servers, for
 * rooms of more and more pages, beside writing the same text to sockets of one's own. The room's server is a process of
 * its own, and so is the control; the other servers, with everything but their pages' sockets, are in this one.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LIVE_PROTOCOL } from '@qc/contract';
import type { Outgoing } from '@qc/engine/live/outgoing';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { connectNatsBus } from '#platform/bus/nats-bus';
import { systemRandom } from '#platform/random';
import { findNats, startNats } from '../../../testing/nats-server.ts';
import { makeSqliteDatabase } from '../../../testing/test-databases.ts';
import { RoomHost } from '../keeping/room-host.ts';
import { joinRelay } from '../relay/relay.ts';
import { Gateway } from '../wire/gateway.ts';
import { ServerEnd } from '../wire/server-end.ts';
import type { Wire } from '../wire/wire.ts';
import type { FarFigures, FarOrder, FarPlace } from './bench-far-owner.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,2000,5000,10000' },
    servers: { type: 'string', default: '4' },
    sockets: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
  },
});
const sizes = values.sizes
  .split(',')
  .map(Number)
  .sort((a, b) => a - b);
const rounds = Number(values.rounds);
const sockets = Number(values.sockets);

/** The wire of a page that only counts what it is told. */
class CountingWire implements Wire {
  readonly buffered = 0;
  readonly closed = false;
  texts = 0;
  letters = 0;

  send({ text }: Outgoing): void {
    if (text.includes('"t":"goodbye"')) throw new Error(text);
    this.texts += 1;
    this.letters = text.length;
  }

  close(): void {}
  terminate(): void {}
  ping(): void {}
}

/** A process that is asked over its channel. */
class Asked {
  readonly child: ChildProcess;

  constructor(env: Record<string, string>) {
    const program = new URL('./bench-far-owner.ts', import.meta.url);
    this.child = fork(program, { env: { ...process.env, ...env }, execArgv: process.execArgv });
  }

  async first(): Promise<FarPlace> {
    const [place]: FarPlace[] = await once(this.child, 'message');
    if (!place) throw new Error('no place');
    return place;
  }

  async ask(order: FarOrder): Promise<FarFigures> {
    const answer = once(this.child, 'message');
    this.child.send(order);
    const [figures]: FarFigures[] = await answer;
    if (!figures) throw new Error('no figures');
    return figures;
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const program = findNats();
if (program === null) throw new Error('this machine has no nats-server');
const nats = await startNats(program);
const { db, remove } = await makeSqliteDatabase();
try {
  await measure();
} finally {
  await nats.stop();
  await remove();
}
process.exit(0);

async function measure(): Promise<void> {
  const log = pino({ level: 'error' });
  const owner = new Asked({ NATS: nats.url });
  const { code, room } = await owner.first();
  const bare = new Asked({ BARE: '1' });
  const { port } = await bare.first();

  const host = new RoomHost({ db, now: Date.now, random: systemRandom(Date.now), log }, { onRunEnded: async () => 0 });
  await host.start();
  const place = { room, server: 'owner', epoch: 1 };
  const directory = { find: () => place, doubt: () => undefined, watch: () => () => undefined };
  const gateways: Gateway[] = [];
  for (let n = 0; n < Number(values.servers); n += 1) {
    const gateway = new Gateway(host);
    joinRelay(gateway, await connectNatsBus(nats.url, `gate-${n}`, log), directory, async () => []);
    gateways.push(gateway);
  }
  const listeners = Array.from({ length: sockets }, () => new WebSocket(`ws://127.0.0.1:${port}`));
  await Promise.all(listeners.map(async (one) => once(one, 'open')));
  for (const one of listeners) one.on('message', () => undefined);

  const wires: CountingWire[] = [];
  const costs = new Map<number, number[]>();
  const writes: number[] = [];
  let messages = 0;
  for (const size of sizes) {
    for (let n = wires.length; n < size; n += 1) {
      const gateway = gateways[n % gateways.length];
      if (!gateway) throw new Error('no server');
      const wire = new CountingWire();
      wires.push(wire);
      const origin = { address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, baseUrl: '', whoIs: async () => null };
      const end = new ServerEnd(gateway, wire, origin, () => undefined);
      const device = `device-of-page-${n}`;
      end.take({ t: 'helloPlayer', protocol: LIVE_PROTOCOL, code, token: null, device, lastVersion: null });
      if (n % 500 === 499) await rest(20);
    }
    while (!wires.every(({ texts }) => texts > 0)) await rest(50);
    await rest(1500);
    for (let round = 0; round < rounds; round += 1) {
      const figures = await owner.ask({ changes: 10, letters: 0 });
      costs.set(size, [...(costs.get(size) ?? []), figures.cpuMs]);
      messages = figures.messages;
      writes.push((await bare.ask({ changes: 10, letters: wires[0]?.letters ?? 1000 })).cpuMs / sockets);
    }
  }
  const write = median(writes);
  const first = sizes[0] ?? 1;
  console.log(
    `one change of view of ${wires[0]?.letters} letters; own sockets: ${(write * 1000).toFixed(1)} µs a page`,
  );
  for (const [size, cpu] of costs) {
    const cost = median(cpu);
    const line = cost / (median(costs.get(first) ?? []) * (size / first));
    console.log(
      `${size} pages at ${values.servers} servers: room's server ${cost.toFixed(2)} ms of processor a change, ` +
        `${(cost / (write * size)).toFixed(3)} of own sockets; ${line.toFixed(2)} of the line from ${first} pages; ` +
        `${messages} message(s) of the bus`,
    );
  }
  owner.child.kill();
  bare.child.kill();
}
