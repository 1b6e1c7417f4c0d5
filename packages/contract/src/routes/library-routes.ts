import * as z from 'zod/mini';
import { Question, SlideType } from '../entities/question.ts';
import { listQuery, sortQuery, version } from '../fields.ts';
import { GameId, QuestionId } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import { SLIDES_MAX } from '../limits.ts';
import { route } from '../route.ts';
import { LIBRARY_SORTS } from '../sorts.ts';

export const libraryRoutes = {
  listLibrary: route('GET', '/question/library', {
    access: 'user',
    summary: 'Published questions; marks of right answers only to their owner and admins, hidden ones to admins only',
    query: z.strictObject({
      ...listQuery,
      /** Category ids, separated by commas. */
      categories: z._default(z.string().check(z.maxLength(1000)), ''),
      type: z.optional(SlideType),
      language: z.optional(z.enum(LANGUAGES)),
      ...sortQuery(LIBRARY_SORTS, 'updatedAt', true),
    }),
    reply: z.object({ questions: z.array(Question), count: z.int() }),
  }),
  listLibraryKeys: route('GET', '/question/library-keys', {
    access: 'user',
    summary: 'Right answers of questions of the library that may be imported; others are left out',
    query: z.strictObject({
      /** Question ids, separated by commas. */
      questions: z.string().check(z.minLength(1), z.maxLength(5000)),
    }),
    reply: z.object({ keys: z.array(z.object({ _id: QuestionId, correct: z.array(z.int()) })) }),
  }),
  importQuestions: route('POST', '/question/import', {
    access: 'user',
    summary: 'Copy questions of the library, with their keys, into a game; trivia only',
    body: z.strictObject({
      game: GameId,
      questions: z.array(QuestionId).check(z.minLength(1), z.maxLength(SLIDES_MAX)),
      setIndex: z.optional(z.int().check(z.minimum(0))),
    }),
    reply: z.object({ questions: z.array(Question), gameVersion: version }),
  }),
  publishQuestion: route('POST', '/question/publish/{id}', {
    access: 'admin',
    summary: 'Put a question into the library or take it out, and show it to regular users or hide it',
    params: z.object({ id: QuestionId }),
    body: z.strictObject({
      inLibrary: z.boolean(),
      visible: z.boolean(),
      /** Shown although it is set to be hidden, perhaps by its author: the admin has been asked. */
      evenIfHidden: z._default(z.boolean(), false),
    }),
    reply: Question,
  }),
};
