import type { QuestionContent } from '@qc/contract';
import type { TestSlide } from '../crash/account.ts';

/** The right answer of `triviaSlides`. */
export const RIGHT = 1;

/** Slides with four answers each. */
export function triviaSlides(count: number, more: Partial<QuestionContent> = {}): TestSlide[] {
  return Array.from({ length: count }, (_, i) => ({
    type: 'trivia' as const,
    question: `Question ${i + 1}`,
    answers: ['One', 'Two', 'Three', 'Four'].map((text, at) => ({ text, media: null, correct: at === RIGHT })),
    score: 1000,
    time: 20,
    ...more,
  }));
}
