import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { offlinePage } from './offline-page.ts';

interface Asked {
  mode: string;
  method?: string;
  url?: string;
}

/** What the program does with a request while there is no network; null: it leaves it to the browser. */
async function answerOf({
  mode,
  method = 'GET',
  url = 'https://quiz.example.org/he/dashboard',
}: Asked): Promise<Response | null> {
  const listeners = new Map<string, (event: object) => void>();
  const self = { addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener) };
  const fetchAway = () => Promise.reject(new TypeError('no network'));
  // No `caches` and no storage: the program would fail if it kept anything.
  const context = createContext({ self, URL, Response, fetch: fetchAway });
  runInContext(readFileSync(join(import.meta.dirname, 'offline-worker.js'), 'utf8'), context);
  const answers: Promise<Response>[] = [];
  listeners.get('fetch')?.({
    request: { mode, method, url },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => answers.push(given),
  });
  return (await answers[0]) ?? null;
}

it('a page that cannot be fetched becomes the offline page, which runs no script', async () => {
  const answer = await answerOf({ mode: 'navigate' });
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer?.headers.get('cache-control')).toBe('no-store');
});

it.each([
  { mode: 'cors' },
  { mode: 'same-origin' },
  { mode: 'websocket' },
  { mode: 'no-cors' },
  { mode: 'navigate', method: 'POST' },
  { mode: 'navigate', url: 'https://quiz.example.org/play/123456' },
])('leaves alone: %o', async (asked) => {
  expect(await answerOf(asked)).toBeNull();
});

it('the page speaks three languages and needs nothing', () => {
  const page = offlinePage();
  for (const language of ['he', 'ar', 'en']) expect(page).toContain(`<section lang="${language}"`);
  expect(page).not.toMatch(/<script|src=|url\(/);
});
