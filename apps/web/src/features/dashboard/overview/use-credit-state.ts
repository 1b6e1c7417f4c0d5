import { apiQuery } from '#platform/api';
import { getSessionUser, setSessionUser, useSessionUser } from '#platform/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * The credits that the person's runs are paid with. They follow every recheck of the session (after an export, a
 * purchase), and what is newer here goes into the session, so that no two places show different figures.
 */
export function useCreditState() {
  const known = useSessionUser()?.credits;
  // A run may have been charged since this was last asked.
  const query = useQuery({ ...apiQuery('getCreditState'), refetchOnMount: 'always' });
  const { data, dataUpdatedAt, refetch } = query;
  const balance = data?.balance;
  useEffect(() => {
    const user = getSessionUser();
    if (balance !== undefined && user && user.credits !== balance) setSessionUser({ ...user, credits: balance });
  }, [balance, dataUpdatedAt]);
  useEffect(() => {
    // The session knows of another figure than was fetched here: it was rechecked since.
    if (balance !== undefined && known !== undefined && known !== balance) void refetch();
    // eslint-disable-next-line react/exhaustive-deps -- a new figure fetched here is handed on above, not fetched again
  }, [known]);
  return query;
}
