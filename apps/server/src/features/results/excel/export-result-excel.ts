import { isAdminRole, type FileReply, type Language, type ResultId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, succeed, type Result } from '#platform/result';
import { findStored } from '../stored/result-store.ts';
import { writeExcelInThread } from '../work-on-result.ts';

/** One result as a workbook in the words of a language; phone numbers for its owner only. Refuses `notFound`. */
export async function exportGameResultExcel(
  platform: Platform,
  actor: Actor,
  id: ResultId,
  { language, timeZone }: { language: Language; timeZone: string },
): Promise<Result<FileReply>> {
  const found = await findStored(platform.db, id);
  if (!found) return refuse('notFound');
  const isOwner = found.userId === actor.userId;
  if (!isOwner && found.runBy !== actor.userId && !isAdminRole(actor.role)) return refuse('notFound');
  const { summary, report } = found;
  const file = await writeExcelInThread({ summary, report, language, timeZone, withPhones: isOwner });
  return succeed({ fileName: `${summary.name}.xlsx`, file });
}
