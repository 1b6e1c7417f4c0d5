import * as z from 'zod/mini';
import { MediaRef } from '../entities/media.ts';
import { shortText, text } from '../fields.ts';
import { CategoryId } from '../ids.ts';
import {
  LONG_TEXT_MAX,
  QUESTION_TEXT_MAX,
  SCORE_DEFAULT,
  SCORE_MAX,
  SUBHEADING_MAX,
  TIME_DEFAULT_S,
  TIME_MAX_S,
} from '../limits.ts';

/** What an author writes on a slide of any kind. */
export const everySlide = {
  /** The question's text; on a media slide its heading. */
  question: text(QUESTION_TEXT_MAX),
  /** Subheading under the question. */
  queMessage: text(SUBHEADING_MAX),
  /** Picture shown together with the question. */
  image: z.nullable(MediaRef),
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
const EverySlide = z.strictObject(everySlide);

/** The same as the editor opens it: texts empty, the usual points and time. */
export function newEverySlide(): z.infer<typeof EverySlide> {
  return {
    question: '',
    queMessage: '',
    image: null,
    score: SCORE_DEFAULT,
    time: TIME_DEFAULT_S,
    openingMedia: null,
    endingMedia: null,
    backgroundMedia: null,
    labels: [],
    visible: true,
    locked: false,
    notes: '',
    mediaTitle: '',
  };
}
