import { useQueryClient } from '@tanstack/react-query';

/** Reads whose answers change when credits or money move. */
const READS = [
  'listSubscriptions',
  'listTransactions',
  'listUsages',
  'getCreditSummary',
  'listUsers',
  'listInstitutions',
  'listOrders',
  'getAdminDashboard',
];

/** Refetches everything on screen that credits or money changed. */
export function useRefreshCredits(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(READS.map((read) => client.invalidateQueries({ queryKey: [read] })));
  };
}
