import {
  type Answer,
  completeContent,
  newAnswer,
  newQuestion,
  type QuestionContent,
  type SlideType,
} from '@qc/contract';
import { samplePicture } from '@qc/engine/testing/arbitrary-game';
import { expect, test } from 'vitest';
import { drawSlide } from './draw-slide.ts';

const words = (...texts: string[]) => texts.map((text, at) => newAnswer(text, at === 0));
const slide = (type: SlideType, answers: Answer[]): QuestionContent =>
  completeContent({ type, question: 'Which?', answers });

test('a drawing never tells the right answer', () => {
  const choice = drawSlide(slide('trivia', words('Mars', 'Venus')));
  expect(choice.answers.map(({ text, correct }) => [text, correct])).toEqual([
    ['Mars', false],
    ['Venus', false],
  ]);
  expect(drawSlide(slide('typed', words('H2O'))).answers).toEqual([]);
  expect(drawSlide(slide('order', words('Meter', 'Centimeter', 'Kilometer'))).answers.map(({ text }) => text)).toEqual([
    'Centimeter',
    'Kilometer',
    'Meter',
  ]);
  const pictures = [samplePicture('one'), samplePicture('two')].map((media) => ({ ...newAnswer(), media }));
  expect(drawSlide(slide('order', pictures)).answers).toEqual(drawSlide(slide('order', pictures.toReversed())).answers);
  const number = drawSlide({ ...newQuestion('number'), numberKey: { ...newQuestion('number').numberKey, value: 366 } });
  expect(JSON.stringify(number)).not.toContain('366');
});
