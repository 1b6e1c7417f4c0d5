import { defineConfig } from 'vite';

/** The bridge in one file for Node 20 and newer. The parts that reach devices are built for each system: npm brings them. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist/package',
    target: 'node20',
    rolldownOptions: {
      // What `ws` does without where it is not there.
      external: ['bufferutil', 'utf-8-validate'],
      output: { entryFileNames: 'bridge.mjs', codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  },
});
