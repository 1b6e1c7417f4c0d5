import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';
import { redPng, uploadFile } from './testing/upload.ts';

let test: TestApp;
let port = 0;
beforeAll(async () => {
  test = await buildTestApp();
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Begins to send a file and goes silent. */
async function drip(url: string, { headers }: TestClient): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const arrived = new Promise((go) => test.app.server.once('request', go));
  const lines = Object.entries({ ...headers, 'content-type': 'multipart/form-data; boundary=drip' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST ${url} HTTP/1.1\r\nhost: 127.0.0.1\r\n${head}content-length: 100000\r\n\r\n`);
  socket.write('--drip\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nslowly');
  await arrived;
}

/** An answer comes although others are sending: without it the test has no end. */
const answered = async (url: string, client: TestClient) =>
  (await uploadFile(test, client, { bytes: await redPng(), name: 'red.png', url })).statusCode;

it('who sends a game file slowly holds up nobody else’s import and sheet', async () => {
  const mallory = await test.signUp('mallory');
  for (let n = 0; n < 4; n += 1) await drip('/game/import', mallory);
  const dana = await test.signUp('dana');
  expect(await answered('/game/import', dana)).toBe(422);
  expect(await answered('/question/excel-preview', dana)).toBe(422);
});

it('who sends a sheet of people slowly holds up no other admin’s', async () => {
  const mallory = await test.signUpAs('mallory-admin', 1);
  for (let n = 0; n < 4; n += 1) await drip('/admin/readUserSheet', mallory);
  expect(await answered('/admin/readUserSheet', await test.signUpAs('adam', 1))).toBe(422);
});

it('six accounts that send pictures slowly hold up nobody else’s', async () => {
  for (let person = 0; person < 6; person += 1) {
    const mallory = await test.signUp(`mallory${person}`);
    for (let n = 0; n < 4; n += 1) await drip('/media', mallory);
  }
  expect(await answered('/media', await test.signUp('noa'))).toBe(200);
});
