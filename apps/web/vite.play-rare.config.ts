import { defineConfig } from 'vite';
import { playPart } from './build/play/play-part.ts';

/**
 * The parts of the player's page that few phones need. Runs after the app's build and before the later parts,
 * which name it.
 */
export default defineConfig(playPart({ name: 'player-rare', entry: 'features/show/phone/player-rare.tsx' }));
