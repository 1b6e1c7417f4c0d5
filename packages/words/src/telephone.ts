import type { Language } from '@qc/contract';
import type * as rules from './en/screens/rules/index.ts';
import type * as join from './en/screens/show/join.ts';
import type * as telephone from './en/server/telephone/index.ts';
import { loadGroup } from './load-group.ts';

/** What is said to callers, and what the screens say as well: the rules of scoring, and the names of the shapes. */
export type TelephoneWords = typeof telephone & typeof rules & { shapes: (typeof join)['join']['shapes'] };

async function readWords(language: Language): Promise<TelephoneWords> {
  const own: typeof telephone = await import(`./${language}/server/telephone/index.ts`);
  const { join } = await loadGroup(language, 'show');
  return { ...own, ...(await loadGroup(language, 'rules')), shapes: join.shapes };
}

const known = new Map<Language, TelephoneWords>();

/** Fetches what is said to callers in these languages; nothing can be said in one before. */
export async function loadTelephoneWords(languages: readonly Language[]): Promise<void> {
  const missing = languages.filter((language) => !known.has(language));
  await Promise.all(missing.map(async (language) => known.set(language, await readWords(language))));
}

/** What is said to callers in one language, which has been fetched. */
export function telephoneWords(language: Language): TelephoneWords {
  const words = known.get(language);
  if (words === undefined) throw new Error(`no words for callers in ${language}`);
  return words;
}
