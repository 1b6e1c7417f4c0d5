import { auditBy } from '#features/audit';
import type { Handlers } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { whenDone } from '#platform/result';
import { checkLedger } from './check-ledger.ts';
import { getAdminDashboard, type LiveSight } from './get-admin-dashboard.ts';
import { listUndeliveredMail, removeMail, sendMailAgain } from './undelivered-mail.ts';

/** Calls about the house as a whole. `onMail` is told when a message is waiting to be sent. */
export function administrationHandlers(platform: Platform, sight: LiveSight, onMail: () => void) {
  return {
    getAdminDashboard: ({ query }) => getAdminDashboard(platform, sight, query),
    checkLedger: (call) => checkLedger(platform, auditBy(call)),
    listUndeliveredMail: ({ query }) => listUndeliveredMail(platform, query),
    sendMailAgain: (call) => whenDone(sendMailAgain(platform, auditBy(call), call.body.mails), onMail),
    removeMail: (call) => removeMail(platform, auditBy(call), call.params.id),
  } satisfies Partial<Handlers>;
}
