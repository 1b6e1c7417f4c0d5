import type { Institution, InstitutionId } from '@qc/contract';
import type { Actor } from '#platform/http/handlers';
import type { Platform } from '#platform/platform';
import { refuse, type Result, succeed } from '#platform/result';
import { allowInstitution } from './institution-policy.ts';
import { showInstitution } from './institution-store.ts';

/** One institution with its figures, for its managers and admins. Refuses `notFound`. */
export async function getInstitution({ db }: Platform, actor: Actor, id: InstitutionId): Promise<Result<Institution>> {
  const allowed = await allowInstitution(db, actor, id);
  if (!allowed.ok) return allowed;
  const institution = await showInstitution(db, id);
  return institution ? succeed(institution) : refuse('notFound');
}
