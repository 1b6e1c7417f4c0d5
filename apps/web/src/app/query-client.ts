import { ApiError, errorText } from '#platform/api';
import { getLanguage } from '#platform/i18n';
import { getSessionUser, onSessionChange } from '#platform/session';
import { showTimedMessage } from '#ui/dialogs';
import { MutationCache, QueryClient } from '@tanstack/react-query';

/** Messages about failures stay long enough to be read, ms. */
const FAILURE_STAYS_MS = 4000;
const RETRIES = 2;

/** The replies kept in this page. Failed writes show themselves, unless the screen words them itself (`meta.quiet`). */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (error, _input, _context, mutation) => {
      if (mutation.meta?.['quiet'] !== true) showFailure(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // Offline the screen must say so, not wait in silence.
      networkMode: 'always',
      retry: (failures, error) => error instanceof ApiError && error.code === 'unreachable' && failures < RETRIES,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** The auto-closing error message of a failed call. */
export function showFailure(error: unknown): void {
  showTimedMessage({ kind: 'error', title: errorText(error, getLanguage()), durationMs: FAILURE_STAYS_MS });
}

let owner = getSessionUser()?._id;
onSessionChange(() => {
  const next = getSessionUser()?._id;
  // Nothing of one person may show to the next.
  if (owner !== undefined && owner !== next) queryClient.clear();
  owner = next;
});
