import { NUMBER_MAX, newQuestion, UNIT_MAX, type ContentOf } from '@qc/contract';
import { aroundAnswers, type RowReader } from '../excel/row-reader.ts';
import { type ExchangeKind, sameAnswers } from './exchange-kind.ts';

type Key = ContentOf<'number'>['numberKey'];

/** The answer columns are the number, its margin and its unit. */
export const number: ExchangeKind<ContentOf<'number'>> = {
  sheet: {
    names: [{ name: 'number', otherWords: ['מספרית', 'שאלת מספר', 'رقم', 'Numeric'] }],
    nameOf: () => 'number',
    cells: ({ numberKey: { value, rule, tolerance, unit } }) => ({
      ...(value !== null && { answer1: value }),
      ...(rule === 'tolerance' && { answer2: tolerance }),
      answer3: unit,
    }),
    read: (row) => {
      const plain = newQuestion('number');
      return { ...plain, type: 'number', ...aroundAnswers(row, plain), numberKey: keyOf(row, plain.numberKey) };
    },
    isMarkable: false,
  },
  answersAsWritten: sameAnswers,
};

function keyOf(row: RowReader, plain: Key): Key {
  if (row.isBlank('answer1')) row.note('answer1', 'required');
  const value = row.isBlank('answer1') ? null : row.number('answer1', -NUMBER_MAX, NUMBER_MAX);
  const tolerance = row.isBlank('answer2') ? null : row.number('answer2', 0, NUMBER_MAX);
  const unit = row.text('answer3', UNIT_MAX);
  return { ...plain, value, unit, rule: tolerance === null ? 'closest' : 'tolerance', tolerance: tolerance ?? 0 };
}
