import { newAnswer, newQuestion, type ContentOf } from '@qc/contract';
import { answerCells } from '../excel/excel-cells-out.ts';
import { answerTexts, aroundAnswers } from '../excel/row-reader.ts';
import type { ExchangeKind } from './exchange-kind.ts';

/** The answer columns are the items in their right order, which a run mixes. */
export const order: ExchangeKind<ContentOf<'order'>> = {
  sheet: {
    names: [
      {
        name: 'order',
        otherWords: ['סידור', 'סידור לפי סדר', 'ترتيب الإجابات', 'Put in order', 'Order', 'Puzzle'],
      },
    ],
    nameOf: () => 'order',
    cells: ({ answers }) => answerCells(answers),
    read: (row) => {
      const plain = newQuestion('order');
      return {
        ...plain,
        type: 'order',
        ...aroundAnswers(row, plain),
        answers: answerTexts(row).map((text) => newAnswer(text)),
      };
    },
    isMarkable: false,
  },
  answersAsWritten: ({ answers, sequence }) => sequence.flatMap((index) => answers[index] ?? []),
};
