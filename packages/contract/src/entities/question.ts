import * as z from 'zod/mini';
import { shortText, text, timeMs, version } from '../fields.ts';
import { CategoryId, GameId, QuestionId, UserId } from '../ids.ts';
import {
  ANSWERS_MAX,
  ANSWER_TEXT_MAX,
  LONG_TEXT_MAX,
  QUESTION_TEXT_MAX,
  SCORE_MAX,
  SUBHEADING_MAX,
  TIME_MAX_S,
} from '../limits.ts';
import { MediaRef } from './media.ts';

/** The kinds of slide built so far. */
export const SLIDE_TYPES = ['trivia', 'trueFalse', 'survey', 'media'] as const;
export const SlideType = z.enum(SLIDE_TYPES);
export type SlideType = z.infer<typeof SlideType>;

/** How many answers a player may pick. Set by the author and never derived from the key, which it would give away. */
export const SELECTIONS = ['single', 'multiple'] as const;
export const Selection = z.enum(SELECTIONS);
export type Selection = z.infer<typeof Selection>;

/** One possible answer: text or a picture (or both), and whether it is right. */
export const Answer = z.strictObject({
  text: text(ANSWER_TEXT_MAX),
  media: z.nullable(MediaRef),
  correct: z.boolean(),
});
export type Answer = z.infer<typeof Answer>;

const contentFields = {
  type: SlideType,
  /** The question's text; on a media slide its heading. */
  question: text(QUESTION_TEXT_MAX),
  /** Subheading under the question. */
  queMessage: text(SUBHEADING_MAX),
  /** Picture shown together with the question. */
  image: z.nullable(MediaRef),
  answers: z.array(Answer).check(z.maxLength(ANSWERS_MAX)),
  selection: Selection,
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
