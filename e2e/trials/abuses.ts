import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH } from '@qc/contract';
import { frameOf, RawSocket } from '../network/raw-socket.ts';
import { playerHello } from './players/page.ts';

/** How much of an abuse there is. */
export interface AbuseSize {
  /** Fragments of a message that never ends. */
  fragments: number;
}

/** Something that a client does to its wire. */
export type Abuse = (wire: RawSocket, size: AbuseSize) => Promise<void>;

const MEGABYTE = 1024 * 1024;
/** Within this time the server has ended the wire. */
const ENDED_WITHIN_MS = 10_000;

// Made before anything is timed: this process may time the others.
const huge = frameOf('', { claims: 50 * MEGABYTE });
const zeros = Buffer.alloc(MEGABYTE);
const deep = frameOf('['.repeat(200_000) + ']'.repeat(200_000));
const manyKeys = frameOf(keys(10_000));

/** What the plan lists, by name. */
export const abuses: Readonly<Record<string, Abuse>> = {
  'frame of 50 MB': async (wire) => {
    await wire.send(huge);
    for (let sent = 0; sent < 50 && !wire.over; sent += 1) await wire.send(zeros);
  },
  'a million empty fragments': (wire, size) => fragments(wire, '', size.fragments),
  'a million fragments of one byte': (wire, size) => fragments(wire, 'x', size.fragments),
  'deflate bomb': async (wire) => wire.send(frameOf(Buffer.alloc(8000, 0xaa), { compressed: true })),
  'bad UTF-8': async (wire) => wire.send(frameOf(Buffer.from([0x7b, 0xc3, 0x28, 0xff]))),
  'binary frame': async (wire) => wire.send(frameOf(Buffer.alloc(100), { opcode: 2 })),
  'unknown opcode': async (wire) => wire.send(frameOf('x', { opcode: 5 })),
  'JSON 200,000 deep': async (wire) => wire.send(deep),
  'JSON as deep as a frame holds': (wire) => many(wire, `{"t":"ping","n":${'['.repeat(4000)}${']'.repeat(4000)}}`),
  '10,000 keys': async (wire) => wire.send(manyKeys),
  'as many keys as a frame holds': (wire) => many(wire, keys(700)),
  '1,000 messages a second': async (wire) => {
    for (let sent = 0; sent < 1000 && !wire.over; sent += 1) {
      await wire.send(frameOf(`{"t":"ping","n":${sent}}`));
      if (sent % 10 === 0) await sleep(10);
    }
  },
};

/** Comes to a room as a player does and abuses its wire; the code with which the server ended it, null: it did not. */
export async function tryAbuse(
  { port, code }: { port: number; code: string },
  abuse: Abuse,
  size: AbuseSize,
): Promise<number | null> {
  const wire = await RawSocket.open(port, LIVE_PATH);
  await wire.send(frameOf(JSON.stringify(playerHello(code, 'trial-device-abuse'))));
  await abuse(wire, size);
  await wire.ended(ENDED_WITHIN_MS);
  wire.close();
  return wire.over ? wire.closeCode : null;
}

async function fragments(wire: RawSocket, payload: string, count: number): Promise<void> {
  const AT_ONCE = 1000;
  await wire.send(frameOf('{', { fin: false }));
  const next = frameOf(payload, { opcode: 0, fin: false });
  const part = Buffer.concat(Array.from({ length: AT_ONCE }, () => next));
  for (let sent = 0; sent < count && !wire.over; sent += AT_ONCE) await wire.send(part);
}

async function many(wire: RawSocket, text: string): Promise<void> {
  for (let sent = 0; sent < 30 && !wire.over; sent += 1) await wire.send(frameOf(text));
}

function keys(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])));
}
