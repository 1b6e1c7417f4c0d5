import * as z from 'zod/mini';
import { timeMs, version } from '../fields.ts';
import { GameId, QuestionId, UserId } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import { SLIDE_TYPES } from '../slide-types.ts';
import { MediaContent } from '../slides/media.ts';
import { MiniGameContent } from '../slides/mini-game.ts';
import { NumberContent } from '../slides/number.ts';
import { OrderContent } from '../slides/order.ts';
import { SurveyContent } from '../slides/survey.ts';
import { TriviaContent } from '../slides/trivia.ts';
import { TrueFalseContent } from '../slides/true-false.ts';
import { TypedContent } from '../slides/typed.ts';

export const SlideType = z.enum(SLIDE_TYPES);
export type SlideType = z.infer<typeof SlideType>;

/**
 * What an author writes on a slide: what every slide has, and what its kind adds. Gaps are allowed in a draft;
 * check-game lists them.
 */
export const QuestionContent = z.discriminatedUnion('type', [
  TriviaContent,
  TrueFalseContent,
  SurveyContent,
  TypedContent,
  NumberContent,
  OrderContent,
  MediaContent,
  MiniGameContent,
]);
export type QuestionContent = z.infer<typeof QuestionContent>;
export type ContentOf<T extends SlideType> = Extract<QuestionContent, { type: T }>;

/** What the house adds to what an author writes. */
export const QuestionRecord = z.object({
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
const record = QuestionRecord.shape;

const AnyQuestion = z.discriminatedUnion('type', [
  z.object({ ...TriviaContent.shape, ...record }),
  z.object({ ...TrueFalseContent.shape, ...record }),
  z.object({ ...SurveyContent.shape, ...record }),
  z.object({ ...TypedContent.shape, ...record }),
  z.object({ ...NumberContent.shape, ...record }),
  z.object({ ...OrderContent.shape, ...record }),
  z.object({ ...MediaContent.shape, ...record }),
  z.object({ ...MiniGameContent.shape, ...record }),
]);
export type Question = z.infer<typeof AnyQuestion>;
export type QuestionInput = z.input<typeof AnyQuestion>;
/** A slide as stored. Its type is said by its name: spelled out in every route it would be too long for the compiler. */
export const Question: z.ZodMiniType<Question, QuestionInput> = AnyQuestion;

const AnyNewSlide = z.discriminatedUnion('type', [
  z.object({ ...z.partial(TriviaContent).shape, type: TriviaContent.shape.type }),
  z.object({ ...z.partial(TrueFalseContent).shape, type: TrueFalseContent.shape.type }),
  z.object({ ...z.partial(SurveyContent).shape, type: SurveyContent.shape.type }),
  z.object({ ...z.partial(TypedContent).shape, type: TypedContent.shape.type }),
  z.object({ ...z.partial(NumberContent).shape, type: NumberContent.shape.type }),
  z.object({ ...z.partial(OrderContent).shape, type: OrderContent.shape.type }),
  z.object({ ...z.partial(MediaContent).shape, type: MediaContent.shape.type }),
  z.object({ ...z.partial(MiniGameContent).shape, type: MiniGameContent.shape.type }),
]);
export type NewSlide = z.infer<typeof AnyNewSlide>;
export type NewSlideInput = z.input<typeof AnyNewSlide>;
/** A slide to be written: the kind is needed, the rest is filled with its defaults. Fields of other kinds fall away. */
export const NewSlide: z.ZodMiniType<NewSlide, NewSlideInput> = AnyNewSlide;

/** A new slide of a game. `setIndex` is its place in it. */
export const NewQuestion = z.intersection(
  NewSlide,
  z.object({ game: GameId, setIndex: z.optional(z.int().check(z.minimum(0))) }),
);
export type NewQuestion = z.infer<typeof NewQuestion>;

/** A change of a slide, of whatever kind: only the fields it names change, and of them only those its kind has. */
export const QuestionChanges = z.partial(
  z.strictObject({
    ...TriviaContent.shape,
    ...TrueFalseContent.shape,
    ...SurveyContent.shape,
    ...TypedContent.shape,
    ...NumberContent.shape,
    ...OrderContent.shape,
    ...MediaContent.shape,
    ...MiniGameContent.shape,
    type: SlideType,
  }),
);
export type QuestionChanges = z.infer<typeof QuestionChanges>;
