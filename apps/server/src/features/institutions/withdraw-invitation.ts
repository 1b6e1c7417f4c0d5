import type { Done, InstitutionId, InvitationId } from '@qc/contract';
import { type Acting, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { allowInstitution } from './institution-policy.ts';
import { withdraw } from './invitation-store.ts';

/** Takes an invitation back: its link is void. Refuses `notFound`, also when it was used or is over. */
export async function withdrawInvitation(
  platform: Platform,
  { actor, by }: Acting,
  id: InstitutionId,
  invitationId: InvitationId,
): Promise<Result<Done>> {
  const allowed = await allowInstitution(platform.db, actor, id);
  if (!allowed.ok) return allowed;
  return inTransaction(platform.db, async (trx) => {
    const invitation = await withdraw(trx, id, invitationId, platform.now());
    if (invitation === null) return refuse('notFound');
    await recordAudit(trx, by, {
      action: 'withdrawInvitation',
      targetKind: 'institution',
      target: id,
      targetName: allowed.value.name,
      before: { email: invitation.email, manager: invitation.manager },
    });
    return succeed({ ok: true });
  });
}
