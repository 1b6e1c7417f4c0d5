import type { Db, UserTable } from '#platform/db/tables';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { accountMail } from '../account-mail.ts';
import { turnOff } from './two-step-store.ts';

/**
 * Takes the second step away from somebody who lost the phone and the recovery codes, in the caller's transaction, and
 * tells the person. False: there was none.
 */
export async function forgetTwoStep(trx: Db, platform: Platform, user: UserTable): Promise<boolean> {
  if (!(await turnOff(trx, user.id))) return false;
  await queueMail(trx, platform, accountMail('twoStepOff', user, {}));
  return true;
}
