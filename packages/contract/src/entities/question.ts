import * as z from 'zod/mini';
import { link, shortText, text, timeMs, version } from '../fields.ts';
import { CategoryId, GameId, QuestionId, UserId } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import {
  ANSWER_TEXT_MAX,
  LONG_TEXT_MAX,
  NUMBER_MAX,
  QUESTION_TEXT_MAX,
  SCORE_MAX,
  SPELLINGS_MAX,
  SUBHEADING_MAX,
  TIME_MAX_S,
  UNIT_MAX,
} from '../limits.ts';
import { SLIDE_TYPES } from '../slide-types.ts';
import { MediaRef } from './media.ts';

export const SlideType = z.enum(SLIDE_TYPES);
export type SlideType = z.infer<typeof SlideType>;

/** How many answers a player may pick. Set by the author and never derived from the key, which it would give away. */
export const SELECTIONS = ['single', 'multiple'] as const;
export const Selection = z.enum(SELECTIONS);
export type Selection = z.infer<typeof Selection>;

/** One possible answer: text or a picture (or both), and whether it is right. */
export const Answer = z.strictObject({
  text: z._default(text(ANSWER_TEXT_MAX), ''),
  media: z._default(z.nullable(MediaRef), null),
  correct: z.boolean(),
});
export type Answer = z.infer<typeof Answer>;

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

/** How numbers win: the nearest of all players, or everyone within the tolerance. */
export const NUMBER_RULES = ['closest', 'tolerance'] as const;
export const NumberRule = z.enum(NUMBER_RULES);
export type NumberRule = z.infer<typeof NumberRule>;
const finite = z.number().check(z.minimum(-NUMBER_MAX), z.maximum(NUMBER_MAX));

/** The key of a number slide. */
export const NumberKey = z.strictObject({
  /** Null while the author has not said. */
  value: z.nullable(finite),
  rule: NumberRule,
  /** Largest distance that is still right, with the tolerance rule. */
  tolerance: finite.check(z.minimum(0)),
  /** Shown beside the number, such as km. */
  unit: text(UNIT_MAX),
});
export type NumberKey = z.infer<typeof NumberKey>;

const contentFields = {
  type: SlideType,
  /** The question's text; on a media slide its heading. */
  question: text(QUESTION_TEXT_MAX),
  /** Subheading under the question. */
  queMessage: text(SUBHEADING_MAX),
  /** Picture shown together with the question. */
  image: z.nullable(MediaRef),
  /** On an order slide in their right order; on a typed slide the accepted spellings, all marked right. */
  answers: z.array(Answer).check(z.maxLength(SPELLINGS_MAX)),
  selection: Selection,
  /** Used on typed slides. */
  typing: Typing,
  /** Used on number slides. */
  numberKey: NumberKey,
  /** Link of the mini-game on a mini-game slide; the score is then the most it may give. */
  miniGame: link,
  /** Points for a right answer given at once; null while the author has not said. */
  score: z.nullable(z.int().check(z.minimum(0), z.maximum(SCORE_MAX))),
  /** Seconds to answer; on a media slide seconds it stays (0: until the operator goes on); null while not said. */
  time: z.nullable(z.int().check(z.minimum(0), z.maximum(TIME_MAX_S))),
  /** Shown before the question; on a media slide the medium itself. */
  openingMedia: z.nullable(MediaRef),
  /** Shown after the answer. */
  endingMedia: z.nullable(MediaRef),
  /** Behind the question. */
  backgroundMedia: z.nullable(MediaRef),
  /** Categories. */
  labels: z.array(CategoryId).check(z.maxLength(20)),
  /** Visible to regular users in the library. */
  visible: z.boolean(),
  /** Locked against editing by its creator. */
  locked: z.boolean(),
  /** For the operator's eyes only. */
  notes: text(LONG_TEXT_MAX),
  mediaTitle: shortText,
};

/** What an author writes on a slide. Gaps are allowed in a draft; check-game lists them. */
export const QuestionContent = z.strictObject(contentFields);
export type QuestionContent = z.infer<typeof QuestionContent>;

/** A slide as stored. */
export const Question = z.object({
  ...contentFields,
  _id: QuestionId,
  game: z.nullable(GameId),
  createdBy: UserId,
  /** Of its game; in the library of the question itself. */
  language: z.enum(LANGUAGES),
  /** Published to the library by an admin. */
  inLibrary: z.boolean(),
  /** Locked by an admin, and unlocked by admins only. */
  lockedByAdmin: z.boolean(),
  version,
  createdAt: timeMs,
  updatedAt: timeMs,
});
export type Question = z.infer<typeof Question>;

/** A new slide: type is needed, the rest is filled with defaults by `newQuestion`. `setIndex` is its place in the game. */
export const NewQuestion = z.strictObject({
  ...z.partial(QuestionContent).shape,
  type: SlideType,
  game: GameId,
  setIndex: z.optional(z.int().check(z.minimum(0))),
});
export type NewQuestion = z.infer<typeof NewQuestion>;

/** A change of a slide: only the fields it names change. */
export const QuestionChanges = z.strictObject(z.partial(QuestionContent).shape);
export type QuestionChanges = z.infer<typeof QuestionChanges>;
