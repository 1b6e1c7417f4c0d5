import { useLinkToken } from '#platform/link-token';
import { sessionValue } from '#platform/storage';
import { useEffect, useState } from 'react';

/** Kept in this tab over signing in or opening an account; never in the address. */
const kept = sessionValue('invitation');

interface InvitationToken {
  /** Empty: there is none yet. */
  token: string;
  /** Takes a code that was typed. */
  take: (token: string) => void;
}

/** The secret of an invitation: from the mailed link, from before signing in, or typed. */
export function useInvitationToken(): InvitationToken {
  const linked = useLinkToken();
  const [other, setOther] = useState(() => kept.get() ?? '');
  const token = linked === '' ? other : linked;
  useEffect(() => {
    if (token !== '') kept.set(token);
  }, [token]);
  return { token, take: setOther };
}

/** The invitation was answered, or is over. */
export function forgetInvitationToken(): void {
  kept.remove();
}
