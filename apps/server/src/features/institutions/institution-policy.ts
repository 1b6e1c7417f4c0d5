import { isAdminRole, type InstitutionId } from '@qc/contract';
import type { Db } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { refuse, type Result, succeed } from '#platform/result';
import { findInstitution, type StoredInstitution } from './institution-store.ts';
import { findMembership } from './member-store.ts';

/** Whether somebody manages this very institution. */
export function isManagerOf(person: { role: number; institutionId: string | null }, id: InstitutionId): boolean {
  return person.role === 3 && person.institutionId === id;
}

/**
 * The institution, for its managers and for admins. Refuses `notFound` to everybody else, its plain members included,
 * and for one that is closed: unknown and foreign look alike.
 */
export async function allowInstitution(
  db: Db,
  actor: Pick<Actor, 'userId' | 'role'>,
  id: InstitutionId,
): Promise<Result<StoredInstitution>> {
  if (!isAdminRole(actor.role)) {
    const person = await findMembership(db, actor.userId);
    if (person === null || !isManagerOf(person, id)) return refuse('notFound');
  }
  const institution = await findInstitution(db, id);
  return institution ? succeed(institution) : refuse('notFound');
}
