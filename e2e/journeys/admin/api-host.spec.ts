import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '../../crash/server-process.ts';
import { firstDataFolder, owner as OWNER, port as sharedPort } from '../../product/start/addresses.ts';
import { Author, triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';

/** A product of its own, behind two addresses: calls are wanted at the one, pages are opened at the other. */
const port = sharedPort + 70;
const api = `http://127.0.0.1:${port}`;
const pages = `http://127.0.0.1:${port + 1}`;
/** Nobody listens there. */
const nowhere = 'http://127.0.0.1:9';
const dataDir = mkdtempSync(join(tmpdir(), 'qc-api-host-'));

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The session that is not there yet, and the address where nobody is.
  expectedErrors: [/status of 401|net::ERR_/],
});

let server: ServerProcess;
let front: Server | undefined;
let owner: Author;
test.beforeAll(async ({ playwright }) => {
  // With data that are there: drawing the demo games' pictures is most of a first start.
  cpSync(firstDataFolder, dataDir, { recursive: true });
  server = await startServerProcess({ port, dataDir, settings: { ALLOWED_ORIGINS: pages } });
  // Lets pages and calls through, no sockets.
  const proxy = createServer((request, reply) => {
    const { method, headers } = request;
    const asked = send(`${api}${request.url ?? ''}`, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    asked.on('error', () => reply.destroy());
    request.pipe(asked);
  });
  front = proxy;
  await new Promise<void>((resolve) => proxy.listen(port + 1, '127.0.0.1', resolve));
  const request = await playwright.request.newContext({ baseURL: api });
  const { session } = await (await request.post('/auth/login', { data: OWNER })).json();
  owner = new Author(request, session);
});
test.afterAll(async () => {
  front?.closeAllConnections();
  front?.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const setHost = (host: string) => owner.call('updateInstallationSettings', { body: { host } });

/** The origins to which a page has sent calls, and those of its sockets. */
function watch(page: Page): { calls: Set<string>; sockets: Set<string> } {
  const calls = new Set<string>();
  const sockets = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isCall = request.resourceType() === 'fetch' || request.resourceType() === 'xhr';
    if (isCall && !pathname.startsWith('/assets/')) calls.add(origin);
  });
  page.on('websocket', (socket) => sockets.add(new URL(socket.url()).origin));
  return { calls, sockets };
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${pages}/en/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${pages}/en/admin/dashboard`);
}

test('calls and sockets of the working screens go to the host that is set', async ({ guest }) => {
  await setHost(api);
  const page = await guest.newPage();
  const { calls, sockets } = watch(page);
  await signIn(page);
  await page.goto(`${pages}/en/my-games`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const game = await owner.makeGame('Two addresses', [triviaSlide('Where to?')]);
  const room = await owner.call('openRoom', { body: { game: game._id } });
  await page.goto(`${pages}/en/operate/${room._id}`);
  await expect.poll(() => [...sockets]).toEqual([api.replace('http', 'ws')]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...calls]).toEqual([api]);
});

test('a host that does not answer locks nobody out: the owner takes it back on the screen', async ({ guest }) => {
  await setHost(nowhere);
  const page = await guest.newPage();
  const { calls } = watch(page);
  await signIn(page);
  await page.goto(`${pages}/en/admin/settings`);
  const section = page.getByRole('region', { name: 'Addresses' });
  await expect(section.getByLabel('API address')).toHaveValue(nowhere);
  await section.getByLabel('API address').fill('');
  await section.getByRole('button', { name: 'Save: Addresses' }).click();
  await expect(section.getByRole('status')).toContainText('Saved');
  expect([...calls].toSorted()).toEqual([pages, nowhere].toSorted());
  calls.clear();
  await page.reload();
  await expect(section.getByLabel('API address')).toHaveValue('');
  expect([...calls]).toEqual([pages]);
});
