import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './build/api-proxy.ts';
import { carryWords } from './build/carry-words.ts';
import { CSP_NONCE } from './build/csp-nonce.ts';
import { devPages } from './build/dev-pages.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/**
 * What several screens share comes in two files, not in a hundred that each ask for their turn. What single screens need
 * (the editor's text field, the cutter of films) stays with them.
 */
const SHARED_BY_SCREENS = [
  {
    name: 'libraries',
    test: /[\\/]node_modules[\\/](@mantine|@tabler|@tanstack|react|react-dom|zod)[\\/]/,
    minShareCount: 2,
  },
  { name: 'shared', test: /[\\/]web[\\/]src[\\/](ui|platform)[\\/]/, minShareCount: 2 },
];

/** The working screens (author, operator, presenter): React, one page, lazy screens. The player's page: vite.play.config.ts. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    carryWords('/entries/play.tsx', ['player', 'rules', 'show']),
    carryWords('/entries/solo.tsx', ['player', 'rules', 'show', 'solo']),
    carryWords('/gallery/gallery.tsx', ['player', 'rules', 'show', 'screen']),
    react(),
    devPages(),
    preloadFonts(),
  ],
  html: { cspNonce: CSP_NONCE },
  server: { port: 5173, strictPort: true, proxy: apiProxy() },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Inlined fonts and pictures would need data: in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups: SHARED_BY_SCREENS } } },
  },
});
