import type { Language } from '@qc/contract/languages';
import { GROUP_NAMES, type GroupName } from '@qc/words/groups';
import { loadGroup } from '@qc/words/load-group';
import { getLanguage } from '../i18n/index.ts';
import { onMissingWords, putWords } from '../words/index.ts';

const asked = new Map<string, Promise<void>>();

const inUse = new Set<GroupName>();
/** Groups that have come, by language and name. */
const here = new Set<string>();

/** Fetches groups of words in a language, each once; what failed is tried again the next time. */
export async function loadWords(language: Language, ...groups: readonly GroupName[]): Promise<void> {
  await Promise.all(groups.map((group) => fetchOnce(language, group)));
  // Not before: what was fetched ahead without a network is asked for by no screen, and must hold up no other.
  for (const group of groups) inUse.add(group);
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
    (words) => {
      putWords(language, words);
      here.add(key);
    },
    (error: unknown) => {
      asked.delete(key);
      throw error;
    },
  );
  asked.set(key, coming);
  return coming;
}

/** Tries with a network before what cannot be fetched is given up: there may be a newer version of the app. */
const TRIES_MAX = 5;
const AGAIN_MS = 2000;

/** Tries to fetch until it is done. Without a network it goes on waiting; with one it gives up after some tries. */
export async function insist<T>(fetching: () => Promise<T>): Promise<T> {
  for (let tries = 0; ;) {
    try {
      return await fetching();
    } catch (error) {
      if (navigator.onLine) tries += 1;
      if (tries >= TRIES_MAX) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/**
 * What the screens so far have asked for, in another language; where all that is here, everything else. Without a
 * network whoever waits goes on waiting: a page would be lost for a name on it.
 */
async function loadMissing(language: Language): Promise<void> {
  const wanted = [...inUse].filter((group) => !here.has(`${language} ${group}`));
  const groups = wanted.length > 0 ? wanted : GROUP_NAMES;
  await insist(() => Promise.all(groups.map((group) => fetchOnce(language, group))));
}

// A game speaks its own language, whatever that of the interface is: its parts wait until their words are there.
const missing = new Map<Language, Promise<void>>();
onMissingWords((language) => {
  const coming = missing.get(language) ?? loadMissing(language);
  missing.set(language, coming);
  const settled = (): unknown => missing.delete(language);
  coming.then(settled, settled);
  return coming;
});
