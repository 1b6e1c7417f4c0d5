import type { InstitutionId, InvitationId } from '@qc/contract';
import { useApiMutation, useApiQuery, useRefresh } from '../api/index.ts';

/** Invitations to one institution that nobody has answered yet, and the way to take one back. */
export function useWaitingInvitations(institution: InstitutionId, onWithdrawn: () => void) {
  const refresh = useRefresh('listInvitations', 'listMembers');
  const { data, error, refetch } = useApiQuery('listInvitations', { params: { id: institution } });
  const { mutate, isPending, variables } = useApiMutation('withdrawInvitation', {
    onSuccess: onWithdrawn,
    // Refused because it was accepted just now: the lists tell.
    onSettled: () => void refresh(),
  });
  return {
    data,
    error,
    tryAgain: () => void refetch(),
    withdraw: (invitation: InvitationId) => mutate({ params: { id: institution, invitation } }),
    /** The one that is being taken back now. */
    withdrawing: isPending ? variables.params.invitation : null,
  };
}
