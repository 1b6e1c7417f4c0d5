import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { ANSWER_TEXT_MAX, SCORE_MAX } from '../limits.ts';
import { everySlide, newEverySlide } from './every-slide.ts';
import type { SlideKind } from './slide-kind.ts';

/** What its author says of a buzzer slide. */
export const BuzzerRules = z.strictObject({
  /** The right answer in words, shown and spoken at the reveal; empty: the operator alone knows it. */
  answer: text(ANSWER_TEXT_MAX),
  /** Points that a wrong answer costs. */
  penalty: z.int().check(z.minimum(0), z.maximum(SCORE_MAX)),
  /** Where there are teams, a wrong answer puts the whole team out of the question. */
  wholeTeam: z.boolean(),
});
export type BuzzerRules = z.infer<typeof BuzzerRules>;

/** What the operator said of an answer that was given aloud. */
export const VERDICTS = ['right', 'wrong'] as const;
export const Verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof Verdict>;

const BuzzerContent = z.strictObject({ type: z.literal('buzzer'), ...everySlide, buzzer: BuzzerRules });

/** Whoever presses first has the turn and answers aloud; the operator says whether that is right. */
export const buzzer = {
  content: BuzzerContent,
  /** A press. `verdict` is the operator's: null as it is sent, and for who did not have the turn. */
  response: z.strictObject({ type: z.literal('buzzer'), verdict: z.nullable(Verdict) }),
  /** A wrong answer costs nothing, and is the whole team's. */
  fresh: () => ({ type: 'buzzer', ...newEverySlide(), buzzer: { answer: '', penalty: 0, wholeTeam: true } }),
  library: 'read',
  words: ({ buzzer: { answer } }) => [answer],
} satisfies SlideKind<typeof BuzzerContent>;
