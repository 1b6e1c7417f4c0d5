import { errorTexts } from '@qc/words/server';
import type { ErrorReply } from '@qc/contract';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSessionRenewal, setSessionValue } from '../session/session-value.ts';
import { ApiError, call, errorText, isRefusal, onSignedOut } from './index.ts';
import { fillPath, queryText } from './call.ts';

function refusal(code: ErrorReply['code'], status: number, more: Partial<ErrorReply> = {}): Response {
  const reply: ErrorReply = { code, requestId: 'r1', clapErr: true, ...errorTexts(code), ...more };
  return Response.json(reply, { status });
}

const fetched = vi.fn<typeof fetch>();

function sent(at = 0): { url: string; init: RequestInit; headers: Headers } {
  const [url, init = {}] = fetched.mock.calls[at] ?? [''];
  return { url: String(url), init, headers: new Headers(init.headers) };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  setSessionValue(null);
});

describe('call', () => {
  it('fills the path, writes the query, sends cookies and the session marker', async () => {
    setSessionValue('marker');
    fetched.mockResolvedValue(Response.json({ games: [], count: 0 }));
    const reply = await call('listGames', { query: { page: 2, searchText: 'שלום & co', sortDesc: false } });
    expect(reply).toEqual({ games: [], count: 0 });
    expect(sent().url).toBe('/game?page=2&searchText=%D7%A9%D7%9C%D7%95%D7%9D+%26+co&sortDesc=false');
    expect(sent().init).toMatchObject({ method: 'GET', credentials: 'include', body: null });
    expect(sent().headers.get('x-auth')).toBe('marker');
  });

  it('sends no marker when nobody is signed in', async () => {
    fetched.mockResolvedValue(Response.json({ ok: true }));
    await call('logout');
    expect(sent().headers.has('x-auth')).toBe(false);
  });

  it('sends a body as JSON and the version a change began with', async () => {
    fetched.mockResolvedValue(Response.json({}));
    await call('saveGame', { params: { id: 'game0001' }, body: { name: 'New' }, ifMatch: 7 });
    expect(sent().url).toBe('/game/game0001');
    expect(sent().init).toMatchObject({ method: 'PUT', body: '{"name":"New"}' });
    expect(sent().headers.get('if-match')).toBe('"7"');
    expect(sent().headers.get('content-type')).toBe('application/json');
  });

  it('sends a form as it is, so that the browser writes its own content type', async () => {
    fetched.mockResolvedValue(Response.json({}));
    const form = new FormData();
    await call('createMedia', { form });
    expect(sent().init.body).toBe(form);
    expect(sent().headers.has('content-type')).toBe(false);
  });

  it('sends the text parts of a form operation as a form', async () => {
    fetched.mockResolvedValue(Response.json({}));
    const correction = JSON.stringify({ slide: 0, key: { kind: 'void' } });
    await call('updateGameResult', { params: { id: 'result001' }, body: { name: undefined, correction } });
    const { body } = sent().init;
    expect(body instanceof FormData && [...body.entries()]).toEqual([['correction', correction]]);
    expect(sent().headers.has('content-type')).toBe(false);
  });

  it('throws the refusal with its reply', async () => {
    fetched.mockResolvedValue(refusal('staleVersion', 412, { current: { version: 9 } }));
    const error = await call('getGame', { params: { id: 'game0001' } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'staleVersion', status: 412, reply: { current: { version: 9 } } });
    expect(isRefusal(error, 'staleVersion')).toBe(true);
  });

  it.each([
    ['unreachable', true],
    ['offline', false],
  ] as const)('is %s when the browser is online: %s and nothing answers', async (code, online) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call('listCategories')).rejects.toMatchObject({ code, status: 0 });
  });

  it('is unreachable, a proxy or unexpected when something else than the server answers', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(call('listCategories')).rejects.toMatchObject({ code: 'unreachable' });
    fetched.mockResolvedValueOnce(new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 }));
    const refused = await call('listCategories').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'tooLargeForProxy' });
    for (const language of ['he', 'ar', 'en'] as const) expect(errorText(refused, language)).toMatch(/proxy/);
    fetched.mockResolvedValueOnce(new Response('<h1>Sign in to the school network</h1>', { status: 200 }));
    await expect(call('listCategories')).rejects.toMatchObject({ code: 'unexpected' });
  });

  it('tells once when the session is gone, but not when a sign-in is refused', async () => {
    const told = vi.fn();
    const stop = onSignedOut(told);
    fetched.mockResolvedValueOnce(refusal('notSignedIn', 401));
    await expect(call('listGames')).rejects.toThrow();
    expect(told.mock.calls).toEqual([['sessionEnded', expect.objectContaining({ code: 'notSignedIn' })]]);
    fetched.mockResolvedValueOnce(refusal('restricted', 403));
    await expect(call('listGames')).rejects.toThrow();
    expect(told).toHaveBeenLastCalledWith('restricted', expect.objectContaining({ code: 'restricted' }));
    fetched.mockResolvedValueOnce(refusal('restricted', 403));
    await expect(call('login', { body: { email: 'dana@school.org', password: 'secret-1' } })).rejects.toThrow();
    fetched.mockResolvedValueOnce(refusal('notSignedIn', 401));
    await expect(call('checkLogin')).rejects.toThrow();
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });

  it('renews a marker that another tab has replaced, and repeats the call once', async () => {
    setSessionValue('old');
    setSessionRenewal(async () => {
      setSessionValue('new');
      return true;
    });
    fetched.mockResolvedValueOnce(refusal('badSessionValue', 403)).mockResolvedValueOnce(Response.json({ ok: true }));
    await expect(call('deleteGame', { params: { id: 'game0001' } })).resolves.toEqual({ ok: true });
    expect([sent(0).headers.get('x-auth'), sent(1).headers.get('x-auth')]).toEqual(['old', 'new']);
  });

  it('gives the refusal when the marker cannot be renewed', async () => {
    setSessionRenewal(async () => false);
    fetched.mockResolvedValueOnce(refusal('badSessionValue', 403));
    await expect(call('deleteGame', { params: { id: 'game0001' } })).rejects.toMatchObject({ code: 'badSessionValue' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('errorText', () => {
  it("shows the server's words in the person's language, in Hebrew where that one is missing", async () => {
    const reply: ErrorReply = { code: 'locked', requestId: '1', clapErr: true, he: 'נעול', ar: '', en: 'Locked' };
    expect(errorText(new ApiError('locked', 403, reply), 'en')).toBe('Locked');
    expect(errorText(new ApiError('locked', 403, reply), 'ar')).toBe('נעול');
  });

  it('is general about everything else', () => {
    expect(errorText(new Error('secret detail'), 'en')).toBe('Something went wrong');
    expect(errorText(new ApiError('unexpected', 500), 'he')).toBe('משהו השתבש');
    expect(errorText(new ApiError('offline'), 'en')).toContain('no internet');
  });
});

describe('addresses', () => {
  it('escape what is put into a path and refuse a missing part', () => {
    expect(fillPath('/game/{id}', { id: 'a/b' })).toBe('/game/a%2Fb');
    expect(() => fillPath('/game/{id}', {})).toThrow('lacks id');
  });

  it('leave out what is empty', () => {
    expect(queryText({ page: 1, searchText: '', game: undefined, desc: false })).toBe('?page=1&desc=false');
    expect(queryText({})).toBe('');
  });
});
