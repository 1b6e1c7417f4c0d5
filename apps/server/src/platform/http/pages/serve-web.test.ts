import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@qc/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../../config.ts';
import { makeOwnedRecords } from '../../../testing/owned-records.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let webFolder: string;
let test: TestApp | null = null;
beforeAll(() => {
  webFolder = mkdtempSync(join(tmpdir(), 'qc-web-'));
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(
    join(webFolder, 'index.html'),
    '<i session=__SESSION__></i><script nonce="__CSP_NONCE__">app</script><style nonce="__CSP_NONCE__">',
  );
  writeFileSync(
    join(webFolder, 'play.html'),
    '<html lang="he" dir="rtl"><title>questions.creator</title><script nonce="__CSP_NONCE__">play</script>' +
      LANGUAGES.map(
        (one) => `<script type="module" data-words="${one}" nonce="__CSP_NONCE__">say_${one}()</script>`,
      ).join(''),
  );
  writeFileSync(join(webFolder, 'assets', 'app-abc.js'), 'plain');
  writeFileSync(join(webFolder, 'assets', 'app-abc.js.br'), 'squeezed');
  writeFileSync(join(webFolder, 'favicon.svg'), '<svg/>');
});
afterEach(async () => {
  await test?.close();
  test = null;
});
afterAll(() => rmSync(webFolder, { recursive: true, force: true }));

const open = async (config: Partial<Config> = {}) => {
  test = await buildTestApp({ webFolder, config });
  return test;
};
const html = { accept: 'text/html,*/*' };

describe('pages', () => {
  it('are refused where calls live, and to everything that is not a page', async () => {
    const { inject } = await open();
    for (const url of ['/assets/none.js', '/auth/nothing', '/api', '/demo/image/upload/x']) {
      const response = await inject({ url, headers: html });
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(response.body, url).not.toContain('<script');
    }
    for (const headers of [
      { accept: 'application/json, */*' },
      { accept: '*/*', 'sec-fetch-dest': 'empty' },
      { accept: 'image/png' },
    ]) {
      expect((await inject({ url: '/he/my-games', headers })).json().code).toBe('notFound');
    }
    expect((await inject({ method: 'POST', url: '/he/my-games', headers: html })).statusCode).toBe(404);
    for (const url of ['/index.html', '/play.html', '/assets/app-abc.js.br']) {
      expect((await inject({ url })).body, url).not.toContain('__CSP_NONCE__');
    }
  });

  it('come to programs that take anything, and to those that ask for the head alone', async () => {
    const { inject } = await open();
    for (const url of ['/', '/en', '/en/login', '/en/my-games', '/play/123456']) {
      for (const headers of [{}, { accept: '*/*', 'user-agent': 'facebookexternalhit/1.1' }, { accept: '*/*' }]) {
        const response = await inject({ url, headers });
        expect([response.statusCode, response.headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8']);
        expect(response.body).toContain('<script');
      }
      const { statusCode, body } = await inject({ method: 'HEAD', url, headers: { accept: '*/*' } });
      expect([statusCode, body], url).toEqual([200, '']);
    }
  });

  it('tell the name of an open room to programs that make a card of its address, and to nobody else', async () => {
    const app = await open();
    const { inject } = app;
    const author = await app.signUp('noa');
    const { gameId } = await makeOwnedRecords(app, author);
    const { name } = (await author.get(`/game/${gameId}`)).json();
    const room = (await author.post('/room', { game: gameId })).json();
    const card = { 'user-agent': 'WhatsApp/2.23', accept: '*/*' };
    const ask = (code: string, headers: Record<string, string> = card) => inject({ url: `/play/${code}`, headers });
    const tag = `<meta property="og:title" content="${name}" />`;
    const shown = await ask(room.code);
    expect(shown.body).toContain(tag);
    expect(shown.body).toContain('>play</script>');
    expect(shown.headers['vary']).toContain('user-agent');
    const hash = createHash('sha256').update('play').digest('base64');
    expect(shown.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}' `);
    expect((await ask(room.code, html)).body).not.toContain(name);
    expect((await ask('000000')).body).toContain('content="questions.creator"');
    await author.post(`/room/close/${room._id}`);
    expect((await ask(room.code)).body).not.toContain(name);
  });

  it('say that nobody is signed in where no cookie came, and leave it open where one did', async () => {
    const { inject } = await open();
    const said = async (cookie?: string) =>
      /session=(\w+)/.exec((await inject({ url: '/he', headers: { ...html, ...(cookie && { cookie }) } })).body)?.[1];
    expect(await said()).toBe('none');
    expect(await said('qc=aaaaaaaaaaaaaaaaaaaaaa')).toBe('maybe');
    expect(await said('other=1')).toBe('none');
  });

  it('that are no screen are not found, and still a page', async () => {
    const { inject } = await open();
    for (const url of ['/en/nope', '/he/login/more', '/wp-login.php', '/default/nope']) {
      const response = await inject({ url, headers: html });
      expect(response.statusCode, url).toBe(404);
      expect(response.body).toContain('>app<');
    }
    for (const url of ['/dashboard', '/fr/login']) expect((await inject({ url, headers: html })).statusCode).toBe(200);
  });

  it('lead the player’s page with a language before it to the player’s page', async () => {
    const { inject } = await open();
    for (const [url, to] of [
      ['/en/play', '/play'],
      ['/he/play/123456', '/play/123456'],
      ['/PLAY/123456', '/play/123456'],
      ['/ar/play/', '/play'],
    ]) {
      const { statusCode, headers } = await inject({ url: url ?? '', headers: html });
      expect([statusCode, headers.location]).toEqual([302, to]);
    }
    expect((await inject({ url: '/en/play//evil.example', headers: html })).statusCode).toBe(404);
  });

  it('say that they are not built', async () => {
    test = await buildTestApp();
    const response = await test.inject({ url: '/he', headers: html });
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
  });

  it('come for every address, each answer with its own nonce', async () => {
    const { inject } = await open();
    const nonces = new Set<string>();
    for (const url of ['/', '/he', '/ar/create-game/x/3', '/notfound-edu']) {
      const response = await inject({ url, headers: html });
      expect(response.statusCode, url).toBe(200);
      expect(response.body).toContain('>app<');
      const nonce = response.body.match(/nonce="([^"]{36})"/)?.[1] ?? '';
      expect(response.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(response.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(response.headers['cache-control']).toBe('no-cache');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  it('give players the same page each time, its scripts allowed by their hash', async () => {
    const { inject } = await open();
    const bodies = new Set<string>();
    for (const url of ['/play', '/play/', '/play/123456', '/play?x=1']) {
      const response = await inject({ url, headers: html });
      expect(response.statusCode, url).toBe(200);
      const hash = createHash('sha256').update('play').digest('base64');
      const policy = String(response.headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}' `);
      expect(policy).not.toContain('nonce');
      bodies.add(response.body);
    }
    expect(bodies.size).toBe(1);
  });

  it('give players the words of the language their browser prefers, and no others', async () => {
    const { inject } = await open();
    for (const [accepted, language, direction] of [
      ['ar-JO,en;q=0.5', 'ar', 'rtl'],
      ['en-GB,he;q=0.5', 'en', 'ltr'],
      ['fr', 'he', 'rtl'],
    ]) {
      for (const agent of ['Mozilla/5.0', 'WhatsApp/2.23']) {
        const asked = { ...html, 'accept-language': accepted ?? '', 'user-agent': agent };
        const { body, headers } = await inject({ url: '/play/123456', headers: asked });
        expect([...body.matchAll(/>say_(\w+)\(\)</g)].map(([, own]) => own)).toEqual([language]);
        expect(body).toContain(`<html lang="${language}" dir="${direction}">`);
        const hash = createHash('sha256').update(`say_${language}()`).digest('base64');
        expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
        expect(headers['vary']).toContain('accept-language');
      }
    }
  });

  it('are compressed as the browser likes', async () => {
    const { inject } = await open();
    const brotli = await inject({ url: '/play', headers: { ...html, 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('>play<');
    const gzip = await inject({ url: '/play', headers: { ...html, 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('>play<');
  });

  it('bring hashed files for good and others for now', async () => {
    const { inject } = await open();
    const squeezed = await inject({ url: '/assets/app-abc.js', headers: { 'accept-encoding': 'br' } });
    expect([squeezed.body, squeezed.headers['content-encoding']]).toEqual(['squeezed', 'br']);
    expect(squeezed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await inject({ url: '/assets/app-abc.js' })).body).toBe('plain');
    expect((await inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('no-cache');
  });
});

describe('security headers', () => {
  it('hold on plain http', async () => {
    const { inject } = await open();
    const { headers } = await inject({ url: '/he', headers: { ...html, host: '10.0.0.5:3000' } });
    const policy = String(headers['content-security-policy']);
    // Mini-games are framed from hosts below a name; a star stands nowhere else.
    expect(policy.replace(/frame-src[^;]*;/, '')).not.toMatch(/unsafe|upgrade-insecure|\*/);
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://h5p.org');
    expect(policy).not.toContain('res.cloudinary.com');
    expect(policy).toContain("connect-src 'self' ws://10.0.0.5:3000 wss://10.0.0.5:3000");
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "img-src 'self' data: blob:",
    ]) {
      expect(policy).toContain(part);
    }
    const permissions = String(headers['permissions-policy']);
    expect(permissions).toContain('camera=()');
    expect(permissions).toContain('fullscreen=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com"');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const odd = await inject({ url: '/he', headers: { ...html, host: 'x;script-src *' } });
    expect(String(odd.headers['content-security-policy'])).not.toContain('script-src *');
  });

  it('lead who types the address of big screens to the language of the browser', async () => {
    const { inject } = await open();
    const to = async (url: string) =>
      (await inject({ url, headers: { ...html, 'accept-language': 'ar' } })).headers.location;
    expect(await to('/screen')).toBe('/ar/screen');
    expect(await to('/screen/room-1/1-abc')).toBe('/ar/screen/room-1/1-abc');
    expect(await to('/screens')).toBeUndefined();
  });

  it('let devices be heard on the console alone', async () => {
    const { inject } = await open();
    const rights = async (url: string) => String((await inject({ url, headers: html })).headers['permissions-policy']);
    for (const url of ['/he/operate/665f1e5b2c8d4a0012345678', '/en/operate/665f1e5b2c8d4a0012345678/?from=rooms'])
      for (const device of ['hid', 'serial', 'midi', 'gamepad'])
        expect(await rights(url)).toContain(`${device}=(self)`);
    const others = [
      '/play',
      '/play/123456',
      '/he/login',
      '/he/dashboard',
      '/he/results',
      '/he/present/665f',
      '/',
      '/x/y',
    ];
    for (const url of [...others, '/operate/665f', '/he/operate', '/user', '/he/results?to=/he/operate/665f'])
      for (const device of ['hid', 'serial', 'midi', 'gamepad'])
        expect(await rights(url), url).toContain(`${device}=()`);
    expect(await rights('/play')).toContain('screen-wake-lock=(self)');
    // What callers hear is recorded in the editor, which goes on in the document of the login.
    for (const url of ['/he/login', '/en/create-game/665f/1', '/'])
      expect(await rights(url)).toContain('microphone=(self)');
    for (const url of ['/play', '/play/123456', '/he/operate/665f1e5b2c8d4a0012345678'])
      expect(await rights(url)).toContain('microphone=()');
  });

  it('are stricter behind https, cookies too', async () => {
    const { inject } = await open({ publicUrl: 'https://quiz.example.org' });
    const payload = { name: 'Dana', email: 'd@school.org', contactEmail: 'd@school.org', password: 'kefir-und-brot' };
    const headers = { origin: 'https://quiz.example.org' };
    const response = await inject({ method: 'POST', url: '/auth/register', payload, headers });
    expect(response.cookies[0]).toMatchObject({ name: '__Host-qc', secure: true, httpOnly: true, sameSite: 'Lax' });
    expect(response.headers['strict-transport-security']).toContain('max-age');
    expect(response.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('let listed origins call with cookies, and no others', async () => {
    const { inject } = await open({
      publicUrl: 'https://api.example.org',
      allowedOrigins: ['https://www.example.org'],
    });
    const preflight = (origin: string) =>
      inject({ method: 'OPTIONS', url: '/auth/login', headers: { origin, 'access-control-request-method': 'POST' } });
    const allowed = await preflight('https://www.example.org');
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://www.example.org',
      'access-control-allow-credentials': 'true',
    });
    expect(allowed.headers['access-control-allow-headers']).toContain('x-auth');
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
    const payload = { name: 'Dana', email: 'd@school.org', contactEmail: 'd@school.org', password: 'kefir-und-brot' };
    const headers = { origin: 'https://www.example.org', 'sec-fetch-site': 'same-site' };
    const response = await inject({ method: 'POST', url: '/auth/register', payload, headers });
    expect(response.cookies[0]).toMatchObject({ name: '__Host-qc', sameSite: 'None', secure: true });
  });
});

it('is ready until it stops', async () => {
  const { inject, platform } = await open();
  expect((await inject({ url: '/health' })).json()).toEqual({ ok: true });
  expect((await inject({ url: '/ready' })).statusCode).toBe(200);
  await platform.db.destroy();
  expect((await inject({ url: '/ready' })).json()).toEqual({ ok: false, problem: 'database' });
  expect((await inject({ url: '/health' })).statusCode).toBe(200);
});
