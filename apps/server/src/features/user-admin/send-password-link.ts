import { type Done, Role, type UserId } from '@qc/contract';
import { findUser, mailSetPassword } from '#features/accounts';
import { type Acting, recordAudit } from '#features/audit';
import { publicAddress, refuseWithoutAddress } from '#features/settings';
import { inTransaction } from '#platform/db/transaction';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { refuseManaging } from './user-admin-policy.ts';

/**
 * Mails a person a link to set a new password; nothing changes before it is used. Refuses `notFound`,
 * `personRestricted` for a restricted account, `addressUnknown`, `forbidden` for an owner's or admin's by an admin.
 */
export async function sendPasswordLink(platform: Platform, { actor, by }: Acting, id: UserId): Promise<Result<Done>> {
  const publicUrl = await publicAddress(platform);
  const mute = await refuseWithoutAddress(platform);
  return inTransaction(platform.db, async (trx) => {
    const user = await findUser(trx, id);
    if (user === null) return refuse('notFound');
    const refused = refuseManaging(actor, { userId: id, role: Role.parse(user.role) });
    if (refused) return refused;
    if (mute) return mute;
    if (user.disabled_from_admin === 1) return refuse('personRestricted');
    await mailSetPassword(
      trx,
      platform,
      user,
      user.password_hash === null ? 'accountOpened' : 'passwordLink',
      publicUrl,
    );
    await recordAudit(trx, by, {
      action: 'sendPasswordLink',
      targetKind: 'user',
      target: id,
      targetName: user.email,
    });
    return succeed({ ok: true });
  });
}
