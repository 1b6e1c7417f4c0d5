import { ANSWER_TEXT_MAX, cleanText, newAnswer, newQuestion, SPELLINGS_MAX, type ContentOf } from '@qc/contract';
import { cellText } from '#platform/excel/excel-cells';
import { ANSWER_COLUMNS, answerCells } from '../excel/excel-cells-out.ts';
import { aroundAnswers, type RowReader } from '../excel/row-reader.ts';
import { type ExchangeKind, sameAnswers } from './exchange-kind.ts';

/** The answer columns are accepted spellings, several in one line by line. */
export const typed: ExchangeKind<ContentOf<'typed'>> = {
  sheet: {
    names: [
      {
        name: 'typed',
        otherWords: [
          'הקלדת תשובה',
          'הקלדה',
          'שאלה פתוחה',
          'كتابة الإجابة',
          'سؤال مفتوح',
          'Type answer',
          'Short answer',
          'Open',
        ],
      },
    ],
    nameOf: () => 'typed',
    cells: ({ answers }) => answerCells(answers),
    read: (row) => {
      const plain = newQuestion('typed');
      return {
        ...plain,
        type: 'typed',
        ...aroundAnswers(row, plain),
        answers: spellingsOf(row).map((text) => newAnswer(text, true)),
      };
    },
    isMarkable: false,
  },
  answersAsWritten: sameAnswers,
};

function spellingsOf(row: RowReader): string[] {
  const spellings = ANSWER_COLUMNS.flatMap((column) => {
    const lines = cellText(row.cell(column))
      .split('\n')
      .map(cleanText)
      .filter((line) => line !== '');
    if (lines.some((line) => line.length > ANSWER_TEXT_MAX)) row.note(column, 'tooLong', ANSWER_TEXT_MAX);
    return lines;
  });
  if (spellings.length > SPELLINGS_MAX) row.note('answer8', 'outOfRange', SPELLINGS_MAX);
  return spellings.slice(0, SPELLINGS_MAX);
}
