import type { Language } from '@qc/contract/languages';
import { GROUP_NAMES, type GroupName } from '@qc/words/groups';
import { loadGroup } from '@qc/words/load-group';
import { getLanguage } from '../i18n/index.ts';
import { onMissingWords, putWords } from '../words/index.ts';

const asked = new Map<string, Promise<void>>();

const inUse = new Set<GroupName>();

/** Fetches groups of words in a language, each once; what failed is tried again the next time. */
export async function loadWords(language: Language, ...groups: readonly GroupName[]): Promise<void> {
  for (const group of groups) inUse.add(group);
  await Promise.all(groups.map((group) => fetchOnce(language, group)));
}

/** Before the interface changes its language: what the screens so far have asked for, in the new one. */
export function loadWordsInUse(language: Language): Promise<void> {
  return loadWords(language, ...inUse);
}

/** Code that is fetched, and with it the words that it needs in the language in force. */
export async function withWords<Code>(code: Promise<Code>, ...groups: readonly GroupName[]): Promise<Code> {
  const [fetched] = await Promise.all([code, loadWords(getLanguage(), ...groups)]);
  return fetched;
}

function fetchOnce(language: Language, group: GroupName): Promise<void> {
  const key = `${language} ${group}`;
  const before = asked.get(key);
  if (before) return before;
  const coming = loadGroup(language, group).then(
    (words) => putWords(language, words),
    (error: unknown) => {
      asked.delete(key);
      throw error;
    },
  );
  asked.set(key, coming);
  return coming;
}

/** Tries with a network before words that cannot be fetched are given up: there may be a newer version of the app. */
const TRIES_MAX = 5;
const AGAIN_MS = 2000;

/** All words of a language. Without a network whoever waits goes on waiting: a page would be lost for a name on it. */
async function loadWhole(language: Language): Promise<void> {
  for (let tries = 0; ;) {
    try {
      return await loadWords(language, ...GROUP_NAMES);
    } catch (error) {
      if (navigator.onLine) tries += 1;
      if (tries >= TRIES_MAX) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

// A game speaks its own language, whatever that of the interface is: its screens wait until all words are there.
const whole = new Map<Language, Promise<void>>();
onMissingWords((language) => {
  const coming = whole.get(language) ?? loadWhole(language);
  whole.set(language, coming);
  coming.catch(() => whole.delete(language));
  return coming;
});
