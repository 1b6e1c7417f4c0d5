import fc from 'fast-check';
import { hasKey } from '../slides/slide-kinds.ts';
import { mixOrder } from '../slides/order/mix-order.ts';
import type { RunGame, RunSlide } from '../run-game.ts';
import { arbitraryGame, samplePicture, SEED } from './arbitrary-game.ts';

/** Two games that differ in nothing but what is right on slide `secret`, or in how that is explained. */
export interface Twins {
  secret: number;
  one: RunGame;
  other: RunGame;
}

/** Twins with a slide that has a key. */
export const arbitraryTwins: fc.Arbitrary<Twins> = fc
  .record({ game: arbitraryGame, dice: fc.nat(), shift: fc.integer({ min: 1, max: 7 }) })
  .filter(({ game }) => game.slides.some(hasKey))
  .map(({ game, dice, shift }) => {
    const keyed = game.slides.flatMap((slide, index) => (hasKey(slide) ? [index] : []));
    // Mostly an early one, which most sequences reach.
    const secret = keyed[dice % 3 === 0 ? dice % keyed.length : 0] ?? 0;
    const slides = game.slides.map((slide, index) => (index === secret ? changed(slide, shift) : slide));
    return { secret, one: game, other: { ...game, slides } };
  });

function changed(slide: RunSlide, shift: number): RunSlide {
  if (shift % 4 !== 3) return rekeyed(slide, shift);
  return { ...slide, explanation: `${slide.explanation} Because.`, explanationMedia: samplePicture(`why-${shift}`) };
}

function rekeyed(slide: RunSlide, shift: number): RunSlide {
  switch (slide.type) {
    case 'typed':
      return { ...slide, answers: ['rome', 'paris'].slice(shift % 2).map(spelling) };
    case 'number': {
      const { value, rule, ...rest } = slide.numberKey;
      const other = rule === 'closest' ? 'tolerance' : 'closest';
      return { ...slide, numberKey: { ...rest, value: (value ?? 0) + shift, rule: shift > 3 ? other : rule } };
    }
    case 'order': {
      const written = slide.sequence.flatMap((index) => slide.answers[index] ?? []);
      const first = shift % written.length || 1;
      return { ...slide, ...mixOrder([...written.slice(first), ...written.slice(0, first)], SEED) };
    }
    default:
      return otherPicks(slide, shift);
  }
}

function spelling(text: string): RunSlide['answers'][number] {
  return { text, media: null, correct: true };
}

/** Another key: moved on, or, where that gives the same, only the answer at `shift` right. */
function otherPicks(slide: RunSlide, shift: number): RunSlide {
  const count = slide.answers.length;
  const key = slide.answers.map((answer) => answer.correct);
  const moved = key.map((_, index) => key[(index + shift) % count] ?? false);
  const next = moved.some((right, index) => right !== key[index]) ? moved : key.map((_, at) => at === shift % count);
  return { ...slide, answers: slide.answers.map((answer, index) => ({ ...answer, correct: next[index] ?? false })) };
}
