import { createHash } from 'node:crypto';
import type { GroupName } from '@qc/words/groups';
import type { Plugin } from 'vite';
import { bundleWords } from './bundle-words.ts';

/**
 * The words of the whole player's page, a file for each language: those of its later parts, and everything where a game
 * speaks another language than the page came in. Their addresses stand where the code says `PLAYER_WORDS_URLS`.
 */
export function playWords(groups: readonly GroupName[]): Plugin {
  const files: { fileName: string; source: string }[] = [];
  return {
    name: 'qc-play-words',
    apply: 'build',
    // Asked for by a build only, as the addresses of the later parts.
    config: async () => {
      const addresses: Record<string, string> = {};
      for (const { language, code } of await bundleWords(groups)) {
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
        const fileName = `assets/player-words-${language}-${hash}.js`;
        files.push({ fileName, source: code });
        addresses[language] = `/${fileName}`;
      }
      return { define: { PLAYER_WORDS_URLS: JSON.stringify(addresses) } };
    },
    generateBundle() {
      for (const file of files) this.emitFile({ type: 'asset', ...file });
    },
  };
}
