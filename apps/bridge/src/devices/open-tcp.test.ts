import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { openTcp } from './open-tcp.ts';

it('carries bytes both ways, and says once when the other end is gone', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const device = await openTcp(`tcp://127.0.0.1:${port}`);
  const other = await connected;
  const heard: string[] = [];
  let gone = 0;
  device.onData((bytes) => heard.push(String(bytes)));
  device.onGone(() => (gone += 1));
  other.write('P03 B\n');
  await expect.poll(() => heard.join('')).toBe('P03 B\n');
  const read = once(other, 'data');
  await device.write(new Uint8Array([65, 10]), 0);
  expect(String((await read)[0])).toBe('A\n');
  other.destroy();
  await expect.poll(() => gone).toBe(1);
  server.close();
  await expect(openTcp(`tcp://127.0.0.1:${port}`)).rejects.toThrow();
});
