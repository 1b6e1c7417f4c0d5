import { ANSWER_TEXT_MAX, newQuestion, SCORE_MAX, type ContentOf } from '@qc/contract';
import { aroundAnswers, type RowReader } from '../excel/row-reader.ts';
import { type ExchangeKind, sameAnswers } from './exchange-kind.ts';

type Rules = ContentOf<'buzzer'>['buzzer'];

/** The answer columns are the right answer, which may be missing, and what a wrong one costs. */
export const buzzer: ExchangeKind<ContentOf<'buzzer'>> = {
  sheet: {
    names: [{ name: 'buzzer', otherWords: ['שאלת באזר', 'זמזם', 'جرس', 'Buzz'] }],
    nameOf: () => 'buzzer',
    cells: ({ buzzer: { answer, penalty } }) => ({ answer1: answer, ...(penalty > 0 && { answer2: penalty }) }),
    read: (row) => {
      const plain = newQuestion('buzzer');
      return { ...plain, type: 'buzzer', ...aroundAnswers(row, plain), buzzer: rulesOf(row, plain.buzzer) };
    },
    isMarkable: false,
  },
  answersAsWritten: sameAnswers,
};

function rulesOf(row: RowReader, plain: Rules): Rules {
  const penalty = row.isBlank('answer2') ? 0 : row.number('answer2', 0, SCORE_MAX);
  return { ...plain, answer: row.text('answer1', ANSWER_TEXT_MAX), penalty: Math.round(penalty ?? 0) };
}
