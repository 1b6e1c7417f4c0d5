import { useRefresh } from '#platform/api';

/** Refetches everything on screen that credits or money changed. */
export function useRefreshCredits(): () => Promise<void> {
  return useRefresh(
    'listSubscriptions',
    'listTransactions',
    'listUsages',
    'getCreditSummary',
    'listUsers',
    'listInstitutions',
    'listOrders',
    'getAdminDashboard',
  );
}
