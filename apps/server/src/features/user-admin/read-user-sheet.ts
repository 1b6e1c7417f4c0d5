import { MANY_USERS_MAX, type ManyUsersRow } from '@qc/contract';
import { readExcel } from '#platform/excel/read-excel';
import { refuse, type Result, succeed } from '#platform/result';
import { peopleOfSheet } from './people-of-sheet.ts';

/** Reads people from an uploaded sheet and saves nothing. Refuses `badExcel`, `tooLarge` for too many people. */
export async function readUserSheet(bytes: Buffer): Promise<Result<{ users: ManyUsersRow[] }>> {
  const sheet = await readExcel(bytes);
  const users = sheet === null ? [] : peopleOfSheet(sheet);
  if (users.length === 0) return refuse('badExcel');
  if (users.length > MANY_USERS_MAX) {
    return refuse('tooLarge', { fields: [{ path: 'file', code: 'too_big', limit: MANY_USERS_MAX }] });
  }
  return succeed({ users });
}
