import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './build/api-proxy.ts';
import { CSP_NONCE } from './build/csp-nonce.ts';
import { devPages } from './build/dev-pages.ts';

/** The working screens (author, operator, presenter): React, one page, lazy screens. The player's page: vite.play.config.ts. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), devPages()],
  html: { cspNonce: CSP_NONCE },
  server: { port: 5173, strictPort: true, proxy: apiProxy() },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Inlined fonts and pictures would need data: in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { input: 'index.html' },
  },
});
