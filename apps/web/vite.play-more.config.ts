import { join } from 'node:path';
import { defineConfig } from 'vite';
import { playPart } from './build/play/play-part.ts';
import { nameLater } from './build/play/play-runtime.ts';

/** Stands in for the parts that hold pages of other sites, and loads them when one comes. */
const LATE = join(import.meta.dirname, 'src/features/show/phone/player-frames-late.tsx');

/**
 * The parts of the player's page that come after its first screen. Runs after the frames' build
 * (`vite.play-frames.config.ts`), which it names, and before the player's page, which names it.
 */
export default defineConfig(
  playPart({
    name: 'player-more',
    entry: 'features/show/phone/player-more.tsx',
    plugins: [nameLater('PLAYER_FRAMES_URL', 'player-frames')],
    resolve: { alias: [{ find: /^[./]+(phone\/)?player-frames\.tsx$/, replacement: LATE }] },
  }),
);
