import { LANGUAGES } from '@qc/contract/languages';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { GROUP_NAMES } from '@qc/words/groups';
import { loadWords } from './platform/words-loader/index.ts';

const address = location.href;

// Parts that come late take over a second on a busy machine; what never comes still fails, long before its test does.
configure({ asyncUtilTimeout: 10_000 });

// Screens are tested as they are once their words have come.
await Promise.all(LANGUAGES.map((language) => loadWords(language, ...GROUP_NAMES)));

/**
 * One page serves all test files of a thread: a new one for each, and everything loaded into it anew, took four times
 * as long as the tests. What a file has left on the page is taken away when the file is done, and so is what our own
 * modules remember: the next file loads them anew, beside libraries that stay.
 */
afterAll(() => {
  cleanup();
  vi.resetModules();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  const { head, body, documentElement } = document;
  for (const element of [head, body]) element.replaceChildren();
  for (const element of [documentElement, head, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  history.replaceState(null, '', address);
});
