import fc from 'fast-check';
import { isGraded } from '../grading/grade.ts';
import type { RunGame, RunSlide } from '../run-game.ts';
import { arbitraryGame } from './arbitrary-game.ts';

/** Two games that differ in nothing but which answers of slide `secret` are right. */
export interface Twins {
  secret: number;
  one: RunGame;
  other: RunGame;
}

/** Twins with a graded slide. */
export const arbitraryTwins: fc.Arbitrary<Twins> = fc
  .record({ game: arbitraryGame, dice: fc.nat(), shift: fc.integer({ min: 1, max: 7 }) })
  .filter(({ game }) => game.slides.some(isGraded))
  .map(({ game, dice, shift }) => {
    const graded = game.slides.flatMap((slide, index) => (isGraded(slide) ? [index] : []));
    // Mostly an early one, which most sequences reach.
    const secret = graded[dice % 3 === 0 ? dice % graded.length : 0] ?? 0;
    const slides = game.slides.map((slide, index) => (index === secret ? rekeyed(slide, shift) : slide));
    return { secret, one: game, other: { ...game, slides } };
  });

/** Another key: moved on, or, where that gives the same, only the answer at `shift` right. */
function rekeyed(slide: RunSlide, shift: number): RunSlide {
  const count = slide.answers.length;
  const key = slide.answers.map((answer) => answer.correct);
  const moved = key.map((_, index) => key[(index + shift) % count] ?? false);
  const next = moved.some((right, index) => right !== key[index]) ? moved : key.map((_, at) => at === shift % count);
  return { ...slide, answers: slide.answers.map((answer, index) => ({ ...answer, correct: next[index] ?? false })) };
}
