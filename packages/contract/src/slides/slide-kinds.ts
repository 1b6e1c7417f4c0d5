import * as z from 'zod/mini';
import { SLIDE_TYPES } from '../slide-types.ts';
import { breakSlide } from './break-slide.ts';
import { buzzer } from './buzzer.ts';
import { media } from './media.ts';
import { miniGame } from './mini-game.ts';
import { number } from './number.ts';
import { order } from './order.ts';
import type { LibraryUse } from './slide-kind.ts';
import { survey } from './survey.ts';
import { trivia } from './trivia.ts';
import { trueFalse } from './true-false.ts';
import { typed } from './typed.ts';

type SlideType = (typeof SLIDE_TYPES)[number];

/** Every kind of slide by its name: the one list that schemas of slides and of answers follow. */
const SLIDE_KINDS = {
  ...{ trivia, trueFalse, survey, typed, number, order, media, miniGame, buzzer },
  break: breakSlide,
};
type Content = (typeof SLIDE_KINDS)[SlideType]['content'];

/** What an author writes on a slide of a kind. */
export type ContentOf<T extends SlideType> = Extract<z.infer<Content>, { type: T }>;

/** What is made of a slide outside a run. */
interface Made<T extends SlideType> {
  fresh: () => ContentOf<T>;
  library: LibraryUse;
  words: (content: ContentOf<T>) => string[];
}
const MADE: { readonly [T in SlideType]: Made<T> } = SLIDE_KINDS;

const [first, ...others] = SLIDE_TYPES;

/** Slides of all kinds, told apart by their type: for each kind what is made of its content. */
/* @__NO_SIDE_EFFECTS__ */
export function byKind<S extends z.ZodMiniObject>(make: (content: Content) => S) {
  return z.discriminatedUnion('type', [
    make(SLIDE_KINDS[first].content),
    ...others.map((type) => make(SLIDE_KINDS[type].content)),
  ]);
}

type AllOf<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;
/** Schemas of the fields of all kinds together. */
export const fieldsOfAll: AllOf<Content['shape']> = Object.assign(
  {},
  ...SLIDE_TYPES.map((type) => SLIDE_KINDS[type].content.shape),
);

/** What a player answers with, by the kind of slide. */
export const SlideResponse = z.discriminatedUnion('type', [
  SLIDE_KINDS[first].response,
  ...others.flatMap((type) => SLIDE_KINDS[type].response ?? []),
]);
export type SlideResponse = z.infer<typeof SlideResponse>;
export type SlideResponseOf<T extends SlideResponse['type']> = Extract<SlideResponse, { type: T }>;

/** A slide of the given kind as the editor opens it: defaults everywhere, texts empty. */
export function newQuestion<T extends SlideType>(type: T): ContentOf<T> {
  return MADE[type].fresh();
}

/** What the library does with a slide. */
export function libraryUse({ type }: { type: SlideType }): LibraryUse {
  return MADE[type].library;
}

/** Whether a slide can be taken from the library into a game. */
export function isImportable(slide: { type: SlideType }): boolean {
  return libraryUse(slide) === 'import';
}

/** The words of a slide of a type that it is found by: those of every slide, then its kind's own. */
export function searchedWords<T extends SlideType>(type: T, content: ContentOf<T>): string[] {
  return [content.question, content.queMessage, content.mediaTitle, ...MADE[type].words(content)];
}
