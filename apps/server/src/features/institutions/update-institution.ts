import { type Institution, type InstitutionChanges, type InstitutionId, isAdminRole } from '@qc/contract';
import { type Acting, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { allowInstitution } from './institution-policy.ts';
import { changeInstitution, holdInstitution, showInstitution } from './institution-store.ts';

/**
 * Renames an institution, or switches its remotes games. Refuses `notFound`, and `forbidden` to a manager who renames
 * it: by its name admins know whom they gave credits to.
 */
export async function updateInstitution(
  { db }: Platform,
  { actor, by }: Acting,
  id: InstitutionId,
  changes: InstitutionChanges,
): Promise<Result<Institution>> {
  const allowed = await allowInstitution(db, actor, id);
  if (!allowed.ok) return allowed;
  if (changes.name !== undefined && !isAdminRole(actor.role)) return refuse('forbidden');
  const { name, disableRemotesGames } = changes;
  const changed = await inTransaction(db, async (trx) => {
    const before = await holdInstitution(trx, id);
    if (before === null) return false;
    const change = {
      ...(name !== undefined && { name }),
      ...(disableRemotesGames !== undefined && { disableRemotesGames }),
    };
    await changeInstitution(trx, id, change);
    await recordAudit(trx, by, {
      action: 'updateInstitution',
      targetKind: 'institution',
      target: id,
      targetName: name ?? before.name,
      before: {
        ...(name !== undefined && { name: before.name }),
        ...(disableRemotesGames !== undefined && { disableRemotesGames: before.disableRemotesGames }),
      },
      after: change,
    });
    return true;
  });
  const institution = changed ? await showInstitution(db, id) : null;
  return institution ? succeed(institution) : refuse('notFound');
}
