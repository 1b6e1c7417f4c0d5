import { InstitutionId, type InvitationOffer } from '@qc/contract';
import { hashSecret } from '#features/accounts';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { findInstitution } from './institution-store.ts';
import { findOpenInvitation } from './invitation-store.ts';
import { findMembership } from './member-store.ts';

/**
 * What a mailed link offers; changes nothing. The institution that would be left is told only to whom it was sent, once
 * signed in. Refuses `linkOver` for an unknown, used, withdrawn or old link alike.
 */
export async function viewInvitation(
  platform: Platform,
  actor: Actor | null,
  token: string,
): Promise<Result<InvitationOffer>> {
  const invitation = await findOpenInvitation(platform.db, hashSecret(token), platform.now());
  if (invitation === null) return refuse('linkOver');
  const { institutionName, email, manager, invitedBy, institutionId } = invitation;
  const person = actor && (await findMembership(platform.db, actor.userId));
  const left = person?.email === email ? person.institutionId : null;
  const leaves =
    left === null || left === institutionId
      ? ''
      : ((await findInstitution(platform.db, InstitutionId.parse(left)))?.name ?? '');
  return succeed({ institutionName, email, manager, invitedBy, leaves });
}
