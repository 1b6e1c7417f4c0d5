/**
 * The parts of a player's screen that hold a page of another site, a mini-game or a film. Few games have them: the
 * player's page gets them as a file of its own when one comes (`player-frames-late.tsx` stands here in that build).
 */
export { MiniGameTask } from '../slides/mini-game/mini-game-task.tsx';
export { SitePlayer } from '../media/site-player.tsx';
