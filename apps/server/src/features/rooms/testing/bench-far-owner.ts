/** A process of `npm run bench far`: a room's server without pages of its own, or bare sockets without a room. */
import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { pino } from 'pino';
import { WebSocketServer } from 'ws';
import { connectNatsBus } from '#platform/bus/nats-bus';
import { systemRandom } from '#platform/random';
import { insertUser } from '../../../testing/insert-user.ts';
import { makeSqliteDatabase } from '../../../testing/test-databases.ts';
import { RoomHost } from '../keeping/room-host.ts';
import { readEnvelope } from '../relay/line-envelope.ts';
import { joinRelay } from '../relay/relay.ts';
import { Gateway } from '../wire/gateway.ts';
import { sampleGame } from './sample-game.ts';

/** Where the process is found. */
export interface FarPlace {
  code: string;
  room: string;
  port: number;
}

/** So many changes, each of so many letters where there is no room that says how many. */
export interface FarOrder {
  changes: number;
  letters: number;
}

/** For one change, median of those asked for: processor of the process, ms, and messages of the bus. */
export interface FarFigures {
  cpuMs: number;
  messages: number;
}

/** Each change is over, on this side, long before. */
const CHANGE_EVERY_MS = 400;

const answer = process.env['BARE'] === '1' ? await openSockets() : await openRoom(process.env['NATS'] ?? '');
process.on('message', (order: FarOrder) => void answer(order).then((figures) => process.send?.(figures)));

async function costOf(changes: number, change: (n: number) => unknown): Promise<number> {
  const costs: number[] = [];
  for (let n = 0; n < changes; n += 1) {
    const before = process.cpuUsage();
    await change(n);
    await rest(CHANGE_EVERY_MS);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return costs.toSorted((a, b) => a - b)[Math.floor(changes / 2)] ?? Number.NaN;
}

async function openSockets(): Promise<(order: FarOrder) => Promise<FarFigures>> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const address = server.address();
  process.send?.({ code: '', room: '', port: typeof address === 'object' ? address?.port : 0 });
  return async ({ changes, letters }) => {
    const idle = await costOf(changes, () => undefined);
    const text = 'x'.repeat(letters);
    const cpuMs = await costOf(changes, () => {
      for (const client of server.clients) client.send(text);
    });
    return { cpuMs: cpuMs - idle, messages: 0 };
  };
}

async function openRoom(natsUrl: string): Promise<(order: FarOrder) => Promise<FarFigures>> {
  const { db } = await makeSqliteDatabase();
  const userId = await insertUser(db, 'owner');
  const log = pino({ level: 'error' });
  const host = new RoomHost({ db, now: Date.now, random: systemRandom(Date.now), log }, { onRunEnded: async () => 0 });
  await host.start();
  const bus = await connectNatsBus(natsUrl, 'owner', log);
  let messages = 0;
  const publish = bus.publish.bind(bus);
  bus.publish = (subject, message) => {
    // A sign of life is an envelope alone.
    if (subject.startsWith('gate.') && readEnvelope(message)?.words) messages += 1;
    publish(subject, message);
  };
  joinRelay(new Gateway(host), bus, host.directory, async () => []);
  const game = { ...sampleGame(), maxPlayers: 10_000 };
  const record = await host.open({ gameId: 'game', userId, gameType: 'firebase', game });
  const room = record && host.room(record.id);
  if (!record?.code || !room) throw new Error('the room must open');
  process.send?.({ code: record.code, room: room.id, port: 0 });
  return async ({ changes }) => {
    const idle = await costOf(changes, () => undefined);
    const before = messages;
    const cpuMs = await costOf(changes, async (n) => {
      await host.command(room.id, { type: 'operate', action: { do: 'lock', on: n % 2 === 0 }, expect: null });
    });
    return { cpuMs: cpuMs - idle, messages: (messages - before) / changes };
  };
}
