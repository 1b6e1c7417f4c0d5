import { join } from 'node:path';
import { defineConfig } from 'vite';
import { inlineStyle } from './build/inline-style.ts';
import { borrowRuntime } from './build/play-runtime.ts';

/**
 * The parts of the player's page that hold pages of other sites: one script with its styles, on the page's own Preact.
 * Runs after the app's build and before the later parts, which name it.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [borrowRuntime(), inlineStyle()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { modules: { generateScopedName: '_[hash:base64:4]' } },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsInlineLimit: 4096,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { 'player-frames': join(import.meta.dirname, 'src/features/show/player-frames.tsx') },
      preserveEntrySignatures: 'strict',
      output: { codeSplitting: false, format: 'es', entryFileNames: 'assets/[name].js' },
    },
  },
});
