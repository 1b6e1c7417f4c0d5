import { type Language, LANGUAGES } from '@qc/contract';
import type * as content from './en/content/index.ts';

/** What a new installation brings in a language: demo game, templates, starter library with its categories; and a sample for the gallery. */
export type Content = typeof content;

async function readContent(language: Language): Promise<Content> {
  const own: Content = await import(`./${language}/content/index.ts`);
  return own;
}

const known = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await readContent(language)] as const)),
);

/** The content in one language. */
export function contentOf(language: Language): Content {
  const content = known.get(language);
  if (content === undefined) throw new Error(`no content in ${language}`);
  return content;
}
