import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { ANSWER_TEXT_MAX, TIME_DEFAULT_S } from '../limits.ts';
import { Answers, newAnswer, textsOfAnswers } from './answer.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import type { SlideKind } from './slide-kind.ts';

/** What players may type on a typed slide: one language, numbers only, or anything. */
export const TYPING_SCRIPTS = ['any', ...LANGUAGES, 'numbers'] as const;
export const TypingScript = z.enum(TYPING_SCRIPTS);
export type TypingScript = z.infer<typeof TypingScript>;

/** How a typed answer is compared with the accepted spellings. What is not strict is folded on both sides. */
export const Typing = z.strictObject({
  script: TypingScript,
  /** Niqqud, tashkeel and accents must match. */
  strictMarks: z.boolean(),
  /** Capital and small letters must match. */
  strictCase: z.boolean(),
  /** Spaces and hyphens must match. */
  strictSpaces: z.boolean(),
});
export type Typing = z.infer<typeof Typing>;

const TypedContent = z.strictObject({
  type: z.literal('typed'),
  ...everySlide,
  /** The accepted spellings, all marked right. */
  answers: Answers,
  typing: Typing,
});

/** Words that are typed. */
export const typed = {
  content: TypedContent,
  /** What was typed. */
  response: z.strictObject({ type: z.literal('typed'), text: z.string().check(z.maxLength(ANSWER_TEXT_MAX)) }),
  /** One empty spelling, and time to type it. */
  fresh: () => ({
    type: 'typed',
    ...newEverySlide(),
    time: 2 * TIME_DEFAULT_S,
    answers: [newAnswer('', true)],
    typing: { script: 'any', strictMarks: false, strictCase: false, strictSpaces: false },
  }),
  library: 'read',
  words: textsOfAnswers,
} satisfies SlideKind<typeof TypedContent>;
