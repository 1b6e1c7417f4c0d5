import * as z from 'zod/mini';
import { MEDIA_TYPES, MediaRef, type MediaType } from '../entities/media.ts';
import { shortText, text } from '../fields.ts';
import { CategoryId } from '../ids.ts';
import {
  EXPLANATION_MAX,
  LONG_TEXT_MAX,
  QUESTION_TEXT_MAX,
  READ_MAX_S,
  SCORE_DEFAULT,
  SCORE_MAX,
  SPOKEN_TEXT_MAX,
  SUBHEADING_MAX,
  TALK_MAX_S,
  TALK_MIN_S,
  TIME_DEFAULT_S,
  TIME_MAX_S,
} from '../limits.ts';
import { keysOf } from '../pick-fields.ts';

/** How often a slide's points count. */
export const SLIDE_TIMES = [1, 2, 3] as const;
export type SlideTimes = (typeof SLIDE_TIMES)[number];

/** The slides from here on are a round of their own, up to where the next begins. Its title may be empty. */
export const RoundStart = z.strictObject({ title: shortText });
export type RoundStart = z.infer<typeof RoundStart>;

/**
 * What an author writes on a slide of any kind, each once. Calls, stored slides, runs, files and drafts read it from
 * here; what is stored and lacks a field reads with that of `newEverySlide`.
 */
export const everySlide = {
  /** The question's text; on a media slide its heading. */
  question: text(QUESTION_TEXT_MAX),
  /** Subheading under the question. */
  queMessage: text(SUBHEADING_MAX),
  /** Picture shown together with the question. */
  image: z.nullable(MediaRef),
  /** Points for a right answer given at once; null while the author has not said. */
  score: z.nullable(z.int().check(z.minimum(0), z.maximum(SCORE_MAX))),
  /** All points of the slide, given or taken off, count so often. */
  times: z.literal(SLIDE_TIMES),
  /** Seconds to answer; on a media slide seconds it stays (0: until the operator goes on); null while not said. */
  time: z.nullable(z.int().check(z.minimum(0), z.maximum(TIME_MAX_S))),
  /** Seconds the question stands alone before its answers come; 0: not at all; null: by its length and the game's pace. */
  readSeconds: z.nullable(z.int().check(z.minimum(0), z.maximum(READ_MAX_S))),
  /**
   * Seconds that neighbours talk between two votes on the question, of which the second counts; 0: it is voted on once, as
   * on kinds that are never talked about.
   */
  talkSeconds: z.int().check(
    z.minimum(0),
    z.maximum(TALK_MAX_S),
    z.refine((seconds) => seconds === 0 || seconds >= TALK_MIN_S),
  ),
  /** Shown before the question; on a media slide the medium itself. */
  openingMedia: z.nullable(MediaRef),
  /** A round of the game begins with this slide; null: it belongs to the round before it, or to none. */
  round: z.nullable(RoundStart),
  /** Why it is so, told with the right answer and never before. */
  explanation: text(EXPLANATION_MAX),
  /** Picture of the explanation. */
  explanationMedia: z.nullable(MediaRef),
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
  /** Said to callers instead of the question, its subheading and what its picture shows; empty: those are said. */
  spoken: text(SPOKEN_TEXT_MAX),
  /** Played to callers instead of all that is said of the question: 8 kHz mono where the editor made it. */
  recording: z.nullable(MediaRef),
  /** The recording names the answers and their keys as well. */
  recordingSaysAnswers: z.boolean(),
};
const EverySlide = z.strictObject(everySlide);
export const EVERY_SLIDE_KEYS = keysOf(everySlide);
type EverySlide = z.infer<typeof EverySlide>;

const { score: _score, time: _time, labels: _labels, visible: _visible, locked: _locked, ...played } = everySlide;
/** What of it a run takes as it was written; points and time it takes as numbers. */
export const playedShape = played;
export const PLAYED_FIELDS = keysOf(playedShape);

type MediaFieldOf<T> = { [K in keyof T]: T[K] extends MediaRef | null ? K : never }[keyof T];
/** The fields that hold a medium, in the order a viewer meets them, and what may stand there. */
export const SLIDE_MEDIA = {
  image: ['image'],
  openingMedia: MEDIA_TYPES,
  explanationMedia: ['image'],
  endingMedia: MEDIA_TYPES,
  backgroundMedia: ['image'],
  recording: ['audio'],
} as const satisfies Record<MediaFieldOf<EverySlide>, readonly MediaType[]>;
export const SLIDE_MEDIA_KEYS = keysOf(SLIDE_MEDIA);

/** What callers are told of a slide of which nothing was written for the ear: what is shown. */
export function newSpokenPart(): Pick<EverySlide, 'spoken' | 'recording' | 'recordingSaysAnswers'> {
  return { spoken: '', recording: null, recordingSaysAnswers: true };
}

type ShowPart = 'explanation' | 'explanationMedia' | 'times' | 'readSeconds' | 'talkSeconds' | 'round';
/**
 * What a slide has of which nothing was said for the show: no explanation, points once, time to read by its length, no
 * new round, one vote.
 */
export function newShowPart(): Pick<EverySlide, ShowPart> {
  return { explanation: '', explanationMedia: null, times: 1, readSeconds: null, talkSeconds: 0, round: null };
}

/** The same as the editor opens it: texts empty, the usual points and time. */
export function newEverySlide(): EverySlide {
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
    ...newShowPart(),
    ...newSpokenPart(),
  };
}
