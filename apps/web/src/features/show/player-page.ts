/**
 * What the player's page takes of the show: its build (`vite.play.config.ts`) reads this in place of `index.ts`, which
 * leads to every screen there is.
 */
export { MediaFrame } from './media/media-frame.tsx';
export { clockOf } from './parts/show-clock.ts';
export { Stage } from './parts/stage.tsx';
export { wordsDirection } from './parts/words-direction.ts';
export { JoinRefusal, PatternPad, RulesConsent, TeamPicker, WatchOffer } from './phone/player-more.tsx';
export { PlayerScreen } from './phone/player-screen.tsx';
export { useWordsFor } from './phone/words-file.ts';
export { useSpoken } from './spoken/speak.ts';
export { teamNames } from './standings/team-marks.tsx';
