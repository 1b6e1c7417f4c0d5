import { join } from 'node:path';
import { defineConfig } from 'vite';
import { inlineStyle } from './build/inline-style.ts';
import { borrowRuntime, nameLater } from './build/play-runtime.ts';

/** Stands in for the parts that hold pages of other sites, and loads them when one comes. */
const LATE = join(import.meta.dirname, 'src/features/show/player-frames-late.tsx');

/**
 * The parts of the player's page that come after its first screen: one script with its styles, on the page's own
 * Preact. Runs after the frames' build (`vite.play-frames.config.ts`), which it names, and before the player's page, which names it.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [borrowRuntime(), nameLater('PLAYER_FRAMES_URL', 'player-frames'), inlineStyle()],
  resolve: { alias: [{ find: /^\.\/player-frames\.tsx$/, replacement: LATE }] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { modules: { generateScopedName: '_[hash:base64:4]' } },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsInlineLimit: 4096,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { 'player-more': join(import.meta.dirname, 'src/features/show/player-more.tsx') },
      preserveEntrySignatures: 'strict',
      output: { codeSplitting: false, format: 'es', entryFileNames: 'assets/[name].js' },
    },
  },
});
