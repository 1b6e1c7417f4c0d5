import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { telephoneWav } from '@qc/telephone/wav';
import { SpeechFailed } from '../speech-failed.ts';
import type { SpeechService } from '../saying.ts';
import { askService } from './ask-service.ts';

const HEARD = telephoneWav(new Int16Array(4000).fill(5000));
const asked: { url: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    asked.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(body) });
    if (request.url === '/silent') return;
    if (request.url === '/much') response.writeHead(200).end(Buffer.alloc(21 * 1024 * 1024));
    else if (request.url === '/moved') response.writeHead(302, { location: '/say' }).end();
    else if (request.url === '/page') response.writeHead(200).end('<!doctype html>');
    else if (request.url === '/say') response.writeHead(200, { 'content-type': 'audio/wav' }).end(HEARD);
    else response.writeHead(Number(request.url?.slice(1))).end();
  });
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const text = 'שלום';
const ask = (change: Partial<SpeechService>, innerHosts = ['127.0.0.1']) => {
  const service: SpeechService = { protocol: 'plain', address: `${origin}/say`, model: 'm1', key: 'k-1', ...change };
  return askService(service, { service, voice: 'nova', language: 'he', text }, innerHosts, 500);
};

it('asks in words of its own, or in those that others take', async () => {
  expect((await ask({})).length).toBe(4000);
  expect(asked.at(-1)).toMatchObject({
    headers: { authorization: 'Bearer k-1', 'content-type': 'application/json' },
    body: { text, language: 'he', voice: 'nova', model: 'm1' },
  });
  await ask({ protocol: 'openai', key: null });
  expect(asked.at(-1)?.headers.authorization).toBeUndefined();
  expect(asked.at(-1)?.body).toEqual({ model: 'm1', voice: 'nova', input: text, response_format: 'wav' });
});

it.each([
  ['/401', 'wrongKey'],
  ['/403', 'wrongKey'],
  ['/500', 'serviceRefuses'],
  ['/moved', 'serviceRefuses'],
  ['/page', 'noSound'],
  ['/silent', 'unreachable'],
  ['/much', 'unreachable'],
])('says why nothing is heard of %s', async (path, fault) => {
  await expect(ask({ address: `${origin}${path}` })).rejects.toMatchObject({ fault });
});

it('is never led inward but to the hosts that the machine’s settings name', async () => {
  const before = asked.length;
  for (const address of [
    `${origin}/say`,
    origin.replace('127.0.0.1', 'localhost'),
    'https://127.0.0.1/say',
    'https://169.254.169.254/latest',
    'http://example.org/say',
    'https://example.org:8443/say',
    'file:///etc/passwd',
    'nothing',
  ])
    await expect(ask({ address }, []), address).rejects.toMatchObject(new SpeechFailed('addressNotAllowed'));
  await expect(ask({ address: `${origin.replace('//', '//a:b@')}/say` })).rejects.toMatchObject({
    fault: 'addressNotAllowed',
  });
  expect(asked.length).toBe(before);
});
