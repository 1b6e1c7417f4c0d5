export { loadWords, loadWordsInUse, withWords } from './load-words.ts';
