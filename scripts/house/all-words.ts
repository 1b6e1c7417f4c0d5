import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@qc/contract/languages';
import { root } from '../paths.mjs';

const folder = join(root, 'packages/words/src');

/** Groups of words by their folder: `screens/editor`, `server/mail`. English says which there are. */
export const WORD_GROUPS = ['screens', 'server'].flatMap((place) =>
  readdirSync(join(folder, 'en', place)).map((name) => `${place}/${name}`),
);

/** A group's words in each language. */
export async function readGroup(group: string): Promise<Record<Language, Record<string, unknown>>> {
  const read = async (language: Language): Promise<[Language, Record<string, unknown>]> => [
    language,
    { ...(await import(join(folder, language, group, 'index.ts'))) },
  ];
  return Object.fromEntries(await Promise.all(LANGUAGES.map(read))) as Record<Language, Record<string, unknown>>;
}
