export { useLeaveGame } from './use-leave-game.ts';
