import type { Language } from '@qc/contract/languages';
import { GROUP_NAMES, type GroupName } from '@qc/words/groups';
import { loadGroup } from '@qc/words/load-group';
import { onMissingWords, putWords } from '../words/index.ts';

const asked = new Map<string, Promise<void>>();

/** Fetches groups of words in a language, each once; what failed is tried again the next time. */
export async function loadWords(language: Language, groups: readonly GroupName[] = GROUP_NAMES): Promise<void> {
  await Promise.all(groups.map((group) => fetchOnce(language, group)));
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

const whole = new Map<Language, Promise<void>>();
onMissingWords((language) => {
  const coming = whole.get(language) ?? loadWords(language);
  whole.set(language, coming);
  return coming;
});
