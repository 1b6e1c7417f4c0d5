import { useQuery } from '@tanstack/react-query';
import { apiQuery, useApiMutation, useRefresh } from '../api/index.ts';

/** How often an open page asks whether a request was answered, ms. */
const ASK_AGAIN_MS = 60_000;

/** How the person can get credits: whether any are needed or sold, the open request, answers that were not seen. */
export function useCreditHelp() {
  return useQuery({ ...apiQuery('getCreditHelp'), refetchInterval: ASK_AGAIN_MS });
}

/** Asks for credits in one press. */
export function useAskForCredits() {
  const refresh = useRefresh('getCreditHelp');
  return useApiMutation('createCreditRequest', { onSuccess: refresh });
}
