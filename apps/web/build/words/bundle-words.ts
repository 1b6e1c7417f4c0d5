import { type Language, LANGUAGES } from '@qc/contract/languages';
import type { GroupName } from '@qc/words/groups';
import { build } from 'vite';

/** One language's words as a script of their own. */
export interface WordsScript {
  language: Language;
  code: string;
}

const ENTRY = 'virtual:qc-words';

/** Groups of words as scripts that put them in for the page, one for each language. */
export function bundleWords(groups: readonly GroupName[]): Promise<WordsScript[]> {
  return Promise.all(LANGUAGES.map(async (language) => ({ language, code: await bundle(language, groups) })));
}

async function bundle(language: Language, groups: readonly GroupName[]): Promise<string> {
  const source = [
    `import { putWords } from '#platform/words';`,
    ...groups.map((group) => `import * as ${group} from '@qc/words/${language}/screens/${group}/index';`),
    ...groups.map((group) => `putWords('${language}', ${group});`),
  ].join('\n');
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
