export { accessOf, allowGame } from './allow-game.ts';
export { copyGame } from './copy-game.ts';
export { copyName } from './copy-name.ts';
export { createGame } from './create-game.ts';
export { findNames } from './game-list-store.ts';
export { recountShares } from './game-access-store.ts';
export { gameHandlers } from './game-handlers.ts';
export { defaultSettings, GameSettings } from './game-settings.ts';
export {
  findGame,
  findGameOwner,
  holdAnyGame,
  holdGame,
  insertGame,
  isGameBlocked,
  removeGame,
  touchGame,
  type StoredGame,
} from './game-store.ts';
export { getGame } from './get-game.ts';
export { getRunnableGame } from './get-runnable-game.ts';
export { resolveSettings } from './resolve-settings.ts';
export { purgeGames } from './purge-games.ts';
export { changeSlideOrder } from './slide-order.ts';
