import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH } from '@qc/contract';
import { frameOf, RawSocket } from '../network/raw-socket.ts';
import { playerHello } from './page.ts';

/** How much of an abuse there is. */
export interface AbuseSize {
  /** Fragments of a message that never ends. */
  fragments: number;
}

/** Something that a client does to its link. */
export type Abuse = (link: RawSocket, size: AbuseSize) => Promise<void>;

const MEGABYTE = 1024 * 1024;
/** Within this time the server has ended the link. */
const ENDED_WITHIN_MS = 10_000;

// Made before anything is timed: this process may time the others.
const huge = frameOf('', { claims: 50 * MEGABYTE });
const zeros = Buffer.alloc(MEGABYTE);
const deep = frameOf('['.repeat(200_000) + ']'.repeat(200_000));
const manyKeys = frameOf(keys(10_000));

/** What the plan lists, by name. */
export const abuses: Readonly<Record<string, Abuse>> = {
  'frame of 50 MB': async (link) => {
    await link.send(huge);
    for (let sent = 0; sent < 50 && !link.over; sent += 1) await link.send(zeros);
  },
  'a million empty fragments': (link, size) => fragments(link, '', size.fragments),
  'a million fragments of one byte': (link, size) => fragments(link, 'x', size.fragments),
  'deflate bomb': async (link) => link.send(frameOf(Buffer.alloc(8000, 0xaa), { compressed: true })),
  'bad UTF-8': async (link) => link.send(frameOf(Buffer.from([0x7b, 0xc3, 0x28, 0xff]))),
  'binary frame': async (link) => link.send(frameOf(Buffer.alloc(100), { opcode: 2 })),
  'unknown opcode': async (link) => link.send(frameOf('x', { opcode: 5 })),
  'JSON 200,000 deep': async (link) => link.send(deep),
  'JSON as deep as a frame holds': (link) => many(link, `{"t":"ping","n":${'['.repeat(4000)}${']'.repeat(4000)}}`),
  '10,000 keys': async (link) => link.send(manyKeys),
  'as many keys as a frame holds': (link) => many(link, keys(700)),
  '1,000 messages a second': async (link) => {
    for (let sent = 0; sent < 1000 && !link.over; sent += 1) {
      await link.send(frameOf(`{"t":"ping","n":${sent}}`));
      if (sent % 10 === 0) await sleep(10);
    }
  },
};

/** Comes to a room as a player does and abuses its link; the code with which the server ended it, null: it did not. */
export async function tryAbuse(
  { port, code }: { port: number; code: string },
  abuse: Abuse,
  size: AbuseSize,
): Promise<number | null> {
  const link = await RawSocket.open(port, LIVE_PATH);
  await link.send(frameOf(JSON.stringify(playerHello(code, 'trial-device-abuse'))));
  await abuse(link, size);
  await link.ended(ENDED_WITHIN_MS);
  link.close();
  return link.over ? link.closeCode : null;
}

async function fragments(link: RawSocket, payload: string, count: number): Promise<void> {
  const AT_ONCE = 1000;
  await link.send(frameOf('{', { fin: false }));
  const next = frameOf(payload, { opcode: 0, fin: false });
  const part = Buffer.concat(Array.from({ length: AT_ONCE }, () => next));
  for (let sent = 0; sent < count && !link.over; sent += AT_ONCE) await link.send(part);
}

async function many(link: RawSocket, text: string): Promise<void> {
  for (let sent = 0; sent < 30 && !link.over; sent += 1) await link.send(frameOf(text));
}

function keys(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])));
}
