import type * as Cards from './keeping/draw-card.ts';

/**
 * What few phones ever need: the parts that hold a page of another site, a mini-game or a film, the shapes of a second
 * step of joining, and the drawing of the card that is kept at the end. The player's page gets them as a file of its own
 * when one is asked for (`player-rare-late.tsx` stands here in that build).
 */
export { PatternPad } from './joining/pattern-pad.tsx';
export { MiniGameTask } from '../slides/mini-game/mini-game-task.tsx';
export { SitePlayer } from '../media/site-player.tsx';

/** See `draw-card.ts`, which the app loads with the first press. */
export async function giveCard(...asked: Parameters<typeof Cards.giveCard>): Promise<void> {
  const { giveCard: give } = await import('./keeping/draw-card.ts');
  await give(...asked);
}
