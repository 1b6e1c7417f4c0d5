import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const answer = vi.fn<typeof fetch>();
beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

/** A page as the server sent it; what it settled on is kept in the module. */
async function settle(content: string | null): Promise<string> {
  vi.resetModules();
  document.head.innerHTML = content === null ? '' : `<meta name="api-host" content="${content}" />`;
  const { apiHost, settleApiHost } = await import('./index.ts');
  await settleApiHost();
  return apiHost();
}

it.each([[null], [''], ['__API_HOST__'], [location.origin], ['javascript:alert(1)']])(
  'stays at the page’s own origin, without asking anybody, where the page says %s',
  async (content) => {
    expect(await settle(content)).toBe('');
    expect(answer).not.toHaveBeenCalled();
  },
);

it('goes to the host that was set once it has answered, cookies and all', async () => {
  answer.mockResolvedValue(Response.json({}));
  expect(await settle('https://api.example.org')).toBe('https://api.example.org');
  expect(answer.mock.calls[0]?.[0]).toBe('https://api.example.org/setting');
  expect(answer.mock.calls[0]?.[1]?.credentials).toBe('include');
});

it.each<[string, () => Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('failed'))],
  ['is something else', () => Promise.resolve(new Response('', { status: 404 }))],
])('stays where it is when the host that was set %s', async (_what, reply) => {
  answer.mockImplementation(reply);
  expect(await settle('https://api.example.org')).toBe('');
  expect(console.warn).toHaveBeenCalledOnce();
});
