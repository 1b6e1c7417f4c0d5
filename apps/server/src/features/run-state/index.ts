export { StoredRunGame, StoredState } from './stored-state.ts';
