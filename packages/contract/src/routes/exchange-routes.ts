import * as z from 'zod/mini';
import { EXCEL_BYTES_MAX, GAME_FILE_BYTES_MAX } from '../limits.ts';
import { ExcelRow, PastedRows } from '../entities/files/excel.ts';
import { Game } from '../entities/game.ts';
import { pressKey, queryBoolean } from '../fields.ts';
import { GameId } from '../ids.ts';
import { LANGUAGES } from '../languages.ts';
import { FileReply, route } from '../route.ts';

const pageOrigin = z.string().check(z.regex(/^https?:\/\/[a-z0-9.:[\]-]{1,255}$/));
const gameId = z.object({ id: GameId });
const language = z.optional(z.enum(LANGUAGES));
export const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Games and questions as files: our own JSON, a page that plays alone, Excel. */
export const exchangeRoutes = {
  exportGameLocal: route('GET', '/game/local-export/{id}', {
    access: 'user',
    summary: 'The whole game with its media, free; with a licence for one run, which is charged, once for the same key',
    params: gameId,
    query: z.strictObject({ licence: queryBoolean(false), key: z.optional(pressKey) }),
    guarded: true,
    download: 'application/json',
    reply: FileReply,
  }),
  exportGameWeb: route('GET', '/game/web-export/{id}', {
    access: 'user',
    summary: 'The game as one page that plays alone, without a server',
    params: gameId,
    download: 'text/html; charset=utf-8',
    reply: FileReply,
  }),
  exportGameRunner: route('GET', '/game/runner-export/{id}', {
    access: 'user',
    summary:
      'The game as one page that runs it without internet, with leave for one run, charged once for the same key',
    params: gameId,
    /** `origin`: where the person’s pages are, and the result comes back to. */
    query: z.strictObject({ origin: pageOrigin, key: z.optional(pressKey) }),
    guarded: true,
    download: 'text/html; charset=utf-8',
    reply: FileReply,
  }),
  importGame: route('POST', '/game/import', {
    access: 'user',
    summary: 'A new game from a JSON file of ours',
    upload: true,
    uploadMax: GAME_FILE_BYTES_MAX,
    reply: Game,
  }),
  exportGameExcel: route('GET', '/game/excel-export/{id}', {
    access: 'user',
    summary: 'The questions of a game as an Excel sheet',
    params: gameId,
    query: z.strictObject({ language }),
    download: EXCEL,
    reply: FileReply,
  }),
  getExcelTemplate: route('GET', '/question/excel-template', {
    access: 'user',
    summary: 'An Excel sheet to fill with questions',
    query: z.strictObject({ language }),
    download: EXCEL,
    reply: FileReply,
  }),
  previewExcel: route('POST', '/question/excel-preview', {
    access: 'user',
    summary: 'Read an Excel sheet and list its rows with their problems; nothing is saved',
    upload: true,
    uploadMax: EXCEL_BYTES_MAX,
    reply: z.object({ rows: z.array(ExcelRow), count: z.int() }),
  }),
  previewRows: route('POST', '/question/rows-preview', {
    access: 'user',
    summary: 'Read pasted rows as if they stood in an Excel sheet, with or without a heading; nothing is saved',
    body: z.strictObject({ rows: PastedRows }),
    reply: z.object({ rows: z.array(ExcelRow), count: z.int() }),
  }),
};
