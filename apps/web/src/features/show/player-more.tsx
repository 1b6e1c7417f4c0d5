/**
 * The parts of a player's screen that nobody needs before joining. The player's page gets them as a file of its own
 * (`player-more-late.tsx` stands here in that build), so that its first screen stays small.
 */
export { PlayerResult } from './player-result.tsx';
export { PlayerEnd, PlayerStandings } from './player-standings.tsx';
export { PlayerTask } from './player-task.tsx';
