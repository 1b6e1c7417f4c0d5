export { localValue, sessionValue, type StoredValue } from './stored-value.ts';
