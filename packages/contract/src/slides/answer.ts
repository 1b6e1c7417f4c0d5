import * as z from 'zod/mini';
import { MediaRef } from '../entities/media.ts';
import { text } from '../fields.ts';
import { ANSWER_TEXT_MAX, SPELLINGS_MAX } from '../limits.ts';

/** One possible answer: text or a picture (or both), and whether it is right. */
export const Answer = z.strictObject({
  text: z._default(text(ANSWER_TEXT_MAX), ''),
  media: z._default(z.nullable(MediaRef), null),
  correct: z.boolean(),
  /** Said to callers instead of the text; absent or empty: that is said. */
  spoken: z.optional(text(ANSWER_TEXT_MAX)),
});
export type Answer = z.infer<typeof Answer>;

/** The answers of a slide of a kind that has some. */
export const Answers = z.array(Answer).check(z.maxLength(SPELLINGS_MAX));

/** The texts of answers: what a slide of a kind that has some is found by. */
export function textsOfAnswers({ answers }: { answers: Answer[] }): string[] {
  return answers.map(({ text: written }) => written);
}

/** An empty answer, not marked right. */
export function newAnswer(text = '', correct = false): Answer {
  return { text, media: null, correct };
}
