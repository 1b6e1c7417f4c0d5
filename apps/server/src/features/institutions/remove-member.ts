import { type Done, type InstitutionId, isAdminRole, type UserId } from '@qc/contract';
import { type Acting, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { allowInstitution, isManagerOf } from './institution-policy.ts';
import { findMembership, takeOut } from './member-store.ts';

/**
 * Takes a person out of an institution; the account stays, and pays for itself. Refuses `notFound`, and `forbidden` to
 * a manager who would take out a manager, also himself: managers are unmade by admins.
 */
export async function removeMember(
  { db }: Platform,
  { actor, by }: Acting,
  id: InstitutionId,
  userId: UserId,
): Promise<Result<Done>> {
  const allowed = await allowInstitution(db, actor, id);
  if (!allowed.ok) return allowed;
  const plainOnly = !isAdminRole(actor.role);
  return inTransaction(db, async (trx) => {
    const person = await findMembership(trx, userId);
    if (person === null || person.institutionId !== id) return refuse('notFound');
    if (plainOnly && isManagerOf(person, id)) return refuse('forbidden');
    if (!(await takeOut(trx, userId, id, { plainOnly }))) return refuse('notFound');
    await recordAudit(trx, by, {
      action: 'removeMember',
      targetKind: 'user',
      target: userId,
      targetName: person.name,
      before: { institution: allowed.value.name, role: person.role },
      after: { institution: '', role: person.role === 3 ? 2 : person.role },
    });
    return succeed({ ok: true });
  });
}
