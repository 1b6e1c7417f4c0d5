import { UserId } from '@qc/contract';
import type { Db, UserTable } from '#platform/db/tables';
import type { Platform } from '#platform/platform';
import { forgetTwoStep } from '../two-step/forget-two-step.ts';
import { changeUser } from '../people/user-store.ts';

/**
 * In the caller's transaction, with the new password: an account whose address nobody had proved belongs to who has the
 * mailbox. Whatever else could let in, or tell, whoever opened it ends. An address that was proved before is never
 * taken over: false.
 */
export async function takeOver(trx: Db, platform: Platform, user: UserTable): Promise<boolean> {
  if (user.email_confirmed_ms !== null) return false;
  await forgetTwoStep(trx, platform, user);
  await changeUser(trx, UserId.parse(user.id), { contact_email: user.email });
  return true;
}
