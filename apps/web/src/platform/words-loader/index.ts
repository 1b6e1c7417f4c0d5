export { insist, loadWords, loadWordsInUse, withWords } from './load-words.ts';
