import { plural } from '../../grammar.ts';

const answersEn = (n: number) => plural(n, { one: '1 answer', other: `${n} answers` });

/** Words of pasting into a slide, by language. */
export const editorPaste = {
  nothing: 'The clipboard holds no slides or questions',
  tooMuch: 'This is too much for one paste. Paste it in parts, or use an Excel file.',
  offer: 'Pasted text',
  oneQuestion: (n: number) => `A question and ${answersEn(n)}?`,
  manyQuestions: (n: number) => `${n} questions?`,
  someRows: (n: number) => plural(n, { one: 'A row of a sheet?', other: `${n} rows of a sheet?` }),
  fillIn: 'Fill in the answers',
  lookThem: 'Review and import',
  asText: 'Leave as text',
  noRoom: (lines: number, places: number) =>
    `${plural(lines, { one: '1 line', other: `${lines} lines` })} were pasted, and there is room for ${answersEn(places)}.`,
  tooLong: (n: number, most: number) =>
    plural(n, {
      one: `1 line is longer than the ${most} characters of an answer.`,
      other: `${n} lines are longer than the ${most} characters of an answer.`,
    }),
  fillFirst: (n: number) => `Use the first ${n}`,
  fillCut: 'Fill in, shortened',
  inOne: 'All in one answer',
  filled: (n: number) => `${answersEn(n)} filled in`,
  questionFilled: (n: number) => `The question and ${answersEn(n)} were filled in`,
  noPlaceFor: (lines: string) => `No place for: ${lines}`,
};

/** Words of pasting into a slide. */
export type PasteTexts = typeof editorPaste;
