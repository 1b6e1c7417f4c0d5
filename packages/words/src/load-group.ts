import type { Language } from '@qc/contract';
import type { GroupName, WordGroups } from './groups.ts';

/** Fetches a group of words in one language. */
export async function loadGroup<G extends GroupName>(language: Language, group: G): Promise<WordGroups[G]> {
  const words: WordGroups[G] = await import(`./${language}/screens/${group}/index.ts`);
  return words;
}
