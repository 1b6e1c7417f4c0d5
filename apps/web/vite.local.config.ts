import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { carryNotices } from './build/notices/carry-notices.ts';
import { inlineSolo } from './build/inline/inline-solo.ts';
import { RUNNER_WORDS } from './build/words/runner-words.ts';

const WORDS_IN_PAGE = join(import.meta.dirname, 'src/features/local/words-in-page.ts');

/**
 * The page that runs a game without internet: console and big screen in one document, into which the export writes a
 * game. It speaks every language, since its host may open another game in it. Runs after the app's build, into the same
 * folder.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    react(),
    inlineSolo('local.html', RUNNER_WORDS, {
      // The parts of the console write style elements of their own.
      styles: "'unsafe-inline'",
      pictures: 'data: blob:',
      // The clock.
      workers: 'blob:',
    }),
    carryNotices('local.html'),
  ],
  resolve: { alias: [{ find: '@qc/words/load-group', replacement: WORDS_IN_PAGE }] },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    // The largest is the font of Arabic: the page has no server to fetch it from.
    assetsInlineLimit: 200_000,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'local.html', output: { codeSplitting: false } },
  },
});
