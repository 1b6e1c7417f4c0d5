import { wordsOf } from '@qc/words/server';
import type { FileReply, Language } from '@qc/contract';
import { viewUsers } from '#features/accounts';
import { zoneClock } from '#platform/excel/zone-clock';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { runInThread } from '#platform/run-in-thread';
import { findUsersAfter } from './user-page-store.ts';
import type { ExportedUser, UsersTask } from './write-users-excel.ts';

const ROWS_MAX = 10_000;
/** Accounts read at once: nobody else waits long for the database. */
const PORTION = 500;
/** Ten thousand rows take a tenth of this. */
const LIMITS = { timeMs: 30_000, memoryMb: 512 };
const WORKER = new URL('./users-excel-worker.ts', import.meta.url);

/** Every account that the search finds, by name, as a workbook in the words of a language; ten thousand at most. */
export async function exportUsersExcel(
  platform: Platform,
  { searchText, language, timeZone }: { searchText: string; language: Language; timeZone: string },
): Promise<Result<FileReply>> {
  const task: UsersTask = { users: await readUsers(platform, searchText), language, timeZone };
  const file = await runInThread<Uint8Array>(WORKER, task, LIMITS);
  if (file === null) throw new Error('writing accounts into a workbook came to nothing');
  const day = zoneClock(timeZone).day(platform.now());
  return succeed({ fileName: `${wordsOf(language).userSheet.people} ${day}.xlsx`, file });
}

async function readUsers(platform: Platform, searchText: string): Promise<ExportedUser[]> {
  const users: ExportedUser[] = [];
  let last: { sortName: string; id: string } | null = null;
  while (users.length < ROWS_MAX) {
    const rows = await findUsersAfter(platform.db, searchText, last, Math.min(PORTION, ROWS_MAX - users.length));
    const end = rows.at(-1);
    if (end === undefined) break;
    last = { sortName: end.sort_name, id: end.id };
    for (const { institution, ...user } of await viewUsers(platform, rows)) {
      users.push({ ...user, institution: institution?.name ?? '' });
    }
  }
  return users;
}
