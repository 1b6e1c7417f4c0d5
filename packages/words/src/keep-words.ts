import type { Language } from '@qc/contract';

/** Words in a page that was built alone: it carries those of every language, each in a script or paragraph of its own. */
const WORDS = /<(script|p)\b[^>]*\bdata-words="(\w+)"[^>]*>[^]*?<\/\1>/g;

/** Such a page with the words of one language. */
export function keepWords(page: string, language: Language): string {
  return page.replace(WORDS, (words, _tag, own: string) => (own === language ? words : ''));
}
