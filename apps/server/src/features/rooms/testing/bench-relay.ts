/**
 * npm run bench relay: what a page at another server than its room waits for a confirmation, beside one at its room's
 * server, at the same moment; and how many messages of the bus a change of view is. Both servers are in this process,
 * NATS is not: the hop costs more here than between two machines' processors, and nothing for their network.
 */
import { parseArgs } from 'node:util';
import { setTimeout as rest } from 'node:timers/promises';
import { LIVE_PROTOCOL } from '@qc/contract';
import type { Outgoing } from '@qc/engine/live/outgoing';
import { pino } from 'pino';
import type { Bus } from '#platform/bus/bus';
import { connectNatsBus } from '#platform/bus/nats-bus';
import { systemRandom } from '#platform/random';
import { insertUser } from '../../../testing/insert-user.ts';
import { findNats, startNats } from '../../../testing/nats-server.ts';
import { makeSqliteDatabase } from '../../../testing/test-databases.ts';
import { RoomHost } from '../keeping/room-host.ts';
import { joinRelay } from '../relay/relay.ts';
import { Gateway } from '../wire/gateway.ts';
import { ServerEnd } from '../wire/server-end.ts';
import type { Wire } from '../wire/wire.ts';
import { sampleGame } from './sample-game.ts';

const { values } = parseArgs({
  options: { players: { type: 'string', default: '2000' }, seconds: { type: 'string', default: '10' } },
});
const players = Number(values.players);
const seconds = Number(values.seconds);
/** A page that notes when what it said is confirmed. */
class TimedWire implements Wire {
  readonly buffered = 0;
  readonly closed = false;
  joined = false;
  views = 0;
  waitedMs: number | null = null;
  saidAtMs = 0;

  send(outgoing: Outgoing): void {
    const { text } = outgoing;
    if (text.includes('{"t":"ack"')) this.waitedMs = performance.now() - this.saidAtMs;
    else if (text.startsWith('{"t":"joined"')) this.joined = true;
    else if (text.startsWith('{"t":"player"')) this.views += 1;
    else if (text.includes('"t":"refused"') || text.includes('"t":"goodbye"')) throw new Error(text);
  }

  close(): void {}
  terminate(): void {}
  ping(): void {}
}

/** Counts what goes to pages' servers from here on. */
function countOf(bus: Bus): () => number {
  let messages = 0;
  const publish = bus.publish.bind(bus);
  bus.publish = (subject, message) => {
    if (subject.startsWith('gate.')) messages += 1;
    publish(subject, message);
  };
  return () => messages;
}

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
  const userId = await insertUser(db, 'owner');
  const log = pino({ level: 'error' });
  const platform = { db, now: Date.now, random: systemRandom(Date.now), log };
  const makeHost = async () => {
    const host = new RoomHost(platform, { onRunEnded: async () => 0 });
    await host.start();
    return host;
  };
  const [near, far] = [await makeHost(), await makeHost()];
  const game = { ...sampleGame(), maxPlayers: 10_000 };
  const record = await far.open({ gameId: 'game', userId, gameType: 'firebase', game });
  const room = record && far.room(record.id);
  if (!record?.code || !room) throw new Error('the room must open');
  const { code } = record;
  const place = { room: room.id, server: 'far', epoch: room.epoch };
  const directory = { find: () => place, doubt: () => undefined, watch: () => () => undefined };
  const gateways = { near: new Gateway(near), far: new Gateway(far) };
  const owner = await connectNatsBus(nats.url, 'far', log);
  const messages = countOf(owner);
  joinRelay(gateways.near, await connectNatsBus(nats.url, 'near', log), directory, async () => []);
  joinRelay(gateways.far, owner, far.directory, async () => []);

  const pages = Array.from({ length: players }, (_, n) => {
    const isFar = n % 2 === 0;
    const wire = new TimedWire();
    const origin = { address: `10.0.${n >> 8}.${n & 255}`, baseUrl: '', whoIs: async () => null };
    const end = new ServerEnd(isFar ? gateways.near : gateways.far, wire, origin, () => undefined);
    const device = `device-of-page-${n}`;
    end.take({ t: 'helloPlayer', protocol: LIVE_PROTOCOL, code, token: null, device, lastVersion: null });
    end.take({ t: 'join', id: `join-${n}`, name: `Player ${n}`, phone: '', consent: true });
    return { wire, end, isFar };
  });
  while (!pages.every(({ wire }) => wire.joined)) await rest(20);
  for (let phase = room.state.phase; phase.name !== 'question'; phase = room.state.phase) {
    await far.command(room.id, { type: 'operate', action: { do: 'next' }, expect: null });
    await rest(500);
  }
  const { phase } = room.state;
  if (phase.name !== 'question') throw new Error('a question is open');
  const { slide, visit } = phase;
  const response = { type: 'trivia', picks: [0] };

  const from = performance.now();
  for (const [n, { wire, end }] of pages.entries()) {
    while (performance.now() - from < (n / players) * seconds * 1000) await rest(1);
    wire.saidAtMs = performance.now();
    end.received(JSON.stringify({ t: 'answer', id: `answer-${n}`, slide, visit, response }));
  }
  await rest(1500);
  const waits = (isFar: boolean) =>
    pages
      .flatMap(({ wire, isFar: is }) => (is === isFar && wire.waitedMs !== null ? [wire.waitedMs] : []))
      .sort((a, b) => a - b);
  const [here, there] = [waits(false), waits(true)];
  const at = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  console.log(`${players} players, half of them at another server; ${here.length + there.length} answers confirmed`);
  for (const part of [0.5, 0.9, 0.99]) {
    const [own, other] = [at(here, part), at(there, part)];
    console.log(
      `p${part * 100}: here ${own.toFixed(2)} ms, there ${other.toFixed(2)} ms: +${(other - own).toFixed(2)} ms, ${(other / own).toFixed(2)} times`,
    );
  }
  const before = messages();
  const views = () => pages.reduce((sum, { wire }) => sum + wire.views, 0);
  const viewsBefore = views();
  await far.command(room.id, { type: 'operate', action: { do: 'lock', on: true }, expect: null });
  while (views() - viewsBefore < players) await rest(5);
  console.log(`a change of view to ${players / 2} pages at another server: ${messages() - before} message(s)`);
}
