import { newAnswer, newQuestion, type ContentOf } from '@qc/contract';
import { answerCells, type ExcelRowOut } from '../excel/excel-cells-out.ts';
import { readCorrect } from '../excel/excel-correct.ts';
import { answerTexts, aroundAnswers, type RowReader } from '../excel/row-reader.ts';
import { type ExchangeKind, sameAnswers } from './exchange-kind.ts';

/** Two names of the type column: one pick, or several. What is right is said by the answers' places. */
export const trivia: ExchangeKind<ContentOf<'trivia'>> = {
  sheet: {
    names: [
      {
        name: 'trivia',
        otherWords: [
          'טריוויה',
          'שאלה אמריקאית',
          'אמריקאית',
          'רב ברירה',
          'בחירה',
          'اختيار من متعدد',
          'سؤال معلومات',
          'أسئلة المعلومات العامة',
          'اختيارات',
          'Trivia',
          'Trivia question',
          'Quiz',
          'Multiple choice question',
        ],
      },
      {
        name: 'triviaMultiple',
        otherWords: [
          'טריוויה, כמה תשובות',
          'אמריקאית, כמה תשובות',
          'اختيار من متعدد، عدة إجابات',
          'Trivia, several answers',
          'Multiple answers',
          'Multiple select',
        ],
      },
    ],
    nameOf: ({ selection }) => (selection === 'multiple' ? 'triviaMultiple' : 'trivia'),
    cells: ({ answers }) => ({ ...answerCells(answers), ...correctCell(answers) }),
    read: (row, name) => {
      const plain = newQuestion('trivia');
      const around = aroundAnswers(row, plain);
      const texts = answerTexts(row);
      const right = correctOf(row, texts);
      return {
        ...plain,
        type: 'trivia',
        ...around,
        selection: name === 'triviaMultiple' ? 'multiple' : 'single',
        answers: texts.map((text, i) => newAnswer(text, right.includes(i))),
      };
    },
    isMarkable: true,
  },
  answersAsWritten: sameAnswers,
};

function correctCell(answers: ContentOf<'trivia'>['answers']): ExcelRowOut {
  const places = answers.flatMap((answer, i) => (answer.correct ? [i + 1] : []));
  const [only] = places;
  return only === undefined ? {} : { correct: places.length === 1 ? only : places.join(',') };
}

function correctOf(row: RowReader, answers: readonly string[]): number[] {
  if (row.isBlank('correct')) {
    row.note('correct', 'noCorrectAnswer');
    return [];
  }
  const right = readCorrect(row.cell('correct'), answers);
  if (right === null) row.note('correct', 'badCorrect');
  return right ?? [];
}
