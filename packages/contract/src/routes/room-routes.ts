import * as z from 'zod/mini';
import { GameResult, GameResultSummary } from '../entities/game-result.ts';
import { Room } from '../entities/room.ts';
import { page, perPage, searchText } from '../fields.ts';
import { GameId, ResultId, RoomId } from '../ids.ts';
import { Done, route } from '../route.ts';

const roomId = z.object({ id: RoomId });
const resultId = z.object({ id: ResultId });

export const roomRoutes = {
  openRoom: route({
    method: 'POST',
    path: '/room',
    access: 'user',
    summary: 'Open a room for a game; an open room of the same game and operator is given back',
    body: z.strictObject({ game: GameId }),
    reply: Room,
  }),
  listRooms: route({
    method: 'GET',
    path: '/room',
    access: 'user',
    summary: 'My open rooms',
    reply: z.object({ rooms: z.array(Room), count: z.int() }),
  }),
  getRoom: route({
    method: 'GET',
    path: '/room/{id}',
    access: 'user',
    summary: 'One room of mine',
    params: roomId,
    reply: Room,
  }),
  closeRoom: route({
    method: 'POST',
    path: '/room/close/{id}',
    access: 'user',
    summary: 'End the run and keep its results',
    params: roomId,
    reply: Done,
  }),

  listGameResults: route({
    method: 'GET',
    path: '/GameResult',
    access: 'user',
    summary: 'Results of my runs, newest first',
    query: z.object({ page, perPage: perPage(), searchText, game: z.optional(GameId) }),
    reply: z.object({ results: z.array(GameResultSummary), count: z.int() }),
  }),
  getGameResult: route({
    method: 'GET',
    path: '/api/GameResult/{id}',
    access: 'user',
    summary: 'One result with every question and player',
    params: resultId,
    reply: GameResult,
  }),
  deleteGameResult: route({
    method: 'DELETE',
    path: '/api/GameResult/{id}',
    access: 'user',
    summary: 'Delete a result for good',
    params: resultId,
    reply: Done,
  }),
};
