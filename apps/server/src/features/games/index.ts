export { createGame } from './create-game.ts';
export { gameHandlers } from './game-handlers.ts';
export { mayEditGame } from './game-policy.ts';
export { defaultSettings } from './game-settings.ts';
export { findGame, insertGame, touchGame } from './game-store.ts';
export { getGame } from './get-game.ts';
export { getRunnableGame } from './get-runnable-game.ts';
export { purgeGames } from './purge-games.ts';
export { changeSlideOrder } from './slide-order.ts';
