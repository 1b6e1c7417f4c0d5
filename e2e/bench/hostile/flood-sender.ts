/**
 * A process of its own, so that what is measured does not wait for it. Keeps sixty hostile bodies under way, without an
 * account. Each line of its input says as JSON to which server, and from where: `one` address or `many`; or `null` for a
 * rest.
 */
import { constants, setPriority } from 'node:os';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { routeTable } from '@qc/contract';

// In truth these are other people's machines: their work is not the server's.
setPriority(constants.priority.PRIORITY_LOW);
const AT_ONCE = 60;
const STRANGERS_BYTES = 16 * 1024;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** As much of one thing as there is room for. */
const BODIES: readonly ((bytes: number) => string)[] = [
  (bytes) => `{${fill(bytes, (n) => `"key${n}":1`)}}`,
  (bytes) => `{${fill(bytes, (n) => `"${'k'.repeat(60)}${n}":1`, 199)}}`,
  (bytes) => `[${fill(bytes, () => '{"a":1}')}]`,
  (bytes) => `{"${'x'.repeat(bytes - 6)}":1}`,
  (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  (bytes) => `{"email":"a@b.co","password":"${'x'.repeat(bytes - 40)}"}`,
  (bytes) => `{"a":"${'x'.repeat(2 * bytes)}"}`,
];
/** Every call that anybody may make with a body, each of these bodies up to its limit. */
const calls = Object.values(routeTable)
  .filter((route) => route?.access === 'anyone' && route.body && !route.upload)
  .flatMap((route) => {
    const bytes = route?.bodyMax ?? STRANGERS_BYTES;
    return BODIES.map((make) => ({ method: route?.method, path: route?.path, body: make(bytes - 2) }));
  });

let flood: { to: string; from: 'one' | 'many' } | null = null;
let sent = 0;
let largest = 0;
/** By the server's port and the status. */
const answered = new Map<string, number>();
process.on('SIGTERM', () => {
  console.log(JSON.stringify({ answered: Object.fromEntries(answered), largest }));
  process.exit();
});
createInterface(process.stdin).on('line', (line) => {
  flood = JSON.parse(line);
});
console.log('is ready');
await Promise.all(Array.from({ length: AT_ONCE }, () => sendOn()));

async function sendOn(): Promise<never> {
  for (;;) {
    while (flood === null) await new Promise((resolve) => setTimeout(resolve, 20));
    sent += 1;
    const { to } = flood;
    const { status, bytes } = await send(sent, flood);
    largest = Math.max(largest, bytes);
    const key = `${new URL(to).port} ${status}`;
    answered.set(key, (answered.get(key) ?? 0) + 1);
  }
}

function send(
  number: number,
  { to, from }: { to: string; from: 'one' | 'many' },
): Promise<{ status: string; bytes: number }> {
  const call = calls[number % calls.length];
  const address = from === 'one' ? '203.0.113.9' : `198.18.${(number >> 8) % 256}.${number % 256}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return new Promise((resolve) => {
    const asked = request(`${to}${call?.path}`, { method: call?.method, agent, headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (piece: Buffer) => (bytes += piece.length));
      reply.on('end', () => resolve({ status: String(reply.statusCode), bytes }));
      reply.on('error', () => resolve({ status: 'cut', bytes }));
    });
    asked.on('error', () => resolve({ status: 'cut', bytes: 0 }));
    asked.end(call?.body);
  });
}

function fill(bytes: number, piece: (n: number) => string, most = Infinity): string {
  const pieces: string[] = [];
  for (let length = 0, n = 0; n < most; n += 1) {
    const next = piece(n);
    length += next.length + 1;
    if (length > bytes) break;
    pieces.push(next);
  }
  return pieces.join(',');
}
