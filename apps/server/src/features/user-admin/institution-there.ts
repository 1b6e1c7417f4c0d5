import type { InstitutionId } from '@qc/contract';
import { holdInstitution } from '#features/institutions';
import { inTransaction } from '#platform/db/transaction';
import type { Db } from '#platform/db/tables';

/** Whether people may be put into an institution: it is open, or none is named. In a transaction it stays so. */
export async function isInstitutionThere(db: Db, id: InstitutionId | null | undefined): Promise<boolean> {
  if (id === undefined || id === null) return true;
  return inTransaction(db, async (trx) => (await holdInstitution(trx, id)) !== null);
}
