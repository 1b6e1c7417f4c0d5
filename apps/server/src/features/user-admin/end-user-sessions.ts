import { type Done, Role, type UserId } from '@qc/contract';
import { endSessionsOf, findUser } from '#features/accounts';
import { type Acting, recordAudit } from '#features/audit';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { refuseManaging } from './user-admin-policy.ts';

/**
 * Ends every session of a person; nothing else of the account changes. Refuses `notFound`, `forbidden` for an owner's
 * or admin's by an admin.
 */
export async function endUserSessions(platform: Platform, { actor, by }: Acting, id: UserId): Promise<Result<Done>> {
  const done = await inTransaction(platform.db, async (trx): Promise<Result<Done>> => {
    const user = await findUser(trx, id);
    if (user === null) return refuse('notFound');
    const refused = refuseManaging(actor, { userId: id, role: Role.parse(user.role) });
    if (refused) return refused;
    await endSessionsOf(trx, id);
    await recordAudit(trx, by, { action: 'endUserSessions', targetKind: 'user', target: id, targetName: user.email });
    return succeed({ ok: true });
  });
  if (done.ok) platform.security?.tell('sessionsEnded', { userId: id });
  return done;
}
