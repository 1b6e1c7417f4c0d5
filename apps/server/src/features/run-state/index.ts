export { OldAnswer, readOldAnswer } from './old-answer.ts';
export { StoredRun, StoredRunGame, StoredState, withGame } from './stored-state.ts';
