import { ERROR_CODES, routeTable } from '@qc/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let client: TestClient;
beforeEach(async () => {
  test = await buildTestApp();
  client = await test.signUp('dana');
});
afterEach(() => test.close());

const sendText = (text: string, contentType = 'application/json') =>
  test.inject({
    method: 'POST',
    url: '/category',
    payload: text,
    headers: { ...client.headers, 'content-type': contentType },
  });
const newGame = { name: 'My game', setting: { gameType: 'firebase' } };

describe('before the handler', () => {
  it('every call that is not for anyone is refused to strangers before its body is read', async () => {
    for (const { method, path, access } of Object.values(routeTable)) {
      if (access === 'anyone') continue;
      const url = path.replace('{id}', 'aaaaaaaaaaaaaaaaaaaa');
      const headers = { 'content-type': 'application/json' };
      const response = await test.inject({ method, url, headers, ...(method !== 'GET' && { payload: '{not json' }) });
      expect([response.statusCode, response.json().code], `${method} ${path}`).toEqual([401, 'notSignedIn']);
    }
  });

  it('every call that changes something is refused to pages of other sites', async () => {
    for (const { method, path } of Object.values(routeTable)) {
      if (method === 'GET') continue;
      const url = path.replace('{id}', 'aaaaaaaaaaaaaaaaaaaa');
      const headers = { ...client.headers, origin: 'https://evil.example' };
      const response = await test.inject({ method, url, headers });
      expect([response.statusCode, response.json().code], `${method} ${path}`).toEqual([403, 'originRefused']);
    }
  });

  it('refuses bodies that are broken, poisoned, too deep, too big or of another type', async () => {
    expect((await sendText('{not json')).json().code).toBe('invalidInput');
    expect((await sendText('{"__proto__":{"role":0},"name":"abc"}')).statusCode).toBe(400);
    expect((await sendText('{"constructor":{"prototype":{"x":1}},"name":"abc"}')).statusCode).toBe(400);
    expect((await sendText(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).statusCode).toBe(400);
    expect((await sendText(`{"name":"${'x'.repeat(1024 * 1024)}"}`)).json().code).toBe('tooLarge');
    expect((await sendText('name=abc', 'application/x-www-form-urlencoded')).json().code).toBe('unsupportedMedia');
    expect((await sendText('{"name":"abc"}', 'text/plain')).statusCode).toBe(415);
    expect((await sendText('')).json().fields).toEqual([{ path: '', code: 'required' }]);
    expect((await sendText('{"name":"abc"}')).statusCode).toBe(200);
  });

  it('names wrong fields of the query', async () => {
    const response = await client.get('/game?page=0&perPage=1000&sortBy=password');
    expect(response.statusCode).toBe(400);
    expect(
      response
        .json()
        .fields.map((field: { path: string }) => field.path)
        .toSorted(),
    ).toEqual(['page', 'perPage', 'sortBy']);
  });

  it('demands the version that a change began with', async () => {
    const game = (await client.post('/game', newGame)).json();
    const url = `/game/${game._id}`;
    expect((await client.put(url, { name: 'Other' })).json().code).toBe('versionRequired');
    const send = (ifMatch: string) =>
      client.put(url, { name: 'Other' }, undefined, { headers: { 'if-match': ifMatch } });
    for (const wrong of ['*', 'abc', '"1', '"1", "2"', '-1']) expect((await send(wrong)).statusCode, wrong).toBe(428);
    const saved = await send(`W/"${game.version}"`);
    expect([saved.statusCode, saved.headers['etag']]).toEqual([200, `"${saved.json().version}"`]);
    const stale = await send(String(game.version));
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'staleVersion', current: { version: saved.json().version } });
  });

  it('answers other methods with 405 and unknown addresses with 404', async () => {
    const response = await test.inject({ method: 'DELETE', url: '/auth/login' });
    expect([response.statusCode, response.json().code, response.headers['allow']]).toEqual([
      405,
      'methodNotAllowed',
      'POST',
    ]);
    for (const url of ['/api/nothing', '/game/a/b/c', '/auth', '/user/%E0%A4%A', `/game/${'a'.repeat(300)}`]) {
      const missing = await test.inject({ url, headers: { accept: 'text/html' } });
      expect([missing.statusCode, missing.json().code], url).toEqual([404, 'notFound']);
    }
  });

  it('lead a person with an address that cannot be read to the page for that, and a program to a refusal', async () => {
    for (const url of ['/%zz', '/he/%E0%A4%A?token=s3cret']) {
      const page = await test.inject({ url, headers: { accept: 'text/html,*/*' } });
      expect([page.statusCode, page.headers.location], url).toEqual([302, '/notfound-edu']);
      expect(page.headers['content-security-policy'], url).toContain('sandbox');
      for (const asked of [{ url }, { url, method: 'POST' as const, headers: { accept: 'text/html' } }]) {
        const missing = await test.inject(asked);
        expect([missing.statusCode, missing.json().code], url).toEqual([404, 'notFound']);
      }
    }
  });
});

describe('after the handler', () => {
  it('words every refusal in three languages under a number that is in the header', async () => {
    const response = await client.get('/game/aaaaaaaaaaaaaaaaaaaa');
    const body = response.json();
    expect(body).toMatchObject({ code: 'notFound', clapErr: true, requestId: response.headers['x-request-id'] });
    for (const language of ['he', 'ar', 'en']) expect(body[language].length).toBeGreaterThan(3);
    expect(ERROR_CODES).toContain(body.code);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('hides a fault behind "unexpected"', async () => {
    await test.platform.db.schema.dropTable('category').execute();
    const response = await client.get('/category');
    expect([response.statusCode, response.json().code]).toEqual([500, 'unexpected']);
    expect(response.body).not.toMatch(/category|sql|table/i);
  });

  it('says that the disk is full, and works again when it is not', async () => {
    const { db } = test.platform;
    await sql`pragma max_page_count = 1`.execute(db);
    const big = Array.from({ length: 20 }, (_, n) => ({ key: `k${n}`, value: 'x'.repeat(5000) }));
    await expect(db.insertInto('setting').values(big).execute()).rejects.toThrow(/full/);
    let refused = null;
    for (let n = 0; n < 200 && refused === null; n++) {
      const response = await client.post('/category', { name: `Category ${n}` });
      if (response.statusCode !== 200) refused = response;
    }
    expect([refused?.statusCode, refused?.json().code]).toEqual([507, 'storageFull']);
    expect((await client.get('/category')).statusCode).toBe(200);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect((await client.post('/category', { name: 'Room again' })).statusCode).toBe(200);
  });
});
