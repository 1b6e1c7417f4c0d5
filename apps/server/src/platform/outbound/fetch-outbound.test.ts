import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchOutbound, type OutboundAsk } from './fetch-outbound.ts';
import { hostFits } from './host-fits.ts';
import type { OutboundSeams } from './outbound-seams.ts';
import { isPublicAddress } from './public-address.ts';

let folder: string;
let service: Server;
let port: number;
let inner: TcpServer[] = [];
/** Connections to addresses that nobody may be led to. */
let inward = 0;
let asked: string[] = [];
let files = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qc-outbound-'));
  service = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request.url ?? '', response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.3', resolve));
  port = addressOf(service).port;
  // Every other address of this machine on the same port: whoever knocks there was led inward.
  for (const host of ['127.0.0.1', '127.0.0.2', '::1']) {
    const listener = createTcpServer((socket) => {
      inward++;
      socket.destroy();
    });
    const listening = await new Promise<boolean>((resolve) => {
      listener.once('error', () => resolve(false));
      listener.listen(port, host, () => resolve(true));
    });
    if (listening) inner.push(listener);
  }
  expect(inner.length).toBeGreaterThanOrEqual(2);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  service.closeAllConnections();
  for (const server of [service, ...inner]) await new Promise((resolve) => server.close(resolve));
  inner = [];
});
beforeEach(() => {
  inward = 0;
  asked = [];
});

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address;
}

function answer(url: string, response: ServerResponse): void {
  const to = (location: string) => response.writeHead(302, { location }).end();
  if (url === '/file') response.end('hello');
  else if (url === '/private') response.writeHead(403).end('no');
  else if (url === '/inward') to('https://inner.example/secret');
  else if (url === '/literal') to('https://127.0.0.1/secret');
  else if (url === '/plain') to('http://files.example/file');
  else if (url === '/port') to('https://files.example:8443/file');
  else if (url === '/elsewhere') to('https://accounts.example/login');
  else if (url === '/other-scheme') to('file:///etc/passwd');
  else if (url.startsWith('/hop/')) to(url === '/hop/0' ? '/file' : `/hop/${Number(url.slice(5)) - 1}`);
  else if (url === '/loop') to('/loop');
  else if (url === '/zipped') response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
  else if (url === '/claims-much') response.writeHead(200, { 'content-length': '999999999' }).flushHeaders();
  else if (url === '/endless') sendEndlessly(response);
  else if (url === '/drip') drip(response);
  else if (url === '/silent') return;
  else response.writeHead(404).end();
}
function sendEndlessly(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024);
  const go = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', go);
  };
  go();
}
function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write('.'), 20);
  response.once('close', () => clearInterval(timer));
}

const NAMES: Record<string, string[]> = {
  'files.example': ['127.0.0.3'],
  'inner.example': ['127.0.0.2'],
  'accounts.example': ['127.0.0.2'],
};
/** The service stands for the public network, everything else on this machine does not. */
const seams = (): OutboundSeams => ({
  resolve: async (name) => NAMES[name] ?? [],
  isAllowedAddress: (address) => address === '127.0.0.3',
  plainPort: port,
});
function ask(url: string, more: Partial<OutboundAsk> = {}): OutboundAsk {
  const hosts = ['files.example', 'inner.example'];
  return { url, hosts, maxBytes: 100_000, withinMs: 2000, toFile: join(folder, `body-${++files}`), ...more };
}
const kindOf = async (url: string, more: Partial<OutboundAsk> = {}, with_ = seams()) =>
  (await fetchOutbound(ask(url, more), with_)).kind;

describe('fetches', () => {
  test('a file, by its name, over redirects', async () => {
    const one = ask('https://files.example/file');
    expect(await fetchOutbound(one, seams())).toMatchObject({ kind: 'answer', status: 200, bytes: 5 });
    expect(readFileSync(one.toFile, 'utf8')).toBe('hello');
    expect(statSync(one.toFile).mode & 0o077).toBe(0);
    expect(await kindOf('https://files.example/hop/2')).toBe('answer');
    expect(asked.every((call) => call.startsWith('files.example/'))).toBe(true);
  });

  test('and says what it was told', async () => {
    expect(await fetchOutbound(ask('https://files.example/private'), seams())).toMatchObject({ status: 403 });
    expect(await kindOf('https://files.example/zipped')).toBe('unreachable');
    expect(await kindOf('https://files.example/hop/3')).toBe('refused');
    expect(await kindOf('https://files.example/loop')).toBe('refused');
    expect(await fetchOutbound(ask('https://files.example/elsewhere'), seams())).toEqual({
      kind: 'elsewhere',
      host: 'accounts.example',
    });
  });
});

describe('U-05: never inward', () => {
  test.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://localhost./',
    'https://127.1/',
    'https://0x7f.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://017700000001/',
    'https://0177.0.0.1/',
    'https://①②⑦.⓪.⓪.①/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[0:0:0:0:0:ffff:7f00:0001]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fe80::1]/',
    'https://[fd00:ec2::254]/',
  ])('%s', async (url) => {
    const hosts = [new URL(url).hostname, 'localhost', 'localhost.'];
    // A name server that gives this machine for every name, and the real rule of what is public.
    const lying: OutboundSeams = { resolve: async () => ['127.0.0.1'], plainPort: port };
    expect(await kindOf(url, { hosts }, lying)).toBe('refused');
    expect([inward, asked]).toEqual([0, []]);
  });

  test.each([
    ['loopback', ['127.0.0.1']],
    ['loopback, mapped', ['::ffff:127.0.0.1']],
    ['loopback, version 6', ['::1']],
    ['link-local', ['169.254.169.254']],
    ['private', ['10.1.2.3']],
    ['shared', ['100.64.0.1']],
    ['a tunnel', ['2002:7f00:1::']],
    ['translated', ['64:ff9b::7f00:1']],
    ['one of several', ['93.184.215.14', '127.0.0.1']],
    ['none', []],
  ])('a listed name that means %s', async (_name, addresses) => {
    const lying: OutboundSeams = { resolve: async () => addresses, plainPort: port };
    expect(await kindOf('https://files.example/file', {}, lying)).toBe('refused');
    expect([inward, asked]).toEqual([0, []]);
  });

  test('a name server that changes its mind is asked once', async () => {
    let times = 0;
    const rebinding: OutboundSeams = {
      ...seams(),
      resolve: async () => (++times === 1 ? ['127.0.0.3'] : ['127.0.0.1']),
    };
    expect(await kindOf('https://files.example/file', {}, rebinding)).toBe('answer');
    expect([times, inward]).toEqual([1, 0]);
    // A redirect is looked up anew, and judged anew.
    times = 0;
    asked = [];
    expect(await kindOf('https://files.example/hop/0', {}, rebinding)).toBe('refused');
    expect([inward, asked]).toEqual([0, ['files.example/hop/0']]);
  });

  test.each(['/inward', '/literal', '/plain', '/port', '/other-scheme'])('a redirect %s', async (path) => {
    expect(await kindOf(`https://files.example${path}`)).toBe('refused');
    expect([inward, asked]).toEqual([0, [`files.example${path}`]]);
  });

  test.each([
    'http://files.example/file',
    'ftp://files.example/file',
    'file:///etc/passwd',
    'data:text/plain,hello',
    'gopher://files.example/',
    'https://files.example:8443/file',
    'https://user:pass@files.example/file',
    'https://files.example@inner.example/secret',
    'https://files.example.evil.example/file',
    'https://evilfiles.example/file',
    'not an address',
    '',
  ])('%s is not even looked up', async (url) => {
    let looked = 0;
    const watching: OutboundSeams = {
      ...seams(),
      resolve: async () => {
        looked++;
        return [];
      },
    };
    expect(await kindOf(url, { hosts: ['files.example'] }, watching)).toBe('refused');
    expect([looked, inward, asked]).toEqual([0, 0, []]);
  });

  test('bodies without end, and those that never come', async () => {
    const endless = ask('https://files.example/endless');
    expect((await fetchOutbound(endless, seams())).kind).toBe('tooLarge');
    expect(statSync(endless.toFile).size).toBeLessThanOrEqual(endless.maxBytes + 64 * 1024);
    expect(await kindOf('https://files.example/claims-much')).toBe('tooLarge');
    for (const path of ['/drip', '/silent']) {
      const began = performance.now();
      expect(await kindOf(`https://files.example${path}`, { withinMs: 300 })).toBe('unreachable');
      expect(performance.now() - began).toBeLessThan(20_000);
    }
    const never: OutboundSeams = { ...seams(), resolve: () => new Promise(() => undefined) };
    const began = performance.now();
    expect(await kindOf('https://files.example/file', { withinMs: 300 }, never)).toBe('unreachable');
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});

test('which addresses are public', () => {
  for (const address of ['93.184.215.14', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1']) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
  for (const address of [
    '0.0.0.0',
    '10.0.0.1',
    '127.255.255.255',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    'fc00::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    'example.org',
    '',
  ]) {
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  }
});

test('which hosts fit', () => {
  const list = ['a.org', '*.b.org'];
  expect(['a.org', 'x.b.org', 'y.x.b.org'].every((host) => hostFits(host, list))).toBe(true);
  expect(['x.a.org', 'b.org', '.b.org', 'xb.org', 'a.org.', 'aa.org'].some((host) => hostFits(host, list))).toBe(false);
});
