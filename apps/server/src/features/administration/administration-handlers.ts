import { auditBy } from '#features/audit';
import type { HandlersOf } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { checkLedger } from './check-ledger.ts';
import { getAdminDashboard, type LiveSight } from './get-admin-dashboard.ts';
import { listUndeliveredMail, removeMail, sendMailAgain } from './undelivered-mail.ts';

type Names = 'getAdminDashboard' | 'checkLedger' | 'listUndeliveredMail' | 'sendMailAgain' | 'removeMail';

/** Calls about the house as a whole. `onMail` is told when a message is waiting to be sent. */
export function administrationHandlers(platform: Platform, sight: LiveSight, onMail: () => void): HandlersOf<Names> {
  return {
    getAdminDashboard: ({ query }) => getAdminDashboard(platform, sight, query),
    checkLedger: (call) => checkLedger(platform, auditBy(call)),
    listUndeliveredMail: ({ query }) => listUndeliveredMail(platform, query),
    sendMailAgain: async (call) => {
      const done = await sendMailAgain(platform, auditBy(call), call.body.mails);
      if (done.ok) onMail();
      return done;
    },
    removeMail: (call) => removeMail(platform, auditBy(call), call.params.id),
  };
}
