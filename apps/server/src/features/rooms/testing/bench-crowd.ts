/** A process of `npm run bench spread`: pages of a room over real sockets, spread over the servers at `PORTS`. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { benchHello } from './bench-pages.ts';
import { endWithStarter } from './bench-servers.ts';

/** Waits until each page has been told of so many changes since it came. */
export interface CrowdOrder {
  changes: number;
}

/** When each page was told of the last of them, ms since 1970. */
export interface CrowdReply {
  toldAtMs: number[];
}

endWithStarter();
const { PORTS = '', CODE = '', WIRES = '0' } = process.env;
const wires = Number(WIRES);
const ports = PORTS.split(',').map(Number);
/** Wires that are opened at a time. */
const AT_ONCE = 100;

const toldAtMs = new Array<number>(wires).fill(0);
/** Pages that were told of so many changes. */
const told: number[] = [];
let waiting: { changes: number; resolve: () => void } | null = null;

for (let from = 0; from < wires; from += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, wires - from) }, async (_, n) => openWire(from + n)));
process.on('message', ({ changes }: CrowdOrder) => void whenTold(changes));
process.send?.({ toldAtMs: [] });

async function whenTold(changes: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting = { changes, resolve };
  look(changes);
  await promise;
  process.send?.({ toldAtMs });
}

function look(changes: number): void {
  if (waiting?.changes === changes && told[changes] === wires) waiting.resolve();
}

async function openWire(n: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${ports[n % ports.length]}`, { perMessageDeflate: false });
  socket.on('error', (error) => {
    throw error;
  });
  await once(socket, 'open');
  const welcomed = once(socket, 'message');
  socket.send(JSON.stringify(benchHello(CODE, n)));
  await welcomed;
  let changes = 0;
  socket.on('message', (frame: Buffer) => {
    if (!frame.toString('latin1', 0, 13).startsWith('{"t":"player"')) return;
    changes += 1;
    toldAtMs[n] = performance.timeOrigin + performance.now();
    told[changes] = (told[changes] ?? 0) + 1;
    look(changes);
  });
}
