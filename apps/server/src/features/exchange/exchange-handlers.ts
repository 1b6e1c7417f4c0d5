import { readFile } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, EXCEL_BYTES_MAX, GAME_FILE_BYTES_MAX } from '@qc/contract';
import { getUser } from '#features/accounts';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { exportGameExcel } from './excel/export-game-excel.ts';
import { exportGameLocal } from './export-game-local.ts';
import { exportGameRunner } from './export-game-runner.ts';
import { exportGameWeb } from './export-game-web.ts';
import { getExcelTemplate } from './excel/get-excel-template.ts';
import { importGame } from './import-game.ts';
import { previewExcel } from './preview-excel.ts';
import { categoriesByName } from './categories-by-name.ts';
import { previewRows } from './excel/excel-preview.ts';
import { makeReceiveFile } from '#platform/http/bodies/receive-file';
import type { Receiving } from '#platform/http/bodies/receiving';
import { makeWorkPlaces } from '#platform/work-places';

/** What the house decides for this feature. */
export interface ExchangeSeams {
  /** Holds the built pages that need no server. */
  webFolder: string;
  /** Takes in the files of calls. */
  receiving: Receiving;
}

/** The calls that give and take games and questions as files. */
export function exchangeHandlers(platform: Platform, { webFolder, receiving }: ExchangeSeams) {
  const inPlace = makeWorkPlaces();
  const receiveFile = makeReceiveFile(platform, receiving);
  return {
    exportGameLocal: async (call) => exportGameLocal(platform, signedIn(call), { ...call.params, ...call.query }),
    exportGameWeb: async (call) => exportGameWeb(platform, webFolder, signedIn(call), call.params.id),
    exportGameRunner: async (call) =>
      exportGameRunner(platform, webFolder, signedIn(call), { ...call.params, ...call.query }),
    importGame: async (call) => {
      const actor = signedIn(call);
      return receiveFile(call, GAME_FILE_BYTES_MAX, (file) =>
        inPlace(actor.userId, () => importGame(platform, actor, file)),
      );
    },
    exportGameExcel: async (call) => exportGameExcel(platform, signedIn(call), call.params.id, call.query.language),
    getExcelTemplate: async (call) => {
      const actor = signedIn(call);
      const user = call.query.language ? null : await getUser(platform, actor, actor.userId);
      return getExcelTemplate(call.query.language ?? (user?.ok ? user.value.language : DEFAULT_LANGUAGE));
    },
    previewExcel: async (call) => {
      const actor = signedIn(call);
      return receiveFile(call, EXCEL_BYTES_MAX, ({ path }) =>
        inPlace(actor.userId, async () => previewExcel(platform, actor, await readFile(path))),
      );
    },
    // Pasted rows are read as a sheet is.
    previewRows: async (call) =>
      previewRows(call.body.rows, await categoriesByName(platform, signedIn(call)), { guess: true }),
  } satisfies Partial<Handlers>;
}
