import { type Institution, InstitutionId, type NewInstitution } from '@qc/contract';
import { findPerson } from '#features/accounts';
import { type Acting, recordAudit } from '#features/audit';
import { refuseWithoutAddress } from '#features/settings';
import type { Db } from '#platform/db/tables';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { insertInstitution, showInstitution, type StoredInstitution } from './institution-store.ts';
import { writeInvitation } from './invite-member.ts';

/**
 * A new institution, for admins. Whoever has the manager's address is invited to manage it, with an account or without:
 * only the mailed secret proves whose the address is. Refuses `addressUnknown`.
 */
export async function createInstitution(
  platform: Platform,
  { actor, by }: Acting,
  wish: NewInstitution,
): Promise<Result<Institution>> {
  const mute = wish.managerEmail === undefined ? null : await refuseWithoutAddress(platform);
  if (mute) return mute;
  const institution: StoredInstitution = {
    id: InstitutionId.parse(platform.random.id()),
    name: wish.name,
    disableRemotesGames: wish.disableRemotesGames,
  };
  await inTransaction(platform.db, async (trx) => {
    await insertInstitution(trx, institution, platform.now());
    const manager = wish.managerEmail;
    if (manager !== undefined) await inviteManager(trx, platform, { actor, institution, email: manager });
    await recordAudit(trx, by, {
      action: 'createInstitution',
      targetKind: 'institution',
      target: institution.id,
      targetName: institution.name,
      after: {
        name: institution.name,
        disableRemotesGames: institution.disableRemotesGames,
        ...(manager !== undefined && { managerEmail: manager }),
      },
    });
  });
  const made = await showInstitution(platform.db, institution.id);
  return made ? succeed(made) : refuse('notFound');
}

interface Giving {
  actor: Actor;
  institution: StoredInstitution;
  email: string;
}

async function inviteManager(trx: Db, platform: Platform, { actor, institution, email }: Giving): Promise<void> {
  // The language of somebody unknown is not known either: the admin's own is the likeliest.
  const language = (await findPerson(trx, actor.userId))?.language ?? 'he';
  await writeInvitation(trx, platform, { actor, institution, wish: { email, manager: true, language } });
}
