export { loadWords } from './load-words.ts';
