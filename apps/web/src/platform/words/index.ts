export { knownTexts, languageHere, onMissingWords, putWords, textsIn } from './texts.ts';
export type { AllWords, WordsName } from '@qc/words/groups';
