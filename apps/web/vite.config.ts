import react from '@vitejs/plugin-react';
import { build, defineConfig, type Rolldown, type UserConfig } from 'vite';
import { apiProxy } from './build/development/api-proxy.ts';
import { carryWords } from './build/words/carry-words.ts';
import { CSP_NONCE } from './build/app/csp-nonce.ts';
import { cutChunks } from './build/app/cut-chunks.ts';
import { devPages } from './build/development/dev-pages.ts';
import { preloadFonts } from './build/app/preload-fonts.ts';
import { preloadParts } from './build/app/preload-parts.ts';
import { RUNNER_WORDS } from './build/words/runner-words.ts';
import { routeAddresses } from './build/app/route-addresses.ts';

/** The working screens (author, operator, presenter): React, one page, lazy screens. The player's page: vite.play.config.ts. */
export default defineConfig(async ({ command }) => {
  const finest: Rolldown.CodeSplittingGroup = { name: 'part', test: /./, entriesAware: true, minShareCount: 2 };
  if (command === 'serve') return configWith([finest]);
  const trial = await build({ configFile: false, logLevel: 'silent', ...configWith([finest], { write: false }) });
  const files = cutChunks(chunksOf(trial));
  return configWith([{ name: (id) => files.get(id) ?? null }]);
});

function configWith(groups: Rolldown.CodeSplittingGroup[], more: UserConfig['build'] = {}): UserConfig {
  return {
    root: import.meta.dirname,
    plugins: [
      carryWords('/entries/play.tsx', ['player', 'rules', 'show']),
      carryWords('/entries/solo.tsx', ['player', 'rules', 'show', 'solo']),
      carryWords('/entries/local.tsx', RUNNER_WORDS),
      carryWords('/gallery/gallery.tsx', ['player', 'rules', 'show', 'screen']),
      react(),
      devPages(),
      preloadFonts(),
      preloadParts(),
      routeAddresses(),
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
      rolldownOptions: {
        input: 'index.html',
        output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
      },
      ...more,
    },
  };
}

function chunksOf(built: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  if (!('output' in built)) throw new Error('The trial build gave nothing');
  return built.output.filter((one) => one.type === 'chunk');
}
