/**
 * npm run bench far: what one change of view costs the server of a room whose pages are all at other servers, for
 * rooms of more and more pages, beside writing the same text to sockets of one's own. The rooms' server is a process of
 * its own, and so is the control; the other servers, with everything but their pages' sockets, are in this one. Rooms
 * take turns.
 */
import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { figureLine, middle } from '@qc/engine/testing/bench-figures';
import { WebSocket } from 'ws';
import { makeSqliteDatabase } from '../../../testing/test-databases.ts';
import type { Gateway } from '../wire/gateway.ts';
import { startBenchHost, startBenchNats } from './bench-ground.ts';
import { joinPageServer, openPages } from './bench-pages.ts';
import { BenchServer, costOfChanges } from './bench-servers.ts';

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
const servers = Number(values.servers);
const sockets = Number(values.sockets);
/** Changes of each round and room. */
const CHANGES = 5;
/** Sizes of the figure that is demanded. */
const [LARGE, LARGEST] = [10_000, 100_000];

const nats = await startBenchNats();
const { db, remove } = await makeSqliteDatabase();
try {
  await measure();
} finally {
  await nats.stop();
  await remove();
}
process.exit(0);

async function measure(): Promise<void> {
  const owner = await BenchServer.start({ KIND: 'rooms', NATS: nats.url, NAME: 'owner', ROOMS: String(sizes.length) });
  const bare = await BenchServer.start({ KIND: 'bare' });
  const { places } = owner.place;
  const host = await startBenchHost(db);
  const gateways: Gateway[] = [];
  for (let n = 0; n < servers; n += 1) gateways.push(await joinPageServer(host, nats.url, `gate-${n}`, places));
  const listeners = Array.from({ length: sockets }, () => new WebSocket(`ws://127.0.0.1:${bare.place.port}`));
  await Promise.all(listeners.map(async (one) => once(one, 'open')));
  for (const one of listeners) one.on('message', () => undefined);

  const first = [];
  for (const [at, size] of sizes.entries()) first.push((await openPages(gateways, places[at]?.code ?? '', size))[0]);
  await rest(1500);
  const costs = sizes.map(() => new Array<number>());
  const messages = sizes.map(() => 0);
  const writes: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const at of sizes.keys()) {
      const cost = await costOfChanges([owner], { change: at }, CHANGES);
      costs[at]?.push(cost.cpuMs[0] ?? 0);
      messages[at] = cost.messages;
    }
    const letters = first[0]?.letters ?? 0;
    writes.push(((await costOfChanges([bare], { change: 0, letters }, CHANGES)).cpuMs[0] ?? 0) / sockets);
  }
  const write = middle(writes);
  console.log(`a change of view of ${first[0]?.letters} letters; own sockets: ${(write * 1000).toFixed(1)} µs a page`);
  for (const [at, size] of sizes.entries()) {
    const cost = middle(costs[at] ?? []);
    const line = cost / (middle(costs[0] ?? []) * (size / (sizes[0] ?? 1)));
    console.log(
      `${size} pages at ${servers} servers: rooms' server ${cost.toFixed(2)} ms of processor a change, ` +
        `${(cost / (write * size)).toFixed(3)} of own sockets; ${line.toFixed(2)} of the line from ${sizes[0]} pages; ` +
        `${messages[at]} message(s) of the bus`,
    );
  }
  const [large, largest] = [costs[sizes.indexOf(LARGE)] ?? [], costs[sizes.indexOf(LARGEST)] ?? []];
  if (large.length > 0 && largest.length > 0)
    console.log(
      figureLine({
        figure: 11,
        what: `processor of the room's server a change, ${LARGEST} pages beside ${LARGE}, at ${servers} servers`,
        measured: middle(largest.map((cost, round) => cost / (large[round] ?? 1))),
        limit: { most: 2 },
      }),
    );
  owner.end();
  bare.end();
}
