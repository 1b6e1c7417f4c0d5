export { accessOf, allowGame } from './access/allow-game.ts';
export { copyGame } from './copies/copy-game.ts';
export { copyName } from './copies/copy-name.ts';
export { createGame } from './create-game.ts';
export { findNames } from './lists/game-list-store.ts';
export { recountShares } from './access/game-access-store.ts';
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
