import { plural } from '../../grammar.ts';

/** Words of looking rows over before they are imported, by language. */
export const excelReview = {
  pastedTitle: 'Pasted questions',
  readingPaste: 'Reading what was pasted…',
  example: 'Template example',
  exampleHint: 'Rows of the template are not imported unless you tick them.',
  showCorrect: 'Show correct answers',
  correct: 'Correct answer',
  markHint: (n: number) =>
    plural(n, {
      one: 'In 1 question no answer is marked. Press the correct one.',
      other: `In ${n} questions no answer is marked. Press the correct ones.`,
    }),
  markAs: (answer: string) => `Correct: ${answer}`,
  left: (n: number) => plural(n, { one: '1 line belongs to no question:', other: `${n} lines belong to no question:` }),
  pasteInstead: 'Or paste questions',
  pasteHint: 'Rows of a sheet, or questions with their answers from a document. Mark the correct answer with *.',
  notQuestions: 'No questions were found in this text.',
  tooMuch: 'This is too much for one paste. Use a file, or paste it in parts.',
};

/** Words of looking rows over before they are imported. */
export type ReviewTexts = typeof excelReview;
