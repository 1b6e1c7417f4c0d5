import type { ConfirmAddress } from '#features/accounts';
import { acting } from '#features/audit';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { succeed, whenDone } from '#platform/result';
import { acceptInvitation } from './accept-invitation.ts';
import { createInstitution } from './create-institution.ts';
import { deleteInstitution } from './delete-institution.ts';
import { getInstitution } from './get-institution.ts';
import { makeInvitationLimits } from './invitation-limits.ts';
import { inviteMember } from './invite-member.ts';
import { leaveInstitution } from './leave-institution.ts';
import { findInstitutions } from './institution-store.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { removeMember } from './remove-member.ts';
import { updateInstitution } from './update-institution.ts';
import { viewInvitation } from './view-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** What the calls about institutions need beside the platform. */
export interface InstitutionParts {
  /** What a proved address brings about. */
  confirmAddress: ConfirmAddress;
  /** Told when a message is waiting to be sent. */
  onMail(): void;
}

/** The calls under /institution. */
export function institutionHandlers(platform: Platform, { confirmAddress, onMail }: InstitutionParts) {
  const limits = makeInvitationLimits(platform);
  return {
    listInstitutions: async ({ query }) => succeed(await findInstitutions(platform.db, query)),
    createInstitution: (call) => whenDone(createInstitution(platform, acting(call), call.body), onMail),
    getInstitution: (call) => getInstitution(platform, signedIn(call), call.params.id),
    updateInstitution: (call) => updateInstitution(platform, acting(call), call.params.id, call.body),
    deleteInstitution: (call) => deleteInstitution(platform, acting(call), call.params.id, call.query.members),
    listMembers: (call) => listMembers(platform, signedIn(call), call.params.id, call.query),
    removeMember: (call) => removeMember(platform, acting(call), call.params.id, call.params.user),
    leaveInstitution: (call) => leaveInstitution(platform, acting(call)),
    inviteMember: (call) => whenDone(inviteMember(platform, limits, acting(call), call.params.id, call.body), onMail),
    listInvitations: (call) => listInvitations(platform, signedIn(call), call.params.id),
    withdrawInvitation: (call) => withdrawInvitation(platform, acting(call), call.params.id, call.params.invitation),
    viewInvitation: async (call) => {
      await limits.look(call.request.ip);
      return viewInvitation(platform, call.actor, call.body.token);
    },
    acceptInvitation: (call) =>
      whenDone(acceptInvitation(platform, confirmAddress, acting(call), call.body.token), onMail),
  } satisfies Partial<Handlers>;
}
