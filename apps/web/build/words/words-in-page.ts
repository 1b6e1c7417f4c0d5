import { bundleWords, type GroupWords } from './bundle-words.ts';
import { inScript } from '../inline/in-script.ts';

/** Words as they stand in a page, and what its policy has to let run. */
export interface PageWords {
  html: string;
  scripts: string[];
}

/** A script for each language, marked with it: what sends the page leaves one of them (`keepWords`). */
export async function wordsInPage(groups: readonly GroupWords[], nonce = ''): Promise<PageWords> {
  const words = (await bundleWords(groups)).map(({ language, code }) => ({ language, code: inScript(code) }));
  const tags = words.map(
    ({ language, code }) =>
      `<script type="module" data-words="${language}"${nonce && ` nonce="${nonce}"`}>${code}</script>`,
  );
  return { html: tags.join(''), scripts: words.map(({ code }) => code) };
}
