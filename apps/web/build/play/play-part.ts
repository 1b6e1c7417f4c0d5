import { join } from 'node:path';
import type { PluginOption, UserConfig } from 'vite';
import { inlineStyle } from '../inline/inline-style.ts';
import { borrowRuntime } from './play-runtime.ts';

interface PlayPart {
  /** What the built file is called, without its end. */
  name: string;
  /** Its first file in `src`. */
  entry: string;
  plugins?: PluginOption[];
  resolve?: UserConfig['resolve'];
}

/** A file of the player's page that comes later: one script with its styles, on the page's own Preact. */
export function playPart({ name, entry, plugins = [], resolve = {} }: PlayPart): UserConfig {
  const root = join(import.meta.dirname, '../..');
  return {
    root,
    publicDir: false,
    plugins: [borrowRuntime(), ...plugins, inlineStyle()],
    resolve,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    css: { modules: { generateScopedName: '_[hash:base64:4]' } },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      assetsInlineLimit: 4096,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { [name]: join(root, 'src', entry) },
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false, format: 'es', entryFileNames: 'assets/[name].js' },
      },
    },
  };
}
