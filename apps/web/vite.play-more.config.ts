import { join } from 'node:path';
import { defineConfig } from 'vite';
import { playPart } from './build/play/play-part.ts';
import { nameLater } from './build/play/play-runtime.ts';

/** Stands in for the parts that few phones need, and loads them when one is asked for. */
const LATE = join(import.meta.dirname, 'src/features/show/phone/player-rare-late.tsx');

/**
 * The parts of the player's page that come after its first screen. Runs after the rare parts' build
 * (`vite.play-rare.config.ts`), which it names, and before the player's page, which names it.
 */
export default defineConfig(
  playPart({
    name: 'player-more',
    entry: 'features/show/phone/player-more.tsx',
    plugins: [nameLater('PLAYER_RARE_URL', 'player-rare')],
    resolve: { alias: [{ find: /^[./]+(phone\/)?player-rare\.tsx$/, replacement: LATE }] },
  }),
);
