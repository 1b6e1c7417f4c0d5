import type { PastedRows, RouteReply } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import type { Result } from '#platform/result';
import { categoriesByName } from './categories-by-name.ts';
import { previewRows } from './excel/excel-preview.ts';

/** Reads rows that somebody pasted as a sheet is read, and saves nothing. Refuses `tooManySlides`. */
export async function previewPasted(
  platform: Platform,
  actor: Actor,
  rows: PastedRows,
): Promise<Result<RouteReply<'previewRows'>>> {
  return previewRows(rows, await categoriesByName(platform, actor), { guess: true });
}
