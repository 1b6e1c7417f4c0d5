export { readPaste, sourceOfPaste, type PastedSource, type ReadablePaste } from './read-paste.ts';
export { readAnswerLines, type PastedAnswer, type PastedQuestion } from './read-questions.ts';
export { readTable } from './read-table.ts';
export { answersOfKey } from './right-marks.ts';
