/**
 * What few phones ever need: the parts that hold a page of another site, a mini-game or a film, and the drawing of the
 * card that is kept at the end. The player's page gets them as a file of its own when one is asked for
 * (`player-frames-late.tsx` stands here in that build).
 */
export { drawCard } from './keeping/draw-card.ts';
export { MiniGameTask } from '../slides/mini-game/mini-game-task.tsx';
export { SitePlayer } from '../media/site-player.tsx';
