export { reloadOnce } from './reload-once.ts';
