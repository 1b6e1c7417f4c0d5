import * as z from 'zod/mini';
import { GameResult, GameResultSummary } from '../entities/game-result.ts';
import { CorrectionRequest, ResultUpload } from '../entities/result-change.ts';
import { Room } from '../entities/room.ts';
import { jsonPart, listQuery, name, page, perPage, queryBoolean, timeZone } from '../fields.ts';
import { GameId, ResultId, RoomId } from '../ids.ts';
import { RESULT_BYTES_MAX, RESULT_VALUES_MAX } from '../limits.ts';
import { LANGUAGES } from '../languages.ts';
import { Done, FileReply, route } from '../route.ts';
import { EXCEL } from './exchange-routes.ts';

const roomId = z.object({ id: RoomId });
const resultId = z.object({ id: ResultId });
const resultQuery = z.strictObject({
  ...listQuery,
  game: z.optional(GameId),
  /** The one run of this room. */
  room: z.optional(RoomId),
});
const resultList = z.object({ results: z.array(GameResultSummary), count: z.int() });

export const roomRoutes = {
  openRoom: route('POST', '/room', {
    access: 'user',
    summary: 'Open a room for a game; an open room of the same game, operator and kind (demo or not) is given back',
    /** `demo`: free, for at most three players. */
    body: z.strictObject({ game: GameId, demo: z._default(z.boolean(), false) }),
    reply: Room,
  }),
  playAgain: route('POST', '/room/again/{id}', {
    access: 'user',
    summary:
      'A new room for a game, the same one if none is named, under the code and with the people of this one, whose run ends if it has not ended',
    params: roomId,
    body: z.strictObject({ game: z.optional(GameId) }),
    reply: Room,
  }),
  listRooms: route('GET', '/room', {
    access: 'user',
    summary: 'My open rooms; with `all`, for admins, everybody’s',
    query: z.strictObject({ page, perPage: perPage(), all: queryBoolean(false) }),
    reply: z.object({ rooms: z.array(Room), count: z.int() }),
  }),
  getRoom: route('GET', '/room/{id}', {
    access: 'user',
    summary: 'One room that I may operate',
    params: roomId,
    reply: Room,
  }),
  closeRoom: route('POST', '/room/close/{id}', {
    access: 'user',
    summary: 'End the run and keep its results; admins may end any',
    params: roomId,
    reply: Done,
  }),

  listGameResults: route('GET', '/GameResult', {
    access: 'user',
    summary: 'Results of my runs, newest first; with `room`, for admins, of anybody’s',
    query: resultQuery,
    reply: resultList,
  }),
  listGameResultsApi: route('GET', '/api/GameResult', {
    access: 'user',
    summary: 'The same list',
    query: resultQuery,
    reply: resultList,
  }),
  createGameResult: route('POST', '/api/GameResult', {
    access: 'user',
    summary: 'Bring the result of a run without the server; its licence is used once, and again gives the same result',
    form: true,
    bodyMax: RESULT_BYTES_MAX,
    bodyValuesMax: RESULT_VALUES_MAX,
    body: z.strictObject({ result: jsonPart(ResultUpload) }),
    reply: GameResult,
  }),
  updateGameResult: route('PUT', '/api/GameResult/{id}', {
    access: 'user',
    summary: 'Rename a result, or put a right answer right and score everybody again',
    params: resultId,
    form: true,
    body: z.strictObject({ name: z.optional(name), correction: z.optional(jsonPart(CorrectionRequest)) }),
    reply: GameResult,
  }),
  exportGameResultExcel: route('GET', '/api/GameResult/{id}/excel', {
    access: 'user',
    summary: 'One result as an Excel workbook',
    params: resultId,
    query: z.strictObject({ language: z._default(z.enum(LANGUAGES), 'he'), timeZone }),
    download: EXCEL,
    reply: FileReply,
  }),
  deletePlayerResult: route('DELETE', '/api/GameResult/{id}/player/{seat}', {
    access: 'user',
    summary: 'Delete one player from a result for good, at the person’s request',
    params: z.object({ id: ResultId, seat: z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number)) }),
    reply: GameResult,
  }),
  getGameResult: route('GET', '/api/GameResult/{id}', {
    access: 'user',
    summary: 'One result with every question and player',
    params: resultId,
    reply: GameResult,
  }),
  deleteGameResult: route('DELETE', '/api/GameResult/{id}', {
    access: 'user',
    summary: 'Delete a result for good',
    params: resultId,
    reply: Done,
  }),
};
