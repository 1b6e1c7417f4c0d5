import type { Institution } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { type Result, succeed } from '#platform/result';
import { findInstitutions, type InstitutionPage } from './institution-store.ts';

/** One page of every open institution. The route is for admins only. */
export async function listInstitutions(
  { db }: Platform,
  page: InstitutionPage,
): Promise<Result<{ institutions: Institution[]; count: number }>> {
  return succeed(await findInstitutions(db, page));
}
