import * as z from 'zod/mini';
import { timeMs, version } from '../fields.ts';
import { GameId, QuestionId, UserId } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import { SLIDE_TYPES } from '../slide-types.ts';
import { byKind, fieldsOfAll } from '../slides/slide-kinds.ts';

export const SlideType = z.enum(SLIDE_TYPES);
export type SlideType = z.infer<typeof SlideType>;

/**
 * What an author writes on a slide: what every slide has, and what its kind adds. Gaps are allowed in a draft;
 * check-game lists them.
 */
export const QuestionContent = byKind((content) => content);
export type QuestionContent = z.infer<typeof QuestionContent>;

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

export type Question = QuestionContent & z.infer<typeof QuestionRecord>;
export type QuestionInput = z.input<typeof QuestionContent> & z.input<typeof QuestionRecord>;
/** A slide as stored. Its type is said by its name: spelled out in every route it would be too long for the compiler. */
export const Question: z.ZodMiniType<Question, QuestionInput> = byKind(({ shape }) =>
  z.object({ ...shape, ...record }),
);

type Begun<C extends { type: SlideType }> = C extends unknown ? Partial<C> & Pick<C, 'type'> : never;
export type NewSlide = Begun<QuestionContent>;
export type NewSlideInput = Begun<z.input<typeof QuestionContent>>;
/** A slide to be written: the kind is needed, the rest is filled with its defaults. Fields of other kinds fall away. */
export const NewSlide: z.ZodMiniType<NewSlide, NewSlideInput> = byKind((content) =>
  z.object({ ...z.partial(content).shape, type: content.shape.type }),
);

/** A new slide of a game. `setIndex` is its place in it. */
export const NewQuestion = z.intersection(
  NewSlide,
  z.object({ game: GameId, setIndex: z.optional(z.int().check(z.minimum(0))) }),
);
export type NewQuestion = z.infer<typeof NewQuestion>;

/** A change of a slide, of whatever kind: only the fields it names change, and of them only those its kind has. */
export const QuestionChanges = z.partial(z.strictObject({ ...fieldsOfAll, type: SlideType }));
export type QuestionChanges = z.infer<typeof QuestionChanges>;
