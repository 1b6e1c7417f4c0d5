import type { Done, InstitutionId } from '@qc/contract';
import { type Acting, recordAudit } from '#features/audit';
import { expireAllOf } from '#features/credits';
import { forgetRemotesOf } from '#features/remembered-remotes';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { closeInstitution, findInstitution } from './institution-store.ts';
import { withdrawAll } from './invitation-store.ts';
import { countMemberships, takeAllOut } from './member-store.ts';

/**
 * Closes an institution: its people go on by themselves, its managers as regular users; what waits is withdrawn, and
 * whose remotes are is forgotten; its
 * unused credits expire by entries of the ledger, which stays. Rooms that are open go on. For admins only; refuses
 * `notFound`, and `invalidInput` for another number of members than there are: nobody closes more than they know of.
 */
export async function deleteInstitution(
  platform: Platform,
  { actor, by }: Acting,
  id: InstitutionId,
  knownMembers: number,
): Promise<Result<Done>> {
  return inTransaction(platform.db, async (trx) => {
    const institution = await findInstitution(trx, id);
    const now = platform.now();
    if (institution === null) return refuse('notFound');
    const there = (await countMemberships(trx, [id])).get(id)?.members ?? 0;
    if (there !== knownMembers) return refuse('invalidInput', { fields: [{ path: 'members', code: 'otherNumber' }] });
    if (!(await closeInstitution(trx, id, now))) return refuse('notFound');
    const members = await takeAllOut(trx, id);
    await withdrawAll(trx, id, now);
    await forgetRemotesOf(trx, { kind: 'institution', id });
    await expireAllOf(platform, trx, id, actor.userId);
    await recordAudit(trx, by, {
      action: 'deleteInstitution',
      targetKind: 'institution',
      target: id,
      targetName: institution.name,
      before: { name: institution.name, members },
    });
    return succeed({ ok: true });
  });
}
