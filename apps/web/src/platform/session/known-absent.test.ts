import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSession } from './known-absent.ts';
import { checkLogin } from './session-calls.ts';

const answer = vi.fn<typeof fetch>();
beforeEach(() => {
  answer.mockReset();
  answer.mockResolvedValue(Response.json({ code: 'notSignedIn', message: '' }, { status: 401 }));
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  document.head.innerHTML = '';
  noteSession(false);
});
const say = (content: string) => (document.head.innerHTML = `<meta name="session" content="${content}" />`);
const check = () => checkLogin(() => undefined);

it('a page that came without a session asks nobody, and logs it as ever', async () => {
  say('none');
  expect(await check()).toBe('signedOut');
  expect(answer).not.toHaveBeenCalled();
  expect(console.info).toHaveBeenCalledWith('No Auth');
});

it('a page that the browser kept from before signing in asks', async () => {
  say('none');
  noteSession(true);
  expect(await check()).toBe('signedOut');
  expect(answer).toHaveBeenCalledOnce();
});

it.each(['maybe', '__SESSION__', ''])('a page that says "%s" asks', async (content) => {
  say(content);
  await check();
  expect(answer).toHaveBeenCalledOnce();
});
