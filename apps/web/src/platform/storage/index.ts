export { localValue, sessionValue, type StoredValue } from './stored-value.ts';
export { forgetUnsent, gamesWithUnsent, unsentPrefix } from './unsent-edits.ts';
