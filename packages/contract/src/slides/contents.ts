import * as z from 'zod/mini';
import { MediaContent } from './media.ts';
import { MiniGameContent } from './mini-game.ts';
import { NumberContent } from './number.ts';
import { OrderContent } from './order.ts';
import { SurveyContent } from './survey.ts';
import { TriviaContent } from './trivia.ts';
import { TrueFalseContent } from './true-false.ts';
import { TypedContent } from './typed.ts';

/** What an author writes on slides of each kind: the one list that schemas of slides follow. */
export const CONTENTS = [
  TriviaContent,
  TrueFalseContent,
  SurveyContent,
  TypedContent,
  NumberContent,
  OrderContent,
  MediaContent,
  MiniGameContent,
] as const;
const [first, ...others] = CONTENTS;
type Content = (typeof CONTENTS)[number];

/** Slides of all kinds, told apart by their type: for each kind what is made of its content. */
export function byKind<S extends z.ZodMiniObject>(make: (content: Content) => S) {
  return z.discriminatedUnion('type', [make(first), ...others.map(make)]);
}

type AllOf<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;
/** Schemas of the fields of all kinds together. */
export const fieldsOfAll: AllOf<Content['shape']> = Object.assign({}, ...CONTENTS.map(({ shape }) => shape));
