import { newAnswer, newQuestion, type ContentOf } from '@qc/contract';
import { answerCells } from '../excel/excel-cells-out.ts';
import { answerTexts, aroundAnswers } from '../excel/row-reader.ts';
import { type ExchangeKind, sameAnswers } from './exchange-kind.ts';

/** Two names of the type column: one pick, or several. */
export const survey: ExchangeKind<ContentOf<'survey'>> = {
  sheet: {
    names: [
      { name: 'survey', otherWords: ['משאל', 'استبيان', 'Survey'] },
      { name: 'surveyMultiple', otherWords: ['סקר, כמה בחירות', 'Survey, several answers'] },
    ],
    nameOf: ({ selection }) => (selection === 'multiple' ? 'surveyMultiple' : 'survey'),
    cells: ({ answers }) => answerCells(answers),
    read: (row, name) => {
      const plain = newQuestion('survey');
      return {
        ...plain,
        type: 'survey',
        ...aroundAnswers(row, plain),
        selection: name === 'surveyMultiple' ? 'multiple' : 'single',
        answers: answerTexts(row).map((text) => newAnswer(text)),
      };
    },
    isMarkable: false,
  },
  answersAsWritten: sameAnswers,
};
