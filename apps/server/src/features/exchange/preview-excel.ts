import type { RouteReply } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result } from '#platform/result';
import { categoriesByName } from './categories-by-name.ts';
import { previewRows } from './excel/excel-preview.ts';
import { readExcel } from '#platform/excel/read-excel';

/** Reads an uploaded sheet and saves nothing. Refuses `badExcel`, `tooManySlides`. */
export async function previewExcel(
  platform: Platform,
  actor: Actor,
  bytes: Buffer,
): Promise<Result<RouteReply<'previewExcel'>>> {
  const sheet = await readExcel(bytes);
  if (sheet === null) return refuse('badExcel');
  return previewRows(sheet, await categoriesByName(platform, actor));
}
