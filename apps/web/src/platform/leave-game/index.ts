export { leaveTexts } from './leave-texts.ts';
export { useLeaveGame } from './use-leave-game.ts';
