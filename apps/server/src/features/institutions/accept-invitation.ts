import type { Done } from '@qc/contract';
import { type ConfirmAddress, findUser, hashSecret } from '#features/accounts';
import { type Acting, recordAudit } from '#features/audit';
import { tellNewStaffOfTwoStep } from '#features/settings';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { holdInstitution } from './institution-store.ts';
import { claimInvitation, findOpenInvitation } from './invitation-store.ts';
import { findMembership, joinInstitution } from './member-store.ts';

/**
 * Joins by a mailed link, out of the institution before if there was one. The link counts once, and only for whoever is
 * signed in under the address it was sent to; that proves the address. Refuses `linkOver`, and `invitationForAnother`, which leaves the link as
 * it was.
 */
export async function acceptInvitation(
  platform: Platform,
  confirmAddress: ConfirmAddress,
  { actor, by }: Acting,
  token: string,
): Promise<Result<Done>> {
  const tokenHash = hashSecret(token);
  return inTransaction(platform.db, async (trx) => {
    const invitation = await findOpenInvitation(trx, tokenHash, platform.now());
    if (invitation === null) return refuse('linkOver');
    const person = await findMembership(trx, actor.userId);
    if (person === null || person.email !== invitation.email) return refuse('invitationForAnother');
    const { institutionId, institutionName } = invitation;
    // Held, so that nobody joins what is being closed.
    if ((await holdInstitution(trx, institutionId)) === null) return refuse('linkOver');
    if (!(await claimInvitation(trx, invitation.id, platform.now()))) return refuse('linkOver');
    await joinInstitution(trx, actor.userId, institutionId, invitation.manager);
    const user = await findUser(trx, actor.userId);
    if (user !== null) await confirmAddress(trx, user);
    const after = await findMembership(trx, actor.userId);
    const role = after?.role ?? person.role;
    await tellNewStaffOfTwoStep(platform, trx, { userId: actor.userId, before: person.role, after: role });
    await recordAudit(trx, by, {
      action: 'acceptInvitation',
      targetKind: 'institution',
      target: institutionId,
      targetName: institutionName,
      before: { institution: person.institutionId ?? '', role: person.role },
      after: { institution: institutionId, role },
    });
    return succeed({ ok: true });
  });
}
