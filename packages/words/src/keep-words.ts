import type { Language } from '@qc/contract';

/** Words in a page that was built alone: it carries those of every language, each in a script of its own. */
const WORDS = /<script\b[^>]*\bdata-words="(\w+)"[^>]*>[^]*?<\/script>/g;

/** Such a page with the words of one language. */
export function keepWords(page: string, language: Language): string {
  return page.replace(WORDS, (script, own: string) => (own === language ? script : ''));
}
