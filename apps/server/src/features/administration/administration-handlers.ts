import { auditBy } from '#features/audit';
import type { HandlersOf } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { checkLedger } from './check-ledger.ts';
import { getAdminDashboard, type LiveSight } from './get-admin-dashboard.ts';

/** Calls about the house as a whole. */
export function administrationHandlers(
  platform: Platform,
  sight: LiveSight,
): HandlersOf<'getAdminDashboard' | 'checkLedger'> {
  return {
    getAdminDashboard: ({ query }) => getAdminDashboard(platform, sight, query),
    checkLedger: (call) => checkLedger(platform, auditBy(call)),
  };
}
