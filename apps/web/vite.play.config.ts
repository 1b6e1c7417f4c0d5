import { defineConfig } from 'vite';
import { CSP_NONCE } from './build/csp-nonce.ts';
import { inlinePage } from './build/inline-page.ts';

/**
 * The player's page: written as React components, compiled against Preact, everything inlined into one document,
 * because on a poor network the number of round trips decides. Runs after the app's build, into the same folder.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [inlinePage()],
  html: { cspNonce: CSP_NONCE },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Short class names: the player's page is counted in bytes.
  css: { modules: { generateScopedName: '_[hash:base64:4]' } },
  resolve: {
    alias: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react$/, replacement: 'preact/compat' },
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
