import { type Done, InstitutionId } from '@qc/contract';
import { type Acting, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { findInstitution } from './institution-store.ts';
import { findMembership, takeOut } from './member-store.ts';

/** Ends one's own membership; a manager is a regular user afterwards. Refuses `notFound` to who is in none. */
export async function leaveInstitution({ db }: Platform, { actor, by }: Acting): Promise<Result<Done>> {
  return inTransaction(db, async (trx) => {
    const person = await findMembership(trx, actor.userId);
    if (person === null || person.institutionId === null) return refuse('notFound');
    const id = InstitutionId.parse(person.institutionId);
    const name = (await findInstitution(trx, id))?.name ?? '';
    if (!(await takeOut(trx, actor.userId, id, { plainOnly: false }))) return refuse('notFound');
    await recordAudit(trx, by, {
      action: 'leaveInstitution',
      targetKind: 'institution',
      target: id,
      targetName: name,
      before: { role: person.role },
      after: { role: person.role === 3 ? 2 : person.role },
    });
    return succeed({ ok: true });
  });
}
