import { LANGUAGES } from '@qc/contract/languages';
import type { GroupName } from '@qc/words/groups';
import type { Plugin } from 'vite';

/** In development: puts groups of words, in every language, into a page that is built alone, before its first file runs. */
export function carryWords(entry: string, groups: readonly GroupName[]): Plugin {
  return {
    name: 'qc-carry-words',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(entry)) return null;
      const parts = LANGUAGES.flatMap((language) => groups.map((group) => ({ language, group })));
      const imports = parts.map(
        ({ language, group }) =>
          `import * as ${language}_${group} from '@qc/words/${language}/screens/${group}/index';`,
      );
      const puts = parts.map(({ language, group }) => `putWords('${language}', ${language}_${group});`);
      return [`import { putWords } from '#platform/words';`, ...imports, ...puts, code].join('\n');
    },
  };
}
