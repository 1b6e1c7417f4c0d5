import { type Language, LANGUAGES } from '@qc/contract/languages';
import type { GroupName } from '@qc/words/groups';
import { build } from 'vite';

/** One language's words as a script of their own. */
export interface WordsScript {
  language: Language;
  code: string;
}

/** A group of words, or what a page needs of it: all but these of its records. */
export type GroupWords = GroupName | { group: GroupName; without: readonly string[] };

const ENTRY = 'virtual:qc-words';

/**
 * Groups of words as scripts that put them in for the page, one for each language. Throws where a record is to be left out
 * that there is not.
 */
export function bundleWords(groups: readonly GroupWords[]): Promise<WordsScript[]> {
  return Promise.all(LANGUAGES.map(async (language) => ({ language, code: await bundle(language, groups) })));
}

async function bundle(language: Language, groups: readonly GroupWords[]): Promise<string> {
  const parts = await Promise.all(groups.map((words) => wordsOf(language, words)));
  const source = [`import { putWords } from '#platform/words';`, ...parts.flat()].join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    root: import.meta.dirname,
    plugins: [
      {
        name: 'qc-words-entry',
        // Beside the web's own files, whose names it uses.
        resolveId: (id) => (id === ENTRY ? `${import.meta.dirname}/words-entry.ts` : null),
        load: (id) => (id.endsWith('/words-entry.ts') ? source : null),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error(`The words of ${language} were not built`);
  return script.code.trim();
}

async function wordsOf(language: Language, words: GroupWords): Promise<string[]> {
  const { group, without } = typeof words === 'string' ? { group: words, without: [] } : words;
  const place = `@qc/words/${language}/screens/${group}/index`;
  const there: object = without.length === 0 ? {} : await import(place);
  const unknown = without.filter((name) => !(name in there));
  if (unknown.length > 0) throw new Error(`The words of ${group} have no ${unknown.join(', ')}`);
  const kept = Object.keys(there).filter((name) => !without.includes(name));
  const what = without.length === 0 ? group : `{ ${kept.map((name) => `${name}: ${group}.${name}`).join(', ')} }`;
  return [`import * as ${group} from '${place}';`, `putWords('${language}', ${what});`];
}
