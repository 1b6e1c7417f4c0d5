import type { ExcelColumn } from '@qc/contract';
import type { ExcelKind } from './question-excel.ts';

/** One example row: what stands in which column. */
export type ExampleRow = Partial<Record<Exclude<ExcelColumn, 'type'>, string | number>>;

/** The examples of the template, one of each kind. */
export type ExcelExampleTexts = Record<ExcelKind, ExampleRow>;

/** The examples of the template, one of each kind. */
export const excelExample: ExcelExampleTexts = {
  trivia: {
    question: 'What is the capital of France?',
    answer1: 'London',
    answer2: 'Paris',
    answer3: 'Rome',
    answer4: 'Madrid',
    correct: 2,
    score: 1000,
    time: 20,
  },
  triviaMultiple: {
    question: 'Which of these numbers are even?',
    answer1: '3',
    answer2: '4',
    answer3: '7',
    answer4: '8',
    correct: '2,4',
    score: 1000,
    time: 20,
  },
  trueFalse: { question: 'The Sun is a star', correct: 'True', score: 500, time: 15 },
  survey: {
    question: 'Which season do you like most?',
    answer1: 'Summer',
    answer2: 'Autumn',
    answer3: 'Winter',
    answer4: 'Spring',
    time: 20,
  },
  surveyMultiple: {
    question: 'What are your hobbies?',
    answer1: 'Sports',
    answer2: 'Reading',
    answer3: 'Music',
    time: 20,
  },
  typed: {
    question: 'What is the longest river in Africa?',
    answer1: 'Nile',
    answer2: 'The Nile',
    score: 1000,
    time: 40,
  },
  number: {
    question: 'How many bones does an adult have?',
    answer1: 206,
    answer2: 5,
    answer3: 'bones',
    score: 1000,
    time: 20,
  },
  order: {
    question: 'Put in order, smallest first',
    answer1: 'Ant',
    answer2: 'Cat',
    answer3: 'Horse',
    answer4: 'Elephant',
    score: 1000,
    time: 40,
  },
  buzzer: { question: 'Who discovered radium?', answer1: 'Marie Curie', score: 1000, time: 30 },
};
