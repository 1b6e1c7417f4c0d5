import { join } from 'node:path';
import { defineConfig } from 'vite';
import { carryNotices } from './build/notices/carry-notices.ts';
import { inlineSolo } from './build/inline/inline-solo.ts';
import { preactAlias } from './build/play/preact-alias.ts';

/** Stand in for buzzers, which need somebody who judges. */
const NO_TURNS = join(import.meta.dirname, 'src/features/solo/no-turns.ts');
/** Stands in for what only a hall has. */
const NO_HALL = join(import.meta.dirname, 'src/features/solo/no-hall.ts');
const OF_HALLS = [
  'scoring/moment/choose-lines',
  'scoring/honours/choose-honours',
  'game-rounds/in-round',
  'game-rounds/round-winners',
  'game-rounds/since-table',
  'moment/standing-lines',
  'moment/honour-rows',
  'moment/own-gap',
  'moment/reveal-facts',
  'podium/has-honours',
  'has-honours',
  'podium-view',
  'phone/telling/gap-words',
  'phone/telling/podium-words',
  'standings/end-of',
  'picked-bars',
];
/** Stands in for the frame of a player among others. */
const ALONE = join(import.meta.dirname, 'src/features/show/phone/alone/player-frame.tsx');
/** Nobody comes in, reacts or is honoured there: of these words it shows none. */
const SHOW_WORDS = { group: 'show', without: ['door', 'join', 'reactions', 'honours'] } as const;
const NO_BUZZER = join(import.meta.dirname, 'src/features/show/slides/buzzer/no-buzzer.ts');

/**
 * The page that plays alone: one document without a server, into which the export writes a game. Written as React
 * components, compiled against Preact. Runs after the app's build, into the same folder.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [inlineSolo('solo.html', ['player', 'rules', SHOW_WORDS, 'solo']), carryNotices('solo.html')],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { modules: { generateScopedName: '_[hash:base64:4]' } },
  resolve: {
    alias: [
      ...preactAlias,
      {
        find: /^\.{1,2}\/(?:(?:commands\/)?operate-turn|race\/turn|race\/buzz|(?:views\/)?race-view)\.ts$/,
        replacement: NO_TURNS,
      },
      { find: new RegExp(`^(?:\\.{1,2}/)+(?:${OF_HALLS.join('|')})\\.tsx?$`), replacement: NO_HALL },
      { find: /^\.\/player-frame\.tsx$/, replacement: ALONE },
      { find: /^\.\/buzzer\/buzzer-phone\.tsx$/, replacement: NO_BUZZER },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    // The largest is the font of Arabic: the page has no server to fetch it from.
    assetsInlineLimit: 200_000,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'solo.html', output: { codeSplitting: false } },
  },
});
