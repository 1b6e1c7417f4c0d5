import * as z from 'zod/mini';
import { listQuery, sortQuery, version } from '../fields.ts';
import { Game, GameSummary, NewGame, Template } from '../entities/game.ts';
import { NewQuestion, Question, SlideType } from '../entities/question.ts';
import { WholeGame, WholeNewGame, WholeQuestion } from '../entities/whole-record.ts';
import { GameVersions } from '../entities/game-versions.ts';
import { GameId, QuestionId, UserId } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import { SLIDES_BYTES_MAX, SLIDES_VALUES_MAX, SLIDES_MAX } from '../limits.ts';
import { Done, route } from '../route.ts';
import { GAME_SORTS, QUESTION_SORTS } from '../sorts.ts';

const gameId = z.object({ id: GameId });
const questionId = z.object({ id: QuestionId });
/** A slide written into a game: the game's own version moves with it. */
const QuestionInGame = z.object({ question: Question, gameVersion: z.nullable(version) });

export const gameRoutes = {
  listGames: route('GET', '/game', {
    access: 'user',
    summary: 'My games; admins see all, or those of `user`',
    query: z.strictObject({ ...listQuery, ...sortQuery(GAME_SORTS, 'updatedAt', true), user: z.optional(UserId) }),
    reply: z.object({ games: z.array(GameSummary), count: z.int() }),
  }),
  getGame: route('GET', '/game/{id}', {
    access: 'user',
    summary: 'A game with its slides',
    params: gameId,
    reply: Game,
  }),
  getGameChanges: route('GET', '/game/{id}/changes', {
    access: 'user',
    summary: 'Which version the game and each of its slides have, and who made it: for those who edit it together',
    params: gameId,
    reply: GameVersions,
  }),
  showManyGames: route('GET', '/game/show-many', {
    access: 'user',
    summary: 'Several games by id, in the order asked; those one may not see are left out',
    query: z.strictObject({ ids: z.string().check(z.maxLength(4000)) }),
    reply: z.object({ games: z.array(GameSummary), count: z.int() }),
  }),
  listSharedGames: route('GET', '/game/shared', {
    access: 'user',
    summary: 'Games shared with me: those I may edit, and copies I may run',
    query: z.strictObject({ ...listQuery, ...sortQuery(GAME_SORTS, 'updatedAt', true) }),
    reply: z.object({ games: z.array(GameSummary), count: z.int() }),
  }),
  listTemplates: route('GET', '/game/templates', {
    access: 'user',
    summary: 'Games that everyone may start from',
    query: z.strictObject({ language: z.optional(z.enum(LANGUAGES)) }),
    reply: z.object({ games: z.array(Template), count: z.int() }),
  }),
  createGameFromTemplate: route('POST', '/game/from-template/{id}', {
    access: 'user',
    summary: 'A new game with the slides of a template',
    params: gameId,
    body: NewGame,
    reply: Game,
  }),
  createGame: route('POST', '/game', {
    access: 'user',
    summary: 'A new game, with the settings and slides that are sent',
    body: WholeNewGame,
    whole: true,
    bodyMax: SLIDES_BYTES_MAX,
    bodyValuesMax: SLIDES_VALUES_MAX,
    reply: Game,
  }),
  saveGame: route('PUT', '/game/{id}', {
    access: 'user',
    summary: 'Change settings or the order of slides; of slides only the order counts',
    params: gameId,
    body: WholeGame,
    whole: true,
    bodyMax: SLIDES_BYTES_MAX,
    bodyValuesMax: SLIDES_VALUES_MAX,
    ifMatch: true,
    reply: Game,
  }),
  deleteGame: route('DELETE', '/game/{id}', {
    access: 'user',
    summary: 'Delete a game; it can be restored for a day',
    params: gameId,
    reply: Done,
  }),
  restoreGame: route('POST', '/game/restore/{id}', {
    access: 'user',
    summary: 'Undo the deletion of a game',
    params: gameId,
    reply: GameSummary,
  }),
  replicateGame: route('POST', '/game/replicate/{id}', {
    access: 'user',
    summary: 'Copy a game with its slides',
    params: gameId,
    reply: GameSummary,
  }),

  listQuestions: route('GET', '/question', {
    access: 'user',
    summary: 'My questions; admins see all',
    query: z.strictObject({
      ...listQuery,
      categories: z._default(z.string().check(z.maxLength(1000)), ''),
      type: z.optional(SlideType),
      language: z.optional(z.enum(LANGUAGES)),
      /** Only this person's. */
      user: z.optional(UserId),
      ...sortQuery(QUESTION_SORTS, 'updatedAt', true),
    }),
    reply: z.object({ questions: z.array(Question), count: z.int() }),
  }),
  getQuestion: route('GET', '/question/{id}', {
    access: 'user',
    summary: 'One slide',
    params: questionId,
    reply: Question,
  }),
  createQuestion: route('POST', '/question', {
    access: 'user',
    summary: 'A new slide; its game takes it into its list',
    body: NewQuestion,
    whole: true,
    reply: QuestionInGame,
  }),
  createQuestions: route('POST', '/question/many', {
    access: 'user',
    summary: 'Several new slides of one game, in order',
    body: z.array(NewQuestion).check(z.minLength(1), z.maxLength(SLIDES_MAX)),
    whole: true,
    bodyMax: SLIDES_BYTES_MAX,
    bodyValuesMax: SLIDES_VALUES_MAX,
    reply: z.object({ questions: z.array(Question), gameVersion: version }),
  }),
  saveQuestion: route('PUT', '/question/{id}', {
    access: 'user',
    summary: 'Change a slide',
    params: questionId,
    body: WholeQuestion,
    whole: true,
    ifMatch: true,
    reply: Question,
  }),
  deleteQuestion: route('DELETE', '/question/{id}', {
    access: 'user',
    summary: 'Delete a slide; it can be restored for a day',
    params: questionId,
    reply: z.object({ ok: z.literal(true), gameVersion: z.nullable(version) }),
  }),
  restoreQuestion: route('POST', '/question/restore/{id}', {
    access: 'user',
    summary: 'Undo the deletion of a slide',
    params: questionId,
    reply: QuestionInGame,
  }),
  replicateQuestion: route('POST', '/question/replicate/{id}', {
    access: 'user',
    summary: 'Copy a slide right after the original',
    params: questionId,
    reply: QuestionInGame,
  }),
};
