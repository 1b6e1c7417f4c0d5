import { join } from 'node:path';
import { defineConfig } from 'vite';
import { CSP_NONCE } from './build/app/csp-nonce.ts';
import { inlinePage } from './build/inline/inline-page.ts';
import { playWords } from './build/words/play-words.ts';
import { lendRuntime, nameLater } from './build/play/play-runtime.ts';

/** Stands in for the parts that come after the first screen, and loads them. */
const LATE = join(import.meta.dirname, 'src/features/show/phone/player-more-late.tsx');

/** React, as much of it as phones use. */
const REACT = join(import.meta.dirname, 'src/platform/small-react/index.ts');
/** What the page takes of the show, without what the rest of the app does. */
const SHOW = join(import.meta.dirname, 'src/features/show/player-page.ts');

/**
 * The player's page: written as React components, compiled against Preact, everything inlined into one document,
 * because on a poor network the number of round trips decides. What is not on the first screen comes as a second file
 * (`vite.play-more.config.ts`). Runs after the app's build, into the same folder.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    lendRuntime('/entries/play.tsx'),
    nameLater('PLAYER_MORE_URL', 'player-more'),
    playWords(['player', 'rules', 'show']),
    inlinePage(['player']),
  ],
  html: { cspNonce: CSP_NONCE },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Short class names: the player's page is counted in bytes.
  css: { modules: { generateScopedName: '_[hash:base64:4]' } },
  resolve: {
    alias: [
      { find: /^react(-dom\/client)?$/, replacement: REACT },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^#features\/show$/, replacement: SHOW },
      { find: /^[./]+(phone\/)?player-more\.tsx$/, replacement: LATE },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsInlineLimit: 4096,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'play.html', output: { codeSplitting: false } },
  },
});
