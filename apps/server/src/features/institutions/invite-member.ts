import {
  type Institution,
  type InstitutionId,
  InvitationId,
  type Invitation,
  type Language,
  type NewInvitation,
} from '@qc/contract';
import { findPersonByEmail, hashSecret } from '#features/accounts';
import { type Acting, recordAudit } from '#features/audit';
import { lastKnownAddress, refuseWithoutAddress } from '#features/settings';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import { queueMail } from '#platform/mail/outgoing-mail-store';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import type { InvitationLimits } from './invitation-limits.ts';
import { invitationMail } from './invitation-mail.ts';
import { allowInstitution } from './institution-policy.ts';
import { holdInstitution } from './institution-store.ts';
import { replaceInvitation } from './invitation-store.ts';
import { findMembership } from './member-store.ts';

/** An invitation works this long. */
const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Invites a person by mail; an earlier invitation to the same address is void. The answer is the same whether the
 * address has an account or not. Refuses `notFound`, `addressUnknown`, and `tooManyRequests` to who
 * sends too many.
 */
export async function inviteMember(
  platform: Platform,
  limits: InvitationLimits,
  { actor, by }: Acting,
  id: InstitutionId,
  wish: NewInvitation,
): Promise<Result<Invitation>> {
  const allowed = await allowInstitution(platform.db, actor, id);
  if (!allowed.ok) return allowed;
  const mute = await refuseWithoutAddress(platform);
  if (mute) return mute;
  await limits.send(actor.userId, wish.email);
  return inTransaction(platform.db, async (trx) => {
    // Held, so that two invitations to one address at one time leave one that works.
    if ((await holdInstitution(trx, id)) === null) return refuse('notFound');
    const invitation = await writeInvitation(trx, platform, { actor, institution: allowed.value, wish });
    await recordAudit(trx, by, {
      action: 'inviteMember',
      targetKind: 'institution',
      target: id,
      targetName: allowed.value.name,
      after: { email: wish.email, manager: wish.manager },
    });
    return succeed(invitation);
  });
}

interface Inviting {
  actor: Pick<Actor, 'userId'>;
  institution: Pick<Institution, 'name'> & { id: InstitutionId };
  wish: NewInvitation;
}

/** Writes an invitation and its letter in the caller's transaction, which holds the institution. */
export async function writeInvitation(
  trx: Db,
  platform: Platform,
  { actor, institution, wish }: Inviting,
): Promise<Invitation> {
  const now = platform.now();
  const token = platform.random.secret();
  const inviter = await findMembership(trx, actor.userId);
  const language: Language = (await findPersonByEmail(trx, wish.email))?.language ?? wish.language;
  const invitation = await replaceInvitation(
    trx,
    {
      id: InvitationId.parse(platform.random.id()),
      institution_id: institution.id,
      email: wish.email,
      manager: wish.manager ? 1 : 0,
      token_hash: hashSecret(token),
      invited_by: inviter?.name ?? '',
      created_at_ms: now,
      expires_at_ms: now + INVITATION_MS,
    },
    now,
  );
  const mail = invitationMail({
    language,
    recipient: wish.email,
    institutionName: institution.name,
    invitedBy: inviter?.name ?? '',
    manager: wish.manager,
    token,
    publicUrl: lastKnownAddress(platform),
  });
  await queueMail(trx, platform, mail);
  return invitation;
}
