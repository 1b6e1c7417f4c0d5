/**
 * A server of a bench in a process of its own, by `KIND`: `rooms`, with rooms and sockets of their pages; `pages`, with
 * sockets of pages alone, whose rooms (`PLACES`) are at the first; `bare`, with sockets and no room.
 */
import { once } from 'node:events';
import { type WebSocket, WebSocketServer } from 'ws';
import { connectNatsBus } from '#platform/bus/nats-bus';
import { makeSqliteDatabase } from '../../../testing/test-databases.ts';
import { joinRelay } from '../relay/relay.ts';
import { Gateway } from '../wire/gateway.ts';
import { SocketWire } from '../wire/socket-wire.ts';
import { benchLog, type BenchPlace, countWords, openBenchRoom, startBenchHost } from './bench-ground.ts';
import { joinPageServer, pageEnd } from './bench-pages.ts';
import { type BenchOrder, type BenchReply, type BenchServerPlace, endWithStarter } from './bench-servers.ts';

endWithStarter();
const { KIND = '', NATS = '', NAME = '', ROOMS = '1', PLACES = '[]' } = process.env;
/** Messages of the bus to servers of pages. */
let messages = (): number => 0;
const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, backlog: 4096 });
await once(sockets, 'listening');

const { places, change } = KIND === 'bare' ? writeBare() : await (KIND === 'pages' ? serveFar() : serveRooms());
process.on('message', (order: BenchOrder) => void answer(order));
const address = sockets.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
tell({ places, port });

async function answer(order: BenchOrder): Promise<void> {
  const atMs = performance.timeOrigin + performance.now();
  if ('change' in order) await change(order);
  const { user, system } = process.cpuUsage();
  tell({ atMs, cpuMs: (user + system) / 1000, messages: messages() });
}

function tell(reply: BenchReply | BenchServerPlace): void {
  process.send?.(reply);
}

/** What a server has, and what it does when a change is asked of it. */
interface Served {
  places: BenchPlace[];
  change(order: BenchOrder): Promise<void>;
}

function writeBare(): Served {
  return {
    places: [],
    change: async ({ letters = 0 }) => {
      const text = 'x'.repeat(letters);
      for (const client of sockets.clients) client.send(text);
    },
  };
}

async function serveRooms(): Promise<Served> {
  const { db } = await makeSqliteDatabase();
  const host = await startBenchHost(db);
  const gateway = new Gateway(host);
  if (NATS !== '') {
    const bus = await connectNatsBus(NATS, NAME, benchLog);
    messages = countWords(bus);
    joinRelay(gateway, bus, host.directory, async () => []);
  }
  const rooms: Awaited<ReturnType<typeof openBenchRoom>>[] = [];
  for (let n = 0; n < Number(ROOMS); n += 1) rooms.push(await openBenchRoom(host, db, `owner-${n}`));
  takePages(gateway);
  let isLocked = false;
  return {
    places: rooms.map(({ place }) => place),
    change: async ({ change: at = 0 }) => {
      isLocked = !isLocked;
      const id = rooms[at]?.room.id ?? '';
      await host.command(id, { type: 'operate', action: { do: 'lock', on: isLocked }, expect: null });
    },
  };
}

async function serveFar(): Promise<Served> {
  const { db } = await makeSqliteDatabase();
  const host = await startBenchHost(db);
  const far: BenchPlace[] = JSON.parse(PLACES);
  takePages(await joinPageServer(host, NATS, NAME, far));
  return { places: far, change: async () => undefined };
}

function takePages(gateway: Gateway): void {
  let pages = 0;
  sockets.on('connection', (socket: WebSocket, request) => {
    const wire = new SocketWire(socket, request.socket);
    wire.attach(pageEnd(gateway, wire, (pages += 1)));
  });
}
