import { wordsOf } from '@qc/words/server';
import { LANGUAGES, newAnswer, newQuestion, type ContentOf } from '@qc/contract';
import { cellNumber, cellText } from '#platform/excel/excel-cells';
import { foldWord } from '../excel/fold-word.ts';
import { aroundAnswers, type RowReader } from '../excel/row-reader.ts';
import { type ExchangeKind, sameAnswers } from './exchange-kind.ts';

type Answers = ContentOf<'trueFalse'>['answers'];

/** Its answers have no columns: the column of what is right says true or false. */
export const trueFalse: ExchangeKind<ContentOf<'trueFalse'>> = {
  sheet: {
    names: [
      {
        name: 'trueFalse',
        otherWords: ['נכון לא נכון', 'נכון / לא נכון', 'صح أو خطأ', 'صحيح أو خطأ', 'True false', 'True/false'],
      },
    ],
    nameOf: () => 'trueFalse',
    cells: ({ answers }, language) => {
      const { yes, no } = wordsOf(language).questionExcel;
      const right = answers.findIndex((answer) => answer.correct);
      return right < 0 ? {} : { correct: right === 0 ? yes : no };
    },
    read: (row) => {
      const plain = newQuestion('trueFalse');
      return { ...plain, type: 'trueFalse', ...aroundAnswers(row, plain), answers: answersOf(row) };
    },
    isMarkable: false,
  },
  answersAsWritten: sameAnswers,
};

function answersOf(row: RowReader): Answers {
  const cell = row.cell('correct');
  let truth: boolean | null = null;
  if (row.isBlank('correct')) {
    row.note('correct', 'noCorrectAnswer');
  } else {
    const number = cellNumber(cell);
    truth = typeof cell === 'boolean' ? cell : number === 1 ? true : number === 2 ? false : truthByWord(cellText(cell));
    if (truth === null) row.note('correct', 'badCorrect');
  }
  return [newAnswer('', truth === true), newAnswer('', truth === false)];
}

const TRUTHS = new Map<string, boolean>(
  LANGUAGES.flatMap((language) => [
    [foldWord(wordsOf(language).questionExcel.yes), true] as const,
    [foldWord(wordsOf(language).questionExcel.no), false] as const,
  ]),
);
for (const [words, truth] of [
  ['כן yes نعم صح صحيح', true],
  ['לא no لا غلط', false],
] as const) {
  for (const word of words.split(' ')) TRUTHS.set(foldWord(word), truth);
}

/** Whether a word in any of the languages says true or false; null: neither. */
function truthByWord(word: string): boolean | null {
  return TRUTHS.get(foldWord(word)) ?? null;
}
